extension WindowController {
    /// Sets in which controller's view this hierarchy is embedded, so that its commands are available in the window
    /// around it.
    ///
    /// - Parameter host: The controller, while the view shows this hierarchy on the screen; `nil` otherwise.
    package final func embed(in host: Controller?) {
        guard host !== embeddingController else { return }
        let old = embeddingController
        old?.embeddedHierarchies.removeAll { $0 === self }
        embeddingController = host
        host?.embeddedHierarchies.append(self)
        old?.announce(.commandsDidChange)
        host?.announce(.commandsDidChange)
    }

    /// Notifies the window around this embedded hierarchy of an event that may have changed the available commands.
    package final func forwardToEmbeddingController(_ event: HierarchyEvent) {
        if event.mayChangeCommands { embeddingController?.announce(.commandsDidChange) }
    }
}

extension HierarchyEvent {
    /// Whether other commands may be available after this event.
    var mayChangeCommands: Bool {
        switch kind {
        case .childrenDidChange, .presentationDidChange, .commandsDidChange: true
        default: false
        }
    }
}
