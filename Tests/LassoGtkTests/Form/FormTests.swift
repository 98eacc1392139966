import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

private enum RegistrationModule: StoreModule {
    enum Field: Hashable { case name, age }

    enum Action: Equatable {
        case didEditName(String), didEditAge(Double), didTapRegister
    }

    struct State: Equatable {
        var name = ""
        var age = 0.0
        var isBusy = false
        var refusal: String?

        var nameError: String? { name.count < 3 ? "The name is too short." : refusal }
        var errors: [Field: String] { age < 18 ? [.age: "You must be 18 or older."] : [:] }
    }
}

private final class RegistrationStore: LassoStore<RegistrationModule> {
    private(set) var submissionCount = 0

    override func handleAction(_ action: Action) {
        switch action {
        case .didEditName(let name): update { ($0.name, $0.refusal) = (name, nil) }
        case .didEditAge(let age): update { $0.age = age }
        case .didTapRegister: submissionCount += 1
        }
    }
}

/// Tests forms with the keyboard of a user.
@Suite(.display, .userInput) struct FormTests {
    private let store = RegistrationStore(with: RegistrationModule.State())
    private let window = WindowController()
    private let name = Entry(), age = SpinButton(min: 0, max: 99, step: 1), register = Button("Register")
    private let nameField: FormField, ageField: FormField

    init() {
        nameField = FormField("_Name", name, hint: "As in your passport.", isRequired: true)
        ageField = FormField("_Age", age)
    }

