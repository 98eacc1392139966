/// A policy for an effect that is started while another effect with the same identifier is running.
public enum EffectPolicy: Equatable, Sendable {
    /// The new effect begins when all earlier effects have ended. A canceled effect counts as ended when its task has
    /// returned.
    case queue
    /// The earlier effect is canceled.
    case cancelPrevious
    /// The new effect is not started while another effect is running. Canceled effects do not count.
    case dropNew
    /// The new effect runs in parallel with the others.
    case parallel
    /// The new effect begins after a delay in which no other effect is started. Earlier effects are canceled.
    case debounce(Duration)
    /// The new effect begins immediately, or, if another effect began less than an interval ago, when the interval is
    /// over. If several effects wait, only the last one begins.
    case throttle(Duration)

    /// Whether starting an effect cancels the earlier effects.
    var replacesOthers: Bool {
        switch self {
        case .cancelPrevious, .debounce: true
        case .queue, .dropNew, .parallel, .throttle: false
        }
    }
}

/// The way in which an effect has ended.
public enum EffectOutcome {
    /// The effect has completed its work.
    case finished
    /// The effect was canceled, or was replaced before it began.
    case cancelled
    /// The effect's work has thrown an error.
    case failed(any Error)

    /// Creates the outcome of work that has thrown an error.
    init(of error: any Error) { self = error is CancellationError ? .cancelled : .failed(error) }
}
