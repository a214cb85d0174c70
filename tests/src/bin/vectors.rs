//! Runs vector files by hand: `cargo xtask vectors FILE…`.

fn main() -> std::process::ExitCode {
    eprintln!("no kind of vector is known yet");
    std::process::ExitCode::FAILURE
}
