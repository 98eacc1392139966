/// Makes the containers that embeddings are made with where none is named. An application that has subclasses of its own
/// sets them once:
///
/// ```swift
/// ScreenPlacerEmbedding.makeNavigationController = { ShopNavigationController() }
/// ```
///
/// Source: Lasso's `ScreenPlacerEmbedding`.
@MainActor
public enum ScreenPlacerEmbedding {
    /// Makes the navigation controllers.
    public static var makeNavigationController: @MainActor () -> NavigationController = { NavigationController() }

    /// Gives a navigation controller what the user needs to close the dialog that it is in.
    public static var makeDismissible: @MainActor (NavigationController) -> Void = { $0.isDismissible = true }

    /// Makes the tab controllers.
    public static var makeTabBarController: @MainActor () -> TabController = { TabController() }

    /// Makes the page controllers.
    public static var makePageController: @MainActor () -> PageController = { PageController() }

    /// Makes the split controllers.
    public static var makeSplitController: @MainActor () -> SplitController = { SplitController() }
}
