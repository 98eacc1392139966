extension ActionDispatchable {
    /// Sends an action because a widget reports an event. All bindings send their actions with this method.
    ///
    /// A change of a widget while its store calls its state observers comes from the store, so it is not sent back:
    /// that would never settle. It cannot be an action of the user, since a store calls its observers without returning
    /// to the main loop. Actions that an observer dispatches itself do not use this method.
    ///
    /// - Parameter action: The action, which is evaluated only if it is sent.
    func dispatchReported(_ action: @autoclosure () -> Action) {
        if !isAnnouncing { dispatchAction(action()) }
    }
}
