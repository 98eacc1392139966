/// A part of the gallery: samples that show related things.
struct SampleSection {
    let title: String
    let samples: [Sample]
}
