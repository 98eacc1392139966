extension Widget {
    /// Adds an event controller.
    ///
    /// - Returns: An observation that removes the controller when it is canceled.
    func addController(removedWith controller: EventController) -> Observation {
        addController(controller)
        return .stopping { [weak self, weak controller] in
            if let self, let controller, controller.widget === self { self.removeController(controller) }
        }
    }
}
