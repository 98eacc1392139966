/// The stored values of the process that have changes that haven't been saved.
///
/// A value is kept until its changes have been saved, even if its store is released. LassoGtk saves them all when the
/// application ends. A program without an application calls ``saveAll()`` before it ends.
@MainActor
public enum UnsavedValues {
    private struct Entry {
        weak var value: (any UnsavedValue)?
    }

    // Those with changes, which are kept.
    private static var values: [ObjectIdentifier: any UnsavedValue] = [:]
    // All, because a store may hold a change.
    private static var entries: [Entry] = []
    // A value that changes whenever it is saved would be saved forever.
    private static let roundLimit = 10

    /// Whether there are changes that haven't been saved.
    public static var exist: Bool {
        takeHeldChanges()
        return !values.isEmpty
    }

    /// Saves all changes, also those that are made meanwhile.
    ///
    /// - Returns: Why values couldn't be saved, as messages for the user; an empty array if all changes are saved.
    @discardableResult
    public static func saveAll() async -> [String] {
        for round in 0..<roundLimit {
            for value in valuesToSave(in: round) { await value.save() }
        }
        return problems
    }

    /// Saves all changes, and blocks the main thread meanwhile. It is for the end of the program, when nothing
    /// asynchronous runs anymore.
    ///
    /// - Returns: Why values couldn't be saved, as messages for the user; an empty array if all changes are saved.
    @discardableResult
    public static func saveAllBlocking() -> [String] {
        for round in 0..<roundLimit {
            for value in valuesToSave(in: round) { value.saveBlocking() }
        }
        return problems
    }

    /// Saves all changes at the sudden end of the program, and blocks the main thread meanwhile. No store and no
    /// observer is told, because what they do could need what has gone, such as the display.
    ///
    /// - Returns: Why values couldn't be saved, as messages for the user; an empty array if all changes are saved.
    package static func saveAllSilently() -> [String] {
        for entry in entries { entry.value?.becomeSilent() }
        return saveAllBlocking()
    }

    /// Adds a value, which isn't kept.
    static func add(_ value: any UnsavedValue) {
        entries.removeAll { $0.value == nil }
        entries.append(Entry(value: value))
    }

    /// Keeps a value that has changes.
    static func insert(_ value: any UnsavedValue) { values[ObjectIdentifier(value)] = value }

    static func remove(_ value: any UnsavedValue) { values[ObjectIdentifier(value)] = nil }

    /// Returns the values to save: first all, and then those that have changed since they were saved.
    private static func valuesToSave(in round: Int) -> [any UnsavedValue] {
        takeHeldChanges()
        return values.values.filter { round == 0 || $0.problem == nil }
    }

    private static func takeHeldChanges() {
        for entry in entries { entry.value?.takeHeldChange() }
    }

    /// Returns a message for the user that values, or documents, have changes that aren't saved.
    ///
    /// - Parameter names: Their names.
    package static func message(naming names: [String]) -> String {
        let list = LocaleFormat.list(names.map { "“\($0)”" })
        return translated(
            "\(list) has changes that are not saved.",
            plural: "\(list) have changes that are not saved.",
            count: names.count,
            in: .lasso
        )
    }

    private static var problems: [String] { values.values.map { $0.problem ?? message(naming: [$0.shownName]) } }
}
