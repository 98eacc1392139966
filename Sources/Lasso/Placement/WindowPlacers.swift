/// Places in a window, instead of what is in it. What is placed is itself the context for further placements.
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
    makePlacer(base: windowController) { windowController, controller in
        windowController.setRootController(controller, with: transition)
        return controller
    }
}

/// Places in a window, instead of what is in it. The window is the context for further placements, as flows need it that
/// require a ``WindowController``.
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

/// Places in the application's window, ``WindowController/applicationWindow``, instead of what is in it. What is placed is
/// itself the context for further placements.
///
/// - Parameter transition: The transition that shows the change; `nil` for none.
/// - Returns: The placer; `nil` if the application has no window.
///
/// Source: Lasso's `rootOfApplicationWindow(using:)`.
@MainActor
public func rootOfApplicationWindow(using transition: Transition? = nil) -> ScreenPlacer<Controller>? {
    WindowController.applicationWindow.map { root(of: $0, using: transition) }
}

/// Places in the application's window, ``WindowController/applicationWindow``, instead of what is in it. The window is the
/// context for further placements, as flows need it that require a ``WindowController``.
///
/// - Parameter transition: The transition that shows the change; `nil` for none.
/// - Returns: The placer; `nil` if the application has no window.
@_disfavoredOverload
@MainActor
public func rootOfApplicationWindow(using transition: Transition? = nil) -> ScreenPlacer<WindowController>? {
    WindowController.applicationWindow.map { root(of: $0, using: transition) }
}

/// Places in a new window of the application, and opens it.
///
/// - Parameters:
///   - controller: Something in one of the application's windows, or one of them: the new one is drawn if that is. If it
///     has gone, ``WindowController/applicationWindow`` stands for it.
///   - newWindow: The window to open.
/// - Returns: The placer.
@MainActor
public func newWindow<Window: WindowController>(
    besides controller: Controller,
    _ newWindow: Window
) -> ScreenPlacer<Window> {
    makePlacer(base: controller) { existing, controller in
        newWindow.setRootController(controller)
        // It may have gone meanwhile, as what comes from somewhere else and late.
        if let window = existing as? WindowController ?? existing.windowController ?? .applicationWindow {
            window.open(newWindow)
        } else {
            newWindow.openAndStay()
        }
        return newWindow
    }
}

/// Places in a new window of the application, and opens it.
///
/// - Parameter controller: Something in one of the application's windows, or one of them: the new one is drawn if that is. If it
///   has gone, ``WindowController/applicationWindow`` stands for it.
/// - Returns: The placer.
@MainActor
public func newWindow(besides controller: Controller) -> ScreenPlacer<WindowController> {
    newWindow(besides: controller, WindowController())
}
