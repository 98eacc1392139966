import LassoGtk

extension TextView {
    /// Lets a double-click select a word with its hyphens.
    package func letDoubleClickSelectCompoundWords() {
        onExtendSelection { granularity, place in
            guard granularity == .word, place.isInCompoundWord else { return nil }
            let start = place.copy(), end = place.copy()
            while start.backwardChar() {
                guard start.isInCompoundWord else {
                    start.forwardChar()
                    break
                }
            }
            while end.forwardChar(), end.isInCompoundWord {}
            return (start, end)
        }
    }
}

extension TextIter {
    @MainActor fileprivate var isInCompoundWord: Bool { char == "-" || char.properties.isAlphabetic }
}
