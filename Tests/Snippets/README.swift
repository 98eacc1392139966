// Compiled with: -parse-as-library -default-isolation MainActor

// README.md: import LassoGtk
import LassoCodable
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

// README.md: final class CounterStore: LassoStore<CounterModule> {

// README.md: final class CounterViewController: ViewController, LassoView {

// README.md: @main

// MARK: Header bars and commands

enum AgendaModule: ViewModule {
    enum SortOrder: String, CaseIterable {
        case name, date

        var title: String { self == .name ? "Name" : "Date" }
    }

    enum ViewAction {
        case didTapNew, didTapUndo, didTapExport, didShowDone(Bool), didChooseSort(SortOrder)
    }

    struct ViewState {
        var canUndo = false
        var showsDone = false
        var sort = SortOrder.name
    }
}

final class TasksApplication: ShellApplication {
    final class Library {
        static func open(_ path: String) async throws -> Library { Library() }
    }

    enum PreferencesModule: ScreenModule {
        static var defaultInitialState: EmptyState { EmptyState() }
        static func createScreen(with store: LassoStore<PreferencesModule>) -> Screen { Screen(store, Controller()) }
    }

    var library: Library?

    func importTasks() {}

    // README.md: override class var hasPreferences: Bool { true }
}

typealias SortOrder = AgendaModule.SortOrder

final class AgendaViewController: ViewController, LassoView {
    let store: AgendaModule.ViewStore
    let search = SearchEntry()

    init(_ store: AgendaModule.ViewStore) { self.store = store }

    // README.md: override func loadHeaderContent() -> HeaderContent {

    // README.md: override var commands: Commands {
}

// MARK: Bindings and forms

enum Priority: CaseIterable { case low, high }

enum TaskModule: StoreModule {
    enum Action {
        case didChangeDone(Bool), didChangePriority(Priority), didTapSave, didLongPress, didPressIcon(EntryIconPosition)
        case didToggle(Int, Bool), didTapSignUp
    }

    struct Step: Identifiable, Equatable {
        let id: Int
        var title = ""
        var isDone = false
    }

    struct TaskItem {
        var title = ""
        var isDone = false
        var priority = Priority.low
    }

    struct State {
        var task = TaskItem()
        var steps: [Step] = []
        var emailError: String?
        var isSigningUp = false
    }
}

struct TaskView {
    let title = Label(), done = CheckButton(), priority = DropDown(strings: []), save = Button("Save"), row = Label()
    let entry = Entry(), box = Box(.vertical), email = Entry(), signUp = Button("Sign Up")

    func bind(to store: TaskModule.ViewStore) {
        // README.md: title.bind(\.label, to: store, \.task.title)                              // the state in a property
        // README.md: box.bindChildren(to: store, \.steps) { step in
        // README.md: let form = Form("Newsletter") {
    }
}

// MARK: Lists

// README.md: struct Chore: Identifiable, Equatable {

// README.md: final class ChoresStore: LassoStore<ChoresModule> {

extension ChoresModule.Action {
    var stepName: String? { if case .didRename = self { "Rename" } else { nil } }
}

func showChores(of store: ChoresStore, undo: Button) {
    // README.md: let list = ListView(
    // README.md: let history = StoreHistory(of: store, \.chores, named: { $0.stepName })
}

// MARK: Tests of stores

struct CounterTests {
    // README.md: @Test func theCounterCounts() {
}

protocol Search: Sendable {
    func results(for query: String) async throws -> [String]
}

struct WebSearch: Search {
    func results(for query: String) async throws -> [String] { ["Swift"] }
}

struct FakeSearch: Search {
    func results(for query: String) async throws -> [String] { ["Swift"] }
}

enum SearchModule: ScreenModule {
    enum Action: Equatable { case didChangeQuery(String) }

    struct State: Equatable {
        var query = ""
        var results: [String] = []
        var error: String?
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: SearchStore) -> Screen { Screen(store, Label("")) }
}

// README.md: final class SearchStore: LassoStore<SearchModule> {

func createSearch(search: any Search) {
    // README.md: let screen = SearchModule.createScreen { SearchStore(with: $0, search: search) }
}

struct SearchTests {
    // README.md: @Test func theSearchWaitsUntilOneHasTyped() async {
}

final class DebouncedSearchStore: LassoStore<SearchModule> {
    let search: any Search = WebSearch()

    override func handleAction(_ action: Action) {
        switch action {
        // README.md: case .didChangeQuery(let query):
        }
    }
}

// MARK: Flows

enum WelcomeModule: PassthroughScreenModule {
    enum Action: Equatable { case didTapContinue }
    typealias Output = Action

