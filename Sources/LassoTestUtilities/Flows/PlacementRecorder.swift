import Lasso

/// A recorder of placements, which places nothing, so that a flow can be tested by what it places.
///
/// ```swift
/// let recorder = PlacementRecorder(in: NavigationController())
/// flow.start(with: recorder.placer)
/// #expect(recorder.placedControllers.first is WelcomeViewController)
/// ```
///
/// What the flow does to its context then can be seen there: what it pushes is in `recorder.context.controllers`.
@MainActor
public final class PlacementRecorder<Context: Controller> {
    /// The context that everything that is placed is told to be in.
    public let context: Context

    /// The controllers that have been placed, in order. They are kept alive, and the flows that placed them with them.
    public private(set) var placedControllers: [Controller] = []

    /// Makes a recorder.
    ///
    /// - Parameter context: The context that everything that is placed is told to be in, and is not.
    public init(in context: Context) {
        self.context = context
    }

    /// A placer that records; another one each time.
    public var placer: ScreenPlacer<Context> {
        ScreenPlacer { [self] controller in
            placedControllers.append(controller)
            return context
        }
    }

    /// Returns the first of the placed controllers that is of a class.
    ///
    /// - Parameter type: The class.
    /// - Returns: The controller; `nil` if there is none.
    public func placedController<Placed: Controller>(ofType type: Placed.Type = Placed.self) -> Placed? {
        placedControllers.lazy.compactMap { $0 as? Placed }.first
    }
}
