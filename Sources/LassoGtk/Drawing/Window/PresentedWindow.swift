/// Shows what is presented as a dialog: a modal window above another one.
final class PresentedWindow: PresentationDrawing {
    private let frame: WindowFrame

    /// - Parameters:
    ///   - controller: What is presented.
    ///   - widget: The widget that shows it.
    ///   - parent: The window below.
    init(_ controller: Controller, _ widget: Widget, above parent: Window) {
        let window = Window()
        frame = WindowFrame(window, scope: controller)
        window.modal = true
        window.transientFor = parent
        window.destroyWithParent = true
        // It blocks its own window, not all of the application's.
        parent.ownGroup.addWindow(window)
        frame.content.put(widget)
        window.onCloseRequest { [weak controller] in
            controller?.beginToLeave()
            return true
        }
        frame.update()
        window.present()
    }

    func update() { frame.update() }

    func updateTitles() { frame.updateTitles() }

    func close() {
        frame.content.put(nil)
        frame.close()
    }
}

extension Window {
    /// The group of this window and of the dialogs above it.
    fileprivate var ownGroup: WindowGroup {
        if hasGroup { return group }
        let group = WindowGroup()
        group.addWindow(self)
        return group
    }
}
