extension Notebook {
    /// The tab controller that this notebook, which the application has already, draws. Its tabs come after the pages that
    /// the notebook has by itself when the first one is placed.
    ///
    /// While the user is at a page of the notebook's own, nothing in the tabs is on the screen; the user stays there until a
    /// tab is placed or selected.
    ///
    /// It ends when the notebook is taken out of its window or the window is closed. Before the user closes the window, all that
    /// is in the tabs is asked whether it can be left.
    public var tabController: TabController {
        EmbeddedHierarchy.container(in: self, make: TabController.init) { TabDrawing($0, in: $1) }
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
