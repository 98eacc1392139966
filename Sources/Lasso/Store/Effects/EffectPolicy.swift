/// What happens when an effect is started whose identity another one has already.
public enum EffectPolicy: Equatable, Sendable {
    /// It begins when the ones before it have ended, one after the other. One that was cancelled has ended when its task has
    /// returned.
    case queue
    /// The one before it is cancelled.
    case cancelPrevious
    /// It is not started while another one goes on; one that was cancelled does not count.
    case dropNew
    /// It goes on beside the others.
    case parallel
    /// It begins once no other one has been started for a while; those before it are cancelled.
    case debounce(Duration)
    /// It begins at once, or, if one has begun less than a while ago, when that while is over. Of those that have to wait, the
    /// last one begins.
    case throttle(Duration)

    /// Whether the effects that were started before are cancelled.
    var replacesOthers: Bool {
        switch self {
        case .cancelPrevious, .debounce: true
        case .queue, .dropNew, .parallel, .throttle: false
        }
    }
}

/// How an effect has come to its end.
public enum EffectOutcome {
    /// It has done what it had to do.
    case finished
    /// It was cancelled, or has been replaced before it began.
    case cancelled
    /// It has thrown an error.
    case failed(any Error)
}
