// Compiled with: -parse-as-library -default-isolation MainActor

// LassoGtk.md: import Glibc

// MARK: Screens

enum CounterModule: ScreenModule {
    enum Action { case didTapIncrement }
    struct State { var count = 0 }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: LassoStore<CounterModule>) -> Screen {
        Screen(store, CounterViewController(store.asViewStore()))
    }
}

// LassoGtk.md: final class CounterViewController: ViewController, LassoView {

enum InViewController {
    // ViewController.swift: final class CounterViewController: ViewController, LassoView {
}

enum GreetingModule: ScreenModule {
    struct State { var text = "Hello" }

    static var defaultInitialState: State { State() }

    // AnyScreen+Widget.swift: static func createScreen(with store: GreetingStore) -> Screen {
}

final class GreetingStore: LassoStore<GreetingModule> {}

// MARK: Bindings

enum LoginModule: StoreModule {
    enum Action { case didUpdateUsername(String), didChoose(String), didTapLogin }

    struct State {
        var username = ""
        var error: String?
        var isWrong = false
        var canLogIn = false
    }
}

func bind(_ error: Label, _ logIn: Button, _ username: Entry, to store: LoginModule.ViewStore) {
    // Bindings.md: error.bind(\.label, to: store, \.error) { $0 ?? "" }
    // Bindings.md: username.bindText(to: store, \.username) { .didUpdateUsername($0) }
}

struct LoginForm {
    let errorLabel = Label(), usernameField = Entry(), field = Entry()
    let logInButton = Button("Log In"), colorButton = Button("Red")

    func bind(to store: LoginModule.ViewStore) {
        // Object+Binding.swift: errorLabel.bind(\.label, to: store, \.error) { $0 ?? "" }
        // Object+Binding.swift: field.bind(to: store, \.isWrong) { field, isWrong in
        // Editable+Binding.swift: usernameField.bindText(to: store, \.username) { .didUpdateUsername($0) }
        // ControlActionBindable.swift: logInButton.bind(to: store, action: .didTapLogin)
        // ControlActionBindable.swift: colorButton.bind(to: store) { .didChoose($0.name) }
    }
}

// MARK: Windows and applications

final class TutorialFlow: Flow<NoOutputNavigationFlow> {}

func embedTutorial() {
    // Embedding.md: let stack = Stack()
}

func leave(_ application: Application) {
    // Application+Leaving.swift: application.addAction("quit") { Task { await application.leaveAllWindows() } }
}

func showWindow() {}

func showNotice(_ text: String) {}

func openLinks(with application: Application, _ window: WindowController, _ flow: TutorialFlow) {
    // Windows-and-applications.md: application.addAction("quit", accelerators: ["<Control>q"]) {
    // Application+Links.swift: application.onOpenLink(scheme: "lasso-demo") { link in
}

func keepPath(of window: WindowController) {
    // PathFile.swift: let keeper = PathKeeper(of: window, in: PathFile(UserDirectories.state + "/my-application/path"))
}
