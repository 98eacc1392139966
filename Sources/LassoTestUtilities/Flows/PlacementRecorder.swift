import Lasso

/// Records what is placed, instead of placing it anywhere, so that a flow can be tested by that.
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
    /// What everything that is placed is told to be in.
    public let context: Context

    /// What has been placed, in order. It is kept alive, and the flows that placed it with it.
    public private(set) var placedControllers: [Controller] = []

    /// - Parameter context: What everything that is placed is told to be in, and is not.
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

    /// The first of the placed controllers that is of a class.
    ///
    /// - Parameter type: The class.
    /// - Returns: The controller; `nil` if there is none.
    public func placedController<Placed: Controller>(ofType type: Placed.Type = Placed.self) -> Placed? {
        placedControllers.lazy.compactMap { $0 as? Placed }.first
    }
}
