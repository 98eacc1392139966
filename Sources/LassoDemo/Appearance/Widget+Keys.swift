import LassoGtk

extension Widget {
    /// Sends a store an action when a key is pressed anywhere in this widget and nothing in it wants the key.
    ///
    /// - Parameters:
    ///   - key: The key, one of ``Key``.
    ///   - action: The action.
    ///   - store: The store.
    func onKey<Target: ActionDispatchable>(_ key: Int, dispatch action: Target.Action, to store: Target) {
        let controller = EventControllerKey()
        controller.onKeyPressed { pressed, _, _ in
            guard pressed == key else { return false }
            store.dispatchAction(action)
            return true
        }
        addController(controller)
    }
}
