extension Widget {
    /// Makes the stacks and notebooks around this widget show it, up to the view of a controller.
    func showInContainers() {
        let page = page
        let line = sequence(first: self, next: { $0 === page ? nil : $0.parent })
        for (widget, container) in zip(line, line.dropFirst()) {
            guard let stack = container as? Stack else { continue }
            // A notebook keeps its pages in a stack, which must be changed through the notebook.
            if let notebook = stack.parent as? Notebook {
                notebook.currentPage = notebook.pageNum(widget)
            } else {
                stack.setVisibleChild(widget)
            }
        }
    }
}
