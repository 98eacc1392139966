import Lasso

/// The module of a store whose actions are commands.
enum ChecklistModule: StoreModule {
    enum Sorting: String, CaseIterable {
        case name = "by-name"
        case date = "by-date"
        case hand = "by-hand"
    }

    enum Size: CaseIterable { case small, large }

    enum Action: Equatable {
        case didTapNew
        case didTapUndo
        case didShowDone(Bool)
        case didSort(Sorting)
        case didChooseSize(Size?)
        case didOpen(String)
    }

    struct State: Equatable {
        var undoName: String?
        var showsDone = false
        var sorting = Sorting.name
        var size: Size?
        var unrelated = 0

        var canUndo: Bool { undoName != nil }
        var undoTitle: String { "_Undo \(undoName ?? "Nothing")" }
    }

    static var defaultInitialState: State { State() }
}

/// A store that records its actions.
final class ChecklistStore: LassoStore<ChecklistModule> {
    private(set) var actions: [Action] = []

    override func handleAction(_ action: Action) {
        actions.append(action)
        switch action {
        case .didShowDone(let showsDone): update { $0.showsDone = showsDone }
        case .didSort(let sorting): update { $0.sorting = sorting }
        case .didChooseSize(let size): update { $0.size = size }
        case .didTapUndo: update { $0.undoName = nil }
        case .didTapNew, .didOpen: break
        }
    }
}
