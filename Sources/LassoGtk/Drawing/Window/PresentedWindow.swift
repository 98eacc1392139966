/// A drawing of a controller that is presented as a dialog: a modal window above another one.
final class PresentedWindow: PresentationDrawing {
    private let frame: WindowFrame
    private let fitting: DialogFitting
    private var going: SignalConnection?

    /// Creates a dialog, and shows it.
    ///
    /// - Parameters:
    ///   - controller: The presented controller.
    ///   - page: The page that shows the controller.
    ///   - parent: The window below.
    init(_ controller: Controller, _ page: HeaderedPage, above parent: Window) {
        let window = Window()
        // GTK fixes the role when assistive technologies first see the window.
        window.accessibleRole = .dialog
        window.modal = true
        window.transientFor = parent
        frame = WindowFrame(window, scope: controller)
        fitting = DialogFitting(window, of: controller, above: parent)
        window.destroyWithParent = true
        parent.group.addWindow(window)
        frame.show(page)
        // The window may be destroyed in other ways than by the hierarchy.
        going = window.onUnrealize { [weak controller] in controller?.presentingController?.dismiss(animated: false) }
        frame.update()
        window.present()
        frame.focusContent()
    }

    func update() { frame.update() }

    func updateTitles() { frame.updateTitles() }

    func close() {
        going?.disconnect()
        frame.close()
    }
}

extension Window {
    /// Makes dialogs above this window block this window only, and not all windows of the application.
    func makeOwnGroup() {
        if !hasGroup { WindowGroup().addWindow(self) }
    }
}
