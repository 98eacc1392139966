/// The documents of the process that have changes that aren't saved.
///
/// LassoGtk asks about them when the session ends.
@MainActor
public enum UnsavedDocuments {
    private struct Entry {
        weak var document: (any UnsavedDocument)?
    }

    // In the order in which they were changed.
    private static var entries: [Entry] = []

    /// The names of the documents, in the order in which they were changed first.
    public static var names: [String] { documents.filter(\.isWorthAsking).map(\.name) }

    /// Asks about the changes of all documents, one after the other, until the user cancels. The changes that were
    /// discarded at these questions then stay.
    ///
    /// - Returns: Whether all changes were saved or discarded.
    public static func askAll() async -> Bool {
        // The user has decided about the others before.
        let documents = documents.filter(\.isWorthAsking)
        for document in documents {
            guard await document.askBeforeEnd() else {
                // The session goes on, so no changes are lost.
                documents.forEach { $0.keepChanges() }
                return false
            }
        }
        return true
    }

    private static let observers = EventObservers<Void>()

    /// Observes the documents.
    ///
    /// - Parameter observer: A closure called after the documents, or the user's decisions, may have changed.
    /// - Returns: The observation, which can be canceled.
    package static func observe(_ observer: @escaping @MainActor () -> Void) -> Observation {
        observers.add { observer() }
    }

    /// The documents of this application; in a test that has a window of its own, those of the test.
    private static var documents: [any UnsavedDocument] {
        let windows = ApplicationWindows.current
        return entries.compactMap(\.document).filter { $0.windows === windows }
    }

    static func insert(_ document: any UnsavedDocument) {
        guard !entries.contains(where: { $0.document === document }) else { return }
        entries.removeAll { $0.document == nil }
        entries.append(Entry(document: document))
        observers.notify()
    }

    static func remove(_ document: any UnsavedDocument) {
        let count = entries.count
        entries.removeAll { $0.document == nil || $0.document === document }
        if entries.count != count { observers.notify() }
    }
}
