/// A document with changes that aren't saved, whose type isn't known.
@MainActor
protocol UnsavedDocument: AnyObject {
    /// The windows of the application that the document belongs to.
    var windows: ApplicationWindows { get }

    /// The name of the document as the user knows it.
    var name: String { get }

    /// Whether the user hasn't decided about the changes yet.
    var isWorthAsking: Bool { get }

    /// Asks the user whether to save the changes.
    ///
    /// - Returns: Whether they are saved or discarded.
    func askBeforeEnd() async -> Bool

    /// Keeps the changes that the user has discarded at the end of the session, because the session goes on. Changes
    /// that were discarded with the document's controller stay discarded.
    func keepChanges()
}