    private func show() async throws {
        name.bindText(to: store, \.name) { .didEditName($0) }
        age.bindValue(to: store, \.age) { .didEditAge($0) }
        nameField.bindError(to: store, \.nameError)
        ageField.bindError(to: store, \.errors[.age])
        let form = Form("Register") {
            nameField; ageField; register
        }
        form.bindSubmit(register, to: store, action: .didTapRegister)
        form.bindBusy(to: store, \.isBusy, label: "Registering")
        window.setRootController(PlainController(form))
        window.present(in: GtkTesting.application, width: 400, height: 400)
        try await UserInput.activate(try #require(window.window))
        name.grabFocus()
    }

    private func hasFocus(_ widget: Widget) -> Bool {
        guard let focus = window.window?.focusWidget else { return false }
        return focus === widget || focus.isAncestor(widget)
    }

    @Test func anErrorIsShownWhenTheFieldWasLeftAndNotWhileTheUserTypes() async throws {
        defer { window.close() }
        try await show()
        try await UserInput.press("a")
        #expect(nameField.isWrong)
        #expect(nameField.shownError == nil)
        try await UserInput.press("Tab")
        #expect(nameField.shownError == "The name is too short.")
        #expect(ageField.shownError == nil)
        // From now on, the error follows what the user types.
        try await UserInput.press("shift+Tab", "End", "b", "c")
        #expect(store.state.name == "abc")
        #expect(nameField.shownError == nil)
        try await UserInput.press("BackSpace")
        #expect(nameField.shownError == "The name is too short.")
    }

    @Test func aFieldThatIsLeftKeepsTheMarkOfAnotherError() async throws {
        defer { window.close() }
        store.update { ($0.name, $0.age) = ("Anna", 20) }
        try await show()
        // An error that concerns several fields, such as a wrong password.
        name.addCssClass("error")
        try await UserInput.press("Tab")
        #expect(name.hasCssClass("error"))
    }

    @Test func enterSubmitsAndTheFirstWrongFieldGetsTheFocus() async throws {
        defer { window.close() }
        try await show()
        try await UserInput.press("a", "b", "c", "Return")
        #expect(store.submissionCount == 1)
        #expect(ageField.shownError == "You must be 18 or older.")
        try await GtkTesting.turnMainLoop(until: "the age has the focus") { hasFocus(age) }
        try await UserInput.press("2", "0", "Return")
        try await GtkTesting.turnMainLoop(until: "the form is submitted again") { store.submissionCount == 2 }
        #expect(ageField.shownError == nil)
        #expect(hasFocus(age))
    }

    @Test func aTextInAPopoverOfAControlSubmitsNothing() throws {
        let text = Text(), button = MenuButton(), popover = Popover()
        popover.child = text
        button.setPopover(popover)
        let form = Form("Register") {
            FormField("_Country", button); ageField; register
        }
        form.bindSubmit(register, to: store, action: .didTapRegister)
        text.emit("activate")
        #expect(store.submissionCount == 0)
        let number = try #require(age.descendants.lazy.compactMap { $0 as? Text }.first)
        number.emit("activate")
        #expect(store.submissionCount == 1)
    }

    @Test func aNumberThatIsBeingTypedIsSubmitted() async throws {
        defer { window.close() }
        try await show()
        store.update { $0.name = "Ada" }
        age.grabFocus()
        try await UserInput.press("4", "2")
        register.useUnderline = true
        register.label = "_Register"
        try await UserInput.press("alt+r")
        // GTK shows the button pressed for a moment.
        try await GtkTesting.turnMainLoop(until: "the form is submitted") { store.submissionCount == 1 }
        #expect(store.state.age == 42)
    }

    @Test func theButtonSubmits() async throws {
        defer { window.close() }
        try await show()
        try await UserInput.click(register)
        #expect(store.submissionCount == 1)
        #expect(nameField.shownError == "The name is too short.")
        try await GtkTesting.turnMainLoop(until: "the name has the focus") { hasFocus(name) }
    }

    @Test func anErrorThatArrivesLaterGetsTheFocus() async throws {
        defer { window.close() }
        try await show()
        store.update { ($0.name, $0.age) = ("abc", 20) }
        try await UserInput.press("Tab", "Return")
        #expect(store.submissionCount == 1)
        store.update { $0.isBusy = true }
        #expect(!name.isSensitive)
        store.update { ($0.isBusy, $0.refusal) = (false, "This name is taken.") }
        #expect(nameField.shownError == "This name is taken.")
        try await GtkTesting.turnMainLoop(until: "the name has the focus") { hasFocus(name) }
    }

    @Test func theFocusReturnsAfterTheWork() async throws {
        defer { window.close() }
        try await show()
        store.update { ($0.name, $0.age) = ("abc", 20) }
        try await UserInput.press("Tab", "Return")
        store.update { $0.isBusy = true }
        #expect(!hasFocus(age))
        store.update { $0.isBusy = false }
        try await GtkTesting.turnMainLoop(until: "the age has the focus") { hasFocus(age) }
    }

    @Test func workThatTheUserDidNotStartShowsNoError() async throws {
        defer { window.close() }
        try await show()
        store.update { $0.isBusy = true }
        store.update { $0.isBusy = false }
        #expect(nameField.shownError == nil)
        try await GtkTesting.turnMainLoop(until: "the name has the focus") { hasFocus(name) }
    }

    @Test func aFormThatStartsOverShowsNoErrors() async throws {
        defer { window.close() }
        try await show()
        try await UserInput.press("Return")
        #expect(nameField.shownError != nil)
        nameField.parentForm?.startOver()
        #expect(nameField.shownError == nil)
        #expect(ageField.shownError == nil)
    }

    @Test func aBusyFormIsNotSubmitted() async throws {
        defer { window.close() }
        try await show()
        store.update { $0.isBusy = true }
        name.emit("activate")
        register.emit("clicked")
        #expect(store.submissionCount == 0)
    }

    @Test func theMnemonicMovesTheFocusToTheControl() async throws {
        defer { window.close() }
        try await show()
        try await UserInput.press("alt+a")
        #expect(hasFocus(age))
        try await UserInput.press("alt+n")
        #expect(hasFocus(name))
    }

    @Test func nothingIsLeftOfAFormThatWasClosed() async throws {
        let recorder = LifetimeRecorder()
        try await show()
        recorder.record(nameField)
        window.window?.descendants.forEach { if $0 is Form { recorder.record($0) } }
        window.close()
        window.setRootController(Controller())
        try await GtkTesting.turnMainLoop(until: "the form is released") {
            recorder.survivors.allSatisfy { $0 == "FormField" }
        }
    }
}

extension FormField {
    fileprivate var parentForm: Form? {
        sequence(first: self as Widget, next: \.parent).lazy.compactMap { $0 as? Form }.first
    }
}
