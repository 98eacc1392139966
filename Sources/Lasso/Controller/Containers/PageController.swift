/// Controllers that follow one another, of which one is shown: pages to leaf through.
///
/// Source: `UIPageViewController`, as Lasso uses it.
open class PageController: SelectionController {
    /// Shows a new page after the one that is shown, instead of those that came after it.
    ///
    /// - Parameters:
    ///   - controller: The new page.
    ///   - animated: Whether the user is to see how it changes.
    /// - Precondition: The controller is in no container.
    public func showNext(_ controller: Controller, animated: Bool = true) {
        if selectedIndex + 1 < controllers.count {
            let controllers = controllers.prefix(selectedIndex + 1) + [controller]
            setControllers(Array(controllers), selectedIndex: controllers.count - 1, animated: animated)
        } else {
            append(controller, animated: animated)
        }
    }

    /// Shows the page after the one that is shown, if there is one.
    public func showNext() {
        if controllers.indices.contains(selectedIndex + 1) { selectedIndex += 1 }
    }

    /// Shows the page before the one that is shown, if there is one.
    public func showPrevious() {
        if controllers.indices.contains(selectedIndex - 1) { selectedIndex -= 1 }
    }
}
