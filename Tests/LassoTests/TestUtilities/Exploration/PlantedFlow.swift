import Lasso
import LassoTestUtilities

/// A fault that is planted in a flow.
enum PlantedFault {
    case deadEnd
    case deadEndInSecondWindow
    case unobservedOutput
    case askedTwice
    case leftUnsaved
    case aliveScreen
    case aliveEffect
    case aliveCall
    case effectAfterScreen
    case ignoredAction
    case emptyUpdate
    case unrepeatable
    case stop
    case stopAtStart
    case overflow
    case lostPath
    case lostScreen
}

/// A flow with a menu, a letter with a service, and at most one fault.
final class PlantedFlow: Flow<NoOutputNavigationFlow> {
    private let fault: PlantedFault?
    private let saving = Outcomes("save", .returns(1), .throws(SavingFailed()))
    // What keeps a screen alive, as a mistake.
    private static var kept: [AnyObject] = []
    private static var startCount = 0
    // What the flow keeps longer than its screen, as a mistake.
    private var letterStore: LetterStore?

    init(_ fault: PlantedFault? = nil) {
        self.fault = fault
        super.init()
    }

    struct SavingFailed: Error, Equatable {}

    override func createInitialController() -> Controller {
        precondition(fault != .stopAtStart, "A planted stop")
        Self.startCount += 1
        let count = fault == .unrepeatable ? Self.startCount : 0
        let state = MenuModule.State(
            ignoresHelp: fault == .ignoredAction,
            updatesEmptily: fault == .emptyUpdate,
            startCount: count
        )
        let screen = MenuModule.createScreen(with: state)
        return screen.observeOutput { [weak self] in self?.react(to: $0) }.controller
    }

    private func react(to output: MenuModule.Output) {
        switch output {
        case .wantsLetter: showLetter()
        case .wantsHelp: showHelp()
        }
    }

    private func showLetter() {
        let saving = saving
        let screen = LetterModule.createScreen { LetterStore(with: $0) { try await saving() } }
        screen.controller.pathComponent = "letter"
        screen.concreteStore.keepsItself = fault == .aliveEffect || fault == .aliveCall
        screen.concreteStore.saves = fault != .aliveEffect
        screen.concreteStore.stops = fault == .stop
        screen.concreteStore.overflows = fault == .overflow
        (screen.controller as? LetterController)?.asksTwice = fault == .askedTwice
        (screen.controller as? LetterController)?.asks = fault != .leftUnsaved
        if fault == .effectAfterScreen { letterStore = screen.concreteStore }
        if fault == .aliveScreen { Self.kept = [screen.controller] }
        if fault != .unobservedOutput {
            screen.observeOutput { [weak self] _ in self?.context?.pop() }
        }
        screen.place(with: nextPushedInFlow)
    }

    private func showHelp() {
        if fault == .deadEndInSecondWindow { return showTools() }
        guard fault == .deadEnd, let context else {
            let screen = HelpModule.createScreen()
            screen.controller.pathComponent = fault == .lostPath ? "halp" : "help"
            screen.place(with: nextPushedInFlow)
            return
        }
        // There is no way back.
        HelpModule.createScreen().place(with: inFlow(root(of: context)))
    }

    private func showTools() {
        let window = WindowController()
        let screen = ToolsModule.createScreen()
        screen.observeOutput { [weak window] _ in
            guard let window else { return }
            LockedModule.createScreen().place(with: root(of: window))
        }
        screen.place(with: root(of: window))
        context?.windowController?.open(window)
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        switch component.name {
        case "letter": show("letter", with: showLetter)
        case "help" where fault == .lostScreen: show("help") { [self] in showBlank("Other", named: "help") }
        case "help": show("help", with: showHelp)
        case "appendix": show("appendix") { [self] in showAppendix() }
        case "secret": show("secret") { [self] in showBlank("Secret", named: "secret") }
        default: .unknown
        }
    }

    /// Shows a screen with the title and the module of the help.
    private func showAppendix() {
        let screen = HelpModule.createScreen()
        screen.controller.pathComponent = "appendix"
        screen.place(with: nextPushedInFlow)
    }

    private func showBlank(_ title: String, named name: String) {
        let controller = Controller()
        controller.title = title
        controller.pathComponent = name
        controller.place(with: nextPushedInFlow)
    }

    private func show(_ name: String, with place: @escaping @MainActor () -> Void) -> Route {
        .at(
            context?.child(named: name),
            else: .show {
                place()
                return .here
            }
        )
    }

    static func releaseKept() { kept = [] }
}

