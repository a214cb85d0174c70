//! WebAssembly's binary format, as far as the build has to know it.

use anyhow::{Context, Result};

/// The section that names what is named; it has no number of its own.
pub const CUSTOM: u8 = 0;
/// The section that holds the imports.
pub const IMPORTS: u8 = 2;
/// The section that holds the functions' bodies.
pub const CODE: u8 = 10;

/// A part of a program.
pub struct Section<'a> {
    pub id: u8,
    pub body: &'a [u8],
}

/// The sections of a program.
pub fn sections(program: &[u8]) -> Result<Vec<Section<'_>>> {
    let mut reader = Reader::new(program);
    reader.take(8).context("no program")?;
    let mut found = Vec::new();
    while reader.at < program.len() {
        let (id, length) = (reader.byte()?, reader.number()?);
        found.push(Section { id, body: reader.take(length)? });
    }
    Ok(found)
}

/// Writes a number of seven bits a byte, as WebAssembly has it.
pub fn number(mut n: usize, to: &mut Vec<u8>) {
    while n >= 0x80 {
        to.push(n as u8 | 0x80);
        n >>= 7;
    }
    to.push(n as u8);
}

/// Writes a section.
pub fn push(id: u8, body: &[u8], to: &mut Vec<u8>) {
    to.push(id);
    number(body.len(), to);
    to.extend(body);
}

/// Reads a program, or a part of one, from its front.
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Reader { bytes, at: 0 }
    }

    /// How far it has read.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn take(&mut self, length: usize) -> Result<&'a [u8]> {
        let bytes = self.bytes.get(self.at..self.at + length).context("the program is cut off")?;
        self.at += length;
        Ok(bytes)
    }

    pub fn byte(&mut self) -> Result<u8> {
        Ok(self.take(1)?[0])
    }

    pub fn number(&mut self) -> Result<usize> {
        let mut n = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            n |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(n);
            }
        }
        anyhow::bail!("a number is too long")
    }

    pub fn name(&mut self) -> Result<&'a str> {
        let length = self.number()?;
        Ok(std::str::from_utf8(self.take(length)?)?)
    }

    /// Passes over what is imported.
    pub fn kind(&mut self) -> Result<()> {
        let limits = |reader: &mut Self| {
            let bounded = reader.byte()? & 1 == 1;
            reader.number()?;
            if bounded { reader.number().map(drop) } else { Ok(()) }
        };
        match self.byte()? {
            // A function.
            0 => self.number().map(drop),
            // A table.
            1 => self.byte().and_then(|_| limits(self)),
            // A memory.
            2 => limits(self),
            // A global.
            3 => self.take(2).map(drop),
            // A tag.
            4 => self.byte().and_then(|_| self.number().map(drop)),
            other => anyhow::bail!("an import of kind {other} is unknown"),
        }
    }
}
