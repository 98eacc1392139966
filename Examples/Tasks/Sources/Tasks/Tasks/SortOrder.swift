import LassoGtk

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
        case .title: LocaleOrder.isIncreasing(one.title, other.title)
        case .priority: one.priority.rawValue < other.priority.rawValue
        case .done: !one.isDone && other.isDone
        }
    }
}
