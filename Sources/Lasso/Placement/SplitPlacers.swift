/// Creates a placer that replaces the sidebar of a split controller.
///
/// - Parameters:
///   - splitController: The split controller.
///   - animated: Whether to animate the change.
/// - Returns: The placer.
@MainActor
public func sidebar<Split: SplitController>(of splitController: Split, animated: Bool = true) -> ScreenPlacer<Split> {
    makePlacer(base: splitController) { splitController, controller in
        splitController.setSidebarController(controller, animated: animated)
        return splitController
    }
}

/// Creates a placer that replaces the content of a split controller.
///
/// - Parameters:
///   - splitController: The split controller.
///   - animated: Whether to animate the change.
/// - Returns: The placer.
@MainActor
public func content<Split: SplitController>(of splitController: Split, animated: Bool = true) -> ScreenPlacer<Split> {
    makePlacer(base: splitController) { splitController, controller in
        splitController.setContentController(controller, animated: animated)
        return splitController
    }
}

/// Creates placers into both parts of a split controller that is not in the hierarchy yet.
///
/// - Parameters:
///   - splitController: The split controller.
///   - onDidPlaceEmbedded: A closure called when both have placed, to place the split controller itself.
/// - Returns: A placer for the sidebar, and one for the content.
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
    /// Creates placers into both parts of a split controller, which is placed with this placer when both have placed.
    ///
    /// - Parameter splitController: The split controller.
    /// - Returns: A placer for the sidebar, and one for the content.
    public func withSplitEmbedding<Split: SplitController>(
        _ splitController: Split
    ) -> (sidebar: ScreenPlacer<Split>, content: ScreenPlacer<Split>) {
        let placers: [ScreenPlacer<Split>] = withEmbedding(into: splitController, count: 2, place: embed)
        return (placers[0], placers[1])
    }

    /// Creates placers into both parts of a new split controller, which is placed with this placer when both have
    /// placed.
    ///
    /// - Returns: A placer for the sidebar, and one for the content.
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
