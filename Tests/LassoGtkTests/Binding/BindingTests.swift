import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

private enum FieldModule: StoreModule {
    enum Action: Equatable {
        case didType(String), didPress
    }

    struct State: Equatable {
        var text = "abc"
        var pressCount = 0
        var isOn = false
    }
}

/// A store that converts text to upper case, so that typed and shown text differ.
private final class FieldStore: LassoStore<FieldModule> {
    private(set) var actions: [Action] = []
    var limit = Int.max

    override func handleAction(_ action: Action) {
        actions.append(action)
        switch action {
        case .didType(let text) where text.count > limit: break
        case .didType(let text): update { $0.text = text.uppercased() }
        case .didPress: update { $0.pressCount += 1 }
        }
    }
}

@Suite(.display)
struct BindingTests {
    private let store = FieldStore(with: FieldModule.State())

    @Test func aPropertyShowsTheStateNowAndLater() {
        let label = Label()
        label.bind(\.label, to: store, \.text)
        #expect(label.label == "abc")
        store.update { $0.text = "new" }
        #expect(label.label == "new")
        label.bind(\.visible, to: store, \.isOn)
        #expect(!label.visible)
        label.bind(\.label, to: store, \.pressCount) { "\($0) times" }
        #expect(label.label == "0 times")
    }

    @Test func aButtonSendsItsAction() {
        let button = Button("Press")
        button.bind(to: store.asViewStore(), action: .didPress)
        button.emit("clicked")
        #expect(store.state.pressCount == 1)
    }

    @Test func enterInAFieldSendsItsAction() {
        let entry = Entry()
        let password = PasswordEntry()
        entry.bind(to: store, action: .didPress)
        password.bind(to: store, action: .didPress)
        entry.emit("activate")
        password.emit("activate")
        #expect(store.state.pressCount == 2)
    }

    @Test func theStoresVersionOfTypedTextIsShownWithoutBeingSentBack() {
        let entry = Entry()
        entry.bindText(to: store, \.text) { .didType($0) }
        #expect(entry.text == "abc")
        #expect(store.actions == [])
        entry.insertText("d", at: 3)
        #expect(entry.text == "ABCD")
        #expect(store.actions == [.didType("abcd")])
    }

    @Test func theCursorStaysWhenAnotherPartOfTheTextChanges() {
        let entry = Entry()
        entry.bindText(to: store, \.text) { .didType($0) }
        store.update { $0.text = "one two three" }
        entry.position = 3
        store.update { $0.text = "one two and three" }
        #expect(entry.text == "one two and three")
        #expect(entry.position == 3)
        entry.selectRegion(0..<3)
        store.update { $0.text = "one two" }
        #expect(entry.selectionBounds == 0..<3)
    }

    @Test(arguments: [
        ("", "👩‍👩‍👧‍👦"), ("👩‍👩‍👧‍👦", "👩‍👩‍👦"), ("aa", "aaa"), ("aba", "a"), ("שלום", "שלום עולם"), ("e\u{301}", "é"),
    ])
    func everyTextBecomesEveryOther(old: String, new: String) {
        let entry = Entry()
        store.update { $0.text = old }
        entry.bindText(to: store, \.text) { .didType($0) }
        store.update { $0.text = new }
        #expect(entry.text == new)
        store.update { $0.text = old }
        #expect(entry.text == old)
    }

    @Test func whatTheStoreDoesNotTakeDoesNotStayInTheField() async throws {
        store.limit = 3
        let entry = Entry()
        entry.bindText(to: store, \.text) { .didType($0) }
        entry.insertText("d", at: 3)
        #expect(store.state.text == "abc")
        try await eventually { entry.text == "abc" }
    }

    @Test(
        arguments: [
            ("abc", 3, "ABC", 3), ("abc", 1, "ABC", 3), ("abc", 0, "ABC", 0), ("1234", 4, "1234-", 5),
            ("1234", 2, "1234-", 2),
            ("one two", 7, "one", 3), ("one two", 2, "one", 2), ("ab", 2, "xab", 3),
        ] as [(String, Int, String, Int)]
    )
    func theCursorGoesWhereItsCharactersGo(old: String, cursor: Int, new: String, expected: Int) {
        let entry = Entry()
        store.update { $0.text = old }
        entry.bindText(to: store, \.text) { .didType($0) }
        entry.position = cursor
        store.update { $0.text = new }
        #expect(entry.text == new)
        #expect(entry.position == expected)
    }

    @Test func aCancelledBindingOfATextPassesNothingOn() {
        let entry = Entry()
        let binding = entry.bindText(to: store, \.text) { .didType($0) }
        binding.cancel()
        store.update { $0.text = "new" }
        #expect(entry.text == "abc")
        entry.text = "typed"
        #expect(store.actions == [])
    }

    @Test func aCancelledBindingLeavesNothingWithItsWidget() {
        let recorder = LifetimeRecorder()
        let label = Label()
        for _ in 1...10 {
            let binding = label.bind(\.label, to: store, \.text)
            recorder.record(binding)
            binding.cancel()
        }
        #expect(recorder.survivors == [])
        store.update { $0.text = "new" }
        #expect(label.label == "abc")
    }

    @Test func aFieldIsLeftAloneWhileAnInputMethodIsComposing() async throws {
        let entry = Entry()
        entry.bindText(to: store, \.text) { .didType($0) }
        let text = try #require(entry.delegate)
        text.emit("preedit-changed", "に")
        store.update { $0.text = "first" }
        store.update { $0.text = "second" }
        #expect(entry.text == "abc")
        text.emit("preedit-changed", "")
        try await eventually { entry.text == "second" }
    }

    @Test func aBindingKeepsNeitherTheWidgetNorTheStoreAlive() {
        let recorder = LifetimeRecorder()
        func make() {
            let store = FieldStore(with: FieldModule.State())
            let viewStore = store.asViewStore()
            let entry = Entry()
            let button = Button("Press")
            entry.bindText(to: viewStore, \.text) { .didType($0) }
            button.bind(\.sensitive, to: viewStore, \.isOn)
            button.bind(to: viewStore, action: .didPress)
            for object in [store, viewStore, entry, button] as [AnyObject] { recorder.record(object) }
        }
        make()
        #expect(recorder.survivors == [])
    }

    @Test func anObservationEndsWithTheWidgetThatItIsFor() {
        var applied = 0
        func make() {
            Label().bind(to: store, \.pressCount) { _, _ in applied += 1 }
        }
        make()
        store.dispatchAction(.didPress)
        #expect(applied == 1)
    }
}
