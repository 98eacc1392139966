/// A sequence of pages that the user turns, of which one is shown.
///
/// Source: `UIPageViewController`, as Lasso uses it.
open class PageController: SelectionController {
    /// Shows a new page after the current one. It replaces the pages that followed.
    ///
    /// - Parameters:
    ///   - controller: The new page.
    ///   - animated: Whether the change is animated.
    /// - Precondition: The controller isn't in a container.
    public func showNext(_ controller: Controller, animated: Bool = true) {
        if selectedIndex + 1 < controllers.count {
            let controllers = controllers.prefix(selectedIndex + 1) + [controller]
            setControllers(Array(controllers), selectedIndex: controllers.count - 1, animated: animated)
        } else {
            append(controller, animated: animated)
        }
    }

    /// Shows the next page, if there is one.
    public func showNext() {
        if controllers.indices.contains(selectedIndex + 1) { selectedIndex += 1 }
    }

    /// Shows the previous page, if there is one.
    public func showPrevious() {
        if controllers.indices.contains(selectedIndex - 1) { selectedIndex -= 1 }
    }
}
