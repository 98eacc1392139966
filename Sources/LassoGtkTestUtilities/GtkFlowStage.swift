import LassoGtk
import LassoTestUtilities

/// Tests flows drawn with GTK: every assertion also fails where the widgets show something else than the hierarchy says.
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

    /// Makes the stage, and starts ``GtkTesting`` if no test has done so.
    ///
    /// - Parameters:
    ///   - width: The width to open windows with, in pixels.
    ///   - height: The height to open windows with, in pixels.
    /// - Precondition: There is a display.
    public init(width: Int = 480, height: Int = 360) {
        do { try GtkTesting.start() } catch { preconditionFailure("GtkFlowStage.init(width:height:): \(error)") }
        self.width = width
        self.height = height
    }

    /// Opens a window on the display.
    public func open(_ window: WindowController) {
        window.present(in: GtkTesting.application, width: width, height: height)
    }

    /// Turns the main loop until nothing moves any more.
    public func settle() { GtkTesting.settle() }

    /// Compares the widgets with the hierarchy: ``DrawnHierarchy/complaints(about:isAtRest:)``.
    public func complaints(about window: WindowController) -> [String] { DrawnHierarchy.complaints(about: window) }

    /// Closes a window, and waits until it is off the display.
    public func close(_ window: WindowController) {
        window.close()
        settle()
    }
}
