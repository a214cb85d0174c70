//! A static host as strict as any that the site may meet: a subfolder, and a
//! content security policy that allows nothing but the site's own files. A file
//! with its `.br` beside it travels compressed.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{env, fs};

use super::headers::Headers;

const FOLDER: &str = "/games/tools/duelscope/";

/// What the host allows, what else it says of each file, and which files it lacks.
#[derive(Clone, Debug)]
pub struct Host {
    pub policy: &'static str,
    /// How long browsers keep files and pages.
    pub cache: &'static str,
    /// More headers, each with the end of its line.
    pub headers: &'static str,
    pub lacks: fn(&str) -> bool,
}

impl Default for Host {
    fn default() -> Self {
        Host {
            policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
                     connect-src 'self'; style-src 'self'; img-src 'self' data:",
            cache: "no-store",
            headers: "",
            lacks: |_| false,
        }
    }
}

impl Host {
    /// One that says all that `_headers` asks for, to pages of any origin.
    pub fn as_asked() -> Host {
        let policy = Headers::read().of("index.html", "Content-Security-Policy")[0].to_owned();
        let headers = "Access-Control-Allow-Origin: *\r\n";
        Host { policy: policy.leak(), headers, ..Host::default() }
    }
}

#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    stop: Arc<AtomicBool>,
    /// Requests so far: those that were asked, those that were answered.
    asked: Arc<AtomicUsize>,
    answered: Arc<AtomicUsize>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    pub fn start(site: PathBuf, host: Host) -> Server {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let (asked, answered) = (Arc::<AtomicUsize>::default(), Arc::<AtomicUsize>::default());
        let counts = (asked.clone(), answered.clone());
        let thread = thread::spawn(move || {
            for stream in listener.incoming() {
                if stopped.load(Ordering::Relaxed) {
                    break;
                }
                let (site, host) = (site.clone(), host.clone());
                let (asked, answered) = counts.clone();
                asked.fetch_add(1, Ordering::SeqCst);
                thread::spawn(move || {
                    // A browser that hangs up early is no concern of the host's.
                    let _ = stream.and_then(|stream| answer(stream, &site, &host));
                    answered.fetch_add(1, Ordering::SeqCst);
                });
            }
        });
        Server { address, stop, asked, answered, thread: Some(thread) }
    }

    /// How many requests have been made, once all of them are answered.
    pub fn idle(&self) -> Option<usize> {
        let answered = self.answered.load(Ordering::SeqCst);
        (self.asked.load(Ordering::SeqCst) == answered).then_some(answered)
    }

    /// The address of the site's folder.
    pub fn url(&self) -> String {
        format!("http://{}{FOLDER}", self.address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // Wakes the loop, which waits for a connection.
        let _ = TcpStream::connect(self.address);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What a page asks for when it is there already.
const LATE: [&str; 3] = ["/later/", "/data/", "/worker.js"];

/// How much later than the rest it comes: `DUELSCOPE_SLOW`, in milliseconds, shows
/// which journeys do not wait for it.
fn slowness() -> Duration {
    let milliseconds = env::var("DUELSCOPE_SLOW").ok().and_then(|text| text.parse().ok());
    Duration::from_millis(milliseconds.unwrap_or(0))
}

/// One request per connection: plenty for a handful of files.
fn answer(stream: TcpStream, site: &Path, host: &Host) -> io::Result<()> {
    let mut lines = BufReader::new(&stream).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    // Unread headers at the end would reset the connection.
    let mut brotli = false;
    for line in lines {
        let line = line?.to_ascii_lowercase();
        brotli |= line.starts_with("accept-encoding:") && line.contains("br");
        if line.is_empty() {
            break;
        }
    }
    if LATE.iter().any(|name| request.contains(name)) {
        thread::sleep(slowness());
    }
    let found = file(&request, site, host).and_then(|path| content(path, brotli));
    let (status, kind, (body, encoding)) = match &found {
        Some((path, body, encoding)) => ("200 OK", mime(path), (body.as_slice(), *encoding)),
        None => ("404 Not Found", "text/plain", (b"not found".as_slice(), "")),
    };
    let mut stream = &stream;
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\n{encoding}Content-Length: {}\r\n\
         Content-Security-Policy: {}\r\nX-Content-Type-Options: nosniff\r\n\
         Cache-Control: {}\r\n{}Connection: close\r\n\r\n",
        body.len(),
        host.policy,
        host.cache,
        host.headers,
    )?;
    stream.write_all(body)
}

/// A file, or what lies compressed beside it, with the header that says so.
fn content(path: PathBuf, brotli: bool) -> Option<(PathBuf, Vec<u8>, &'static str)> {
    let mut beside = path.clone().into_os_string();
    beside.push(".br");
    match fs::read(beside) {
        Ok(body) if brotli => Some((path, body, "Content-Encoding: br\r\n")),
        _ => fs::read(&path).ok().map(|body| (path, body, "")),
    }
}

fn file(request: &str, site: &Path, host: &Host) -> Option<PathBuf> {
    let target = request.strip_prefix("GET ")?.split([' ', '?']).next()?;
    let name = match target.strip_prefix(FOLDER)? {
        "" => "index.html",
        name => name,
    };
    let plain = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
    (plain && !(host.lacks)(name)).then(|| site.join(name))
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}
