import LassoGtk

/// The tasks of a list, of which a filter may hide some.
struct ShownTasks: Equatable {
    var tasks: IdentifiedArray<TaskItem>
    /// Which tasks are shown; `nil` for all.
    var filter: TaskFilter?

    /// The reason why no tasks are shown; `nil` if some are.
    var placeholder: String? {
        if tasks.isEmpty { return translated("No tasks") }
        guard var filter, !has(filter) else { return nil }
        if filter.query.isEmpty { return translated("All tasks are done") }
        filter.showsDone = true
        return has(filter) ? translated("All results are done") : translated("No results")
    }

    private func has(_ filter: TaskFilter) -> Bool { tasks.contains { filter.includes($0) } }
}
