import LassoGtk

/// A list of tasks, with a name.
nonisolated struct TaskList: Identifiable, Equatable, Codable, Sendable {
    let id: Int
    var name: String
    var tasks: IdentifiedArray<TaskItem> = []

    var openCount: Int { tasks.count { !$0.isDone } }
}

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
