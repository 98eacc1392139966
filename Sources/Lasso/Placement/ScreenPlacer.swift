/// A value that says where in the hierarchy a controller is placed, without exposing the location.
///
/// A placer's type names the context of the placed controller: a `ScreenPlacer<NavigationController>` places into a
/// navigation controller, so the placed controller's flow can push onto it. A placer can be used once.
///
/// Source: Lasso's `ScreenPlacer`.
@MainActor
public struct ScreenPlacer<PlacedContext: Controller> {
    private let use: Use
    /// Whether the placed controller itself is the context.
    let placesContext: Bool

    /// The use of a placer, which its copies share.
    private final class Use {
        enum State {
            case waiting(@MainActor (Controller, CallSite) -> PlacedContext)
            case used(CallSite)
        }

        var state: State

        init(_ place: @escaping @MainActor (Controller, CallSite) -> PlacedContext) { state = .waiting(place) }
    }

    /// Creates a placer.
    ///
    /// - Parameter place: A closure that places a controller, and returns the container that it was placed in.
    public init(place: @escaping @MainActor (Controller) -> PlacedContext) {
        self.init(placeWith: { controller, _ in place(controller) })
    }

    /// Creates a placer that uses another placer.
    ///
    /// - Parameters:
    ///   - place: A closure that places a controller with another placer, on behalf of the caller of this one.
    ///   - placesContext: Whether the placed controller itself is the context.
    init(placeWith place: @escaping @MainActor (Controller, CallSite) -> PlacedContext, placesContext: Bool = false) {
        use = Use(place)
        self.placesContext = placesContext
    }

    /// Places a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller to place.
    ///   - file: The file of the call, for the error if the placer is used twice.
    ///   - line: The line of the call, for the error if the placer is used twice.
    /// - Returns: The container that the controller was placed in.
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
        switch use.state {
        case .waiting(let placeController):
            // A placer that is kept after its use must not keep the containers and flows that the closure captured.
            use.state = .used(callSite)
            return placeController(controller, callSite)
        case .used(let first):
            preconditionFailure(
                """
                ScreenPlacer.place(_:) was called at \(first) and again at \(callSite). \
                A placer can be used only once; create another one for \(type(of: controller)).
                """
            )
        }
    }
}

extension ScreenPlacer where PlacedContext == Controller {
    /// Creates a placer whose context is the placed controller itself. A flow knows it before the placer returns.
    ///
    /// - Parameter place: A closure that places a controller.
    init(placingContext place: @escaping @MainActor (Controller) -> Void) {
        self.init(
            placeWith: { controller, _ in
                place(controller)
                return controller
            },
            placesContext: true
        )
    }
}

extension ScreenPlacer {
    /// Erases the placed context to `Controller`.
    ///
    /// - Returns: A placer for the same location.
    public func asControllerPlacer() -> ScreenPlacer<Controller> {
        ScreenPlacer<Controller>(placeWith: { place($0, $1) }, placesContext: placesContext)
    }
}
