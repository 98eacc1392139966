extension ActionDispatchable {
    /// Sends an action because a widget reports that something has happened to it. All bindings send their actions through here.
    ///
    /// What is set on a widget while its store announces a change comes from the store, and is not sent back to it: nothing
    /// would ever come to rest. What the user does never comes meanwhile, since a store announces without returning to the main
    /// loop; and what an observer itself dispatches does not pass here.
    ///
    /// - Parameter action: The action, which is made only if it is sent.
    func dispatchReported(_ action: @autoclosure () -> Action) {
        if !isAnnouncing { dispatchAction(action()) }
    }
}
