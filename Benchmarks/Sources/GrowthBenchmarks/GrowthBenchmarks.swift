import Glibc
import Lasso
import Measuring

/// Measures how the time of operations grows with the number of objects.
@main @MainActor
struct GrowthBenchmarks {
    static func main() async {
        for growthCase in effects + hierarchy + observations + fanOut + stores {
            await growthCase.measure(in: "Growth, as the exponent of the time (1 is linear)")
        }
        if !Report.isMet { exit(1) }
    }

    // MARK: Effects

    private enum SearchModule: StoreModule {}
    private final class SearchStore: LassoStore<SearchModule> {}

    private static var effects: [GrowthCase] {
        [
            effectCase("start and cancel n effects with the same name") { _ in "search" },
            effectCase("start and cancel n unnamed effects") { _ in nil },
            effectCase("start and cancel n effects with different names") { $0 },
            GrowthCase("n effects one after the other", sizes: [2_000, 4_000, 8_000]) { count in
                let store = SearchStore()
                var endedCount = 0
                for _ in 0..<count { store.effect("search", .queue) { endedCount += 1 } }
                while endedCount < count { await Task.yield() }
            },
        ]
    }

    private static func effectCase(_ name: String, id: @escaping (Int) -> AnyHashable?) -> GrowthCase {
        GrowthCase(name, sizes: [5_000, 10_000, 20_000]) { count in
            let store = SearchStore()
            for index in 0..<count { store.effect(id(index)) { try await Task.sleep(for: .seconds(1_000)) } }
            await Task.yield()
            store.cancelAllEffects()
            await Task.yield()
        }
    }

    // MARK: Hierarchy

    private static var hierarchy: [GrowthCase] {
        [
            GrowthCase("push and pop n controllers", sizes: [2_000, 4_000, 8_000]) { count in
                let navigation = open(NavigationController(rootController: Controller()))
                for _ in 0..<count { navigation.push(Controller()) }
                for _ in 0..<count { navigation.pop() }
                close(navigation)
            },
            GrowthCase("push n screens of one flow", sizes: [2_000, 4_000, 8_000]) { count in
                let navigation = open(NavigationController(rootController: Controller()))
                let flow = StepsFlow()
                flow.start(with: pushed(in: navigation))
                for _ in 0..<count { Controller().place(with: flow.nextPushedInFlow) }
                close(navigation)
            },
            GrowthCase("add and close n tabs", sizes: [2_000, 4_000, 8_000]) { count in
                let tabs = open(TabController())
                for _ in 0..<count { Controller().place(with: tab(in: tabs)) }
                tabs.hasClosableTabs = true
                for _ in 0..<count { tabs.remove(tabs.controllers[tabs.controllers.count - 1], animated: false) }
                close(tabs)
            },
            GrowthCase("select 1,000 tabs of n", sizes: [1_000, 4_000, 16_000], atMost: 0.2) { count in
                let tabs = manyTabs(count)
                for index in 0..<1_000 { tabs.selectedIndex = (index * 7) % count }
            },
            GrowthCase("present n dialogs on each other, and dismiss them", sizes: [400, 800, 1_600]) { count in
                let root = open(Controller())
                var front = root
                for _ in 0..<count {
                    let dialog = Controller()
                    front.present(dialog)
                    front = dialog
                }
                root.dismiss()
                close(root)
            },
            GrowthCase("present n popovers, one on each of n controllers", sizes: [400, 800, 1_600]) { count in
                let all = open(ManyController(count))
                for controller in all.children { controller.present(Controller(), as: .popover) }
                for controller in all.children { controller.dismiss() }
                close(all)
            },
            GrowthCase("open and close n windows", sizes: [2_000, 4_000, 8_000]) { count in
                let windows = (0..<count).map { _ in WindowController() }
                windows.forEach { $0.open() }
                windows.forEach { $0.close() }
            },
            GrowthCase("replace the content of a split view n times", sizes: [2_000, 4_000, 8_000]) { count in
                let split = open(SplitController())
                for _ in 0..<count { split.setContentController(Controller()) }
                close(split)
            },
            GrowthCase("the path of a stack of n controllers", sizes: [1_000, 2_000, 4_000]) { count in
                let navigation = open(NavigationController())
                let controllers = (0..<count).map { index in
                    let controller = Controller()
                    controller.pathComponent = "step-\(index)"
                    return controller
                }
                navigation.setControllers(controllers)
                kept = controllers.last.map { "\($0.path)".utf8.count as Int }
                close(navigation)
            },
        ]
    }

    private static var kept: Int?
    private static var tabsOfCount: [Int: TabController] = [:]

    private static func manyTabs(_ count: Int) -> TabController {
        if let tabs = tabsOfCount[count] { return tabs }
        let tabs = open(TabController())
        tabs.setControllers((0..<count).map { _ in Controller() })
        tabsOfCount[count] = tabs
        return tabs
    }

