import Lasso

/// A stage without a display. It draws nothing, so there are no transitions, and it reports no differences.
public struct HeadlessFlowStage: FlowStage {
    /// Creates the stage.
    public init() {}

    /// Opens a window without drawing it.
    public func open(_ window: WindowController) { window.open() }

    /// Does nothing, because a change of the hierarchy is complete when the method that makes it returns.
    public func settle() {}

    /// Returns an empty array.
    public func complaints(about window: WindowController) -> [String] { [] }

    /// Closes a window.
    public func close(_ window: WindowController) { window.close() }
}
