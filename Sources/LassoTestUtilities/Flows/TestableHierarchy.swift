import Lasso
import XCTest

/// The window of a test, with a navigation controller that contains a root controller to push onto. ``FlowTesting`` and
/// ``FlowTestCase`` make it part of the test.
///
/// The window opens when it is first used, and closes when the test ends.
@MainActor
public final class TestableHierarchy {
    private let makeStage: @MainActor @Sendable () -> any FlowStage
    private var opened: Opened?
    private var isClosedByTestCase = false

    private struct Opened {
        let window: WindowController
        let rootController: Controller
        let navigationController: NavigationController
    }

    /// Creates the hierarchy of a test.
    ///
    /// - Parameter makeStage: A closure that creates the stage to test on; by default, the stage without a display.
    public nonisolated init(on makeStage: @escaping @MainActor @Sendable () -> any FlowStage = { HeadlessFlowStage() })
    {
        self.makeStage = makeStage
    }

    /// Creates the hierarchy of a test on a given stage.
    ///
    /// - Parameter stage: The stage to test on.
    convenience init(stage: any FlowStage) {
        self.init()
        self.stage = stage
    }

    isolated deinit { close() }

    /// The stage on which the window is opened.
    public private(set) lazy var stage: any FlowStage = makeStage()

    /// The window, which is open.
    public var window: WindowController { open().window }

    /// The navigation controller in the window.
    public var navigationController: NavigationController { open().navigationController }

    /// The root controller of the navigation controller.
    public var rootController: Controller { open().rootController }

    private func open() -> Opened {
        if let opened {
            TestWindows.current = opened.window.windows
            return opened
        }
        let windows = ApplicationWindows.scoped ?? ApplicationWindows()
        TestWindows.current = windows
        let window = ApplicationWindows.$scoped.withValue(windows) { WindowController() }
        let root = Controller()
        let navigation = NavigationController(rootController: root)
        let new = Opened(window: window, rootController: root, navigationController: navigation)
        opened = new
        window.setRootController(navigation)
        stage.open(window)
        stage.settle()
        return new
    }

    private func close() {
        guard let opened else { return }
        self.opened = nil
        stage.close(opened.window)
    }

    func closeAtTheEnd(of testCase: XCTestCase) {
        guard !isClosedByTestCase else { return }
        isClosedByTestCase = true
        testCase.addTeardownBlock { @MainActor in self.close() }
    }
}
