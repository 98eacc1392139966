/// Places one controller somewhere in the hierarchy, without telling where.
///
/// A placer says what the controller will be placed in: `ScreenPlacer<NavigationController>` places into a navigation
/// controller, so what is placed can push more onto it. It places once.
///
/// Source: Lasso's `ScreenPlacer`.
@MainActor
public struct ScreenPlacer<PlacedContext: Controller> {
    private let placeController: (Controller) -> PlacedContext
    private let use = Use()

    private final class Use {
        var location: String?
    }

    /// - Parameter place: Places a controller and answers what it is in from then on.
    public init(place: @escaping @MainActor (Controller) -> PlacedContext) {
        placeController = place
    }

    /// Places a controller.
    ///
    /// - Parameters:
    ///   - controller: What to place.
    ///   - file: Where this is called from, for the error if it is called twice.
    ///   - line: Where this is called from, for the error if it is called twice.
    /// - Returns: What the controller is in from now on.
    /// - Precondition: The placer has not placed anything yet.
    @discardableResult
    public func place(
        _ controller: Controller,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> PlacedContext {
        if let first = use.location {
            preconditionFailure(
                """
                ScreenPlacer.place(_:) was called at \(first) and again at \(file):\(line). \
                A placer places once; make another one for \(type(of: controller)).
                """
            )
        }
        use.location = "\(file):\(line)"
        return placeController(controller)
    }
}

extension ScreenPlacer {
    /// The same place, for who needs to know less about it.
    public func asControllerPlacer() -> ScreenPlacer<Controller> {
        ScreenPlacer<Controller> { place($0) }
    }
}
