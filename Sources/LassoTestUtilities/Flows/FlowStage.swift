import Lasso

/// A place where a flow is tested: with no display, or drawn.
///
/// A test is written once. With ``HeadlessFlowStage`` it runs on the hierarchy alone; on a stage that draws, the same
/// assertions also see to it that what is shown is what the hierarchy says.
@MainActor
public protocol FlowStage {
    /// Opens a window.
    ///
    /// - Parameter window: The window.
    func open(_ window: WindowController)

    /// Lets what moves come to rest. Assertions call it when the event that they assert something about has happened.
    func settle()

    /// Returns in what a window is shown differently from what the hierarchy says, one text for each difference.
    ///
    /// - Parameter window: The window to look at.
    /// - Returns: The differences; none if all is shown as it should be.
    func complaints(about window: WindowController) -> [String]

    /// Closes a window.
    ///
    /// - Parameter window: One that was opened here.
    func close(_ window: WindowController)
}
