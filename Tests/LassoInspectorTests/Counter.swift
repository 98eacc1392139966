import LassoGtk

@testable import LassoInspector

enum CounterModule: ScreenModule {
    enum Action: Equatable {
        case didTapIncrement, didType(String), didStart, didTapLoad, didFinish
        case didChangeStorage(StorageEvent)
    }

    enum Output: Equatable { case didFinish }

    struct State: Equatable {
        var count = 0
        var text = ""
        var limit: Int?
        let isConstant = true
        var rows: [Row] = [Row()]
    }

    struct Row: Equatable {
        var isOn = false
        var size = Size.small
    }

    enum Size: CaseIterable { case small, large }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: CounterStore) -> Screen {
        Screen(store, CounterController(store.asViewStore()))
    }
}

extension CounterModule: SampledModule {
    static var sampleActions: [Action] { [.didTapIncrement] }
}

final class CounterStore: LassoStore<CounterModule> {
    /// A closure that returns the number by which the count grows.
    var load: @MainActor () async -> Int = { 0 }
    /// What the storage of the text has told the store.
    private(set) var storageEvents: [StorageEvent] = []

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapIncrement: update { $0.count += 1 }
        case .didType(let text): update { $0.text = text }
        case .didStart:
            effect("wait", .dropNew) { try await Task.sleep(for: .seconds(1_000)) }
        case .didTapLoad:
            effect("load", work: load) { store, number in store.update { $0.count += number } }
        case .didFinish: dispatchOutput(.didFinish)
        case .didChangeStorage(let event): storageEvents.append(event)
        }
    }
}

final class CounterController: ViewController, LassoView {
    let store: CounterModule.ViewStore

    init(_ store: CounterModule.ViewStore) {
        self.store = store
        super.init()
        title = "Counter"
    }

    override func loadView() -> Widget {
        let count = Label(), text = Entry()
        count.bind(\.label, to: store, \.count) { "Count: \($0)" }
        text.accessibleLabel = "Text"
        text.bindText(to: store, \.text) { .didType($0) }
        return Box(.vertical) {
            count; text
        }
    }
}

/// A flow of counters: one at `/first` in a navigation stack, another one above it at `/first/second`, and one in a
/// popover at `/first/popover`.
final class CounterFlow: Flow<NoOutputNavigationFlow> {
    private(set) weak var first: CounterStore?
    private(set) weak var second: CounterStore?
    private(set) weak var popover: CounterStore?
    /// A closure called with each store of the second counter before its screen is shown.
    var prepareSecond: (CounterStore) -> Void = { _ in }

    override func createInitialController() -> Controller {
        let screen = CounterModule.createScreen().setUpController { $0.pathComponent = "first" }
        first = screen.concreteStore
        return screen.controller
    }

    func showSecond() {
        let screen = CounterModule.createScreen().setUpController { $0.pathComponent = "second" }
        second = screen.concreteStore
        prepareSecond(screen.concreteStore)
        screen.place(with: nextPushedInFlow)
    }

    func showPopover() {
        guard let context else { return }
        let screen = CounterModule.createScreen().setUpController { $0.pathComponent = "popover" }
        popover = screen.concreteStore
        screen.place(with: inFlow(presented(on: context, as: .popover)))
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        switch component.name {
        case "first": .at(initialController, else: .unknown)
        case "popover":
            .at(
                context?.presentedController,
                else: .show {
                    self.showPopover()
                    return .here
                }
            )
        case "second" where second == nil:
            .show {
                self.showSecond()
                return .here
            }
        case "second": .at(context?.topController, else: .unknown)
        default: .unknown
        }
    }
}

/// An inspection of an application of its own, in which nothing else happens.
struct InspectedApplication {
    let windows = ApplicationWindows()

    /// Calls a closure with an inspection that describes everything at once, and with the flow of counters in a window
    /// of the application.
    func inspect(
        limit: Int = ActivityLog.standardLimit,
        memoryLimit: Int = StoreRecords.standardMemoryLimit,
        slice: Duration = .seconds(1_000),
        reopening: WindowReopening? = nil,
        _ body: (Inspection, CounterFlow) async throws -> Void
    ) async rethrows {
        try await ApplicationWindows.$scoped.withValue(windows) {
            let window = WindowController()
            let flow = CounterFlow()
            flow.start(with: root(of: window).withNavigationEmbedding())
            window.open()
            let recorder = ActivityRecorder(of: windows, limit: limit, memoryLimit: memoryLimit, slice: slice)
            let inspection = Inspection(of: windows, recorder, reopening: reopening)
            defer {
                inspection.end()
                window.close()
            }
            try await body(inspection, flow)
        }
    }
}
