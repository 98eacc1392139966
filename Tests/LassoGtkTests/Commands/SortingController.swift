import LassoGtk

/// The module of a store whose actions are commands: a plain one, a toggle, and a choice.
enum SortingModule: StoreModule {
    enum Order: String, CaseIterable {
        case name, date

        var title: String { self == .name ? "Name" : "Date" }
    }

    enum Action: Equatable {
        case didTapNew, didTapDelete
        case didShowDone(Bool)
        case didSort(Order)
    }

    struct State: Equatable {
        var count = 0
        var showsDone = false
        var order = Order.name

        var isEmpty: Bool { count == 0 }
    }
}

final class SortingStore: LassoStore<SortingModule> {
    override func handleAction(_ action: Action) {
        update { state in
            switch action {
            case .didTapNew: state.count += 1
            case .didTapDelete: state.count -= 1
            case .didShowDone(let showsDone): state.showsDone = showsDone
            case .didSort(let order): state.order = order
            }
        }
    }
}

/// A controller with the commands of a store.
final class SortingController: ViewController {
    let store = SortingStore(with: SortingModule.State())
    private(set) lazy var entry = Entry()

    override var commands: Commands {
        Commands(store) {
            Section("File") {
                Command("New Task", "<Control>n", .didTapNew)
                Command("Delete", "Delete", .didTapDelete, isEnabled: { !$0.isEmpty })
            }
            Submenu("View") {
                Toggle("Show Done", "<Control>h", \.showsDone) { .didShowDone($0) }
                Choice("Sort By", SortingModule.Order.allCases, \.order, title: \.title) {
                    .didSort($0)
                }
            }
        }
    }

    override func loadView() -> Widget { Box(.vertical) { entry } }
}
