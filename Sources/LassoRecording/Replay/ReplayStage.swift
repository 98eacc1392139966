public import Lasso

/// The environment of a replay: without a display, or one that draws.
@MainActor
public protocol ReplayStage {
    /// Whether the windows are those of the running application. If not, the replay has windows of its own, which
    /// nothing else in the process sees.
    var isDrawn: Bool { get }

    /// Opens the window in which the flow starts.
    ///
    /// - Parameter window: The window.
    func open(_ window: WindowController)

    /// Waits before an event of the tape.
    ///
    /// - Parameter microseconds: The time of the event since the beginning of the tape.
    func wait(until microseconds: Int) async

    /// Called after each step, when nothing more happens by itself.
    ///
    /// - Parameters:
    ///   - step: The number of the step, beginning with 0. The start is a step: the first one, unless the tape has
    ///     others before it.
    ///   - title: The step in words.
    func didTake(_ step: Int, _ title: String) async
}

/// A stage without a display, on which time passes at once.
public struct HeadlessReplayStage: ReplayStage {
    /// Creates the stage.
    public init() {}

    /// `false`.
    public var isDrawn: Bool { false }

    /// Opens the window without drawing it.
    public func open(_ window: WindowController) { window.open() }

    /// Does nothing.
    public func wait(until microseconds: Int) async {}

    /// Does nothing.
    public func didTake(_ step: Int, _ title: String) async {}
}
