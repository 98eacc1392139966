import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

private enum TextModule: StoreModule {
    enum Action: Equatable {
        case didType(String), didPress, didNotice
    }

    struct State: Equatable {
        var text = ""
        var pressCount = 0
    }
}

/// A store that changes typed text.
private final class TextStore: LassoStore<TextModule> {
    private(set) var actions: [Action] = []
    var spelling: (String) -> String = { $0 }

    override func handleAction(_ action: Action) {
        actions.append(action)
        switch action {
        case .didType(let text): update { [spelling] in $0.text = spelling(text) }
        case .didPress: update { $0.pressCount += 1 }
        case .didNotice: break
        }
    }
}

/// A dispatcher outside the library, which doesn't take part in announcing.
private final class Recorder: ActionDispatchable {
    private(set) var actions: [String] = []

    func dispatchAction(_ action: String) { actions.append(action) }
}

/// Tests that values set on a widget while its store announces a change are not sent back to that store.
@Suite(.display, .userInput)
struct EchoTests {
    private let store = TextStore(with: TextModule.State())
    private let window = WindowController()

    // MARK: Typing

    struct Field: CustomTestStringConvertible {
        let name: String
        let make: @MainActor () -> any Editable
        var testDescription: String { name }
    }

    nonisolated static let fields = [
        Field(name: "Entry") { Entry() }, Field(name: "PasswordEntry") { PasswordEntry() },
        Field(name: "SearchEntry") { SearchEntry() }, Field(name: "Text") { Text() },
    ]

