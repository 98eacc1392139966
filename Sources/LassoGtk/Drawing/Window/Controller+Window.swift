extension Controller {
    /// The window on the screen that shows this controller: the application's, or that of the dialog that it is in; `nil` if
    /// it is not drawn. It is there to give it a menu or an icon; what it shows is the hierarchy's business.
    public var window: Window? {
        if let drawing = drawing as? WindowDrawing { return drawing.window }
        return drawnWidget?.root as? Window
    }
}
