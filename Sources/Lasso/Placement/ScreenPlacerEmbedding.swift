/// The factories of the containers that embedding placers use if the call names none. An application that has its own
/// subclasses sets them once:
///
/// ```swift
/// ScreenPlacerEmbedding.makeNavigationController = { ShopNavigationController() }
/// ```
///
/// Source: Lasso's `ScreenPlacerEmbedding`.
@MainActor
public enum ScreenPlacerEmbedding {
    /// A closure that creates the navigation controllers.
    public static var makeNavigationController: @MainActor () -> NavigationController = { NavigationController() }

    /// A closure that adds the controls with which the user closes the dialog around a navigation controller.
    public static var makeDismissible: @MainActor (NavigationController) -> Void = { $0.isDismissible = true }

    /// A closure that creates the tab controllers.
    public static var makeTabBarController: @MainActor () -> TabController = { TabController() }

    /// A closure that creates the page controllers.
    public static var makePageController: @MainActor () -> PageController = { PageController() }

    /// A closure that creates the split controllers.
    public static var makeSplitController: @MainActor () -> SplitController = { SplitController() }
}
