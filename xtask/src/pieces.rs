//! Cuts the pieces that are loaded later out of the page's program.
//!
//! Trunk bundles the page around the program as the compiler left it. Here the
//! program is taken apart (`crate-web/src/pieces.rs` says where), its first part
//! and every later one are optimised, and the page is pointed at the result. All
//! files of one build carry one mark in their names, so that a deploy never
//! mixes two builds.

use std::collections::hash_map::DefaultHasher;
use std::ffi::OsStr;
use std::fs;
use std::hash::Hasher;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::pins::WASM_TARGET;
use crate::{names, optimise, process, tools, workspace};

/// The program's name, before marks and endings.
const NAME: &str = "duelscope-web";

/// Where in the site the later pieces lie.
const LATER: &str = "later";

/// How the page is compiled: as all programs of the site, and with what it takes to be
/// cut left in it.
pub fn settings() -> Vec<(&'static str, String)> {
    let mut settings = optimise::settings("-Clink-args=--emit-relocs ");
    settings.push(("CARGO_PROFILE_RELEASE_STRIP", "none".to_owned()));
    settings
}

/// Puts the program in pieces in the place of Trunk's.
pub fn cut(dist: &Path) -> Result<()> {
    let whole = workspace::target().join(WASM_TARGET).join("release").join(NAME);
    let whole = whole.with_extension("wasm");
    let desk = workspace::target().join("pieces");
    if desk.exists() {
        fs::remove_dir_all(&desk).context("target/pieces could not be removed")?;
    }
    let site = desk.join("site");
    let later = site.join(LATER);
    fs::create_dir_all(&later)?;

    let mut split = process::program(tools::wasm_split::program()?);
    process::run(split.arg(&whole).arg(&desk).args(["--out-name", NAME]))?;
    let mut bind = process::program("wasm-bindgen");
    bind.env("PATH", tools::path()?).args([
        "--target",
        "web",
        "--no-typescript",
        "--keep-lld-exports",
        "--out-dir",
    ]);
    process::run(bind.arg(&site).arg(desk.join(NAME).with_extension("wasm")))?;

    let first = site.join(format!("{NAME}_bg.wasm"));
    optimise::wasm(&first, &first)?;
    for piece in with_extension(&desk, "wasm")? {
        let name = file_name(&piece);
        if let Some(name) =
            name.strip_prefix("split_").or(name.starts_with("chunk").then_some(&name))
        {
            optimise::wasm(&piece, &later.join(name))?;
        }
    }
    let glue = site.join(NAME).with_extension("js");
    let loader = site.join("pieces.js");
    let module = format!("./{NAME}_bg.js");
    let (program, script) = names::shorten(&fs::read(&first)?, &read(&glue)?, &module)?;
    fs::write(&first, program)?;
    fs::write(&glue, script)?;
    let styles = later_styles(dist)?;
    fs::write(&loader, loading(&read(&desk.join("__wasm_split.js"))?, &styles)?)?;
    place(&site, dist)
}

/// Takes the styles of the pieces out of the page and puts them to the pieces; returns
/// the name of their file, which Trunk has marked by what is in it.
fn later_styles(dist: &Path) -> Result<String> {
    let styles = with_extension(dist, "css")?;
    let Some(styles) = styles.iter().find(|file| file_name(file).starts_with("later")) else {
        bail!("the styles of the pieces are not in dist/");
    };
    let name = file_name(styles);
    let page = dist.join("index.html");
    let html = read(&page)?;
    let Some(link) = html.split_inclusive('>').find(|tag| tag.contains(&name)) else {
        bail!("the page does not name {name}");
    };
    // What stands before the tag is text of none.
    let link = &link[link.rfind('<').unwrap_or(0)..];
    fs::write(&page, html.replace(link, ""))?;
    fs::create_dir_all(dist.join(LATER))?;
    fs::rename(styles, dist.join(LATER).join(&name))?;
    Ok(name)
}

