import LassoGtk

/// The screen that lists a million chores, which the user searches, sorts, edits, moves, and deletes.
enum ListScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didLoadView
        case didSearch(String), didStopSearch
        case didSort(ListOrder<Column>?), didChooseOrder(Column?)
        case didSelect(Set<Chore.ID>)
        case didRename(Chore.ID, String)
        case didToggle(Chore.ID, Bool)
        case didMove(Chore.ID, before: Chore.ID?)
        case didDelete(Set<Chore.ID>, next: Chore.ID?)
        case didEndToast(Toast.ID, ToastOutcome)
    }

    struct State: Equatable {
        var chores: IdentifiedArray<Chore> = []
        var isLoading = false
        var query = ""
        /// The words of `query`, or `nil` if all chores are shown.
        var pattern: SearchQuery? { query.isEmpty ? nil : SearchQuery(query) }
        /// The order that the user has chosen, or `nil` for that of `chores`.
        var order: ListOrder<Column>?
        var selection: Set<Chore.ID> = []
        /// The offers to undo a deletion.
        var toasts = ToastQueue()
    }

    /// The columns that the user can sort by.
    enum Column: String, CaseIterable, Codable {
        case name, number, done

        /// The title of the column.
        var title: String {
            switch self {
            case .name: translated("Name")
            case .number: translated("Number")
            case .done: translated("Done")
            }
        }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: ListScreenStore) -> Screen {
        Screen(store, ListViewController(store.asViewStore(), history: store.history))
    }
}

extension ListScreenModule.Action {
    /// The name of the step that undoes the action, or `nil` if the action doesn't edit the chores.
    var stepName: String? {
        switch self {
        case .didRename: translated("Rename")
        case .didToggle(_, let isDone): isDone ? translated("Mark as Done") : translated("Mark as Not Done")
        case .didMove: translated("Move")
        case .didDelete(let ids, _):
            translated("Delete", plural: "Delete \(ids.count) Chores", count: ids.count)
        case .didLoadView, .didSearch, .didStopSearch, .didSort, .didChooseOrder, .didSelect, .didEndToast: nil
        }
    }

    /// The chore that is moved. Moving the same one several times is one step.
    var movedChore: Chore.ID? {
        if case .didMove(let id, _) = self { id } else { nil }
    }
}
