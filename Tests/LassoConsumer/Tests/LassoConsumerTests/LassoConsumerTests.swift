import Glibc
import Lasso
import LassoTestUtilities
import Testing

enum GreetingModule: ScreenModule {
    enum Action: Equatable { case didUpdateName(String) }
    struct State: Equatable { var greeting = "Hello!" }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: GreetingStore) -> Screen {
        Screen(store, Controller())
    }
}

final class GreetingStore: LassoStore<GreetingModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didUpdateName(let name): update { $0.greeting = "Hello, \(name)!" }
        }
    }
}

enum BlankModule: ScreenModule {
    static func createScreen(with store: BlankStore) -> Screen {
        Screen(store, Controller())
    }
}

final class BlankStore: LassoStore<BlankModule> {}

final class GreetingFlow: Flow<NoOutputNavigationFlow> {
    override func createInitialController() -> Controller {
        GreetingModule.createScreen().controller
    }
}

@MainActor
struct LassoConsumerTests {
    @Test func aStoreHandlesAnAction() {
        let store = GreetingModule.createScreen().store
        store.dispatchAction(.didUpdateName("Ann"))
        #expect(store.state.greeting == "Hello, Ann!")
    }

    @Test func aModuleMayLeaveEverythingOut() {
        #expect(BlankModule.createScreen().store.state == EmptyState())
    }

    @Test func aFlowIsPlaced() {
        let navigationController = NavigationController()
        GreetingFlow().start(with: pushed(in: navigationController))
        #expect(navigationController.controllers.count == 1)
    }

    @Test func noGtkIsInThisProcess() {
        for symbol in ["gtk_init", "g_object_new", "g_main_loop_run"] {
            #expect(dlsym(nil, symbol) == nil, "\(symbol) can be called")
        }
    }
}
