import LassoGtk

extension Asking {
    /// Asks the user about a text that was saved while there were changes of the one before.
    ///
    /// - Returns: What the user has chosen; `nil` if both texts are to stay.
    func chooseBetweenTexts() async -> NoteModule.OtherTextChoice? {
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
