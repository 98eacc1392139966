/// Shows a window controller: a window with a header bar, in which one root takes the place of another.
final class WindowDrawing: WindowControllerDrawing {
    private weak var controller: WindowController?
    private let window: ApplicationWindow
    private let pages = PageStack()
    private var closing: SignalConnection?

    init(_ controller: WindowController, in application: Application, width: Int, height: Int) {
        self.controller = controller
        window = ApplicationWindow(application: application)
        window.titlebar = HeaderBar()
        window.child = pages.stack
        window.setDefaultSize(width: width, height: height)
        // The window on the screen keeps the hierarchy that it shows alive.
        window.holdReference(to: controller)
        window.onCloseRequest { [weak controller] in
            controller?.close()
            return true
        }
        // However else it is closed.
        closing = application.onWindowRemoved { [weak self] removed in
            guard let self, removed === self.window else { return }
            self.controller?.close()
        }
    }

    func makeDrawing(of controller: Controller) -> any ControllerDrawing {
        controllerDrawing(of: controller)
    }

    func update(animated: Bool) {
        guard let controller else { return }
        guard controller.isOpen else { return destroy(controller) }
        if let page = controller.rootController?.drawnWidget {
            pages.show(page, covered: [], transition: animated ? .crossfade : .none)
        } else {
            pages.clear()
        }
        updateTitles()
        if !window.mapped { window.present() }
    }

    func updateTitles() {
        guard let controller else { return }
        window.title = controller.visibleTitle
        guard let root = controller.rootController, let page = root.drawnWidget else { return }
        pages.setTitle(root.visibleTitle, of: page)
    }

    func open(_ other: WindowController) {
        guard let application = window.application else { return }
        let (width, height) = window.defaultSize()
        other.present(in: application, width: width, height: height)
    }

    func present() {
        window.present()
    }

    private func destroy(_ controller: WindowController) {
        controller.drawing = nil
        closing?.disconnect()
        window.destroy()
        window.releaseReference(to: controller)
    }
}
