import Lasso
import LassoTestUtilities
import Testing

private enum WelcomeModule: PassthroughScreenModule {
    enum Action: Equatable { case didTapContinue, didTapSkip }
    typealias Output = Action
    struct State: Equatable { var title = "Welcome" }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: PassthroughStore<WelcomeModule>) -> Screen {
        Screen(store, MockController(store: store.asViewStore()))
    }
}

private enum TextModule: StoreModule {
    enum Action: Equatable { case didEditText(String) }
    struct State: Equatable { var text = "a" }
}

private final class TextStore: LassoStore<TextModule> {
    override func handleAction(_ action: Action) {
        switch action {
        // Rejects text that is too long.
        case .didEditText(let text): if text.count < 4 { update { $0.text = text } }
        }
    }
}

/// Tests of view stores and other objects that represent a store.
@MainActor
struct ProjectionTests {
    @Test func aPassthroughStoreEmitsItsActions() {
        var outputs: [WelcomeModule.Output] = []
        let screen = WelcomeModule.createScreen().observeOutput { outputs.append($0) }
        screen.store.dispatchAction(.didTapContinue)
        screen.store.dispatchAction(.didTapSkip)
        #expect(outputs == [.didTapContinue, .didTapSkip])
        #expect(screen.store.state.title == "Welcome")
    }

    @Test func outputsArePassedOnAsSomethingElseOrNotAtAll() {
        var seen: [String] = []
        let screen = WelcomeModule.createScreen().observeOutput { (text: String) in
            seen.append(text)
        } mapping: {
            $0 == .didTapSkip ? nil : "\($0)"
        }
        screen.store.observeOutput { (number: Int) in
            seen.append("\(number)")
        } mapping: { _ in
            1
        }
        screen.store.dispatchAction(.didTapContinue)
        screen.store.dispatchAction(.didTapSkip)
        #expect(seen == ["didTapContinue", "1", "1"])
    }

    @Test func aReferenceIsHeldUntilItIsReleased() {
        let recorder = LifetimeRecorder()
        let controller = Controller()
        do {
            let store = TextStore(with: .init())
            recorder.record(store)
            controller.holdReference(to: store)
        }
        #expect(recorder.survivors == ["TextStore"])
        controller.heldReferences.forEach { controller.releaseReference(to: $0) }
        #expect(recorder.survivors == [])
    }

    @Test func theHeldStoresAreThoseThatAreHeldNow() {
        let controller = Controller(), first = TextStore(with: .init()), second = TextStore(with: .init())
        controller.holdReference(to: first)
        #expect(controller.heldStores.map { $0 === first } == [true])
        controller.holdReference(to: second.asViewStore())
        #expect(controller.heldStores.map { $0 === second } == [false, true])
        controller.releaseReference(to: first)
        #expect(controller.heldStores.map { $0 === second } == [true])
    }

    @Test func aBindingRepresentsAPartOfTheState() {
        let store = TextStore(with: .init())
        let text = store.asViewStore().binding(\.text) { .didEditText($0) }
        let length = store.binding(\.text, value: \.count) { .didEditText(String(repeating: "x", count: $0)) }
        var seen: [Int] = []
        length.observe { seen.append($0) }
        text.wrappedValue = "abc"
        text.wrappedValue = "abcd"
        #expect(text.wrappedValue == "abc")
        #expect(length.wrappedValue == 3)
        length.wrappedValue = 2
        #expect(store.state.text == "xx")
        #expect(seen == [1, 3, 2])
    }

    @Test func aStoreIsShownToViewsWithModulesOfTheirOwn() {
        enum LengthModule: ViewModule {
            enum ViewAction { case didTapClear }
            typealias ViewState = Int
        }
        enum SilentModule: ViewModule { typealias ViewState = String }
        enum EditingModule: ViewModule {
            typealias ViewAction = TextModule.Action
            typealias ViewState = Int
        }
        enum ClearingModule: ViewModule {
            enum ViewAction { case didTapClear }
            typealias ViewState = TextModule.State
        }
        let store = TextStore(with: .init())
        let length = store.asViewStore(
            for: LengthModule.self,
            stateMap: \.text.count,
            actionMap: { _ in .didEditText("") }
        )
        let silent: AnyViewStore<String, NoAction> = store.asViewStore(for: SilentModule.self, stateMap: \.text)
        let editing = store.asViewStore(for: EditingModule.self, stateMap: \.text.count)
        let clearing = store.asViewStore(for: ClearingModule.self, actionMap: { _ in .didEditText("") })
        editing.dispatchAction(.didEditText("abc"))
        #expect(length.state == 3)
        #expect(editing.state == 3)
        #expect(silent.state == "abc")
        #expect(clearing.state.text == "abc")
        length.dispatchAction(.didTapClear)
        #expect(store.state.text == "")
        enum SilentStoreModule: StoreModule { typealias State = String }
        let silentStore = LassoStore<SilentStoreModule>(with: "text")
        #expect(silentStore.asViewStore(for: SilentModule.self, stateMap: { $0 + "!" }).state == "text!")
        editing.dispatchAction(.didEditText("a"))
        clearing.dispatchAction(.didTapClear)
        #expect(silent.state == "")
    }

    @Test func anErasedStoreIsTheStoreAndKeepsItAlive() {
        let recorder = LifetimeRecorder()
        var erased: AnyStore<TextModule.State, TextModule.Action, NoOutput>?
        do {
            let store = TextStore(with: .init())
            recorder.record(store)
            erased = store.asAnyStore()
            #expect(erased?.base === store)
            #expect(erased?.asAnyStore() === erased)
        }
        erased?.dispatchAction(.didEditText("b"))
        #expect(erased?.state.text == "b")
        #expect(recorder.survivors == ["TextStore"])
        erased = nil
        #expect(recorder.survivors == [])
    }
}
