/// A hierarchy in a widget of the application's own, for instance from a `.ui` file. Its controllers appear when the
/// widget is on the screen and shows no application page instead.
///
/// It is closed when the widget is removed from its window, or the window is closed.
final class EmbeddedHierarchy {
    private let root: Controller
    private weak var widget: Widget?
    // Represents the window, which is not part of the hierarchy.
    private let top = WindowController()
    private let makeDrawing: () -> (any EmbeddableDrawing)?
    private var drawing: (any EmbeddableDrawing)?
    private var closing: SignalConnection?
    private var connections: [SignalConnection] = []

    private struct Entry {
        weak var hierarchy: EmbeddedHierarchy?
    }

    private static var entries: [Entry] = []
    private static var areMoving = false

    /// Moves widgets to another place in the same window, so that what is embedded in them stays open.
    ///
    /// - Parameter move: A closure that removes the widgets and adds them again.
    static func move(_ move: () -> Void) {
        let wereMoving = areMoving
        areMoving = true
        move()
        areMoving = wereMoving
    }

    /// Returns the container that is drawn in a widget, and creates it if there is none yet.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - make: A closure that creates the container.
    ///   - draw: A closure that creates the container's drawing in the widget.
    /// - Returns: The container.
    static func container<Container: Controller, Target: Widget>(
        in widget: Target,
        make: () -> Container,
        draw: @escaping (Container, Target) -> any EmbeddableDrawing
    ) -> Container {
        entries.removeAll { $0.hierarchy?.widget == nil }
        let existing = entries.lazy.compactMap(\.hierarchy).first { $0.widget === widget }
        if let container = existing?.root as? Container { return container }
        let container = make()
        let hierarchy = EmbeddedHierarchy(of: container, in: widget) { [weak container, weak widget] in
            guard let container, let widget else { return nil }
            return draw(container, widget)
        }
        entries.append(Entry(hierarchy: hierarchy))
        return container
    }

    /// Returns the hierarchies in a widget and in those inside it, also those that the user doesn't see.
    static func hierarchies(in outer: Widget) -> [WindowController] {
        entries.lazy.compactMap(\.hierarchy).filter { hierarchy in
            hierarchy.widget.map { $0 === outer || $0.isAncestor(outer) } == true
        }
        .map(\.top)
    }

    private init(of root: Controller, in widget: Widget, makeDrawing: @escaping () -> (any EmbeddableDrawing)?) {
        self.root = root
        self.widget = widget
        self.makeDrawing = makeDrawing
        // The widget keeps its hierarchy alive.
        widget.holdReference(to: self)
        top.drawing = EmbeddedDrawing(of: top, in: widget) { [weak self] in self?.reveal() }
        top.setRootController(root)
        connections = [
            widget.onNotify("root") { [weak self] in self?.followRoot() },
            widget.onRealize(after: true) { [weak self] in self?.draw() },
            widget.onMap(after: true) { [weak self] in self?.updateOnScreen() },
            widget.onUnmap { [weak self] in self?.leaveScreen() },
            widget.onUnrealize { [weak self] in if !Self.areMoving { self?.end() } },
        ]
        top.observeHierarchy { [weak top] in top?.forwardToEmbeddingController($0) }
        followRoot()
        if widget.realized { draw() }
    }

    private func followRoot() {
        closing?.disconnect()
        // A window that shows a hierarchy asks what is embedded in it itself.
        let window = (widget?.root as? Window).flatMap { $0.isFrame ? nil : $0 }
        closing = window?.askEmbeddedBeforeClosing()
    }

    /// Draws the hierarchy. It is not drawn before GTK realizes the widget: a drawing keeps its widget alive, and
    /// nothing would end that if the widget were dropped before.
    private func draw() {
        guard drawing == nil, let drawing = makeDrawing() else { return }
        self.drawing = drawing
        root.drawing = drawing
        drawing.onShownChange = { [weak self] in self?.updateOnScreen() }
        drawing.update(animated: false)
        updateOnScreen()
    }

    private func updateOnScreen() {
        guard widget?.mapped == true, drawing?.isShown == true else { return leaveScreen() }
        top.embed(in: WindowController.openWindows.lazy.compactMap { self.host(in: $0) }.first)
        top.setOnScreen(true)
    }

    private func leaveScreen() {
        top.setOnScreen(false)
        top.embed(in: nil)
    }

    /// Returns the innermost controller in a hierarchy whose view contains the widget.
    private func host(in hierarchy: Controller) -> Controller? {
        guard let widget else { return nil }
        for controller in hierarchy.withVisibleDescendants.reversed() {
            for embedded in controller.embeddedHierarchies where embedded !== top {
                if let host = host(in: embedded) { return host }
            }
            if let drawn = controller.drawnWidget, widget === drawn || widget.isAncestor(drawn) { return controller }
        }
        return nil
    }

    /// Shows the widget, and the controller whose view contains it.
    private func reveal() {
        widget?.showInContainers()
        drawing?.reveal()
        guard let page = widget?.page else { return }
        let hierarchies = WindowController.openWindows + Self.entries.compactMap { $0.hierarchy?.top }
        for hierarchy in hierarchies where hierarchy !== top {
            hierarchy.forEachBelow { controller in
                guard controller.drawnWidget === page else { return }
                controller.revealInContainers()
                (hierarchy.drawing as? any WindowControllerDrawing)?.reveal()
            }
        }
    }

    private func end() {
        // The widget's reference may be the only one to this object.
        withExtendedLifetime(self) {
            connections.forEach { $0.disconnect() }
            closing?.disconnect()
            widget?.giveUpDefault()
            drawing = nil
            top.embed(in: nil)
            top.close()
            top.drawing = nil
            root.drawing = nil
            widget?.releaseReference(to: self)
        }
    }
}
