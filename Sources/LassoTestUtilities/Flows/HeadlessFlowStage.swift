import Lasso

/// A stage with no display: nothing is drawn, so nothing moves, and nothing is shown wrongly.
public struct HeadlessFlowStage: FlowStage {
    /// Makes the stage.
    public init() {}

    /// Opens a window, which is not drawn.
    public func open(_ window: WindowController) { window.open() }

    /// Does nothing: a change of the hierarchy is complete when the method that makes it returns.
    public func settle() {}

    /// Returns no complaints.
    public func complaints(about window: WindowController) -> [String] { [] }

    /// Closes a window.
    public func close(_ window: WindowController) { window.close() }
}
