//! The workers as the scheduler knows them: who is there, what each has on
//! its desk, how fast each one is and since when it was last heard of.

use duelscope_core::BATCH;

use super::super::plan::Chunk;
use super::{Loss, PAGE, WorkerId};

/// How long a chunk should take, in ms: long beside the cost of a message,
/// short beside what a person waits for.
const CHUNK_MS: f64 = 40.0;

/// Chunks on a worker's desk: the next one lies ready when one is done.
const DESK: usize = 2;

/// How much more than the last time a worker may be given at most.
const GROWTH: u64 = 8;

/// How long work waits for workers that start, before the page helps, in ms.
const PAGE_HELPS_MS: f64 = 250.0;

/// How long a worker may take to start, in ms.
const BOOT_MS: f64 = 8_000.0;

/// How long a worker may be silent while it has work, in ms. It says several
/// times a second that it is busy.
const SILENCE_MS: f64 = 1_800.0;

/// A worker is only called silent if time was also seen to pass so many times:
/// after a sleep of the whole machine the clock alone says nothing.
const QUIET_TICKS: u32 = 5;

/// A chunk on a worker's desk.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Flight {
    pub run: u32,
    pub chunk: Chunk,
}

#[derive(Debug)]
struct Member {
    id: WorkerId,
    ready: bool,
    /// When it last said something, or was begun.
    heard: f64,
    /// Ticks since then.
    quiet: u32,
    /// Batches of its next chunk.
    size: u64,
    desk: Vec<Flight>,
}

impl Member {
    fn new(id: WorkerId, now: f64) -> Self {
        Member { id, ready: false, heard: now, quiet: 0, size: 1, desk: Vec::new() }
    }

    fn hear(&mut self, now: f64) {
        self.heard = now;
        self.quiet = 0;
    }

    fn patience(&self) -> f64 {
        if self.ready { SILENCE_MS } else { BOOT_MS }
    }
}

#[derive(Debug)]
pub(super) struct Crew {
    width: usize,
    members: Vec<Member>,
    page: Member,
    next_id: WorkerId,
    /// A worker has worked here.
    proven: bool,
    /// No worker will.
    hopeless: bool,
}

impl Crew {
    pub fn new(width: usize) -> Self {
        let page = Member { ready: true, ..Member::new(PAGE, 0.0) };
        let members = Vec::new();
        Crew { width, members, page, next_id: PAGE + 1, proven: false, hopeless: width == 0 }
    }

    fn member(&mut self, id: WorkerId) -> Option<&mut Member> {
        if id == PAGE {
            return Some(&mut self.page);
        }
        self.members.iter_mut().find(|member| member.id == id)
    }

    /// Whether a run of so many batches has use for one more worker.
    pub fn wants_more(&self, batches: u64) -> bool {
        let useful = usize::try_from(batches).unwrap_or(usize::MAX).min(self.width);
        !self.hopeless && self.members.len() < useful
    }

    /// Whether a lost worker may be replaced.
    pub fn can_respawn(&self) -> bool {
        !self.hopeless
    }

    /// Whether all is left to the page, for good.
    pub fn is_hopeless(&self) -> bool {
        self.hopeless && self.members.is_empty()
    }

    /// A new worker, which has to start yet.
    pub fn enlist(&mut self, now: f64) -> WorkerId {
        let id = self.next_id;
        self.next_id += 1;
        self.members.push(Member::new(id, now));
        id
    }

    /// A worker listens. Says whether that is new.
    pub fn ready(&mut self, id: WorkerId, now: f64) -> bool {
        let Some(member) = self.member(id) else { return false };
        member.hear(now);
        let new = !member.ready;
        member.ready = true;
        self.proven = true;
        new
    }

    /// A worker says that it is at work.
    pub fn hear(&mut self, id: WorkerId, now: f64) {
        if let Some(member) = self.member(id) {
            member.hear(now);
        }
    }

    /// Workers that have nothing but chunks of other runs on their desks.
    pub fn at_other_runs(&self, run: u32) -> Vec<WorkerId> {
        let stuck = |member: &&Member| {
            !member.desk.is_empty() && member.desk.iter().all(|flight| flight.run != run)
        };
        self.members.iter().filter(stuck).map(|member| member.id).collect()
    }

