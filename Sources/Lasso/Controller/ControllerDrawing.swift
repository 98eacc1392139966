/// An object that shows a controller to the user. A hierarchy also works without drawings, as in tests.
@MainActor
public protocol ControllerDrawing: AnyObject {
    /// Creates the drawing of a controller that is about to appear below this one.
    func makeDrawing(of controller: Controller) -> any ControllerDrawing

    /// Updates the drawing to match the controller: its children, their titles, its presentation, and whether the
    /// controller is still in the hierarchy.
    ///
    /// The library calls this method after the controller, or a controller below it, has changed.
    ///
    /// - Parameter animated: Whether the change is animated.
    func update(animated: Bool)

    /// Updates the displayed titles, icons, and notices to match those of the controller and its descendants.
    func updateTitles()

    /// The hierarchies that are embedded in what this drawing shows, even where the user doesn't see them at the
    /// moment. They go with the controller, so they are asked before the user leaves it.
    var hierarchiesInside: [WindowController] { get }
}

extension ControllerDrawing {
    /// No hierarchies.
    public var hierarchiesInside: [WindowController] { [] }
}

/// A drawing that shows a window to the user.
@MainActor
public protocol WindowControllerDrawing: ControllerDrawing {
    /// Draws another window of the same application, and opens it.
    ///
    /// - Parameter window: The window.
    func open(_ window: WindowController)

    /// Shows the hierarchy, as far as possible without removing a controller, if it is embedded in another one.
    func reveal()
}

extension WindowControllerDrawing {
    /// Does nothing: a window is always shown.
    public func reveal() {}
}
