import Lasso

/// The actions that the walks of an exploration have sent.
///
/// Most of them are sent at many places. How an action is written in a test is found once, because it takes long.
@MainActor
final class SentActions {
    private var newest: [SentAction.Key: SentAction] = [:]

    /// Returns an action, or the same one that was sent before.
    func known(_ action: SentAction) -> SentAction {
        if let known = newest[action.key], known.isWritten(as: action) { return known }
        newest[action.key] = action
        return action
    }
}
