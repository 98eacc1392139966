/// Creates a placer that presents on a controller.
///
/// - Parameters:
///   - controller: The presenting controller.
///   - style: The style of the presentation.
///   - animated: Whether to animate the presentation.
/// - Returns: The placer. The placed controller is in no container, so it is the context itself.
///
/// Source: Lasso's `presented(on:animated:)`.
@MainActor
public func presented(
    on controller: Controller,
    as style: PresentationStyle = .dialog,
    animated: Bool = true
) -> ScreenPlacer<Controller> {
    ScreenPlacer(placingContext: { controller.present($0, as: style, animated: animated) })
}
