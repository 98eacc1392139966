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

    @Test func aMockScreenTellsWhatWasMade() {
        let mock = MockScreen<NameScreenModule>()
        let factory = NameScreenModule.mockScreenFactory(mockScreen: mock)
        var outputs: [NameScreenModule.Output] = []
        let screen = factory.createScreen(with: .init(name: "Billie")).observeOutput { outputs.append($0) }
        #expect(mock.mockController?.state.name == "Billie")
        mock.mockController?.dispatchAction(.didEnterName("Bob"))
        #expect(mock.mockStore?.dispatchedActions == [.didEnterName("Bob")])
        mock.mockStore?.mockUpdate { $0.name = "Robert" }
        #expect(screen.store.state.name == "Robert")
        mock.mockStore?.dispatchMockOutput(.didFinish)
        #expect(outputs == [.didFinish])
        #expect(mock.mockController === screen.controller)
    }

    @Test func aScreenFactoryMakesScreensWithAMockControllerAndTheirOwnStore() throws {
        let factory: ScreenFactory<NameScreenModule> = mockControllerScreenFactory { store in
            store.update { $0.name = "Bob" }
        }
        let controller = try #require(factory.createScreen().controller as? NameScreenModule.MockController)
        #expect(controller.state.name == "Bob")
        controller.dispatchAction(.didEnterName("Billie"))
        #expect(controller.state.name == "Billie")
        let plain = NameScreenModule.mockControllerScreenFactory().createScreen().controller
        #expect((plain as? NameScreenModule.MockController)?.state.name == "")
    }

    @Test func aScreenFactoryConfiguresTheStoreInAnyState() {
        let factory: ScreenFactory<NameScreenModule> = screenFactory { (store: NameScreenStore) in
            store.update { $0.name += "!" }
        }
        #expect(factory.createScreen().store.state.name == "!")
        #expect(factory.createScreen(with: .init(name: "Billie")).store.state.name == "Billie!")
    }

    @Test func aScreenIsCaptured() {
        var controller: NameScreenModule.MockController?
        var store: NameScreenModule.Store?
        let screen = NameScreenModule.createScreen()
            .captureController(as: &controller)
            .captureStore(as: &store)
            .setUpController { $0.title = "Name" }
        #expect(controller === screen.controller)
        #expect(store === screen.store)
        #expect(screen.controller.title == "Name")
    }

    @Test func theActionsOfAMockStoreCanBeForgotten() {
        let store = MockLassoStore<NameScreenModule>(with: .init())
        store.dispatchAction(.didEnterName("Billie"))
        store.dispatchedActions = []
        store.dispatchAction(.didEnterName("Bob"))
        #expect(store.dispatchedActions == [.didEnterName("Bob")])
        let rename: MockLassoStore<NameScreenModule>.Update<NameScreenModule.State> = { $0.name = "Robert" }
        store.mockUpdate(rename)
        #expect(store.state.name == "Robert")
    }

    @Test(.resettingMocks) func nothingIsReplacedWhereTheTestEnvironmentIsSwitchedOff() {
        var wasMade = false
        TestEnvironment.isActive = false
        mock(
            Services.$name,
            with: {
                wasMade = true
                return "mock"
            }()
        )
        #expect(Services.name == "original")
        #expect(!wasMade)
        TestEnvironment.reset()
        #expect(TestEnvironment.isActive)
        mock(Services.$name, with: "mock")
        #expect(Services.name == "mock")
    }

    @Test func theTraitPutsTheTestEnvironmentBack() async throws {
        let test = try #require(Test.current)
        try await ResettingMocks().provideScope(for: test, testCase: nil) { @MainActor in
            TestEnvironment.isActive = false
        }
        #expect(TestEnvironment.isActive)
    }

    @Test(.resettingMocks) func aMockStandsInUntilItIsReset() {
        mock(Services.$name, with: "mock")
        #expect(Services.name == "mock")
        Services.$name.reset()
        #expect(Services.name == "original")
        Services.name = "other"
        Services.$name.mock(with: nil)
        #expect(Services.name == "other")
        Services.name = "original"
    }

    @Test func theTraitPutsBackWhatATestHasReplacedAlsoOneThatThrows() async throws {
        struct Broken: Error {}
        let test = try #require(Test.current)
        await #expect(throws: Broken.self) {
            try await ResettingMocks().provideScope(for: test, testCase: nil) { @MainActor in
                mock(Services.$number, with: 2)
                #expect(Services.number == 2)
                throw Broken()
            }
        }
        #expect(Services.number == 1)
    }

    @Test(.resettingMocks, arguments: 0..<10) func testsWithMocksDoNotSeeEachOthers(number: Int) async {
        #expect(Services.shared == -1)
        mock(Services.$shared, with: number)
        for _ in 0..<10 {
            await Task.yield()
            #expect(Services.shared == number)
        }
    }

    @Test(.resettingMocks) func aValueIsEvaluatedOnceAndOnlyIfNothingReplacesIt() {
        mock(Services.$costly, with: 2)
        #expect(Services.costly == 2 && Services.makeCount == 0)
        Services.$costly.reset()
        #expect(Services.costly == 1 && Services.costly == 1 && Services.makeCount == 1)
    }

    @Test func aMockThatNobodyWouldPutBackFailsTheTest() {
        let failures = withFailuresCaptured { mock(Services.$count, with: 2) }
        #expect(
            failures.map(\.message) == [
                "mock(_:with:): nothing would restore the value. Add the trait .resettingMocks to the test or its suite."
            ]
        )
        #expect(Services.count == 1)
    }
}

@MainActor @Suite(.resettingMocks)
struct SuiteOfMocksTests {
    @Test(.resettingMocks) func theTraitOfASuiteAndOfItsTestAreOne() {
        mock(Services.$suite, with: 2)
        #expect(Services.suite == 2)
    }
}

@MainActor private enum Services {
    @Mockable static var suite = 1
    @Mockable static var name = "original"
    @Mockable static var number = 1
    @Mockable static var count = 1
    @Mockable static var shared = -1
    @Mockable static var costly = make()

    static var makeCount = 0

    private static func make() -> Int {
        makeCount += 1
        return 1
    }
}
