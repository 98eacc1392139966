import LassoGtk
import LassoTestUtilities

/// A stage that draws with GTK. Assertions also fail if the widgets do not match the hierarchy.
///
/// ```swift
/// @MainActor
/// @Suite(.display)
/// struct TutorialFlowDrawingTests: FlowTesting {
///     let testableHierarchy = TestableHierarchy(on: { GtkFlowStage() })
///
///     @Test func theTutorialIsShown() throws {
///         let _: WelcomeViewController = try assertPushed(
///             after: rootController,
///             when: { TutorialFlow().start(with: pushed(in: navigationController)) }
///         )
///     }
/// }
/// ```
public struct GtkFlowStage: FlowStage {
    private let width: Int
    private let height: Int
    private let commands: Commands?

    /// Creates the stage, and starts ``GtkTesting`` if it has not been started.
    ///
    /// - Parameters:
    ///   - width: The initial width of windows, in pixels.
    ///   - height: The initial height of windows, in pixels.
    ///   - commands: The commands of the application, for the buttons and menus in all windows; `nil` if there is no
    ///     application, or if it has been launched and has its commands.
    /// - Precondition: There is a display.
    public init(width: Int = 480, height: Int = 360, commands: Commands? = nil) {
        do { try GtkTesting.start() } catch { preconditionFailure("GtkFlowStage.init(width:height:): \(error)") }
        self.width = width
        self.height = height
        self.commands = commands
    }

    /// Opens a window on the display.
    public func open(_ window: WindowController) {
        if let commands { window.windows.commands = commands }
        window.present(in: GtkTesting.application, width: width, height: height)
    }

    /// Runs the main loop until transitions have finished.
    public func settle() { GtkTesting.settle() }

    /// Compares the widgets with the hierarchy: ``DrawnHierarchy/complaints(about:isAtRest:)``.
    public func complaints(about window: WindowController) -> [String] { DrawnHierarchy.complaints(about: window) }

    /// Closes a window and waits until it has left the display.
    public func close(_ window: WindowController) {
        window.close()
        settle()
    }
}
