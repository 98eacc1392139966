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
                stack.setVisibleChild(widget)
            }
        }
    }
}
