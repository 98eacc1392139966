/// The messages about a stored value that the user has to know, of which a page shows one at a time in a banner.
///
/// A failure comes first, and is shown until it has ended, because nothing is saved meanwhile: its banner has the
/// button Try Again instead of one that closes it. That another version was kept is shown until the user closes the
/// banner, also if a failure is shown in between. If several versions were kept, each has a banner of its own, one
/// after the other.
///
/// The messages are a part of the state of the store that keeps the value. The store handles the event and what the
/// user does with the banner:
///
/// ```swift
/// case .didChangeStorage(let event): update { $0.messages.note(event) }
/// case .didEndBanner(.pressedButton): stored.dispatchAction(.save)
/// case .didEndBanner(.dismissed): update { $0.messages.dismiss() }
/// ```
///
/// The button saves the value, whether loading or saving it has failed: ``StoredValue/save()`` tries both again. The
/// controller binds ``banner`` with ``Controller/bindBanner(to:_:action:)``.
public struct StorageMessages: Hashable, Sendable {
    private var failure: String?
    // The versions that were kept and whose message the user hasn't closed.
    private var keptAside: [KeptAside] = []

    /// Creates messages before the first event: none.
    public init() {}

    /// The banner with the message that is shown; `nil` for none.
    public var banner: Banner? {
        if let failure { return Banner(failure, button: translated("Try Again", in: .lasso)) }
        return keptAside.first.map { Banner($0.description, isDismissible: true) }
    }

    /// Adds the message of an event, or removes that of a failure that has ended with it.
    ///
    /// - Parameter event: The event.
    public mutating func note(_ event: StorageEvent) {
        failure = nil
        switch event {
        case .failed(let message): failure = message
        case .keptAside(let kept): keptAside.append(kept)
        case .loaded, .foundNothing, .saved, .changedByAnotherProgram: break
        }
    }

    /// Removes the message that is shown, because the user has closed its banner. A failure stays.
    public mutating func dismiss() {
        if failure == nil, !keptAside.isEmpty { keptAside.removeFirst() }
    }
}
