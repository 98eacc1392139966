/// What ties an observer to what it observes.
///
/// An observation goes on until it is cancelled or until what is observed is gone; it need not be kept for that.
///
/// ```swift
/// let observation = store.observeState(\.count) { print($0) }
/// ...
/// observation.cancel()
/// ```
@MainActor
public class Observation {
    @usableFromInline final var isEnded = false
    // The list that calls the observer. It says so when it goes: see the deinitialiser of `StateObserverList`.
    @usableFromInline final unowned(unsafe) var list: StateObserverList?

    @inlinable init() {}

    /// Whether the observer will not be called any more because ``cancel()`` was called.
    public final var isCancelled: Bool { isEnded }

    /// Ends the observation. The observer is not called any more, not even in a notification that is under way, and what it
    /// captured is freed.
    public final func cancel() {
        guard !isEnded else { return }
        isEnded = true
        end()
    }

    /// Ends the observation together with an object, a controller or a widget for instance.
    ///
    /// - Parameter owner: What the observation is of use to. It is not kept alive.
    /// - Returns: The observation, which can be cancelled before.
    @discardableResult
    public final func cancelled(with owner: some ObjectBindable) -> Observation {
        let end = ObservationEnd(of: self)
        owner.holdReference(to: end)
        return .stopping { [weak owner, weak end] in
            self.cancel()
            if let owner, let end { owner.releaseReference(to: end) }
        }
    }

    /// Takes the observer out of what calls it. Who keeps something of the observer's frees it too.
    @usableFromInline func end() {
        list?.observationHasEnded()
        list = nil
    }

    /// Makes an observation, for what can be observed in a way of its own.
    ///
    /// - Parameter stop: Ends the observation. It is called once at the most.
    /// - Returns: The observation.
    public static func stopping(with stop: @escaping @MainActor () -> Void) -> Observation {
        StoppableObservation(stop)
    }
}

private final class StoppableObservation: Observation {
    private var stop: (@MainActor () -> Void)?

    init(_ stop: @escaping @MainActor () -> Void) {
        self.stop = stop
    }

    override func end() {
        let stop = stop
        self.stop = nil
        stop?()
    }
}

/// Ends an observation when it goes itself.
@MainActor
private final class ObservationEnd {
    private let observation: Observation

    init(of observation: Observation) {
        self.observation = observation
    }

    isolated deinit { observation.cancel() }
}
