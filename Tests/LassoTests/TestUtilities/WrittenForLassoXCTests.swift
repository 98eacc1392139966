import Lasso
import LassoTestUtilities
import XCTest

// Tests as written for Lasso, unchanged except for the names of the controllers, and an `await` where a test waits.

enum CounterScreenModule: ScreenModule {
    enum Action: Equatable { case didTapIncrement, didTapDone }
    enum Output: Equatable { case didFinish(Int) }
    struct State: Equatable { var count = 0 }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: CounterScreenStore) -> Screen {
        Screen(store, MockController(store: store.asViewStore()))
    }
}

final class CounterScreenStore: LassoStore<CounterScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapIncrement: update { $0.count += 1 }
        case .didTapDone: dispatchOutput(.didFinish(state.count))
        }
    }
}

private final class CounterFlow: Flow<ShopModule> {
    let counterScreenFactory: CounterScreenModule.ScreenFactory

    init(counterScreenFactory: CounterScreenModule.ScreenFactory) {
        self.counterScreenFactory = counterScreenFactory
    }

    override func createInitialController() -> Controller {
        counterScreenFactory.createScreen()
            .observeOutput { [weak self] output in
                switch output {
                case .didFinish: self?.dispatchOutput(.didBuy)
                }
            }
            .controller
    }
}

/// Tests of a store whose class is erased by its screen.
final class WrittenForLassoStoreXCTests: XCTestCase, LassoStoreTestCase {
    let testableStore = TestableStore<
        AnyStore<CounterScreenModule.State, CounterScreenModule.Action, CounterScreenModule.Output>
    >()

    @MainActor override func setUp() async throws {
        store = CounterScreenModule.createScreen().store
    }

    @MainActor private func assertCount(_ count: Int, file: StaticString = #file, line: UInt = #line) {
        XCTAssertStateEquals(updatedMarker { state in state.count = count }, file: file, line: line)
    }

    @MainActor func test_Increment() async {
        store.dispatchAction(.didTapIncrement)
        assertCount(1)
        XCTAssertStates([State(count: 0), State(count: 1)])
        syncState()
        store.dispatchAction(.didTapDone)
        XCTAssertOutputs([.didFinish(1)])
        XCTAssertLastOutput(.didFinish(1))
        LassoAssertEqual(store.state, markerState, file: #file, line: #line)
    }
}

/// Tests of a store with given, when, and then, and a custom assertion.
final class WrittenForLassoFunctionalXCTests: XCTestCase, LassoStoreTesting {
    @MainActor lazy var test = TestFactory<CounterScreenStore>(
        initialState: CounterScreenModule.State(),
        setUpStore: { _ in },
        tearDown: {}
    )

    @MainActor private func emitsNothing<Store: AbstractStore>() -> ThenAssertion<Store> {
        return { thenable, file, line in
            XCTAssertTrue(thenable.states.isEmpty && thenable.outputs.isEmpty, file: file, line: line)
        }
    }

    @MainActor func test_Done() async {
        test
            .given { $0.count = 4 }
            .when(actions(.didTapIncrement))
            .then(singleUpdate { $0.count = 5 }, outputs())
            .when { dispatchAction in dispatchAction(.didTapDone) }
            .then(
                outputs(.didFinish(5)),
                assert { XCTAssertEqual($0.previousState.count, 5) },
                file: #file,
                line: #line
            )
            .when(sideEffects {})
            .then(emitsNothing(), sideEffects {})
            .execute()
    }
}

/// Tests of a flow whose screens are mocks.
final class WrittenForLassoFlowXCTests: FlowTestCase {
    @MainActor private var flow: CounterFlow!
    @MainActor private var mockScreen: MockScreen<CounterScreenModule>!

    @MainActor override func setUp() async throws {
        try await super.setUp()
        mockScreen = MockScreen<CounterScreenModule>()
        flow = CounterFlow(counterScreenFactory: mockScreenFactory(mockScreen: mockScreen))
    }

    @MainActor override func tearDown() async throws {
        try await super.tearDown()
        flow = nil
        mockScreen = nil
    }

    @MainActor func test_Start() async throws {
        let controller: CounterScreenModule.MockController = try await assertPushed(
            after: rootController,
            when: { flow.start(with: pushed(in: navigationController)) },
            timeout: .seconds(5),
            onViewDidLoad: { previous, pushed in XCTAssertTrue(previous !== pushed) },
            file: #file,
            line: #line,
            failTest: log
        )
        controller.dispatchAction(.didTapIncrement)
        XCTAssertEqual(mockScreen.mockStore?.dispatchedActions, [.didTapIncrement])
        mockScreen.mockStore?.dispatchedActions = []
        mockScreen.mockStore?.mockUpdate { $0.count = 3 }
        XCTAssertEqual(controller.state.count, 3)
        await flow.assert(when: { mockScreen.mockStore?.dispatchMockOutput(.didFinish(3)) }, outputs: .didBuy)
        await waitForEvents(in: window)
        try await assertPopped(
            from: controller,
            to: rootController,
            when: { navigationController.pop(animated: true) }
        )
    }

    @MainActor func test_MockController() async throws {
        flow = CounterFlow(
            counterScreenFactory: CounterScreenModule.mockControllerScreenFactory { store in
                store.update { $0.count = 7 }
            }
        )
        let controller: CounterScreenModule.MockController = try await assertRoot(
            of: navigationController,
            when: { flow.start(with: root(of: navigationController)) }
        )
        XCTAssertEqual(controller.state.count, 7)
        await flow.assert(when: { controller.dispatchAction(.didTapDone) }, outputs: .didBuy, file: #file, line: #line)
        let help: HelpController = try await assertPresentation(
            on: controller,
            when: { controller.present(HelpController(), animated: false) }
        )
        try await assertDismissal(from: help, to: controller, when: { controller.dismiss(animated: false) })
    }
}
