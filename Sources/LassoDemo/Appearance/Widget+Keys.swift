import LassoGtk

extension Widget {
    /// Sends an action to a store when a key is pressed in this widget and no widget inside handles it.
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
