import Lasso

/// A flow with a menu that leads to a trap.
final class TrapFlow: Flow<NoOutputNavigationFlow> {
    private let style: TrapStyle

    init(_ style: TrapStyle = .plain) {
        self.style = style
        super.init()
    }

    override func createInitialController() -> Controller {
        MenuModule.createScreen().observeOutput { [weak self] _ in self?.showTrap() }.controller
    }

    private func showTrap() {
        guard let context else { return }
        let state = TrapModule.State(neededCount: TrapRepair.neededCount, style: style)
        let screen = TrapModule.createScreen(with: state)
        screen.observeOutput { [weak self] _ in self?.showHelp() }
        screen.place(with: inFlow(root(of: context)))
    }

    private func showHelp() {
        HelpModule.createScreen().place(with: nextPushedInFlow)
    }
}

enum TrapStyle {
    case plain
    /// A question is asked before the trap that is switched on is left.
    case asking
    /// The title tells whether the trap is switched on.
    case titled
}

enum TrapModule: ScreenModule {
    enum Action { case didSwitch, didCount, didTapBack }

    enum Output { case wantsHelp }

    struct State: Equatable {
        var neededCount: Int?
        var style = TrapStyle.plain
        var isOn = false
        var count = 0
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: TrapStore) -> Screen {
        let controller = TrapController(store.asViewStore())
        if store.state.style == .titled {
            store.observeState(\.isOn) { [weak controller] (isOn: Bool) in
                controller?.title = isOn ? "Trap (On)" : "Trap"
            }
        }
        return Screen(store, controller)
    }
}

final class TrapController: Controller, LassoView {
    let store: TrapModule.ViewStore

    init(_ store: TrapModule.ViewStore) {
        self.store = store
        super.init()
        title = "Trap"
    }

    override var leaving: Leaving {
        .discarding(state.style == .asking && state.isOn, on: self, "Discard the trap?")
    }
}

final class TrapStore: LassoStore<TrapModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didSwitch: update { $0.isOn.toggle() }
        case .didCount: update { $0.count += 1 }
        case .didTapBack: if let needed = state.neededCount, state.count >= needed { dispatchOutput(.wantsHelp) }
        }
    }
}

enum TrapRepair {
    /// The count with which the trap can be left; `nil` if it never can.
    @TaskLocal static var neededCount: Int?
}
