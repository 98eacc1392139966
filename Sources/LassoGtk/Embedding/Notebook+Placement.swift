extension Notebook {
    /// The tab controller that draws in this notebook of the application's own. Its tabs follow the pages that the
    /// notebook has when the first tab is placed.
    ///
    /// While the notebook shows an application page, none of the tabs' controllers are on the screen. The page stays
    /// until a tab is placed or selected.
    ///
    /// The tab controller is closed when the notebook is removed from its window, or the window is closed. Before the
    /// user closes the window, or leaves the controller whose view has the notebook, all controllers in the tabs are
    /// asked whether they may be left.
    public var tabController: TabController {
        EmbeddedHierarchy.container(in: self, make: TabController.init) { TabDrawing($0, in: $1) }
    }
}

/// Creates a placer that appends a tab to a notebook of the application's own, and selects it.
///
/// - Parameters:
///   - notebook: The notebook.
///   - animated: Whether to animate the change.
/// - Returns: The placer.
///
/// Source: `GtkNotebook`.
public func tab(in notebook: Notebook, animated: Bool = true) -> ScreenPlacer<TabController> {
    tab(in: notebook.tabController, animated: animated)
}
