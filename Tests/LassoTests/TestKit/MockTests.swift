import Lasso
import LassoTestUtilities
import Testing

private enum NameScreenModule: ScreenModule {
    enum Action: Equatable { case didEnterName(String) }
    struct State: Equatable { var name = "" }
    enum Output: Equatable { case didFinish }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: NameScreenStore) -> Screen {
        Screen(store, MockController(store: store.asViewStore()))
    }
}

private final class NameScreenStore: LassoStore<NameScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didEnterName(let name): update { $0.name = name }
        }
    }
}

@MainActor
struct MockTests {
    @Test func aMockControllerPlaysTheView() throws {
        let screen = NameScreenModule.createScreen()
        let controller = try #require(screen.controller as? NameScreenModule.MockController)
        controller.dispatchAction(.didEnterName("Billie"))
        #expect(controller.state.name == "Billie")
    }

    @Test func aMockScreenTellsWhatWasCreated() {
        let mock = MockScreen<NameScreenModule>()
        let create = { (store: NameScreenStore) in
            let screen = NameScreenModule.createScreen(with: store)
            mock.mockStore = screen.store
            mock.mockController = screen.controller
            return screen
        }
        var outputs: [NameScreenModule.Output] = []
        let screen = create(NameScreenStore()).observeOutput { outputs.append($0) }
        mock.mockStore?.dispatchOutput(.didFinish)
        #expect(outputs == [.didFinish])
        #expect(mock.mockController === screen.controller)
    }
}
