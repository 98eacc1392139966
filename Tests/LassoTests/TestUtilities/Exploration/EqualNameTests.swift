import Lasso
import LassoTestUtilities
import Testing

/// Tests of the exploration of types that have the same name, or names that begin in the same way, and of places that
/// look the same.
@MainActor
struct EqualNameTests {
    @Test func modulesWithTheSameNameAreToldApart() async {
        let map = await explore(
            depth: 2,
            in: { window in Right.PartModule.createScreen().place(with: root(of: window)) }
        ) {
            // It is nowhere on the screen.
            Inputs(Left.PartModule.self) { [.didTap] }
        }
        #expect(map.places.first?.edges.map(\.step) == ["Right.PartModule .didGrow", "close the window"])
        let failures = withFailuresCaptured {
            map.expectAllScreensReached([Left.PartModule.self, Right.PartModule.self])
        }
        #expect(failures.map(\.message) == ["No step leads to Left.PartModule. Reached: Right.PartModule."])
    }

    @Test func aFlowIsNamedBesideAStoreWhoseNameBeginsInTheSameWay() async {
        final class Keeper { var flow: Part? }
        let keeper = Keeper()
        let walk = await FlowWalk {
            let flow = Part()
            keeper.flow = flow
            return flow
        }
        let failures = await withFailuresCaptured { await walk.finish() }
        let names = Set(failures.map { String($0.message.prefix { $0 != " " }) })
        #expect(names.isSuperset(of: ["Part", "PartStore"]), "\(failures.map(\.message))")
    }

    @Test func manyPlacesWithTheSameScreensAreKnownAgain() async {
        let map = await explore(
            depth: 100,
            in: { window in Right.PartModule.createScreen().place(with: root(of: window)) }
        )
        // The sizes, and the end.
        #expect(map.places.count == Right.PartModule.limit + 2 && map.isComplete)
    }

    @Test func statesThatAreNotEquatableAreToldApartByWhatTheirDescriptionsLeaveOut() async {
        let map = await explore(
            depth: 5,
            in: { window in
                let screen = RowsModule.createScreen()
                screen.observeOutput { [weak window] _ in
                    guard let window else { return }
                    HelpModule.createScreen().place(with: root(of: window))
                }
                screen.place(with: root(of: window))
            }
        )
        map.expectAllScreensReached([RowsModule.self, HelpModule.self])
        // Each of three parts has one of two values, and then there are the help and the end.
        #expect(map.places.count == 2 * 2 * 2 + 2 && map.isComplete)
        map.expectNoFindings([.unrepeatable])
    }
}

private enum Left {
    enum PartModule: ScreenModule {
        enum Action: Equatable { case didTap }

        static func createScreen(with store: LassoStore<PartModule>) -> Screen { Screen(store, Controller()) }
    }
}

private enum Right {
    enum PartModule: ScreenModule {
        enum Action: CaseIterable { case didGrow }

        struct State: Equatable { var size = 0 }

        static let limit = 50

        static var defaultInitialState: State { State() }

        static func createScreen(with store: PartStore) -> Screen { Screen(store, Controller()) }
    }

    final class PartStore: LassoStore<PartModule> {
        override func handleAction(_ action: Action) { update { $0.size = ($0.size + 1) % (PartModule.limit + 1) } }
    }
}

/// A flow that keeps the store of its screen.
private final class Part: Flow<NoOutputFlow> {
    private var store: Right.PartStore?

    override func createInitialController() -> Controller {
        let screen = Right.PartModule.createScreen()
        store = screen.concreteStore
        return screen.controller
    }
}

private enum RowsModule: ScreenModule {
    enum Action: CaseIterable { case didToggleLastRow, didToggleEnd, didToggleSecret, didTapNext }

    enum Output { case wantsHelp }

    struct Row { var isOn = false }

    final class Service {}

    struct State {
        var rows = [Row](repeating: Row(), count: 25)
        var text = State.text + "a"
        var secret = Secret("one")
        // Each walk has other ones.
        let service = Service()
        let act: () -> Void = { [object = Service()] in _ = object }

        static let text = String(repeating: "-", count: 250)

        var isReady: Bool { rows.last?.isOn == true && text.hasSuffix("b") && secret == Secret("two") }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: RowsStore) -> Screen { Screen(store, Controller()) }
}

private final class RowsStore: LassoStore<RowsModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didToggleLastRow: update { $0.rows[$0.rows.count - 1].isOn.toggle() }
        case .didToggleEnd: update { $0.text = State.text + ($0.text.hasSuffix("b") ? "a" : "b") }
        case .didToggleSecret: update { $0.secret = Secret($0.secret == Secret("two") ? "one" : "two") }
        case .didTapNext: if state.isReady { dispatchOutput(.wantsHelp) }
        }
    }
}
