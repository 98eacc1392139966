import Lasso
import LassoTestUtilities
import Testing

/// A service that a store needs.
private protocol Greeting {
    func greeting(of name: String) -> String
}

private struct LiveGreeting: Greeting {
    func greeting(of name: String) -> String { "Hello, \(name)" }
}

private struct FakeGreeting: Greeting {
    func greeting(of name: String) -> String { "(\(name))" }
}

private enum GreetingModule: ScreenModule {
    enum Action: Equatable { case didTapGreet }
    struct State: Equatable { var text = "Ann" }
    enum Output: Equatable { case didGreet }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: GreetingStore) -> Screen {
        Screen(store, GreetingController(store.asViewStore()))
    }
}

private final class GreetingStore: LassoStore<GreetingModule> {
    let service: any Greeting
    var suffix = ""

    init(with state: State, service: any Greeting) {
        self.service = service
        super.init(with: state)
    }

    required convenience init(with state: State) {
        self.init(with: state, service: LiveGreeting())
    }

    override func handleAction(_ action: Action) {
        update { [service, suffix] in $0.text = service.greeting(of: $0.text) + suffix }
        dispatchOutput(.didGreet)
    }
}

private final class GreetingController: Controller, LassoView {
    let store: GreetingModule.ViewStore

    init(_ store: ViewStore) {
        self.store = store
        super.init()
    }
}

@MainActor
struct ScreenTests {
    private typealias State = GreetingModule.State

    private func greeted(_ screen: GreetingModule.Screen) -> String {
        screen.store.dispatchAction(.didTapGreet)
        return screen.store.state.text
    }

    // MARK: Creating screens

    @Test func aScreenIsMadeOfAStateAndOfAConfigurationOrOfNeither() {
        #expect(greeted(GreetingModule.createScreen()) == "Hello, Ann")
        #expect(greeted(GreetingModule.createScreen(with: nil)) == "Hello, Ann")
        #expect(greeted(GreetingModule.createScreen(configure: nil)) == "Hello, Ann")
        #expect(greeted(GreetingModule.createScreen(with: nil, configure: nil)) == "Hello, Ann")
        #expect(greeted(GreetingModule.createScreen(with: State(text: "Bob"))) == "Hello, Bob")
        #expect(greeted(GreetingModule.createScreen { $0.suffix = "!" }) == "Hello, Ann!")
        #expect(greeted(GreetingModule.createScreen(with: State(text: "Bob")) { $0.suffix = "!" }) == "Hello, Bob!")
    }

    @Test func aScreensStoreIsMadeWithWhatItDependsOn() {
        let screen = GreetingModule.createScreen { GreetingStore(with: $0, service: FakeGreeting()) }
        #expect(greeted(screen) == "(Ann)")
        let other = GreetingModule.createScreen(with: State(text: "Bob")) { state in
            let store = GreetingStore(with: state, service: FakeGreeting())
            store.suffix = "!"
            return store
        }
        #expect(greeted(other) == "(Bob)!")
    }

    @Test func factoriesMakeScreensInTheSameWays() {
        typealias Factory = GreetingModule.ScreenFactory
        #expect(greeted(Factory().createScreen()) == "Hello, Ann")
        #expect(greeted(Factory(configure: nil).createScreen(with: nil)) == "Hello, Ann")
        #expect(greeted(Factory(configure: { $0.suffix = "!" }).createScreen()) == "Hello, Ann!")
        let fake = Factory(makeStore: { GreetingStore(with: $0, service: FakeGreeting()) })
        #expect(greeted(fake.createScreen(with: State(text: "Bob"))) == "(Bob)")
        #expect(greeted(screenFactory(configure: { $0.suffix = "?" }).createScreen()) == "Hello, Ann?")
        #expect(greeted(GreetingModule.screenFactory().createScreen()) == "Hello, Ann")
    }