    pub fn ready_count(&self) -> usize {
        self.members.iter().filter(|member| member.ready).count()
    }

    pub fn page_works(&self) -> bool {
        !self.page.desk.is_empty()
    }

    /// Clears the page's desk; says whether there was anything on it.
    pub fn recall_page(&mut self) -> bool {
        let works = self.page_works();
        self.page.desk.clear();
        works
    }

    /// Chunks start small again, so that the first numbers of a run are soon
    /// there and another scenario's speed is measured before it is relied on.
    pub fn new_run(&mut self, now: f64) {
        for member in self.members.iter_mut().chain([&mut self.page]) {
            member.size = (member.size / GROWTH).max(1);
            if member.ready {
                member.hear(now);
            }
        }
    }

    /// Whose desk has room and for how many batches, the emptiest first.
    /// `left` batches were never handed out.
    pub fn idle(&self, left: u64, now: f64) -> Option<(WorkerId, u64)> {
        let ready = self.ready_count() as u64;
        if ready == 0 {
            let late = |member: &Member| now - member.heard >= PAGE_HELPS_MS;
            let helps = self.page.desk.is_empty() && self.members.iter().all(late);
            return helps.then_some((PAGE, self.page.size));
        }
        let member = self
            .members
            .iter()
            .filter(|member| member.ready && member.desk.len() < DESK)
            .min_by_key(|member| member.desk.len())?;
        // Towards the end smaller pieces, so that all are done together.
        let share = left.div_ceil(ready).max(member.size / GROWTH);
        Some((member.id, member.size.min(share)))
    }

    /// A chunk lands on a desk.
    pub fn depart(&mut self, id: WorkerId, flight: Flight, now: f64) {
        if let Some(member) = self.member(id) {
            if member.desk.is_empty() {
                member.hear(now);
            }
            member.desk.push(flight);
        }
    }

    /// Takes a chunk that is done off the desk; `None` if it was not there: a
    /// reply that comes twice, or from a worker given up.
    pub fn land(&mut self, id: WorkerId, run: u32, first: u64, now: f64) -> Option<Chunk> {
        let member = self.member(id)?;
        let is_it = |flight: &Flight| flight.run == run && flight.chunk.first == first;
        let place = member.desk.iter().position(is_it)?;
        member.hear(now);
        Some(member.desk.remove(place).chunk)
    }

    /// Learns from how long a chunk took.
    pub fn measure(&mut self, id: WorkerId, chunk: Chunk, elapsed: f64) {
        let Some(member) = self.member(id) else { return };
        // Clocks are coarse in some browsers, and may say anything in a reply.
        let elapsed = if elapsed.is_finite() { elapsed.max(0.05) } else { CHUNK_MS };
        let batches = chunk.trials as f64 / BATCH as f64;
        let size = (batches / elapsed * CHUNK_MS) as u64;
        let most = member.size.max(chunk.end() - chunk.first).saturating_mul(GROWTH);
        member.size = size.clamp(1, most);
    }

    /// Strikes a worker off and returns what lay on its desk; `None` if it was
    /// struck off before.
    pub fn dismiss(&mut self, id: WorkerId, loss: &Loss) -> Option<Vec<Flight>> {
        let place = self.members.iter().position(|member| member.id == id)?;
        self.hopeless |= *loss == Loss::Impossible;
        Some(self.members.remove(place).desk)
    }

    /// Where no worker has ever started and none is about to, later runs do
    /// not try again.
    pub fn give_up(&mut self) {
        self.hopeless |= !self.proven && self.members.is_empty();
    }

    /// Time passes. Returns the workers that are silent for too long.
    pub fn tick(&mut self, now: f64) -> Vec<WorkerId> {
        let mut silent = Vec::new();
        for member in &mut self.members {
            if member.ready && member.desk.is_empty() {
                member.hear(now);
                continue;
            }
            member.quiet = member.quiet.saturating_add(1);
            if member.quiet >= QUIET_TICKS && now - member.heard > member.patience() {
                silent.push(member.id);
            }
        }
        silent
    }
}
