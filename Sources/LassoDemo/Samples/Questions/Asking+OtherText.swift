import LassoGtk

extension Asking {
    /// Asks the user about each text that was saved while the user was changing the one before.
    ///
    /// - Parameter store: The store of the note.
    /// - Returns: Whether the changes may be saved.
    func mayReplaceOtherTexts(in store: NoteModule.ViewStore) async -> Bool {
        while let other = store.state.otherText {
            switch await chooseBetweenTexts() {
            case .replace: store.dispatchAction(.didAllowReplacing(other))
            case .show:
                store.dispatchAction(.didChooseSavedText)
                return false
            case nil: return false
            }
        }
        return true
    }

    private func chooseBetweenTexts() async -> NoteModule.OtherTextChoice? {
        await confirm(
            translated("Replace the saved note?"),
            detail: translated(
                """
                Another window or program has saved a different text since you began to change the note. Replacing it \
                deletes that text. Showing it discards your changes.
                """
            ),
            choices: [
                .cancel(translated("Cancel", in: .lasso), nil),
                .destructive(translated("Show Saved Note"), .show),
                .destructive(translated("Replace", in: .lasso), .replace),
            ]
        )
    }
}
