/// The tasks that are shown.
struct TaskFilter: Equatable {
    /// The text that the title contains, in lower case.
    var pattern: String
    var showsDone: Bool

    func includes(_ task: TaskItem) -> Bool {
        (showsDone || !task.isDone) && (pattern.isEmpty || task.title.lowercased().contains(pattern))
    }
}
