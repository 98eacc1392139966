import Lasso

/// A recorder of placements. It places nothing, so that a test can check the controllers that a flow places.
///
/// ```swift
/// let recorder = PlacementRecorder(in: NavigationController())
/// flow.start(with: recorder.placer)
/// #expect(recorder.placedControllers.first is WelcomeViewController)
/// ```
///
/// Later changes that the flow makes to its context are visible there: pushed controllers are in
/// `recorder.context.controllers`.
@MainActor
public final class PlacementRecorder<Context: Controller> {
    /// The context that the placer returns for every placed controller.
    public let context: Context

    /// The placed controllers, in order. The recorder keeps them and the flows that placed them alive.
    public private(set) var placedControllers: [Controller] = []

    /// Creates a recorder.
    ///
    /// - Parameter context: The context that the placer returns for every placed controller. Nothing is placed in it.
    public init(in context: Context) {
        self.context = context
    }

    /// A new placer that records its placement.
    public var placer: ScreenPlacer<Context> {
        ScreenPlacer { [self] controller in
            placedControllers.append(controller)
            return context
        }
    }

    /// Returns the first placed controller of a class.
    ///
    /// - Parameter type: The class.
    /// - Returns: The controller; `nil` if there is none.
    public func placedController<Placed: Controller>(ofType type: Placed.Type = Placed.self) -> Placed? {
        placedControllers.lazy.compactMap { $0 as? Placed }.first
    }
}
