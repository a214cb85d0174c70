//! Probabilities and laws.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::distribution;
use crate::ratio::Ratio;

/// A probability that the rule gives as a fraction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chance {
    /// The nearest number.
    pub p: f64,
    /// In lowest terms, as `9/11`.
    pub fraction: String,
}

/// A law over whole numbers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Law {
    /// Mean of the whole.
    pub mean: f64,
    /// Square root of the variance.
    pub deviation: f64,
    /// The smallest values reached with 5, 50 and 95 %; absent for a law of
    /// nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quantiles: Option<[i32; 3]>,
    /// Value and probability, values rising. They sum to 1, or less for a part
    /// of a law.
    pub values: Vec<(i32, f64)>,
}

impl From<Ratio> for Chance {
    fn from(ratio: Ratio) -> Chance {
        Chance { p: ratio.to_f64(), fraction: format!("{}/{}", ratio.num(), ratio.den()) }
    }
}

impl From<&distribution::Law> for Law {
    fn from(law: &distribution::Law) -> Law {
        let quantile = |q| law.quantile(q);
        let quantiles = quantile(0.05).zip(quantile(0.5)).zip(quantile(0.95));
        Law {
            mean: law.mean(),
            deviation: libm::sqrt(law.variance()),
            quantiles: quantiles.map(|((low, middle), high)| [low, middle, high]),
            values: law.entries().to_vec(),
        }
    }
}
