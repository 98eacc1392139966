import Lasso

/// An environment in which flows are tested, with or without a display.
///
/// A test is written once. With ``HeadlessFlowStage`` it tests only the hierarchy. On a stage that draws, the same
/// assertions also check that the widgets match the hierarchy.
@MainActor
public protocol FlowStage {
    /// Opens a window.
    ///
    /// - Parameter window: The window.
    func open(_ window: WindowController)

    /// Waits until transitions have finished. Assertions call this method after the event.
    func settle()

    /// Returns the differences between a window as it is shown and its hierarchy, one text for each difference.
    ///
    /// - Parameter window: The window to check.
    /// - Returns: The differences; empty if the window matches the hierarchy.
    func complaints(about window: WindowController) -> [String]

    /// Closes a window.
    ///
    /// - Parameter window: A window that was opened on this stage.
    func close(_ window: WindowController)
}
