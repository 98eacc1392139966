import LassoGtk

/// The sidebar, which shows a part of the state of the store of the tasks.
enum ListsModule: ViewModule {
    enum ViewAction: Equatable {
        case didSelect(TaskList.ID)
        case didTapNew
        case didRename(TaskList.ID, String)
        case didMove(TaskList.ID, before: TaskList.ID?)
        case didDelete(Set<TaskList.ID>, next: TaskList.ID?)
    }

    struct ViewState: Equatable {
        var lists: IdentifiedArray<TaskList>
        var selected: TaskList.ID?
    }
}

extension ListsModule.ViewAction {
    /// The name of the step that undoes the action, or `nil` if the action doesn't edit the lists.
    var stepName: String? {
        switch self {
        case .didTapNew: translated("New List")
        case .didRename: translated("Rename List")
        case .didMove: translated("Move List")
        case .didDelete: translated("Delete List")
        case .didSelect: nil
        }
    }
}
