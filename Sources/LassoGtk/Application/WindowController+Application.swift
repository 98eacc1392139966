extension WindowController {
    /// Opens the window on the screen, or brings it to the front if it is open.
    ///
    /// The window keeps this controller, and all controllers in it, alive until it is closed.
    ///
    /// - Parameters:
    ///   - application: The application, which runs as long as it has windows. It must have started up.
    ///   - width: The width to open with, in pixels; -1 uses the content's width.
    ///   - height: The height to open with, in pixels; -1 uses the content's height.
    ///
    /// Source: `gtk_application_window_new`, `gtk_window_present`.
    public func present(in application: Application, width: Int = -1, height: Int = -1) {
        if let drawing = drawing as? WindowDrawing { return drawing.present() }
        SavingAtEnd.prepareForDisplayLoss()
        application.addStandardCommands(to: .current)
        application.serveNotices(of: .current)
        drawing = WindowDrawing(self, in: application, width: width, height: height)
        open()
    }
}
