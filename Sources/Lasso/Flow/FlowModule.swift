/// Names the types of a flow.
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
    /// What the flow tells whoever started it.
    associatedtype Output = NoOutput
    /// The kind of controller that the flow must be placed in, because it calls it to show its screens.
    associatedtype RequiredContext: Controller = Controller
}

/// A flow's module that requires a navigation controller.
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
