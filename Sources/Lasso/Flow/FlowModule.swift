/// A type that names the types of a flow.
///
/// ```swift
/// enum TutorialFlowModule: FlowModule {
///     enum Output: Equatable { case didFinish, didPressSkip }
///     typealias RequiredContext = NavigationController
/// }
/// ```
///
/// Source: Lasso's `FlowModule`.
@MainActor
public protocol FlowModule {
    /// The outputs that the flow dispatches to its observers.
    associatedtype Output = NoOutput
    /// The class of controllers that the flow must be placed in. The flow calls its methods to show screens.
    associatedtype RequiredContext: Controller = Controller
}

/// The module of a flow that requires a navigation controller.
///
/// Source: Lasso's `NavigationFlowModule`.
@MainActor
public protocol NavigationFlowModule: FlowModule where RequiredContext == NavigationController {}

/// The module of a flow with no output that can be placed anywhere.
///
/// Source: Lasso's `NoOutputFlow`.
public enum NoOutputFlow: FlowModule {}

/// The module of a flow with no output that requires a navigation controller.
///
/// Source: Lasso's `NoOutputNavigationFlow`.
public enum NoOutputNavigationFlow: NavigationFlowModule {}
