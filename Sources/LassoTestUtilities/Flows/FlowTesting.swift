import Lasso
import XCTest

/// A type with tests of flows. Each test has an open window with a navigation controller, which contains a root
/// controller to push onto.
///
/// The type is a suite of Swift Testing, a structure or class on the main actor. With XCTest, subclass
/// ``FlowTestCase``.
///
/// ```swift
/// @MainActor
/// struct TutorialFlowTests: FlowTesting {
///     let testableHierarchy = TestableHierarchy()
///
///     @Test func theTutorialGoesOnAndBack() throws {
///         let flow = TutorialFlow()
///         let welcome: WelcomeViewController = try assertPushed(
///             after: rootController,
///             when: { flow.start(with: pushed(in: navigationController)) }
///         )
///         flow.assert(when: { welcome.store.dispatchAction(.didTapSkip) }, outputs: .didPressSkip)
///         try assertPopped(from: welcome, to: rootController, when: { navigationController.pop() })
///     }
/// }
/// ```
///
/// `TestableHierarchy(on: { ... })` selects another stage, for example one that draws. The assertions also work for
/// other windows that were opened on the same stage.
public protocol FlowTesting: FlowAsserting {
    /// The window of the test and its content. Create it here; tests use the members of the extension instead.
    @MainActor var testableHierarchy: TestableHierarchy { get }
}

extension FlowTesting {
    /// The stage on which the flows are tested.
    @MainActor public var stage: any FlowStage { testableHierarchy.stage }

    /// The window, which is open.
    @MainActor public var window: WindowController { openedHierarchy.window }

    /// The navigation controller in the window.
    @MainActor public var navigationController: NavigationController { openedHierarchy.navigationController }

    /// The root controller of the navigation controller.
    @MainActor public var rootController: Controller { openedHierarchy.rootController }

    @MainActor private var openedHierarchy: TestableHierarchy {
        // XCTest keeps its test cases alive until all tests have ended.
        if let testCase = self as? XCTestCase { testableHierarchy.closeAtTheEnd(of: testCase) }
        return testableHierarchy
    }
}
