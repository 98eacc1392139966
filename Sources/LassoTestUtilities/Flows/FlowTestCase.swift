import Lasso
import XCTest

/// A superclass of XCTest test cases of flows. Each test has an open window with a navigation controller, which
/// contains a root controller to push onto.
///
/// The class itself is on no actor; declare a subclass `nonisolated` if the module's default isolation is the main
/// actor. Tests and set-up methods on the main actor are asynchronous, so the assertions are called with `await`:
///
/// ```swift
/// final class TutorialFlowTests: FlowTestCase {
///     @MainActor var flow: TutorialFlow!
///
///     @MainActor override func setUp() async throws {
///         try await super.setUp()
///         flow = TutorialFlow()
///     }
///
///     @MainActor func testTheTutorialStarts() async throws {
///         let _: WelcomeViewController = try await assertPushed(
///             after: rootController,
///             when: { flow.start(with: pushed(in: navigationController)) }
///         )
///     }
/// }
/// ```
///
/// `setUp()`, `setUpWithError()`, `tearDown()` and `tearDownWithError()` can be overridden as in any test case. XCTest
/// calls the asynchronous `setUp()` first. The window closes when the test ends. With Swift Testing, use
/// ``FlowTesting``.
///
/// Source: Lasso's `FlowTestCase`.
open class FlowTestCase: XCTestCase, FlowTesting {
    /// The window of the test and its content.
    @MainActor public private(set) lazy var testableHierarchy = TestableHierarchy(stage: makeStage())

    /// Creates the stage to test on. Override the method to use another stage, for example one that draws.
    ///
    /// - Returns: The stage; by default, a ``HeadlessFlowStage``.
    @MainActor open func makeStage() -> any FlowStage { HeadlessFlowStage() }

    /// Opens the window. Overrides must call `super`.
    @MainActor open override func setUp() async throws { _ = window }

    /// Does nothing. Overrides may call `super`.
    @MainActor open override func tearDown() async throws {}
}
