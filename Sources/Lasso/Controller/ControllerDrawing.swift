/// What shows a controller to the user. A hierarchy without drawings works all the same, which is how it is tested.
@MainActor
public protocol ControllerDrawing: AnyObject {
    /// Makes the drawing of a controller that is about to appear somewhere below this one.
    func makeDrawing(of controller: Controller) -> any ControllerDrawing

    /// Brings what is shown in line with the controller: its children, their titles, whether it is still there.
    ///
    /// - Parameter animated: Whether the user is to see how it changes.
    func update(animated: Bool)

    /// Brings the titles that are shown in line with those of the controller and of what is in it.
    func updateTitles()
}
