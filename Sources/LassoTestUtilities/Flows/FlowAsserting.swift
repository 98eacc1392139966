import Lasso

// Each member of the protocol is on the main actor, but not the protocol itself. Otherwise a conforming XCTestCase
// would be on the main actor too, and XCTest could not list its tests on Linux.

// The synchronous assertions are disfavored. Otherwise an asynchronous test would call one of them, which does not
// wait, wherever the closure of the event contains no `await`.

/// A type with tests that assert how flows change the hierarchy of windows that the tests create. ``FlowTesting`` and
/// ``FlowTestCase`` provide a window.
///
/// Each assertion triggers an event and asserts its result. It returns the controller that has arrived, typed:
///
/// ```swift
/// let login: LoginViewController = try assertPushed(
///     after: home,
///     when: { flow.start(with: pushed(in: navigation)) }
/// )
/// ```
///
/// The whole hierarchy of the window is compared: except for the expected change, no controller may be added, removed
/// or moved. A push that also removes a controller below, or a pop that also presents a dialog, is a failure whose
/// message names that change. The content of the arriving controller is not compared, but the controller that it
/// presents is. Other windows are not compared, nor whether controllers are on the screen. `assertControllerEvent`
/// compares only the controller that the event leads to.
///
/// ```
/// Expected a LoginViewController pushed after Controller and no other change, found:
///   NavigationController presents HelpViewController
/// ```
///
/// The hooks `onViewDidLoad`, `onViewWillAppear` and `onViewDidAppear` are called once each and in this order, when the
/// life-cycle method of that name has returned. If a method is not called, for example because the controller was
/// loaded long before, its hook is called right before the next one, and at the latest when the assertion is met.
///
/// In a synchronous test, the event has to lead to the expected result immediately. In an asynchronous test, Swift
/// requires an `await`, and the assertion waits until it is met. ``AssertionTimeoutOverride`` changes the longest time
/// to wait.
public protocol FlowAsserting {
    /// The stage on which the flows are tested; by default, a ``HeadlessFlowStage``.
    @MainActor var stage: any FlowStage { get }
}

extension FlowAsserting {
    /// The stage without a display.
    @MainActor public var stage: any FlowStage { HeadlessFlowStage() }
}
