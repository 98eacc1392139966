import Lasso

enum ListModule: StoreModule {
    enum Action: Equatable {
        case didSelect(Int?), didSelectSome(Set<Int>), didOpen(Int), didToggle(Int, Bool), didRename(Int, String)
        case didMove(Int, before: Int?), didDelete(Int), didDeleteSome(Set<Int>, next: Int?)
    }

    struct Row: Identifiable, Equatable {
        var id: Int
        var title: String
        var isDone = false

        init(_ id: Int, _ title: String? = nil) {
            self.id = id
            self.title = title ?? "Row \(id)"
        }
    }

    struct State: Equatable {
        var rows: IdentifiedArray<Row> = []
        var plainRows: [Row] = []
        var selected: Int?
        var someSelected: Set<Int> = []
    }
}

/// A store with rows that does what it is asked to, and notes it.
final class ListStore: LassoStore<ListModule> {
    private(set) var actions: [Action] = []
    var refuses = false

    override func handleAction(_ action: Action) {
        actions.append(action)
        guard !refuses else { return }
        switch action {
        case .didSelect(let id): update { $0.selected = id }
        case .didSelectSome(let ids): update { $0.someSelected = ids }
        case .didOpen: break
        case .didToggle(let id, let isDone): update { $0.rows[id: id]?.isDone = isDone }
        case .didRename(let id, let title): update { $0.rows[id: id]?.title = title }
        case .didMove(let id, let other): update { $0.rows.move(id, before: other) }
        case .didDelete(let id): update { $0.rows[id: id] = nil }
        case .didDeleteSome(let ids, let next):
            update { state in
                state.rows.removeAll { ids.contains($0.id) }
                state.someSelected = next.map { [$0] } ?? []
            }
        }
    }

    /// Creates a store with rows that have the identities 0, 1, 2, and so on.
    convenience init(rowCount: Int) {
        self.init(with: ListModule.State(rows: IdentifiedArray((0..<rowCount).map { ListModule.Row($0) })))
    }
}
