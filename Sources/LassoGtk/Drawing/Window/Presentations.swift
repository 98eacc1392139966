/// The presentations above a window.
final class Presentations {
    private weak var scope: Controller?
    private let window: Window
    private let content: Widget
    private let commands: WindowCommands?
    private var drawings: [Entry] = []

    private struct Entry {
        let controller: Controller
        let drawing: any PresentationDrawing
    }

    /// Creates the presentations of a window or a popover.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - content: The content of the window, or of the popover in it, which popovers stay inside.
    ///   - scope: The controller that the window or popover shows.
    ///   - commands: The commands of the window; `nil` if it has none.
    init(above window: Window, in content: Widget, by scope: Controller, commands: WindowCommands? = nil) {
        self.window = window
        self.content = content
        self.scope = scope
        self.commands = commands
        window.makeOwnGroup()
    }

    /// Updates the presentations to match the hierarchy.
    func update() {
        let presenting = (scope?.visibleInside ?? []).flatMap(\.withQuestionsAbove)
            .filter { $0.presentedController != nil }
        let presented = presenting.compactMap(\.presentedController)
        for entry in drawings where !presented.contains(where: { $0 === entry.controller }) { entry.drawing.close() }
        drawings.removeAll { entry in !presented.contains { $0 === entry.controller } }
        for controller in presenting {
            guard let presentation = controller.presentation,
                !drawings.contains(where: { $0.controller === presentation.controller }),
                let drawing = draw(presentation, by: controller)
            else { continue }
            drawings.append(Entry(controller: presentation.controller, drawing: drawing))
        }
        drawings.forEach { $0.drawing.update() }
    }

    /// Updates the titles to match the hierarchy.
    func updateTitles() { drawings.forEach { $0.drawing.updateTitles() } }

    /// Closes all presentations.
    func close() {
        let closing = drawings
        drawings = []
        closing.forEach { $0.drawing.close() }
    }

    private func draw(_ presentation: Presentation, by presenting: Controller) -> (any PresentationDrawing)? {
        if let question = presentation.controller as? QuestionController {
            return QuestionDrawing(question, above: window)
        }
        // A controller that has appeared has been drawn.
        guard let page = presentation.controller.headeredPage else { return nil }
        switch presentation.style {
        case .dialog:
            return PresentedWindow(presentation.controller, page, above: window)
        case .popover(let anchor):
            let anchor = anchor as? Widget
            return PresentedPopover(presentation.controller, page, at: anchor, in: window, content, commands)
        }
    }
}

extension Controller {
    /// This controller and the questions above it. A question has no window for its own presentations, so they are
    /// shown here.
    fileprivate var withQuestionsAbove: [Controller] {
        [self] + ((presentedController as? QuestionController)?.withQuestionsAbove ?? [])
    }
}

/// A drawing of a presentation.
protocol PresentationDrawing: AnyObject {
    /// Updates the drawing to match the hierarchy.
    func update()

    /// Updates the titles to match the hierarchy.
    func updateTitles()

    /// Closes the drawing, because its controller is no longer presented.
    func close()
}

extension QuestionDrawing: PresentationDrawing {
    func update() {}

    func updateTitles() {}
}
