extension WindowController {
    /// The flow that has placed the outermost controller in this window that any flow has placed.
    package var outermostFlow: (any PathFollowing)? {
        let placed = withVisibleDescendants.first { !$0.hierarchyReferences.isEmpty }
        // The flow that contains the others has placed the controller last.
        return placed?.hierarchyReferences.last?.flow as? any PathFollowing
    }
}
