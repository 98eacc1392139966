import Lasso

// The protocol's members are on the main actor one by one: if it were, an XCTestCase that conforms to it would be,
// too, and XCTest could not list its tests on Linux.

// The synchronous assertions are disfavoured: an asynchronous test would otherwise get one of them, which does not
// wait, wherever the event's closure has no `await` in it.

/// Tests that assert what flows do to the hierarchy, in windows of their own. ``FlowTesting`` and
/// ``FlowTestCase`` come with a window.
///
/// Each assertion lets an event happen, and asserts where that has led. It returns the controller that has arrived,
/// typed:
///
/// ```swift
/// let login: LoginViewController = try assertPushed(after: home, when: { flow.start(with: pushed(in: navigation)) })
/// ```
///
/// The whole hierarchy of the window is compared: apart from what the assertion expects, no controller may come, go or
/// change its place. A push that drops a controller below, or a pop with a dialog that comes too, is a failure that
/// says so. What the controller that arrives contains is not compared; what it presents is. Other windows are not
/// compared, nor is which controllers are on the screen. `assertControllerEvent` compares nothing but the controller
/// that it leads to.
///
/// ```swift
/// // Expected a LoginViewController pushed after Controller and no other change, found:
/// //   NavigationController presents HelpViewController
/// ```
///
/// The hooks `onViewDidLoad`, `onViewWillAppear` and `onViewDidAppear` are called once each and in this order, when the
/// life cycle's method of that name has returned; one whose method does not come, because the controller was loaded
/// long before for instance, is called right before the next one, and at the latest when the assertion is met.
///
/// In a synchronous test the event has to lead there at once. In an asynchronous one Swift asks for an `await`, and the
/// assertion waits until it is met; ``AssertionTimeoutOverride`` says how long at the most.
public protocol FlowAsserting {
    /// The stage on which the flows are tested; ``HeadlessFlowStage`` if nothing else is said.
    @MainActor var stage: any FlowStage { get }
}

extension FlowAsserting {
    /// The stage without a display.
    @MainActor public var stage: any FlowStage { HeadlessFlowStage() }
}
