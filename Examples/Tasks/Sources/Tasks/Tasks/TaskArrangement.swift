import LassoGtk

/// The tasks that are shown.
struct TaskFilter: Equatable {
    /// The text that the title contains, in lower case.
    var pattern: String
    var showsDone: Bool

    func includes(_ task: TaskItem) -> Bool {
        (showsDone || !task.isDone) && (pattern.isEmpty || task.title.lowercased().contains(pattern))
    }
}

/// The order in which tasks are shown.
enum SortOrder: String, CaseIterable {
    case manual, title, priority, done

    var title: String {
        switch self {
        case .manual: translated("Manual")
        case .title: translated("Title")
        case .priority: translated("Priority")
        case .done: translated("Not Done First")
        }
    }

    func precedes(_ one: TaskItem, _ other: TaskItem) -> Bool {
        switch self {
        case .manual: false
        case .title: one.title.lowercased() < other.title.lowercased()
        case .priority: one.priority.rawValue < other.priority.rawValue
        case .done: !one.isDone && other.isDone
        }
    }
}
