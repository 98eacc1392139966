/// What ties an observer to what it observes.
///
/// An observation goes on until it is cancelled or until what is observed is gone; it need not be kept for that.
@MainActor
public final class Observation {
    private var stop: (() -> Void)?

    /// Makes an observation, for what can be observed in a way of its own.
    ///
    /// - Parameter stop: Ends the observation. It is called once at the most.
    public init(stop: @escaping @MainActor () -> Void) {
        self.stop = stop
    }

    /// Whether the observer will not be called any more because ``cancel()`` was called.
    public var isCancelled: Bool { stop == nil }

    /// Ends the observation. The observer is not called any more, not even in a notification that is under way, and what it
    /// captured is freed.
    public func cancel() {
        guard let stop else { return }
        self.stop = nil
        stop()
    }
}