enum MenuModule: ScreenModule {
    enum Action: CaseIterable { case didTapLetter, didTapHelp }

    enum Output { case wantsLetter, wantsHelp }

    struct State: Equatable {
        var ignoresHelp = false
        var updatesEmptily = false
        var startCount = 0
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: MenuStore) -> Screen {
        let controller = Controller()
        controller.title = "Menu"
        return Screen(store, controller)
    }
}

final class MenuStore: LassoStore<MenuModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapLetter: dispatchOutput(.wantsLetter)
        case .didTapHelp where state.updatesEmptily: update { $0.updatesEmptily = true }
        case .didTapHelp: if !state.ignoresHelp { dispatchOutput(.wantsHelp) }
        }
    }
}

enum HelpModule: ScreenModule {
    static func createScreen(with store: LassoStore<HelpModule>) -> Screen {
        let controller = Controller()
        controller.title = "Help"
        return Screen(store, controller)
    }
}

enum ToolsModule: ScreenModule {
    enum Action: CaseIterable { case didTapLock }

    enum Output { case wantsLock }

    static func createScreen(with store: ToolsStore) -> Screen {
        let controller = Controller()
        controller.title = "Tools"
        return Screen(store, controller)
    }
}

final class ToolsStore: LassoStore<ToolsModule> {
    override func handleAction(_ action: Action) { dispatchOutput(.wantsLock) }
}

enum LockedModule: ScreenModule {
    static func createScreen(with store: LassoStore<LockedModule>) -> Screen {
        let controller = Controller()
        controller.title = "Locked"
        return Screen(store, controller)
    }
}

enum LetterModule: ScreenModule, SampledModule {
    enum Action: Equatable {
        case didType(String)
        case didTapSave
    }

    enum Output { case didSave }

    struct State: Equatable, EditedState {
        var text = ""
        var isSaving = false
        var error: String?

        var hasChanges: Bool { !text.isEmpty }
    }

    static var defaultInitialState: State { State() }

    static var sampleActions: [Action] { [.didType("a"), .didTapSave] }

    static func createScreen(with store: LetterStore) -> Screen { Screen(store, LetterController(store.asViewStore())) }
}

final class LetterStore: LassoStore<LetterModule> {
    private let save: @MainActor () async throws -> Int
    var keepsItself = false
    var saves = true
    var stops = false
    var overflows = false

    init(with state: State, save: @escaping @MainActor () async throws -> Int) {
        self.save = save
        super.init(with: state)
    }

    required convenience init(with state: State) { self.init(with: state) { 0 } }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.text = text }
        case .didTapSave:
            precondition(!stops, "A planted stop")
            if overflows { print(Self.overflow(1)) }
            guard !state.isSaving else { return }
            update { $0.isSaving = true }
            let save = save
            let keeper = keepsItself ? self : nil, saves = saves
            effect("save") {
                _ = keeper
                // As a service that doesn't notice that its task is canceled.
                if !saves { return await Task.detached { await Forever.wait() }.value }
                return try await save()
            } receive: { store, _ in
                store.update { $0 = State() }
                store.dispatchOutput(.didSave)
            } onError: { store, error in
                store.update {
                    $0.isSaving = false
                    $0.error = "\(error)"
                }
            }
        }
    }
}

extension LetterStore {
    /// Calls itself until the stack overflows.
    @inline(never)
    fileprivate static func overflow(_ count: Int) -> Int {
        guard count < .max else { return 0 }
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { memory in
            memory.initialize(repeating: count)
            return overflow(count + 1) + memory[count % 64]
        }
    }
}

/// Work that ends only when the test says so.
actor Forever {
    static let shared = Forever()
    private var waiting: [CheckedContinuation<Void, Never>] = []

    static func wait() async -> Int {
        await shared.suspend()
        return 0
    }

    static func end() async { await shared.resumeAll() }

    private func suspend() async { await withCheckedContinuation { waiting.append($0) } }

    private func resumeAll() {
        waiting.forEach { $0.resume() }
        waiting = []
    }
}

final class LetterController: Controller, LassoView {
    let store: LetterModule.ViewStore
    var asks = true
    var asksTwice = false

    init(_ store: LetterModule.ViewStore) {
        self.store = store
        super.init()
        title = "Letter"
    }

    override var leaving: Leaving {
        guard asks, state.hasChanges else { return .allowed }
        return .ask { [unowned self] in
            if asksTwice { _ = await confirm("Discard the text?", accept: "Discard") }
            return await confirm("Discard the text?", accept: "Discard")
        }
    }
}
