import LassoGtk

extension StorageEvent {
    /// Returns the banner to show after the event.
    ///
    /// - Parameter shown: The banner that is shown.
    func banner(instead shown: Banner?) -> Banner? {
        switch self {
        case .failed(let message): Banner(message, isDismissible: true)
        case .keptAside(let kept): Banner(kept.description, isDismissible: true)
        case .saved: nil
        case .loaded, .foundNothing, .changedByAnotherProgram: shown
        }
    }
}
