/// A drawing of a window controller: a window with a header bar that shows one root at a time.
final class WindowDrawing: WindowControllerDrawing {
    private weak var controller: WindowController?
    let window: ApplicationWindow
    private let frame: WindowFrame
    private let size: WindowSizing
    private let pages = PageStack(makePage: \.headeredPage)
    private var closing: SignalConnection?
    private var isPresented = false

    init(_ controller: WindowController, in application: Application, width: Int, height: Int) {
        self.controller = controller
        window = ApplicationWindow(application: application)
        frame = WindowFrame(window, scope: controller)
        frame.show(pages.stack)
        size = WindowSizing(of: controller, in: window, width: width, height: height)
        pages.onRest = { [weak controller] in controller?.transitionDidEnd() }
        // The window on the screen keeps its hierarchy alive.
        window.holdReference(to: controller)
        // The window may be closed in other ways than by the hierarchy.
        closing = application.onWindowRemoved { [weak self] removed in
            guard let self, removed === self.window else { return }
            self.controller?.close()
        }
    }

    func update(animated: Bool) {
        guard let controller else { return }
        guard controller.isOpen else { return destroy(controller) }
        if let root = controller.rootController {
            pages.show(at: 0, of: [root], transition: animated ? controller.rootTransition : nil)
        } else {
            pages.clear()
        }
        updateTitles()
        size.update()
        // Only once: an application that hides the window wants it to stay hidden.
        if !isPresented {
            isPresented = true
            frame.present()
            frame.focusContent()
        }
        frame.update()
    }

    func updateTitles() {
        frame.updateTitles()
        guard let root = controller?.rootController else { return }
        pages.setTitle(root.visibleTitle, of: root)
    }

    func open(_ other: WindowController) {
        guard let application = window.application else { return }
        let (width, height) = window.defaultSize()
        other.present(in: application, width: width, height: height)
    }

    var hierarchiesInside: [WindowController] { EmbeddedHierarchy.hierarchies(in: window) }

    /// The main menu, whose button is in the header bar at the edge where lines of text end.
    var menu: Menu { frame.commands.menu }

    func present() {
        window.present()
    }

    private func destroy(_ controller: WindowController) {
        controller.drawing = nil
        closing?.disconnect()
        size.stop()
        pages.clear()
        frame.close()
        window.releaseReference(to: controller)
    }
}
