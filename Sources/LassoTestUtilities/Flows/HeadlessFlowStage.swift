import Lasso

/// A stage without a display. It draws nothing, so there are no transitions, and it reports no differences.
public struct HeadlessFlowStage: FlowStage {
    private let commands: Commands?

    /// Creates the stage.
    ///
    /// - Parameter commands: The commands of the application, which are available in all windows; `nil` if there is no
    ///   application, or if it has been launched and has its commands.
    public init(commands: Commands? = nil) {
        self.commands = commands
    }

    /// Opens a window without drawing it.
    public func open(_ window: WindowController) {
        if let commands { window.windows.commands = commands }
        window.open()
    }

    /// Does nothing, because a change of the hierarchy is complete when the method that makes it returns.
    public func settle() {}

    /// Returns an empty array.
    public func complaints(about window: WindowController) -> [String] { [] }

    /// Closes a window.
    public func close(_ window: WindowController) { window.close() }
}
