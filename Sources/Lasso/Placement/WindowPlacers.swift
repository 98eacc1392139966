/// Creates a placer that replaces the root of a window. The placed controller itself is the context for further
/// placements.
///
/// - Parameters:
///   - windowController: The window.
///   - transition: The transition that shows the change; `nil` for none.
/// - Returns: The placer.
///
/// Source: Lasso's `root(of:using:)` for a window.
@MainActor
public func root(
    of windowController: WindowController,
    using transition: Transition? = nil
) -> ScreenPlacer<Controller> {
    ScreenPlacer(placingContext: { windowController.setRootController($0, with: transition) })
}

/// Creates a placer that replaces the root of a window. The window is the context for further placements, which suits
/// flows that require a ``WindowController``.
///
/// - Parameters:
///   - windowController: The window.
///   - transition: The transition that shows the change; `nil` for none.
/// - Returns: The placer.
@_disfavoredOverload
@MainActor
public func root<Window: WindowController>(
    of windowController: Window,
    using transition: Transition? = nil
) -> ScreenPlacer<Window> {
    makePlacer(base: windowController) { windowController, controller in
        windowController.setRootController(controller, with: transition)
        return windowController
    }
}

/// Creates a placer that replaces the root of the application's window, ``WindowController/applicationWindow``. The
/// placed controller itself is the context for further placements.
///
/// - Parameter transition: The transition that shows the change; `nil` for none.
/// - Returns: The placer; `nil` if the application has no window.
///
/// Source: Lasso's `rootOfApplicationWindow(using:)`.
@MainActor
public func rootOfApplicationWindow(using transition: Transition? = nil) -> ScreenPlacer<Controller>? {
    WindowController.applicationWindow.map { root(of: $0, using: transition) }
}

/// Creates a placer that replaces the root of the application's window, ``WindowController/applicationWindow``. The
/// window is the context for further placements, which suits flows that require a ``WindowController``.
///
/// - Parameter transition: The transition that shows the change; `nil` for none.
/// - Returns: The placer; `nil` if the application has no window.
@_disfavoredOverload
@MainActor
public func rootOfApplicationWindow(using transition: Transition? = nil) -> ScreenPlacer<WindowController>? {
    WindowController.applicationWindow.map { root(of: $0, using: transition) }
}

/// Creates a placer into a new window of the application, and opens that window.
///
/// - Parameters:
///   - controller: A window of the application, or a controller in one. The new window is drawn if that window is. If
///     the controller is no longer in a window, ``WindowController/applicationWindow`` is used instead.
///   - newWindow: The window to open.
/// - Returns: The placer.
@MainActor
public func newWindow<Window: WindowController>(
    besides controller: Controller,
    _ newWindow: Window
) -> ScreenPlacer<Window> {
    makePlacer(base: controller) { existing, controller in
        newWindow.setRootController(controller)
        // The controller may have left its window by now, since a placer can be used late and from elsewhere.
        if let window = existing.nearestWindow ?? .applicationWindow {
            window.open(newWindow)
        } else {
            newWindow.openAndStay()
        }
        return newWindow
    }
}

/// Creates a placer into a new window of the application, and opens that window.
///
/// - Parameter controller: A window of the application, or a controller in one. The new window is drawn if that window
///   is. If the controller is no longer in a window, ``WindowController/applicationWindow`` is used instead.
/// - Returns: The placer.
@MainActor
public func newWindow(besides controller: Controller) -> ScreenPlacer<WindowController> {
    newWindow(besides: controller, WindowController())
}
