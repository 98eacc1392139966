/// A token for an observer, which ends the observation.
///
/// An observation continues until it is canceled or until the observed object is released. The values that the observer
/// captured are released then, even if somebody still holds the token. The token does not have to be stored.
///
/// ```swift
/// let observation = store.observeState(\.count) { print($0) }
/// store.dispatchAction(.didTapIncrement)  // prints the new count
/// observation.cancel()
/// ```
@MainActor
public class Observation {
    @usableFromInline @exclusivity(unchecked) final var isEnded = false
    // The list that calls the observer. `StateObserverList.release()` sets it to `nil`, so it never dangles.
    @usableFromInline @exclusivity(unchecked) final unowned(unsafe) var list: StateObserverList?

    #if DEBUG
    /// The time at which the observer was added, which tools show; `nil` in a release build, which doesn't pay for it.
    @usableFromInline package final let start: ContinuousClock.Instant? = ContinuousClock.now
    #else
    /// No time, because only a debug build notes it.
    package final var start: ContinuousClock.Instant? { nil }
    #endif

    @inlinable init() {}

    /// Whether ``cancel()`` was called. The observer is then not called again.
    public final var isCancelled: Bool { isEnded }

    /// Ends the observation. The observer is not called again, not even during an announcement in progress, and the
    /// values that it captured are released.
    public final func cancel() {
        guard !isEnded else { return }
        isEnded = true
        end()
    }

    /// Ends the observation when an object, such as a controller or a widget, is released.
    ///
    /// - Parameter owner: The object. It is not kept alive.
    /// - Returns: The observation, which can be canceled earlier.
    @discardableResult
    public final func cancelled(with owner: some ObjectBindable) -> Observation {
        let end = ObservationEnd(of: self)
        owner.holdReference(to: end)
        return .stopping { [weak owner, weak end] in
            self.cancel()
            if let owner, let end { owner.releaseReference(to: end) }
        }
    }

    /// Removes the observer from its list, if that still exists. Subclasses also release what they captured.
    @usableFromInline func end() {
        list?.observationHasEnded()
        list = nil
    }

    /// Returns an observation that calls a closure when it ends.
    ///
    /// - Parameter stop: A closure that ends the observation. It is called at most once.
    /// - Returns: The observation.
    public static func stopping(with stop: @escaping @MainActor () -> Void) -> Observation {
        StoppableObservation(nil, stop)
    }

    /// Returns an observation that calls a closure when it ends, which ends an inner observation.
    ///
    /// - Parameters:
    ///   - inner: The inner observation, which tools find as ``observed``.
    ///   - stop: A closure that ends both. It is called at most once.
    /// - Returns: The observation.
    package static func around(_ inner: Observation, stop: @escaping @MainActor () -> Void) -> Observation {
        StoppableObservation(inner, stop)
    }

    /// The innermost observation that this one ends: an entry in a store's list of observers, if it observes a store.
    package final var observed: Observation { (self as? StoppableObservation)?.inner?.observed ?? self }
}

private final class StoppableObservation: Observation {
    private var stop: (@MainActor () -> Void)?
    private(set) var inner: Observation?

    init(_ inner: Observation?, _ stop: @escaping @MainActor () -> Void) {
        (self.inner, self.stop) = (inner, stop)
    }

    override func end() {
        let stop = stop
        (self.stop, inner) = (nil, nil)
        stop?()
    }
}

/// An object that ends an observation when it is released.
@MainActor
package final class ObservationEnd {
    /// The observation.
    package let observation: Observation

    init(of observation: Observation) {
        self.observation = observation
    }

    isolated deinit { observation.cancel() }
}
