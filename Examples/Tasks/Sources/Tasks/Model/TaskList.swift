import LassoGtk

/// A list of tasks, with a name.
nonisolated struct TaskList: Identifiable, Equatable, Codable, Sendable {
    let id: Int
    var name: String
    var tasks: IdentifiedArray<TaskItem> = []

    var openCount: Int { tasks.count { !$0.isDone } }
}
