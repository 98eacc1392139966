extension StorageEvent {
    /// Returns the banner that a page shows after the event.
    ///
    /// A failure is shown until it has ended, because nothing is saved meanwhile: its banner has the button Try Again
    /// instead of one that closes it. That another version was kept is shown until the user closes the banner.
    ///
    /// The store that keeps the value handles the event and what the user does with the banner:
    ///
    /// ```swift
    /// case .didChangeStorage(let event): update { $0.banner = event.banner(after: $0.banner) }
    /// case .didEndBanner(.pressedButton): stored.dispatchAction(.save)
    /// case .didEndBanner(.dismissed): update { $0.banner = nil }
    /// ```
    ///
    /// The button saves the value, whether loading or saving it has failed: ``StoredValue/save()`` tries both again.
    /// The controller binds the banner with ``Controller/bindBanner(to:_:action:)``.
    ///
    /// - Parameter shown: The banner that is shown before the event.
    /// - Returns: The banner; `nil` for none.
    public func banner(after shown: Banner?) -> Banner? {
        let tryAgain = translated("Try Again", in: .lasso)
        return switch self {
        case .failed(let message): Banner(message, button: tryAgain)
        case .keptAside(let kept): Banner(kept.description, isDismissible: true)
        case .loaded, .foundNothing, .saved, .changedByAnotherProgram: shown?.button == tryAgain ? nil : shown
        }
    }
}
