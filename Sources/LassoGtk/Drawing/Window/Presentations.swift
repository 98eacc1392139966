/// What is presented above a window by what it shows.
final class Presentations {
    private weak var scope: Controller?
    private let window: Window
    private let content: Widget
    private var drawings: [Entry] = []

    private struct Entry {
        let controller: Controller
        let drawing: any PresentationDrawing
    }

    /// - Parameters:
    ///   - window: The window.
    ///   - content: What the window, or the popover in it, shows: popovers stay in there.
    ///   - scope: What it shows.
    init(above window: Window, in content: Widget, by scope: Controller) {
        self.window = window
        self.content = content
        self.scope = scope
        window.makeOwnGroup()
    }

    /// Brings what is presented in line with the hierarchy.
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

    /// Brings the titles in line with the hierarchy.
    func updateTitles() { drawings.forEach { $0.drawing.updateTitles() } }

    /// Takes all of it away.
    func close() {
        let closing = drawings
        drawings = []
        closing.forEach { $0.drawing.close() }
    }

    private func draw(_ presentation: Presentation, by presenting: Controller) -> (any PresentationDrawing)? {
        if let question = presentation.controller as? QuestionController {
            return QuestionDrawing(question, above: window)
        }
        // What has appeared has been drawn.
        guard let widget = presentation.controller.drawnWidget else { return nil }
        switch presentation.style {
        case .dialog:
            return PresentedWindow(presentation.controller, widget, above: window)
        case .popover(let anchor):
            return PresentedPopover(presentation.controller, widget, at: anchor as? Widget, in: window, content)
        }
    }
}

extension Controller {
    /// This controller, and the questions above it: what is presented by a question is in no window of the question's.
    fileprivate var withQuestionsAbove: [Controller] {
        [self] + ((presentedController as? QuestionController)?.withQuestionsAbove ?? [])
    }
}

/// Shows something that is presented.
protocol PresentationDrawing: AnyObject {
    /// Brings what is shown in line with the hierarchy.
    func update()

    /// Brings the titles in line with the hierarchy.
    func updateTitles()

    /// Takes it away; it is not presented any more.
    func close()
}

extension QuestionDrawing: PresentationDrawing {
    func update() {}

    func updateTitles() {}
}