    private static func open<Root: Controller>(_ root: Root) -> Root {
        let window = WindowController()
        window.setRootController(root)
        window.open()
        root.holdReference(to: window)
        return root
    }

    private static func close(_ root: Controller) {
        guard let window = root.windowController else { return }
        window.close()
        root.releaseReference(to: window)
    }

    private final class StepsFlow: Flow<NoOutputNavigationFlow> {
        override func createInitialController() -> Controller { Controller() }
    }

    private final class ManyController: Controller {
        private let controllers: [Controller]

        init(_ count: Int) {
            controllers = (0..<count).map { _ in Controller() }
            super.init()
            changeHierarchy(adding: controllers, removing: [], animated: false) {}
        }

        override var children: [Controller] { controllers }
    }

    // MARK: Observations and references

    private static var observations: [GrowthCase] {
        [
            GrowthCase("cancel n observations with an owner one by one", sizes: [5_000, 10_000, 20_000]) { count in
                let (store, owner) = (SearchStore(), Controller())
                let observations = (0..<count).map { _ in store.observeState { _ in }.cancelled(with: owner) }
                observations.forEach { $0.cancel() }
            },
            GrowthCase("observe n times and cancel in reverse", sizes: [5_000, 10_000, 20_000]) { count in
                let store = SearchStore()
                let observations = (0..<count).map { _ in store.observeState { _ in } }
                observations.reversed().forEach { $0.cancel() }
            } comparedWith: { count in
                // Many objects need more memory than the processor's caches have.
                var observers = (0..<count).map { Observer($0) }
                let kept = observers
                kept.reversed().forEach { $0.handler = nil }
                observers.removeAll { $0.handler == nil }
            },
            GrowthCase("hold and release n references", sizes: [10_000, 20_000, 40_000, 80_000]) { count in
                let (owner, objects) = (Controller(), (0..<count).map { Observer($0) })
                objects.forEach { owner.holdReference(to: $0) }
                objects.forEach { owner.releaseReference(to: $0) }
            } comparedWith: { count in
                let objects = (0..<count).map { Observer($0) }
                var held: [ObjectIdentifier: Observer] = [:]
                objects.forEach { held[ObjectIdentifier($0)] = $0 }
                objects.forEach { held[ObjectIdentifier($0)] = nil }
            },
        ]
    }

    private final class Observer {
        var handler: (() -> Int)?

        init(_ index: Int) { handler = { index } }
    }

    // MARK: Fan-out

    private enum PairModule: StoreModule {
        struct State: Equatable { var first = 0, second = 0 }
    }

    private static var fanOut: [GrowthCase] {
        [
            fanOutCase("1,000 updates of a store, with n observers that are called", sizes: [500, 1_000, 2_000]) { $0 },
            fanOutCase(
                "1,000 updates of a store, with n observers of which the last is called",
                sizes: [2_000, 4_000, 8_000]
            ) { _ in 1 },
        ]
    }

    /// Returns a case in which the observers are called, but not added: they are there before.
    private static func fanOutCase(_ name: String, sizes: [Int], calledCount: (Int) -> Int) -> GrowthCase {
        let stores = Dictionary(
            uniqueKeysWithValues: sizes.map { count in
                let store = LassoStore<PairModule>(with: PairModule.State())
                for index in 0..<count {
                    let isCalled = index >= count - calledCount(count)
                    let part: KeyPath<PairModule.State, Int> = isCalled ? \.first : \.second
                    store.observeState(part) { kept = $0 }
                }
                return (count, store)
            }
        )
        return GrowthCase(name, sizes: sizes) { count in
            for _ in 0..<1_000 { stores[count]?.update { $0.first &+= 1 } }
        }
    }

    // MARK: Stores

    private enum CountModule: StoreModule {
        enum Action { case count, countAgain(Int) }
        typealias State = Int
    }

    private final class CountStore: LassoStore<CountModule> {
        override func handleAction(_ action: Action) {
            switch action {
            case .count: update { $0 += 1 }
            case .countAgain(let times):
                update { $0 += 1 }
                for _ in 0..<times { dispatchAction(.count) }
            }
        }
    }

    private static var stores: [GrowthCase] {
        [
            GrowthCase("dispatch n actions from one action", sizes: [20_000, 40_000, 80_000]) { count in
                CountStore(with: 0).dispatchAction(.countAgain(count))
            },
            GrowthCase("undo and redo n steps", sizes: [2_000, 4_000, 8_000]) { count in
                let store = CountStore(with: 0)
                let history = StoreHistory(of: store, limit: count)
                for _ in 0..<count { store.dispatchAction(.count) }
                for _ in 0..<count { history.undo() }
                for _ in 0..<count { history.redo() }
            },
            GrowthCase("n actions beyond the limit of a history", sizes: [5_000, 10_000, 20_000]) { count in
                let store = CountStore(with: 0)
                let history = StoreHistory(of: store, limit: 100)
                for _ in 0..<count { store.dispatchAction(.count) }
                history.undo()
            },
        ]
    }
}
