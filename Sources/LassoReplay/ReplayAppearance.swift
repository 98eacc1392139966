import LassoGtk

/// The appearance of the application in a replay.
struct ReplayAppearance {
    /// The style sheet; `nil` if there is none.
    let styleSheet: StyleSheet?
    /// The domain of the translations; `nil` for the identifier of the application that the tape names.
    let domain: TranslationDomain?
    /// The size of the window that is filled first.
    var windowSize = WindowSize(width: 900, height: 640)
}