/// The loader of the pieces, from where and how this site serves them, and with their
/// `styles`.
fn loading(script: &str, styles: &str) -> Result<String> {
    // Hosts that do not know the type of WebAssembly files are common.
    let (fetched, any) =
        ("WebAssembly.instantiateStreaming(src, imports)", "instantiate(src, imports)");
    let (called, dressed) = ("await callee();", "await Promise.all([callee(), dress()]);");
    for known in [fetched, called] {
        ensure!(script.contains(known), "the loader of the pieces does not look as expected");
    }
    let script = script.replace(fetched, any).replace("\"./split_", &format!("\"./{LATER}/"));
    let script = script.replace("\"./chunk", &format!("\"./{LATER}/chunk"));
    let script = script.replace(called, dressed);
    Ok(script
        + &format!("const styles = new URL(\"./{LATER}/{styles}\", import.meta.url);\n")
        // A worker shows nothing.
        + "let dressing;\n\
           function dress() {\n\
           return globalThis.document && (dressing ??= new Promise((resolve, reject) => {\n\
           const link = Object.assign(document.createElement(\"link\"), { rel: \"stylesheet\", href: styles });\n\
           link.onload = resolve;\n\
           link.onerror = () => {\n\
           dressing = undefined;\n\
           link.remove();\n\
           reject(new Error(`${styles}: not loaded`));\n\
           };\n\
           document.head.append(link);\n\
           }));\n\
           }\n"
        + "async function instantiate(source, imports) {\n\
           const response = await source;\n\
           if (!response.ok) throw new Error(`${response.url}: ${response.status}`);\n\
           return WebAssembly.instantiate(await response.arrayBuffer(), imports);\n\
           }\n")
}

/// Marks the files, moves them into the site and points the page at them.
fn place(site: &Path, dist: &Path) -> Result<()> {
    let mut files = with_extension(site, "wasm")?;
    files.extend(with_extension(site, "js")?);
    files.extend(with_extension(&site.join(LATER), "wasm")?);
    files.sort();
    let mut hash = DefaultHasher::new();
    for file in &files {
        hash.write(&fs::read(file)?);
    }
    let mark = format!("{:016x}", hash.finish());
    let marked = |name: &str| {
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        let stem = stem.trim_end_matches("_bg");
        format!("{stem}-{mark}.{extension}")
    };

    let page = dist.join("index.html");
    let html = read(&page)?;
    let bound = bundled(dist)?;
    // The start script fetches the words of a Russian first visit beside the program.
    let start = "data-glue=";
    ensure!(html.contains(start), "the page does not name its program as expected");
    let words = format!("data-russian=\"./{LATER}/{}\" {start}", marked("russian.wasm"));
    let html = html.replace(start, &words);
    let html = bound.iter().fold(html, |html, old| {
        let extension = old.extension().and_then(OsStr::to_str).unwrap_or_default();
        html.replace(&file_name(old), &marked(&format!("{NAME}.{extension}")))
    });
    for old in &bound {
        fs::remove_file(old)?;
    }
    fs::create_dir_all(dist.join(LATER))?;
    for file in &files {
        let name = file_name(file);
        let folder = file.parent().and_then(|folder| folder.strip_prefix(site).ok());
        let to = dist.join(folder.unwrap_or(Path::new(""))).join(marked(&name));
        if name.ends_with(".js") {
            // The program asks for the loader by its old name, so only the way to it changes.
            let from = |name: &str| format!("from \"./{name}\"");
            let script = read(file)?
                .replace(&from("__wasm_split.js"), &from(&marked("pieces.js")))
                .replace(&from(&format!("{NAME}.js")), &from(&marked(&format!("{NAME}.js"))))
                .replace(".wasm\", import.meta", &format!("-{mark}.wasm\", import.meta"));
            fs::write(&to, script)?;
            optimise::script(&to, true)?;
        } else {
            fs::copy(file, &to)?;
        }
    }
    fs::write(&page, html)?;
    optimise::script(&dist.join("boot.js"), false)?;
    optimise::script(&dist.join("worker.js"), true)?;
    println!("{} files of the program, marked {mark}", files.len());
    Ok(())
}

/// What Trunk made of the whole program.
fn bundled(dist: &Path) -> Result<Vec<PathBuf>> {
    let mut found = with_extension(dist, "wasm")?;
    found.extend(with_extension(dist, "js")?);
    found.retain(|file| file_name(file).starts_with(NAME));
    if found.len() != 2 {
        bail!("dist/ should hold one script and one program of {NAME}, not {}", found.len());
    }
    Ok(found)
}

fn with_extension(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in
        fs::read_dir(folder).with_context(|| format!("{} could not be read", folder.display()))?
    {
        let path = entry?.path();
        if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} could not be read", file.display()))
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::loading;

    #[test]
    fn a_loader_of_another_kind_is_noticed() {
        assert!(loading("import x from \"./y.js\"", "z.css").is_err());
        let known = "await callee(); \
                     new URL(\"./split_a.wasm\"); WebAssembly.instantiateStreaming(src, imports)";
        let script = loading(known, "z.css").unwrap();
        assert!(script.contains("./later/a.wasm") && script.contains("instantiate(src, imports)"));
        assert!(script.contains("./later/z.css") && script.contains("callee(), dress()"));
    }
}
