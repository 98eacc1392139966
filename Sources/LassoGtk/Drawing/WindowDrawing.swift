/// Shows a window controller: a window with a header bar, in which one root takes the place of another.
final class WindowDrawing: ControllerDrawing {
    private weak var controller: WindowController?
    private let window: ApplicationWindow
    private let pages = PageStack()

    init(_ controller: WindowController, in application: Application) {
        self.controller = controller
        window = ApplicationWindow(application: application)
        window.titlebar = HeaderBar()
        window.child = pages.stack
        // The window on the screen keeps the hierarchy that it shows alive.
        window.holdReference(to: controller)
        window.onCloseRequest { [weak controller] in
            controller?.close()
            return true
        }
    }

    func makeDrawing(of controller: Controller) -> any ControllerDrawing {
        controllerDrawing(of: controller)
    }

    func update(animated: Bool) {
        guard let controller else { return }
        guard controller.isOpen else { return destroy(controller) }
        if let root = controller.rootController, let page = root.drawnWidget {
            pages.show(page, covered: [], transition: animated ? .crossfade : .none)
            pages.setTitle(root.visibleTitle, of: page)
        } else {
            pages.clear()
        }
        window.title = controller.visibleTitle
    }

    func present(width: Int32, height: Int32) {
        window.setDefaultSize(width: width, height: height)
        window.present()
    }

    func present() {
        window.present()
    }

    private func destroy(_ controller: WindowController) {
        controller.drawing = nil
        window.destroy()
        window.releaseReference(to: controller)
    }
}
