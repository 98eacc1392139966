extension WindowController {
    /// The controller in front of all others in this window.
    var inFront: Controller {
        // Presented controllers are the last ones.
        withVisibleDescendants.last ?? self
    }
}