    @Test(.resettingMocks) func aTestReplacesTheStoresOfAModuleWhicheverCodeMakesThem() {
        mock(GreetingModule.storeFactory, with: { GreetingStore(with: $0, service: FakeGreeting()) })
        #expect(greeted(GreetingModule.createScreen()) == "(Ann)")
        #expect(greeted(GreetingModule.createScreen { $0.suffix = "!" }) == "(Ann)")
        let live = GreetingModule.createScreen(with: State(text: "Bob")) {
            GreetingStore(with: $0, service: LiveGreeting())
        }
        #expect(greeted(live) == "(Bob)")
        #expect(greeted(GreetingModule.ScreenFactory().createScreen()) == "(Ann)")
        GreetingModule.storeFactory.reset()
        #expect(greeted(GreetingModule.createScreen()) == "Hello, Ann")
    }

    // MARK: A screen's store

    @Test func aScreensErasedStoreCanBeAMock() {
        let mock = MockLassoStore<GreetingModule>(with: State())
        var outputs: [GreetingModule.Output] = []
        let screen = AnyScreen<GreetingModule>(mock, Controller()).observeOutput { outputs.append($0) }
        screen.store.dispatchAction(.didTapGreet)
        #expect(mock.dispatchedActions == [.didTapGreet])
        mock.dispatchMockOutput(.didGreet)
        #expect(outputs == [.didGreet])
        #expect(screen.store.base as? MockLassoStore<GreetingModule> === mock)
    }

    @Test func aConcreteStoreThatIsAMockIsAnErrorThatNamesWhatToUse() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let mock = MockLassoStore<GreetingModule>(with: .init())
                _ = AnyScreen<GreetingModule>(mock, Controller()).concreteStore
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains("AnyScreen<GreetingModule>.concreteStore: the screen was made with a MockLassoStore")
        )
        #expect(message.contains("Use store, or the mock itself."))
    }

    @Test func aStoreThatIsCapturedWeaklyLivesAsLongAsTheController() {
        weak var store: GreetingModule.Store?
        weak var concrete: GreetingStore?
        var controller: Controller?
        do {
            var (captured, capturedConcrete): (GreetingModule.Store?, GreetingStore?)
            GreetingModule.createScreen()
                .captureStore(as: &captured)
                .captureStore(as: &capturedConcrete)
                .captureController(as: &controller)
            (store, concrete) = (captured, capturedConcrete)
        }
        #expect(store != nil && concrete != nil)
        #expect(store?.base === concrete)
        controller = nil
        #expect(store == nil && concrete == nil)
    }

    @Test func aModuleWithoutAScreenOfItsOwnHasScreensToo() {
        enum CountModule: StoreModule {
            typealias State = Int
        }
        let screen = AnyScreen<CountModule>(LassoStore<CountModule>(with: 3), Controller())
        #expect(screen.store.state == 3)
    }

    // MARK: Views

    @Test func anErasedStoreIsPassedWhereAViewStoreIsExpected() {
        let screen = GreetingModule.createScreen()
        let controller = GreetingController(screen.store)
        controller.dispatchAction(.didTapGreet)
        #expect(controller.state.text == "Hello, Ann")
        let viewStores: [GreetingModule.ViewStore] = [screen.store, screen.store.asViewStore()]
        #expect(viewStores.map(\.state.text) == ["Hello, Ann", "Hello, Ann"])
    }

    @Test func theTypesOfAViewAreItsStateAndItsActions() {
        func text<View: LassoView>(of view: View) -> String where View.ViewState == State { view.state.text }
        func greet<View: LassoView>(_ view: View) where View.ViewAction == GreetingModule.Action {
            view.dispatchAction(.didTapGreet)
        }
        let controller = GreetingController(GreetingModule.createScreen().store)
        greet(controller)
        #expect(text(of: controller) == "Hello, Ann")
    }

    @Test func anUpdateIsPassedOnAsAClosure() {
        let store = LassoStore<GreetingModule>(with: State())
        let change: LassoStore<GreetingModule>.Update<State> = { $0.text = "Bob" }
        store.update(change)
        store.batchUpdate { $0.text += "!" }
        #expect(store.state.text == "Bob!")
    }
}
