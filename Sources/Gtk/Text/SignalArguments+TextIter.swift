import CGtk

extension SignalArguments {
    /// Writes a position into the structure that an argument points to, which is the one that GTK uses after the
    /// handler.
    ///
    /// Handlers work on copies of the structures that GTK passes.
    func write(_ position: TextIter, to index: Int) {
        let place = storage(index).contents?.assumingMemoryBound(to: GtkTextIter.self)
        place?.pointee = position.textIterPointer.pointee
    }
}