    private func show(_ field: any Editable) async throws {
        window.setRootController(PlainController(field))
        window.present(in: GtkTesting.application, width: 300, height: 100)
        try await UserInput.activate(try #require(window.window))
        field.grabFocus()
    }

    @Test(arguments: fields) func anObserverAndABindingComeToRestWithOneActionForEachKey(field: Field) async throws {
        let field = field.make()
        defer { window.close() }
        store.observeState(\.text) { field.text = $0 }
        field.bindTextDidChange(to: store) { .didType($0) }
        try await show(field)
        try await UserInput.press("a", "b", "c")
        #expect(field.text == "abc")
        #expect(store.state.text == "abc")
        #expect(field.position == 3)
        #expect(store.actions == [.didType("a"), .didType("ab"), .didType("abc")])
        try await UserInput.press("Home", "x")
        #expect(field.text == "xabc")
        #expect(field.position == 1)
        #expect(store.actions.count == 4)
    }

    @Test(arguments: fields) func theyDoSoWhereTheStoreSpellsOtherwise(field: Field) async throws {
        let field = field.make()
        defer { window.close() }
        store.spelling = { $0.uppercased() }
        let viewStore = store.asViewStore(stateMap: \.text)
        viewStore.observeState { (text: String) in field.text = text }
        field.bindTextDidChange(to: viewStore) { .didType($0) }
        try await show(field)
        try await UserInput.press("a", "b", "c")
        // Setting a text while a key is handled moves the cursor to the start in newer versions of GTK. `bindText`
        // keeps it.
        #expect(field.text.sorted() == ["A", "B", "C"])
        #expect(field.text == store.state.text)
        #expect(store.actions.count == 3)
    }

    @Test func settingTheSameTextLeavesTheCursorAndTheHistory() async throws {
        let entry = Entry()
        defer { window.close() }
        try await show(entry)
        try await UserInput.press("a", "b")
        var changes = 0
        entry.onChanged { changes += 1 }
        entry.text = "ab"
        #expect(entry.position == 2)
        #expect(changes == 0)
        try await UserInput.press("ctrl+z")
        #expect(entry.text != "ab")
    }

    @Test func settingTheSameTextLeavesTheCursorOfATextView() {
        let buffer = TextBuffer()
        buffer.text = "one"
        buffer.placeCursor(buffer.iterAtOffset(2))
        var changes = 0
        buffer.onChanged { changes += 1 }
        buffer.text = "one"
        #expect(changes == 0)
        #expect(buffer.cursorPosition == 2)
    }

    // MARK: Announcing

    @Test func aClickThatAnObserverMakesIsNotSentBack() {
        let button = Button("Press")
        button.bind(to: store, action: .didPress)
        store.observeState(\.text) { (_: String?, _: String) in button.emit("clicked") }
        store.dispatchAction(.didType("a"))
        #expect(store.actions == [.didType("a")])
        button.emit("clicked")
        #expect(store.actions == [.didType("a"), .didPress])
    }

    @Test func anActivationThatAnObserverMakesIsNotSentBack() {
        let entry = Entry()
        entry.bind(to: store.asAnyStore()) { .didType($0.text) }
        store.observeState(\.pressCount) { (_: Int) in entry.emit("activate") }
        store.dispatchAction(.didPress)
        #expect(store.actions == [.didPress])
    }

    @Test func whatTheBindingOfATextShowsIsNotSentBackByAnotherBinding() {
        let entry = Entry()
        entry.bindText(to: store, \.text) { .didType($0) }
        entry.bindTextDidChange(to: store) { _ in .didNotice }
        store.update { $0.text = "shown" }
        #expect(entry.text == "shown")
        #expect(store.actions == [])
    }

    @Test func whatAnObserverDispatchesItselfIsHandledAfterwards() {
        store.observeState(\.text) { [store] (text: String) in
            if text == "a" { store.dispatchAction(.didNotice) }
        }
        store.dispatchAction(.didType("a"))
        #expect(store.actions == [.didType("a"), .didNotice])
    }

    @Test func aWidgetOfAnotherStoreSendsToThatOne() {
        let other = TextStore(with: TextModule.State())
        let entry = Entry()
        entry.bindTextDidChange(to: other) { .didType($0) }
        store.observeState(\.text) { entry.text = $0 }
        store.dispatchAction(.didType("a"))
        #expect(other.state.text == "a")
        #expect(store.actions == [.didType("a")])
    }

    @Test func anObserverOfOutputsIsNotToldOfAChange() {
        let passing = PassthroughStore<TextOutputModule>()
        let other = Button("Other")
        var pressed = 0
        passing.observeOutput { output in
            if case .didPress = output { pressed += 1 } else { other.emit("clicked") }
        }
        other.bind(to: passing, action: .didPress)
        passing.dispatchAction(.didType("a"))
        #expect(pressed == 1)
    }

    @Test func anObserverThatComesDuringAnUpdateIsToldWithoutAnEcho() {
        let entry = Entry()
        entry.bindTextDidChange(to: store) { .didType($0) }
        store.update { [store] state in
            state.pressCount = 1
            store.observeState(\.text) { (text: String) in entry.text = text + "!" }
        }
        #expect(entry.text == "!")
        #expect(store.actions == [])
        #expect(!store.isAnnouncing)
    }

    @Test func aStoreAnnouncesOnlyWhileItCallsItsObservers() {
        let views: [any ActionDispatchable] = [
            store, store.asViewStore(), store.asAnyStore(), store.asViewStore(stateMap: \.text),
            store.asAnyStore().asViewStore(stateMap: \.text).asViewStore(actionMap: { $0 }),
        ]
        var announcing: [Bool] = []
        let observation = store.observeState(\.text) { (_: String) in announcing = views.map(\.isAnnouncing) }
        #expect(announcing == [true, true, true, true, true])
        #expect(views.map(\.isAnnouncing) == [false, false, false, false, false])
        announcing = []
        store.batchUpdate { $0.text = "held" }
        store.dispatchAction(.didNotice)
        #expect(announcing == [true, true, true, true, true])
        #expect(views.map(\.isAnnouncing) == [false, false, false, false, false])
        observation.cancel()
    }

    @Test func aSystemAnnounces() {
        let system = System<String, String>.pure(
            initialState: "",
            reducer: { _, event in .value(event) },
            uiBindings: []
        )
        let entry = Entry()
        entry.bindTextDidChange(to: system) { $0 + "." }
        system.observeState { (text: String) in entry.text = text }
        system.sendEvent("a")
        #expect(system.state == "a")
    }

    @Test func aDispatcherOfSomebodyElsesGetsEverything() {
        let recorder = Recorder()
        let entry = Entry()
        entry.bindTextDidChange(to: recorder) { $0 }
        store.observeState(\.text) { entry.text = $0 }
        store.dispatchAction(.didType("a"))
        #expect(recorder.actions.last == "a")
    }

    // MARK: Mapping

    @Test func anActionIsMadeOfTheWidget() {
        let button = Button("Press"), entry = Entry(), password = PasswordEntry()
        button.bind(to: store) { button in .didType(button.label ?? "") }
        button.emit("clicked")
        entry.text = "typed"
        entry.bind(to: store) { .didType($0.text) }
        entry.emit("activate")
        password.text = "secret"
        password.bind(to: store) { .didType($0.text) }
        password.emit("activate")
        #expect(store.actions == [.didType("Press"), .didType("typed"), .didType("secret")])
    }

    @Test func aMappedBindingDoesNotKeepItsWidget() {
        let recorder = LifetimeRecorder()
        func make() {
            let button = Button("Press")
            button.bind(to: store) { .didType($0.label ?? "") }
            recorder.record(button)
        }
        make()
        #expect(recorder.survivors == [])
    }
}

private enum TextOutputModule: PassthroughScreenModule {
    typealias Action = TextModule.Action
    typealias Output = Action

    static func createScreen(with store: PassthroughStore<TextOutputModule>) -> Screen {
        Screen(store, Controller())
    }
}