    static func createScreen(with store: PassthroughStore<WelcomeModule>) -> Screen {
        Screen(store, WelcomeViewController(store.asViewStore()))
    }
}

final class WelcomeViewController: ViewController, LassoView {
    let store: WelcomeModule.ViewStore

    init(_ store: WelcomeModule.ViewStore) { self.store = store }
}

enum FinishModule: PassthroughScreenModule {
    enum Action: Equatable { case didTapClose }
    typealias Output = Action

    static func createScreen(with store: PassthroughStore<FinishModule>) -> Screen { Screen(store, Label("")) }
}

// README.md: enum TutorialFlowModule: FlowModule {

func start(in navigationController: NavigationController, _ window: WindowController, _ tabController: TabController) {
    let tabs = tabBarEmbedding(tabController, tabsCount: 2)
    // README.md: TutorialFlow().start(with: pushed(in: navigationController))
}

final class EditorViewController: ViewController {
    struct State {
        var hasChanges = false
    }

    var state = State()

    // README.md: override var leaving: Leaving {
}

final class ApplicationFlow: Flow<NoOutputFlow> {
    var account: String?
    var homeFlow: TutorialFlow?

    func showHome() -> TutorialFlow { TutorialFlow() }

    // README.md: override func follow(_ component: NavigationPath.Component) -> Route {
}

// README.md: @MainActor

// MARK: GTK

func open(_ address: String) -> Bool { true }

func accessByName(_ label: Label) {
    // README.md: label[property: "width-chars"] = 12
}

func build() throws {
    // README.md: let builder = try Builder(file: "window.ui")
}

// MARK: Stored values

nonisolated struct OldTaskFile: Codable {}

nonisolated struct TaskFile: Codable, Equatable {
    init() {}
    init(_ old: OldTaskFile) {}
}

enum DocumentModule: StoreModule {
    enum Action { case didChangeStorage(StorageEvent) }
    struct State { var document = TaskFile() }
}

func keepDocument(of store: LassoStore<DocumentModule>, save: Button) {
    // README.md: let stored = StoredValue(
}

// MARK: Notices and progress

enum InNotices {
    enum Module: StoreModule {
        enum Action { case didTapUndo }

        struct State {
            var tasks: [String] = []
            var importProgress: TaskProgress?
        }
    }

    enum TaskReader {
        nonisolated static func read(_ file: String, report: (TaskProgress) -> Void) throws -> [String] { [] }
    }

    final class Store: LassoStore<Module> {
        let file = ""

        func beginImport() {
            // README.md: backgroundEffect("import", progress: \.importProgress, inhibits: "Importing tasks") { [file] report in
        }
    }

    final class Screen: ViewController, LassoView {
        let store: Module.ViewStore

        init(_ store: Module.ViewStore) { self.store = store }

        func undo() async {
            // README.md: if await toast("Task deleted", button: "Undo") { store.dispatchAction(.didTapUndo) }
        }
    }
}

// MARK: Settings, windows, and documents

enum TaskListSettingsModule: StoreModule {
    enum Action { case didChangeShowsDone(Bool) }
    struct State { var showsDone = false }
}

func keepSettings(of store: LassoStore<TaskListSettingsModule>) {
    // README.md: let settings = SchemaSettings("org.example.Tasks")
}

final class TaskFlow: Flow<NoOutputFlow> {}

func restoreWindows(in application: Application) {
    // README.md: let session = WindowSession(in: FileStorage(UserDirectories.state + "/tasks/windows"))
}

enum TextModule: StoreModule {
    enum Action { case didType(String) }
    struct State { var text = "" }
}

final class TextStore: LassoStore<TextModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.text = text }
        }
    }
}

// README.md: final class TextViewController: ViewController, LassoView {

// MARK: A whole application

final class TaskListController: Controller {
    struct State { var tasks: [String] = [] }

    let state = State()
}

struct TasksApplicationTests {
    struct Services { let files = MemoryFiles() }

    let services = Services()
    let application = TasksApplication()

    func launch() async throws -> (WindowController, TaskListController) {
        try await application.launch()
        return (application.openWindow(), TaskListController())
    }

    // README.md: @Test func anImportIsUndone() async throws {
}

// MARK: A printed test

struct RecordedRunTests {
    enum DemoPrograms {
        static func makeReplayedDemo() -> ShellApplication { ShellApplication() }
    }

    nonisolated enum AccountError: Error { case invalidLogin }

    enum LoginScreenModule: StoreModule {
        enum Action {
            case didUpdateUsername(String)
            case didUpdatePassword(Secret<String>)
            case didTapLogin
        }
    }

    // README.md: @Test @MainActor func recordedRun() async throws {
}
