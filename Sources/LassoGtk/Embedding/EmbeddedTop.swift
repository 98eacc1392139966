/// The top of an embedded hierarchy. Stands for the window, of which the hierarchy knows nothing.
final class EmbeddedTop: WindowController {
    /// Is called when what is in here is to be seen, because the user is asked about it.
    var onReveal: () -> Void = {}

    override func reveal(_ child: Controller) { onReveal() }
}

extension Widget {
    /// Makes the stacks and the notebooks around this widget show it.
    func showInContainers() {
        let line = sequence(first: self, next: \.parent)
        for (widget, container) in zip(line, line.dropFirst()) {
            guard let stack = container as? Stack else { continue }
            // A notebook has its pages in a stack, which is not to be changed without it.
            if let notebook = stack.parent as? Notebook {
                notebook.currentPage = notebook.pageNum(widget)
            } else {
                stack.visibleChild = widget
            }
        }
    }
}
