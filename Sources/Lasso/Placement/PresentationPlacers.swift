/// Presents above a controller.
///
/// - Parameters:
///   - controller: What presents.
///   - style: How it is presented.
///   - animated: Whether the user is to see how it comes.
/// - Returns: The placer. What is placed is in no container: it is the context itself.
///
/// Source: Lasso's `presented(on:animated:)`.
@MainActor
public func presented(
    on controller: Controller,
    as style: PresentationStyle = .dialog,
    animated: Bool = true
) -> ScreenPlacer<Controller> {
    makePlacer(base: controller) { presenting, controller in
        presenting.present(controller, as: style, animated: animated)
        return controller
    }
}
