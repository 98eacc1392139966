import Lasso
import XCTest

/// Tests of flows, each with an open window, in which a navigation controller has a controller to push on.
///
/// It is a suite of Swift Testing, a structure or a class, on the main actor. With XCTest, ``FlowTestCase`` is the
/// superclass of such tests.
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
/// `TestableHierarchy(on: { ... })` chooses another stage, one that draws for instance. The assertions work for other
/// windows too, if they were opened on the same stage.
public protocol FlowTesting: FlowAsserting {
    /// The window, with what is in it. A test makes one and leaves the rest to the members below.
    @MainActor var testableHierarchy: TestableHierarchy { get }
}

extension FlowTesting {
    /// The stage on which the flows are tested.
    @MainActor public var stage: any FlowStage { testableHierarchy.stage }

    /// The window, which is open.
    @MainActor public var window: WindowController { openedHierarchy.window }

    /// The navigation controller in the window.
    @MainActor public var navigationController: NavigationController { openedHierarchy.navigationController }

    /// The bottom controller of the navigation controller.
    @MainActor public var rootController: Controller { openedHierarchy.rootController }

    @MainActor private var openedHierarchy: TestableHierarchy {
        // XCTest keeps its test cases until all tests are done.
        if let testCase = self as? XCTestCase { testableHierarchy.closeAtTheEnd(of: testCase) }
        return testableHierarchy
    }
}
