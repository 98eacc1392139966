import Lasso

/// The overview of a ``DayFlow``, with a toast for each refresh.
enum DayOverviewModule: ScreenModule {
    enum Action: Equatable {
        case didLoadView, didTapEntry, didConfirmReset
        case didEndToast(Toast.ID, ToastOutcome)
    }

    enum Output: Equatable { case didRequestEntry }

    struct State: Equatable {
        var refreshCount = 0
        var resetCount = 0
        var toasts = ToastQueue()
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: DayOverviewStore) -> Screen {
        Screen(store, DayOverviewController(store.asViewStore()))
    }
}

final class DayOverviewStore: LassoStore<DayOverviewModule> {
    init(with state: State, clock: any Clock<Duration>) {
        super.init(with: state)
        effectClock = clock
    }

    required convenience init(with state: State) { self.init(with: state, clock: MainQueueClock()) }

    override func handleAction(_ action: Action) {
        switch action {
        case .didLoadView: refreshInAnHour()
        case .didTapEntry: dispatchOutput(.didRequestEntry)
        case .didConfirmReset: update { $0.resetCount += 1 }
        case .didEndToast(let id, _): update { $0.toasts.remove(id) }
        }
    }

    private func refreshInAnHour() {
        effect("refresh") { [effectClock] in
            try await effectClock.sleep(for: .seconds(3_600))
        } receive: { store, _ in
            store.update { state in
                state.refreshCount += 1
                state.toasts.append(Toast("Refresh \(state.refreshCount)"))
            }
            store.refreshInAnHour()
        }
    }
}

final class DayOverviewController: Controller, LassoView {
    let store: DayOverviewModule.ViewStore

    init(_ store: DayOverviewModule.ViewStore) {
        self.store = store
        super.init()
    }

    override func viewDidLoad() {
        bindToasts(to: store, \.toasts) { .didEndToast($0, $1) }
        dispatchAction(.didLoadView)
    }

    func tapReset() async {
        if await confirm("Reset?", accept: "Reset") { dispatchAction(.didConfirmReset) }
    }
}
