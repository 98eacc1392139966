import Lasso
import XCTest

/// Tests of flows, each with an open window, in which a navigation controller has a controller to push on.
///
/// With Swift Testing it is a suite, a structure or a class, on the main actor:
///
/// ```swift
/// @MainActor
/// struct TutorialFlowTests: FlowTestCase {
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
/// With XCTest the class itself is on no actor, and `nonisolated` where a module's default is another. The tests are on
/// the main actor, and asynchronous, so that the assertions take an `await`:
///
/// ```swift
/// final class TutorialFlowTests: XCTestCase, FlowTestCase {
///     let testableHierarchy = TestableHierarchy()
///
///     @MainActor func testTheTutorialStarts() async throws {
///         let _: WelcomeViewController = try await assertPushed(
///             after: rootController,
///             when: { TutorialFlow().start(with: pushed(in: navigationController)) }
///         )
///     }
/// }
/// ```
///
/// `TestableHierarchy(on: { ... })` chooses another stage, one that draws for instance. The assertions work for other
/// windows too, if they were opened on the same stage.
///
/// Source: Lasso's `FlowTestCase`.
public protocol FlowTestCase: FlowAsserting {
    /// The window, with what is in it. A test makes one and leaves the rest to the members below.
    @MainActor var testableHierarchy: TestableHierarchy { get }
}

extension FlowTestCase {
    /// Where the flows are tested.
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
