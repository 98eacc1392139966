import LassoGtk

/// The tasks that are shown.
struct TaskFilter: Equatable {
    /// The words that the title contains.
    var query: SearchQuery
    var showsDone: Bool

    func includes(_ task: TaskItem) -> Bool {
        (showsDone || !task.isDone) && query.matches(task.title)
    }
}
