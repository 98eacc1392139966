/// The stored values of the process that have changes that haven't been saved.
///
/// A value is kept until its changes have been saved, even if its store is released. LassoGtk saves them all when the
/// application ends. A program without an application calls ``saveAll()`` before it ends.
@MainActor
public enum UnsavedValues {
    private static var values: [ObjectIdentifier: any UnsavedValue] = [:]

    /// Whether there are changes that haven't been saved.
    public static var exist: Bool { !values.isEmpty }

    /// Saves all changes.
    ///
    /// - Returns: Why values couldn't be saved, as messages for the user; an empty array if all changes are saved.
    @discardableResult
    public static func saveAll() async -> [String] {
        for value in Array(values.values) { await value.save() }
        return problems
    }

    /// Saves all changes, and blocks the main thread meanwhile. It is for the end of the program, when nothing
    /// asynchronous runs anymore.
    ///
    /// - Returns: Why values couldn't be saved, as messages for the user; an empty array if all changes are saved.
    @discardableResult
    public static func saveAllBlocking() -> [String] {
        for value in Array(values.values) { value.saveBlocking() }
        return problems
    }

    /// Saves all changes at the sudden end of the program, and blocks the main thread meanwhile. No store and no
    /// observer is told, because what they do could need what has gone, such as the display.
    ///
    /// - Returns: Why values couldn't be saved, as messages for the user; an empty array if all changes are saved.
    package static func saveAllSilently() -> [String] {
        for value in Array(values.values) { value.saveSilently() }
        return problems
    }

    static func insert(_ value: any UnsavedValue) { values[ObjectIdentifier(value)] = value }

    static func remove(_ value: any UnsavedValue) { values[ObjectIdentifier(value)] = nil }

    private static var problems: [String] { values.values.compactMap(\.problem) }
}
