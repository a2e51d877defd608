//! Powers and shares from basic arithmetic only, so that all machines compute the same bits.

/// 2^20 divided by 2^(n/16), for `n` sixteenths.
pub(crate) fn halved(sixteenths: u64) -> u64 {
    let (whole, part) = (sixteenths / 16, (sixteenths % 16) as usize);
    if whole > 20 { 0 } else { SIXTEENTHS[part] >> whole }
}

/// The results of [`halved`] below 16.
const SIXTEENTHS: [u64; 16] = [
    1_048_576, 1_004_120, 961_548, 920_781, 881_743, 844_360, 808_562, 774_282, 741_455, 710_020,
    679_917, 651_091, 623_487, 597_053, 571_740, 547_500,
];

/// A score as a value between -1 and 1. A score of `scale` gives one half.
pub fn value_of_score(score: i32, scale: i32) -> f64 {
    let score = f64::from(score);
    score / (score.abs() + f64::from(scale.max(1)))
}

/// A score in logits as a value between -1 and 1. The expected share of a win is one half plus half of the value.
/// `scale` is the score of one logit.
pub fn value_of_logit(score: i32, scale: i32) -> f64 {
    let logits = f64::from(score.unsigned_abs()) / f64::from(scale.max(1));
    // (1 + x/n)^n is close to e^x. If n is a power of two, products are enough to compute it.
    let odds =
        (0..DOUBLINGS).fold(1.0 + logits / f64::from(1 << DOUBLINGS), |power, _| power * power);
    let value = 1.0 - 2.0 / (odds.min(1e300) + 1.0);
    if score < 0 { -value } else { value }
}

/// The number of squarings in [`value_of_logit`]: precise enough for scores of ten logits.
const DOUBLINGS: u32 = 16;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halving_powers_are_accurate() {
        for sixteenths in 0..200 {
            let exact = 1_048_576.0 * (-(sixteenths as f64) / 16.0).exp2();
            assert!(
                (halved(sixteenths) as f64 - exact).abs() <= 1.0 + exact / 1000.0,
                "{sixteenths}"
            );
        }
        assert_eq!(halved(100_000), 0);
    }

    #[test]
    fn values_stay_between_lost_and_won() {
        assert_eq!(value_of_score(0, 100), 0.0);
        assert_eq!(value_of_score(100, 100), 0.5);
        assert!(value_of_score(i32::MIN, 0) >= -1.0);
    }

    #[test]
    fn a_logit_is_a_known_share_of_wins() {
        for score in [0, 10, 500, 1000, 2500, 9000, i32::MAX, i32::MIN] {
            let exact = (f64::from(score) / 2000.0).tanh();
            assert!((value_of_logit(score, 1000) - exact).abs() < 1e-4, "{score}");
        }
    }
}
