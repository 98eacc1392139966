import LassoGtk
import LassoGtkTestUtilities
import Testing

private enum AgeModule: StoreModule {
    enum Action: Equatable { case didEditAge(Double), didTapSave }

    struct State: Equatable {
        var age = 0.0
        var saved: [Double] = []
    }
}

private final class AgeStore: LassoStore<AgeModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didEditAge(let age): update { $0.age = age }
        case .didTapSave: update { $0.saved.append($0.age) }
        }
    }
}

private final class AgeController: ViewController, LassoView {
    let store: AgeModule.ViewStore
    let age = SpinButton(min: 0, max: 99, step: 1)

    init(_ store: AgeModule.ViewStore) {
        self.store = store
        super.init()
    }

    override func loadView() -> Widget {
        let save = Button("_Save")
        save.useUnderline = true
        age.bindValue(to: store, \.age) { .didEditAge($0) }
        save.bind(to: store, action: .didTapSave)
        let box = Box(.vertical) {
            age; save; Button(for: "keep", of: self)
        }
        box.bindShortcut("<Control>d", scope: .global, to: store, action: .didTapSave)
        return box
    }

    override var commands: Commands {
        Commands(store) { Command("_Keep", "<Control>k", .didTapSave, id: "keep") }
    }
}

/// Tests that a number is taken that is being typed when the user does something without leaving its field.
@Suite(.display, .userInput) struct TypedNumberTests {
    @Test(arguments: ["alt+s", "alt+k", "ctrl+k", "ctrl+d"])
    func aTypedNumberIsTakenBeforeAnAction(keys: String) async throws {
        let store = AgeStore(with: AgeModule.State()), window = WindowController()
        defer { window.close() }
        let controller = AgeController(store.asViewStore())
        window.setRootController(controller)
        window.present(in: GtkTesting.application, width: 300, height: 200)
        try await UserInput.activate(try #require(window.window))
        controller.age.grabFocus()
        try await UserInput.press("4", "2", keys)
        try await GtkTesting.turnMainLoop(until: "\(keys) saves") { !store.state.saved.isEmpty }
        #expect(store.state.saved == [42])
    }
}
