/// Places one controller somewhere in the hierarchy, without telling where.
///
/// A placer says what the controller will be placed in: `ScreenPlacer<NavigationController>` places into a navigation
/// controller, so what is placed can push more onto it. It places once.
///
/// Source: Lasso's `ScreenPlacer`.
@MainActor
public struct ScreenPlacer<PlacedContext: Controller> {
    private let placeController: (Controller, CallSite) -> PlacedContext
    private let use = Use()

    private final class Use {
        var callSite: CallSite?
    }

    /// - Parameter place: Places a controller and answers what it is in from then on.
    public init(place: @escaping @MainActor (Controller) -> PlacedContext) {
        placeController = { controller, _ in place(controller) }
    }

    /// - Parameter place: Places a controller with another placer, on behalf of who called this one.
    init(placeWith place: @escaping @MainActor (Controller, CallSite) -> PlacedContext) {
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
        place(controller, CallSite(file: file, line: line))
    }

    @discardableResult
    func place(_ controller: Controller, _ callSite: CallSite) -> PlacedContext {
        if let first = use.callSite {
            preconditionFailure(
                """
                ScreenPlacer.place(_:) was called at \(first) and again at \(callSite). \
                A placer places once; make another one for \(type(of: controller)).
                """
            )
        }
        use.callSite = callSite
        return placeController(controller, callSite)
    }
}

extension ScreenPlacer {
    /// The same place, for who needs to know less about it.
    public func asControllerPlacer() -> ScreenPlacer<Controller> {
        ScreenPlacer<Controller>(placeWith: { place($0, $1) })
    }
}
