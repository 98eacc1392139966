import LassoGtk

/// A part of the library that the gallery shows.
struct Sample: Identifiable {
    /// The name of the sample's place in paths, for example `survey` in `/home/samples/survey`.
    let id: String
    let title: String
    /// A sentence on what the sample shows.
    let summary: String
    let iconName: String
    /// The name of the folder in `Samples` with the sample's source files.
    let folder: String
    /// A closure that places the sample's screen or starts its flow, and returns the flow if it follows paths.
    let start: (ScreenPlacer<SplitController>) -> (any PathFollowing)?
}
