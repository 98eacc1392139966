extension Widget {
    /// Opens a file in a document whenever the user drops one on the widget, such as the content of a window.
    ///
    /// ```swift
    /// view.bindDroppedFile(to: document)
    /// ```
    ///
    /// - Parameter document: The document, which the widget keeps alive. It asks about changes that aren't saved first.
    /// - Returns: The observation, which ends the possibility to drop when it is canceled.
    ///
    /// Source: `GtkDropTarget`.
    @discardableResult
    public func bindDroppedFile<Module, Contents>(to document: Document<Module, Contents>) -> Observation {
        let target = DropTarget(type: .file, actions: .copy)
        // Before the widgets inside: a text view would insert the file's name.
        target.propagationPhase = .capture
        target.onDrop { value, _, _ in
            guard let file = value.get(Object.self) as? any File else { return false }
            document.dispatchAction(.openFile(FileReference(file)))
            return true
        }
        return addController(removedWith: target)
    }
}
