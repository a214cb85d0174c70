//! A DokuWiki of a test's own, served on this machine by PHP itself.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

/// What the wiki is told that its package does not say.
const SETTINGS: &str = "<?php
$conf['savedir'] = './data';
$conf['useacl'] = 0;
$conf['license'] = '';
";

/// Ends with the value that holds it.
#[derive(Debug)]
pub struct Wiki {
    folder: PathBuf,
    server: Child,
    url: String,
}

impl Wiki {
    /// A wiki without pages, with the plugins that lie in these folders.
    pub fn start(plugins: &[(&str, &Path)]) -> Wiki {
        let files = env::var_os("DUELSCOPE_DOKUWIKI").map(PathBuf::from);
        let files =
            files.expect("DUELSCOPE_DOKUWIKI names no DokuWiki; run `cargo xtask test --only e2e`");
        let folder = lay_out(&files, plugins).expect("a wiki can be laid out");
        let (server, url) = serve(&folder);
        Wiki { folder, server, url }
    }

    /// Saves a page, and gives its address.
    pub fn save(&self, name: &str, text: &str) -> String {
        let file = self.folder.join("data/pages").join(name).with_extension("txt");
        fs::write(file, text).expect("a page can be saved");
        format!("{}doku.php?id={name}", self.url)
    }

    /// Uploads a file that pages can show.
    pub fn upload(&self, name: &str, bytes: &[u8]) {
        let file = self.folder.join("data/media").join(name);
        fs::write(file, bytes).expect("a file can be uploaded");
    }
}

impl Drop for Wiki {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The package spreads over the system; a wiki of one's own is one folder.
fn lay_out(files: &Path, plugins: &[(&str, &Path)]) -> io::Result<PathBuf> {
    static WIKIS: AtomicU32 = AtomicU32::new(0);
    let number = WIKIS.fetch_add(1, Ordering::Relaxed);
    let name = format!("duelscope-wiki-{}-{number}", std::process::id());
    let folder = env::temp_dir().join(name);
    copy(&files.join("usr/share/dokuwiki"), &folder)?;
    for part in ["lib/tpl", "lib/plugins", "data"] {
        copy(&files.join("var/lib/dokuwiki").join(part), &folder.join(part))?;
    }
    copy(&files.join("etc/dokuwiki"), &folder.join("conf"))?;
    fs::create_dir_all(folder.join("data/pages"))?;
    // It would look for the system's own configuration.
    fs::remove_file(folder.join("inc/preload.php"))?;
    fs::write(folder.join("conf/local.php"), SETTINGS)?;
    for (name, from) in plugins {
        copy(from, &folder.join("lib/plugins").join(name))?;
    }
    Ok(folder)
}

/// A folder with all that is in it, but for links out of it.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (kind, to) = (entry.file_type()?, to.join(entry.file_name()));
        if kind.is_dir() {
            copy(&entry.path(), &to)?;
        } else if kind.is_file() {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}

/// A running server and its address: it takes a free port and says which.
fn serve(folder: &Path) -> (Child, String) {
    let mut server = Command::new("php")
        .args(["-S", "127.0.0.1:0", "-t"])
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("PHP should start");
    let mut lines = BufReader::new(server.stderr.take().unwrap()).lines();
    let url = lines.by_ref().map_while(Result::ok).find_map(|line| {
        let address = line.split_once("(http://")?.1.split_once(')')?.0;
        Some(format!("http://{address}/"))
    });
    // It tells of every request; a full pipe would hold it up.
    thread::spawn(move || lines.for_each(drop));
    (server, url.expect("PHP says where it serves"))
}
