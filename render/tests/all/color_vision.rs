//! Color vision: light as people with all cones see it, and without one kind of them.

/// A kind of color vision.
pub(crate) struct ColorVision {
    pub(crate) name: &'static str,
    /// Maps red, green and blue light to the light perceived.
    matrix: [[f32; 3]; 3],
}

/// Usual vision, and vision without one kind of cones, after Machado and others, 2009, at full severity.
pub(crate) const VISIONS: [ColorVision; 4] = [
    ColorVision { name: "usual", matrix: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]] },
    ColorVision {
        name: "protan",
        matrix: [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    },
    ColorVision {
        name: "deutan",
        matrix: [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    },
    ColorVision {
        name: "tritan",
        matrix: [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    },
];

/// The light of a color, as perceived.
pub(crate) fn perceived(rgb: [u8; 3], vision: &ColorVision) -> [f32; 3] {
    let light = rgb.map(|part| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    vision.matrix.map(|row| {
        row.iter().zip(light).map(|(weight, part)| weight * part).sum::<f32>().clamp(0.0, 1.0)
    })
}

/// The contrast ratio of two colors after WCAG 2, from 1 to 21.
pub(crate) fn contrast(one: [f32; 3], other: [f32; 3]) -> f32 {
    let [one, other] = [one, other].map(|[r, g, b]| 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
    one.max(other) / one.min(other)
}
