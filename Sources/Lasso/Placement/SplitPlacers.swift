/// Places at the side of a split controller, instead of what is there.
///
/// - Parameters:
///   - splitController: Where.
///   - animated: Whether the user is to see how it changes.
/// - Returns: The placer.
@MainActor
public func sidebar<Split: SplitController>(of splitController: Split, animated: Bool = true) -> ScreenPlacer<Split> {
    makePlacer(base: splitController) { splitController, controller in
        splitController.setSidebarController(controller, animated: animated)
        return splitController
    }
}

/// Places in the larger part of a split controller, instead of what is there.
///
/// - Parameters:
///   - splitController: Where.
///   - animated: Whether the user is to see how it changes.
/// - Returns: The placer.
@MainActor
public func content<Split: SplitController>(of splitController: Split, animated: Bool = true) -> ScreenPlacer<Split> {
    makePlacer(base: splitController) { splitController, controller in
        splitController.setContentController(controller, animated: animated)
        return splitController
    }
}

/// Places into both parts of a split controller that is not in the hierarchy yet.
///
/// - Parameters:
///   - splitController: The split controller.
///   - onDidPlaceEmbedded: Is called when both have placed: the place to place the split controller itself.
/// - Returns: A placer at the side, and one in the larger part.
@MainActor
public func splitEmbedding<Split: SplitController>(
    _ splitController: Split,
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> (sidebar: ScreenPlacer<Split>, content: ScreenPlacer<Split>) {
    let placers: [ScreenPlacer<Split>] = makeEmbeddingPlacers(
        into: splitController,
        count: 2,
        place: embed,
        onDidPlaceEmbedded: onDidPlaceEmbedded
    )
    return (placers[0], placers[1])
}

extension ScreenPlacer {
    /// Places into both parts of a split controller, which goes where this placer places when both have placed.
    ///
    /// - Parameter splitController: The split controller.
    /// - Returns: A placer at the side, and one in the larger part.
    public func withSplitEmbedding<Split: SplitController>(
        _ splitController: Split
    ) -> (sidebar: ScreenPlacer<Split>, content: ScreenPlacer<Split>) {
        let placers: [ScreenPlacer<Split>] = withEmbedding(into: splitController, count: 2, place: embed)
        return (placers[0], placers[1])
    }

    /// Places into both parts of a new split controller, which goes where this placer places when both have placed.
    ///
    /// - Returns: A placer at the side, and one in the larger part.
    public func withSplitEmbedding() -> (
        sidebar: ScreenPlacer<SplitController>, content: ScreenPlacer<SplitController>
    ) {
        withSplitEmbedding(ScreenPlacerEmbedding.makeSplitController())
    }
}

@MainActor
private func embed(_ splitController: SplitController, _ controllers: [Controller]) {
    splitController.setSidebarController(controllers[0], animated: false)
    splitController.setContentController(controllers[1], animated: false)
}
