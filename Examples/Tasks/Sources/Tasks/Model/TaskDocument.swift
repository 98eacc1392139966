import LassoGtk

/// All lists: what is saved, and undone.
nonisolated struct TaskDocument: Equatable, Codable, Sendable {
    var lists: IdentifiedArray<TaskList> = [TaskList(id: 1, name: translated("My Tasks"))]
    /// The identity of the newest list or task.
    private var lastID = 1

    /// Returns the identity of a new list or task.
    mutating func makeID() -> Int {
        lastID += 1
        return lastID
    }
}
