import LassoGtk

/// A screen with fields that are bound to its store.
enum FieldsModule: ScreenModule {
    enum Action: Equatable {
        case didType(String), didToggle(Bool), didTapGoOn
    }

    struct State: Equatable {
        var name = ""
        var isRemembered = false
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: FieldsStore) -> Screen { Screen(store, FieldsController(store.asViewStore())) }
}

final class FieldsStore: LassoStore<FieldsModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let name): update { $0.name = name }
        case .didToggle(let isOn): update { $0.isRemembered = isOn }
        case .didTapGoOn: break
        }
    }
}

private final class FieldsController: ViewController, LassoView {
    let store: FieldsModule.ViewStore

    init(_ store: FieldsModule.ViewStore) {
        self.store = store
        super.init()
        title = "Fields"
    }

    override func loadView() -> Widget {
        let name = Entry(), remember = CheckButton("Remember"), goOn = Button("Go On")
        name.bindText(to: store, \.name) { .didType($0) }
        remember.bind(\.active, to: store, \.isRemembered) { .didToggle($0) }
        goOn.bind(to: store, action: .didTapGoOn)
        return Box(.vertical, spacing: 6) {
            name; remember; goOn
        }
    }
}
