extension Controller {
    /// The window on the screen that shows this controller: the application's, or that of the dialog that the
    /// controller is in; `nil` if the controller is not drawn. Use it to set a menu or an icon; its content is managed
    /// by the hierarchy.
    public var window: Window? {
        if let drawing = drawing as? WindowDrawing { return drawing.window }
        if let shown = drawnWidget?.root as? Window { return shown }
        // A popover that is hidden behind a dialog is in no window itself.
        guard drawing != nil, outermostContainer.presentationStyle?.isPopover == true else { return nil }
        return outermostContainer.presentingController?.window
    }
}
