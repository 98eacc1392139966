/// What shows a controller to the user. A hierarchy without drawings works all the same, which is how it is tested.
@MainActor
public protocol ControllerDrawing: AnyObject {
    /// Makes the drawing of a controller that is about to appear somewhere below this one.
    func makeDrawing(of controller: Controller) -> any ControllerDrawing

    /// Brings what is shown in line with the controller: its children, their titles, what it presents, whether it is still
    /// there. It is called for a controller when something has changed there or below.
    ///
    /// - Parameter animated: Whether the user is to see how it changes.
    func update(animated: Bool)

    /// Brings the titles and icons that are shown in line with those of the controller and of what is in it.
    func updateTitles()
}

/// What shows a window to the user.
@MainActor
public protocol WindowControllerDrawing: ControllerDrawing {
    /// Draws another window of the same application, and opens it.
    ///
    /// - Parameter window: The window.
    func open(_ window: WindowController)
}
