import Lasso

/// A store that deletes numbers, and offers to restore the last one.
final class ToastStore: LassoStore<ToastStore.Module> {
    enum Module: ScreenModule {
        enum Action: Equatable {
            case didDelete(Int)
            case didEndToast(Toast.ID, ToastOutcome)
            case didChangeList
        }

        struct State: Equatable {
            var numbers = [1, 2, 3]
            var deleted: [Toast.ID: Int] = [:]
            var toasts = ToastQueue()
        }

        static var defaultInitialState: State { State() }

        static func createScreen(with store: ToastStore) -> Screen { Screen(store, ToastScreen(store.asViewStore())) }
    }

    /// The outcomes of the toasts that have ended.
    private(set) var outcomes: [ToastOutcome] = []
    /// Whether toasts that have ended stay in the state.
    var keepsToasts = false

    override func handleAction(_ action: Action) {
        switch action {
        case .didDelete(let number):
            update { state in
                state.numbers.removeAll { $0 == number }
                let id = state.toasts.append(Toast("\(number) deleted", button: "Undo"))
                state.deleted[id] = number
            }
        case .didEndToast(let id, let outcome):
            outcomes.append(outcome)
            guard !keepsToasts else { return }
            update { state in
                state.toasts.remove(id)
                guard let number = state.deleted.removeValue(forKey: id), outcome == .pressedButton else { return }
                state.numbers.append(number)
            }
        case .didChangeList:
            update { $0.toasts.removeAll() }
        }
    }
}

/// The screen of a ``ToastStore``.
final class ToastScreen: Controller {
    let store: ToastStore.ViewStore

    init(_ store: ToastStore.ViewStore) { self.store = store }

    override func viewDidLoad() {
        bindToasts(to: store, \.toasts) { .didEndToast($0, $1) }
    }
}
