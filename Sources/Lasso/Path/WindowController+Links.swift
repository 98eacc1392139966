extension WindowController {
    /// The flow that has placed the outermost controller in this window that any flow has placed.
    package var outermostFlow: (any PathFollowing)? {
        // The flow that contains the others has placed the controller last.
        withVisibleDescendants.first { !$0.placingFlows.isEmpty }?.placingFlows.last
    }

    /// Goes to the place of a link, and tells the user if there is no such place, or no flow.
    ///
    /// - Parameters:
    ///   - path: The path of the place.
    ///   - flow: The flow of the window; `nil` if there is none.
    package func open(_ path: NavigationPath, in flow: (any PathFollowing)?) async {
        let outcome = await flow?.go(to: path) ?? .unknown(path)
        if outcome.kind == .unknown { await visibleController.alert(outcome.description) }
    }
}
