extension Notebook {
    /// The tab controller that this notebook, which the application has already, draws. Its tabs come after those that the
    /// notebook has by itself when this is asked for first.
    ///
    /// It ends when the notebook is taken out of its window or the window is closed.
    public var tabController: TabController {
        EmbeddedHierarchy.container(in: self) {
            let controller = TabController()
            controller.drawing = TabDrawing(controller, in: self)
            return controller
        }
    }
}

/// Places as a new tab of a notebook that the application has already, after the others, and chooses it.
///
/// - Parameters:
///   - notebook: Where.
///   - animated: Whether the user is to see how it changes.
/// - Returns: The placer.
///
/// Source: `GtkNotebook`.
public func tab(in notebook: Notebook, animated: Bool = true) -> ScreenPlacer<TabController> {
    tab(in: notebook.tabController, animated: animated)
}
