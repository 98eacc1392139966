/// Creates a placer.
///
/// ```swift
/// @MainActor
/// func atTheSide(of split: SplitController) -> ScreenPlacer<SplitController> {
///     makePlacer(base: split) { split, controller in
///         split.setSidebarController(controller)
///         return split
///     }
/// }
/// ```
///
/// - Parameters:
///   - base: The object that a controller is placed into or onto.
///   - place: A closure that places a controller there, and returns the context: the container that it was placed in.
/// - Returns: The placer.
///
/// Source: Lasso's `makePlacer(base:place:)`.
@MainActor
public func makePlacer<Base, PlacedContext: Controller>(
    base: Base,
    place: @escaping @MainActor (Base, Controller) -> PlacedContext
) -> ScreenPlacer<PlacedContext> {
    ScreenPlacer { place(base, $0) }
}

/// Creates a placer into a container that is not in the hierarchy yet.
///
/// - Parameters:
///   - container: The container.
///   - place: A closure that adds a controller to the container, and returns the context.
///   - onDidPlaceEmbedded: A closure called when the controller is in the container, to place the container itself.
/// - Returns: The placer.
///
/// Source: Lasso's `makeEmbeddingPlacer(into:place:onDidPlaceEmbedded:)`.
@MainActor
public func makeEmbeddingPlacer<Container: Controller, PlacedContext: Controller>(
    into container: Container,
    place: @escaping @MainActor (Container, Controller) -> PlacedContext,
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> ScreenPlacer<PlacedContext> {
    makeEmbeddingPlacer(into: container, place: place, whenPlaced: { _ in onDidPlaceEmbedded() })
}

/// Creates a placer into a container that is not in the hierarchy yet. The container is the context.
///
/// - Parameters:
///   - container: The container.
///   - place: A closure that adds a controller to the container.
///   - onDidPlaceEmbedded: A closure called when the controller is in the container, to place the container itself.
/// - Returns: The placer.
///
/// Source: Lasso's `makeEmbeddingPlacer(into:place:onDidPlaceEmbedded:)`.
@MainActor
public func makeEmbeddingPlacer<Container: Controller>(
    into container: Container,
    place: @escaping @MainActor (Container, Controller) -> Void,
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> ScreenPlacer<Container> {
    makeEmbeddingPlacer(into: container, place: returningContainer(place), whenPlaced: { _ in onDidPlaceEmbedded() })
}

@MainActor
private func returningContainer<Container: Controller>(
    _ place: @escaping @MainActor (Container, Controller) -> Void
) -> @MainActor (Container, Controller) -> Container {
    { container, controller in
        place(container, controller)
        return container
    }
}

@MainActor
private func makeEmbeddingPlacer<Container: Controller, PlacedContext: Controller>(
    into container: Container,
    place: @escaping @MainActor (Container, Controller) -> PlacedContext,
    whenPlaced: @escaping @MainActor (CallSite) -> Void
) -> ScreenPlacer<PlacedContext> {
    ScreenPlacer(placeWith: { controller, callSite in
        let context = place(container, controller)
        whenPlaced(callSite)
        return context
    })
}

/// Creates placers into a container that is not in the hierarchy yet. The container is filled when all of them have
/// placed.
///
/// - Parameters:
///   - container: The container.
///   - count: The number of placers, at least one.
///   - place: A closure that adds the controllers to the container, in the order of the placers.
///   - onDidPlaceEmbedded: A closure called when the controllers are in the container, to place the container itself.
/// - Returns: The placers.
/// - Precondition: `count` is one or more.
///
/// Source: Lasso's `makeEmbeddingPlacers(into:count:place:onDidPlaceEmbedded:)`.
@MainActor
public func makeEmbeddingPlacers<Container: Controller>(
    into container: Container,
    count: Int,
    place: @escaping @MainActor (Container, [Controller]) -> Void,
    onDidPlaceEmbedded: @escaping @MainActor () -> Void = {}
) -> [ScreenPlacer<Container>] {
    makeEmbeddingPlacers(into: container, count: count, place: place, whenPlaced: { _ in onDidPlaceEmbedded() })
}

@MainActor
private func makeEmbeddingPlacers<Container: Controller>(
    into container: Container,
    count: Int,
    place: @escaping @MainActor (Container, [Controller]) -> Void,
    whenPlaced: @escaping @MainActor (CallSite) -> Void
) -> [ScreenPlacer<Container>] {
    precondition(
        count > 0,
        "The embedding into \(Container.self) has \(count) placers. It needs at least one, or nothing fills it."
    )
    let waiting = WaitingControllers(count: count)
    return (0..<count).map { index in
        ScreenPlacer(placeWith: { controller, callSite in
            if let controllers = waiting.add(controller, at: index) {
                place(container, controllers)
                whenPlaced(callSite)
            }
            return container
        })
    }
}

extension ScreenPlacer {
    /// Creates a placer into a container, which is then placed with this placer.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - placeEmbedded: A closure that adds a controller to the container, and returns the context.
    /// - Returns: The placer into the container.
    ///
    /// Source: Lasso's `withEmbedding(into:place:)`.
    public func withEmbedding<Container: Controller, Context: Controller>(
        into container: Container,
        place placeEmbedded: @escaping @MainActor (Container, Controller) -> Context
    ) -> ScreenPlacer<Context> {
        makeEmbeddingPlacer(into: container, place: placeEmbedded, whenPlaced: { place(container, $0) })
    }

    /// Creates a placer into a container, which is then placed with this placer. The container is the context.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - placeEmbedded: A closure that adds a controller to the container.
    /// - Returns: The placer into the container.
    ///
    /// Source: Lasso's `withEmbedding(into:place:)`.
    public func withEmbedding<Container: Controller>(
        into container: Container,
        place placeEmbedded: @escaping @MainActor (Container, Controller) -> Void
    ) -> ScreenPlacer<Container> {
        withEmbedding(into: container, place: returningContainer(placeEmbedded))
    }

    /// Creates placers into a container, which is placed with this placer when all of them have placed.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - count: The number of placers, at least one.
    ///   - placeEmbedded: A closure that adds the controllers to the container, in the order of the placers.
    /// - Returns: The placers into the container.
    /// - Precondition: `count` is one or more.
    ///
    /// Source: Lasso's `withEmbedding(into:count:place:)`.
    public func withEmbedding<Container: Controller>(
        into container: Container,
        count: Int,
        place placeEmbedded: @escaping @MainActor (Container, [Controller]) -> Void
    ) -> [ScreenPlacer<Container>] {
        makeEmbeddingPlacers(into: container, count: count, place: placeEmbedded, whenPlaced: { place(container, $0) })
    }
}

/// Collects the controllers of a container until all of them have been placed.
@MainActor
private final class WaitingControllers {
    private var controllers: [Controller?]

    init(count: Int) {
        controllers = Array(repeating: nil, count: count)
    }

    /// - Returns: All controllers, if this was the last missing one.
    func add(_ controller: Controller, at index: Int) -> [Controller]? {
        controllers[index] = controller
        let placed = controllers.compactMap { $0 }
        return placed.count == controllers.count ? placed : nil
    }
}
