import Lasso
import XCTest

/// The superclass of XCTest's tests of flows, each with an open window, in which a navigation controller has a controller to
/// push on.
///
/// The class itself is on no actor, and `nonisolated` where a module's default is another. The tests, and what they set up on the
/// main actor, are asynchronous, so that the assertions take an `await`:
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
/// `setUp()`, `setUpWithError()`, `tearDown()` and `tearDownWithError()` can be overridden as in any test case; XCTest calls the
/// asynchronous `setUp()` first. The window closes when the test is over. ``FlowTesting`` is the form for Swift Testing.
///
/// Source: Lasso's `FlowTestCase`.
open class FlowTestCase: XCTestCase, FlowTesting {
    /// The window, with what is in it.
    @MainActor public private(set) lazy var testableHierarchy = TestableHierarchy(stage: makeStage())

    /// Makes the stage to test on; overridden, one that draws for instance.
    ///
    /// - Returns: The stage; ``HeadlessFlowStage`` if this is not overridden.
    @MainActor open func makeStage() -> any FlowStage { HeadlessFlowStage() }

    /// Opens the window. What overrides it calls `super`.
    @MainActor open override func setUp() async throws { _ = window }

    /// Does nothing; what overrides it can call `super`.
    @MainActor open override func tearDown() async throws {}
}
