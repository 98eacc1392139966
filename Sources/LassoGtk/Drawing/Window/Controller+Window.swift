extension Controller {
    /// The window on the screen that shows this controller: the application's, or that of the dialog that it is in; `nil` if
    /// it is not drawn. It is there to give it a menu or an icon; what it shows is the hierarchy's business.
    public var window: Window? {
        if let drawing = drawing as? WindowDrawing { return drawing.window }
        if let shown = drawnWidget?.root as? Window { return shown }
        // A popover that is put aside is in no window itself.
        guard drawing != nil, outermostContainer.presentationStyle?.isPopover == true else { return nil }
        return outermostContainer.presentingController?.window
    }
}
