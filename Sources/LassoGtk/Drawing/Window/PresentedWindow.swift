/// Shows what is presented as a dialog: a modal window above another one.
final class PresentedWindow: PresentationDrawing {
    private let frame: WindowFrame
    private var going: SignalConnection?

    /// - Parameters:
    ///   - controller: What is presented.
    ///   - widget: The widget that shows it.
    ///   - parent: The window below.
    init(_ controller: Controller, _ widget: Widget, above parent: Window) {
        let window = Window()
        window.modal = true
        window.transientFor = parent
        frame = WindowFrame(window, scope: controller)
        window.destroyWithParent = true
        parent.group.addWindow(window)
        frame.content.put(widget)
        // However else it goes.
        going = window.onUnrealize { [weak controller] in controller?.presentingController?.dismiss(animated: false) }
        frame.update()
        window.present()
    }

    func update() { frame.update() }

    func updateTitles() { frame.updateTitles() }

    func close() {
        going?.disconnect()
        frame.content.put(nil)
        frame.close()
    }
}

extension Window {
    /// Sees to it that a dialog above this window blocks this window, and not all of the application's.
    func makeOwnGroup() {
        if !hasGroup { WindowGroup().addWindow(self) }
    }
}
