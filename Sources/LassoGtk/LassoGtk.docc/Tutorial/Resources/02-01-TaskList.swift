import LassoGtk

/// Something to do.
nonisolated struct TaskItem: Identifiable, Equatable, Codable, Sendable {
    let id: Int
    var title: String
    var notes = ""
    var isDone = false
}

/// All tasks, in the order in which they are shown.
nonisolated struct TaskList: Equatable, Codable, Sendable {
    var tasks: IdentifiedArray<TaskItem> = []
    /// The identity of the newest task.
    private var lastID = 0

    /// Adds a task at the end, and returns its identity.
    @discardableResult
    mutating func add(_ title: String) -> TaskItem.ID {
        lastID += 1
        tasks.append(TaskItem(id: lastID, title: title))
        return lastID
    }
}
