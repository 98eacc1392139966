/// Creates a placer that adds a page after the selected page of a page controller, and selects it.
///
/// - Parameters:
///   - pageController: The page controller.
///   - animated: Whether to animate the change.
/// - Returns: The placer.
///
/// Source: Lasso's `nextPage(in:animated:)`.
@MainActor
public func nextPage<Pages: PageController>(
    in pageController: Pages,
    animated: Bool = true
) -> ScreenPlacer<Pages> {
    makePlacer(base: pageController) { pageController, controller in
        pageController.showNext(controller, animated: animated)
        return pageController
    }
}

/// Creates a placer for the first page of a page controller that is not in the hierarchy yet.
///
/// - Parameters:
///   - pageController: The page controller.
///   - onDidPlaceEmbedded: A closure called when the controller is in the page controller, to place the page controller
///     itself.
/// - Returns: The placer.
///
/// Source: Lasso's `pageEmbedding(_:onDidPlaceEmbedded:)`.
@MainActor
public func pageEmbedding<Pages: PageController>(
    _ pageController: Pages,
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> ScreenPlacer<Pages> {
    makeEmbeddingPlacer(into: pageController, place: embed, onDidPlaceEmbedded: onDidPlaceEmbedded)
}

/// Creates a placer for the first page of a new page controller, which is the context.
///
/// - Parameter onDidPlaceEmbedded: A closure called when the controller is in the page controller.
/// - Returns: The placer.
///
/// Source: Lasso's `pageEmbedding(_:onDidPlaceEmbedded:)`.
@MainActor
public func pageEmbedding(
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> ScreenPlacer<PageController> {
    pageEmbedding(ScreenPlacerEmbedding.makePageController(), onDidPlaceEmbedded: onDidPlaceEmbedded)
}

/// Creates a placer for the first page of a new page controller.
///
/// - Parameter onDidPlaceEmbedded: A closure called with the page controller when the controller is in it, to place the
///   page controller itself.
/// - Returns: The placer.
///
/// Source: Lasso's `pageEmbedding(_:onDidPlaceEmbedded:)`.
@MainActor
public func pageEmbedding(
    onDidPlaceEmbedded: @escaping @MainActor (PageController) -> Void
) -> ScreenPlacer<PageController> {
    let pageController = ScreenPlacerEmbedding.makePageController()
    return pageEmbedding(pageController) { onDidPlaceEmbedded(pageController) }
}

extension ScreenPlacer {
    /// Creates a placer for the first page of a page controller, which is then placed with this placer.
    ///
    /// - Parameter pageController: The page controller.
    /// - Returns: The placer into it.
    ///
    /// Source: Lasso's `withPageEmbedding(_:)`.
    public func withPageEmbedding<Pages: PageController>(_ pageController: Pages) -> ScreenPlacer<Pages> {
        withEmbedding(into: pageController, place: embed)
    }

    /// Creates a placer for the first page of a new page controller, which is then placed with this placer.
    ///
    /// - Returns: The placer into it.
    ///
    /// Source: Lasso's `withPageEmbedding(_:)`.
    public func withPageEmbedding() -> ScreenPlacer<PageController> {
        withPageEmbedding(ScreenPlacerEmbedding.makePageController())
    }
}

@MainActor
private func embed<Pages: PageController>(_ pageController: Pages, _ controller: Controller) -> Pages {
    pageController.setControllers([controller])
    return pageController
}
