//! Points as pips: damage and armor that cancel, damage that is cut.

use duelscope_core::between;

/// Most pips a row; above, bars with numbers are clearer.
pub const MOST_PIPS: i32 = 20;

/// What became of a pair of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// A point of damage and one of armor cancel.
    Cancel,
    /// A point of damage goes on.
    GoesOn,
    /// A point of armor is left.
    ArmorStays,
}

/// The columns of the picture, or none where there are too many.
pub fn pairs(damage: i32, armor: i32) -> Option<Vec<Fate>> {
    let (damage, armor) = (damage.max(0), armor.max(0));
    if damage.max(armor) > MOST_PIPS {
        return None;
    }
    let met = damage.min(armor);
    let mut fates = vec![Fate::Cancel; met as usize];
    fates.extend((met..damage).map(|_| Fate::GoesOn));
    fates.extend((met..armor).map(|_| Fate::ArmorStays));
    Some(fates)
}

/// `part` of `whole` in percent, 0 to 100, for the width of a bar.
pub fn share(part: i64, whole: i64) -> f64 {
    if whole <= 0 { 0.0 } else { between(part as f64 / whole as f64 * 100.0, 0.0, 100.0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Fate::{ArmorStays, Cancel, GoesOn};

    #[test]
    fn each_point_meets_one() {
        assert_eq!(pairs(3, 2), Some(vec![Cancel, Cancel, GoesOn]));
        assert_eq!(pairs(1, 3), Some(vec![Cancel, ArmorStays, ArmorStays]));
        assert_eq!(pairs(0, 0), Some(vec![]));
        assert_eq!(pairs(-2, 1), Some(vec![ArmorStays]));
        assert_eq!(pairs(21, 1), None);
        assert_eq!(pairs(i32::MAX, i32::MAX), None);
    }

    #[test]
    fn a_share_of_nothing_is_none() {
        assert_eq!(share(1, 0), 0.0);
        assert_eq!(share(9, 8), 100.0);
        assert_eq!(share(-5, 8), 0.0);
    }
}
