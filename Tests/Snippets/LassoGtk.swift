// Compiled with: -parse-as-library -default-isolation MainActor

import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

// LassoGtk.md: import LassoGtk

// MARK: The application

final class NotesFlow: Flow<NoOutputFlow> {}

enum InShellApplication {
    // ShellApplication.swift: final class NotesApplication: ShellApplication {

    final class MailApplication: ShellApplication {
        // ShellApplication.swift: override class var desktopActions: [String: NavigationPath] { ["inbox": "/inbox"] }
    }

    static func test() async throws {
        // ShellApplication.swift: let application = NotesApplication()
    }

    static func compare() {
        // Installing-and-packaging.md: let complaints = ApplicationFiles.complaints(
    }
}

enum InAnApplication {
    final class Database {
        static func open(_ path: String) async throws -> Database { Database() }
    }

    // An-application.md: final class NotesApplication: ShellApplication {

    final class PreparedApplication: ShellApplication {
        var database: Database?

        // An-application.md: override func prepare() async throws {
    }

    static func test() async throws {
        // An-application.md: let application = NotesApplication()
    }
}

func opensURIs() {
    // Desktop.swift: var opened: [String] = []
}

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
    enum Action { case didUpdateUsername(String), didChoose(RGBA), didTapLogin }

    struct State {
        var username = ""
        var error: String?
        var isWrong = false
        var canLogIn = false
    }
}

struct LoginForm {
    let errorLabel = Label(), usernameField = Entry(), field = Entry()
    let logInButton = Button("Log In"), colorButton = ColorButton()

    func bind(to store: LoginModule.ViewStore) {
        // Object+Binding.swift: errorLabel.bind(\.label, to: store, \.error) { $0 ?? "" }
        // Object+Binding.swift: field.bind(to: store, \.isWrong) { field, isWrong in
        // Editable+Binding.swift: usernameField.bindText(to: store, \.username) { .didUpdateUsername($0) }
        // ControlActionBindable.swift: logInButton.bind(to: store, action: .didTapLogin)
        // ControlActionBindable.swift: colorButton.bind(to: store) { .didChoose($0.rgba) }
    }
}

enum Priority: CaseIterable { case low, high }

enum Size: String, CaseIterable {
    case small, large
    var name: String { rawValue }
}

struct Item: Identifiable, Equatable {
    let id: Int
    var title = "", name = "", email = ""
    var isDone = false
}

enum TasksModule: StoreModule {
    enum Action {
        case didChangeDone(Bool), didChangePriority(Priority), didTapSave, didLongPress, didPressIcon(EntryIconPosition)
        case didToggle(Int, Bool), didChangeVolume(Double), didChangeDarkMode(Bool), didChooseSize(Size)
        case didSelect(CalendarDay), didChangeDueDay(CalendarDay), didCancelSearch, didFollowLink, didSearch(String)
        case didDoubleTap, didZoom(Double), didPressSave, didDropIntoTrash(Int), didChoosePicture(FileReference)
        case didEditNotes(String), didChangePercentage(Int), didTapLoad, didTapStop
    }

    struct State {
        struct Draft { var isDone = false, priority = Priority.low }

        var task = Item(id: 1)
        var draft = Draft()
        var tasks: [Item] = [], documents: [Item] = [], mailboxes: [Item] = [], contacts: [Item] = []
        var volume = 0.0, percentage = 0
        var isLoading = false, isOverdrawn = false, hasError = false
        var error: String?, emailError: String?
        var size = Size.small
        var dueDay = CalendarDay(year: 2026, month: 1, day: 1)
        var notes = ""
        var progress: TaskProgress?
    }
}

struct TasksForm {
    let title = Label(), done = CheckButton(), priority = DropDown(strings: []), save = Button("Save"), row = Label()
    let entry = Entry(), email = Entry(), errorLabel = Label(), hint = Label(), balance = Label(), spinner = Spinner()
    let volume = Scale(orientation: .horizontal), darkMode = Switch(), calendar = GtkCalendar(),
        progress = ProgressBar()
    let search = SearchEntry(), link = LinkButton(uri: "https://example.org"), picture = Label(), editor = TextView()
    let trash = Label(), open = Button("Open"), load = Button("Load"), notes = TextView()
    let box = Box(.vertical), notebook = Notebook(), stack = Stack(), grid = Grid()

    func bind(to store: TasksModule.ViewStore, _ task: ItemViewStore<Item, TasksModule.Action>) {
        // Bindings.md: title.bind(\.label, to: store, \.task.title)
        // Object+Binding.swift: done.bind(\.active, to: store, \.draft.isDone) { .didChangeDone($0) }
        // Object+Binding.swift: volume.bind(\.value, to: store, \.percentage, mapping: Double.init) { value in
        // Object+SignalBinding.swift: entry.bind(entry.onIconPress, to: store) { .didPressIcon($0) }
        // Object+SignalBinding.swift: search.bind(search.onStopSearch, to: store, action: .didCancelSearch)
        // Object+SignalBinding.swift: link.bind(link.onActivateLink, to: store, returning: true) { .didFollowLink }
        // ValueBindable.swift: darkMode.bindValueChange(to: store) { .didChangeDarkMode($0) }
        // ValueBindable.swift: volume.bindValue(to: store, \.volume) { .didChangeVolume($0) }
        // ChoiceBindable.swift: priority.bindChoice(among: Priority.allCases, to: store, \.draft.priority) { priority in
        // RadioGroup.swift: let size = RadioGroup(.horizontal)
        // GtkCalendar+Binding.swift: calendar.bindDateChange(to: store) { .didSelect($0) }
        // GtkCalendar+Binding.swift: calendar.bindDate(to: store, \.dueDay) { .didChangeDueDay($0) }
        // ProgressBar+Pulse.swift: progress.bindPulse(to: store, \.isLoading)
        // ProgressBar+Progress.swift: progress.bindProgress(to: store, \.progress)
        // Button+Progress.swift: load.bind(to: store, action: .didTapLoad, progress: \.progress, cancel: .didTapStop)
        // Widget+Purposes.swift: spinner.bindVisible(to: store, \.isLoading)
        // Widget+Purposes.swift: hint.bindVisible(to: store, \.error) { $0 != nil }
        // Widget+Purposes.swift: balance.bindCssClass("warning", to: store, \.isOverdrawn)
        // Widget+Purposes.swift: email.bindAccessibleState(.invalid, to: store, \.emailError) { $0 != nil }
        // Widget+Purposes.swift: email.bindAccessibleRelation(.describedBy, [errorLabel], to: store, \.hasError)
        // Editable+Binding.swift: search.bindSearchDidChange(to: store) { .didSearch($0) }
        // TextView+Binding.swift: notes.bindText(to: store, \.notes) { .didEditNotes($0) }
        // WidgetGesture.swift: row.bindGesture(.longPress, to: store, action: .didLongPress)
        // WidgetGesture.swift: picture.bindGesture(.zoom, to: store) { .didZoom($0.scaleDelta) }
        // Widget+Shortcuts.swift: editor.bindShortcut("<Control>s", to: store, action: .didPressSave)
        // DragAndDrop.swift: row.bindDrag(of: task, \.id)
        // Button+FileChoice.swift: open.bindFileChoice(with: FileDialog(title: "Open"), to: store) { .didChoosePicture($0) }
        // Bindings.md: box.bindChildren(to: store, \.tasks) { task in
        // ChildContainer.swift: box.bindChildren(to: store, \.tasks) { task in
        // Notebook+Pages.swift: notebook.bindChildren(to: store, \.documents, title: \.name) { document in
        // Stack+Pages.swift: stack.bindChildren(to: store, \.mailboxes, title: \.name) { mailbox in MailboxView(mailbox) }
        // Grid+BoundRows.swift: grid.bindRows(to: store, \.contacts) { contact in
    }
}

func DocumentView(_ document: some StateObservable) -> Widget { Label() }

func MailboxView(_ mailbox: some StateObservable) -> Widget { Label() }

// MARK: Forms

nonisolated protocol Newsletter: Sendable {
    func signUp(_ email: String) async throws
}

nonisolated struct WebNewsletter: Newsletter {
    func signUp(_ email: String) async throws {}
}

nonisolated struct FullNewsletter: Newsletter {
    struct Refusal: Error, CustomStringConvertible {
        let description = "The list is full."
    }

    func signUp(_ email: String) async throws { throw Refusal() }
}

enum NewsletterModule: ScreenModule {
    enum Action { case didEditEmail(String), didChangeNews(Bool), didTapSignUp }
    enum Output { case didSignUp }

    // Forms.md: struct State: Equatable {

    static var defaultInitialState: State { State() }

    static func createScreen(with store: NewsletterStore) -> Screen {
        Screen(store, NewsletterViewController(store.asViewStore()))
    }
}

// Forms.md: final class NewsletterStore: LassoStore<NewsletterModule> {

struct NewsletterTests {
    // Forms.md: @Test func aRefusalIsAnErrorOfTheAddress() async {
}

// Forms.md: @Suite(.display)

final class NewsletterViewController: ViewController, LassoView {
    let store: NewsletterModule.ViewStore

    init(_ store: NewsletterModule.ViewStore) {
        self.store = store
        super.init()
    }

    // Forms.md: override func loadView() -> Widget {
    // Forms.md: override var leaving: Leaving {
}

enum LogInModule: StoreModule {
    enum Field: Hashable { case email }
    enum Action { case didTapLogIn }

    struct State {
        var usernameError: String?, passwordError: String?
        var isLoggingIn = false
        var errors: [Field: String] = [:]
    }
}

func makeForm(_ store: LogInModule.ViewStore, _ username: Entry, _ password: Entry, _ email: Entry, _ logIn: Button) {
    // Form.swift: let form = Form("Log In") {
    // FormField.swift: FormField("_Email", email, hint: "We never show it to others.", isRequired: true).with {
}

// MARK: Style

// Style.md: enum Style {

enum PackageResources { static let style_css: [UInt8] = [] }

final class StyledApplication: ShellApplication {
    // Style.md: override class var styleSheet: StyleSheet? { Style.sheet }
}

// Style.md: @Suite(.display)

func useClasses(_ store: TasksModule.ViewStore) {
    // Style.md: let overdue = Label("Overdue")
}

func applyStyle(_ application: Application) {
    // Style.md: let sheet = StyleSheet(.embedded(PackageResources.style_css, file: "style.css"))
}

enum ExampleStyle {
    // StyleSheet.swift: static let sheet = StyleSheet(
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
    // Windows-and-applications.md: application.onOpenLink(scheme: "my-app") { link in
    // Application+Links.swift: application.onOpenLink(scheme: "lasso-demo") { link in
}

func keepPath(of window: WindowController) {
    // PathFile.swift: let keeper = PathKeeper(of: window, in: PathFile(UserDirectories.state + "/my-application/path"))
}

// MARK: Header bars and commands

enum HeaderModule: ScreenModule {
    enum Action: Equatable { case didTapNew }
    static var defaultInitialState: EmptyState { EmptyState() }
    static func createScreen(with store: LassoStore<HeaderModule>) -> Screen { Screen(store, Controller()) }
}

final class HeaderViewController: ViewController, LassoView {
    let store: HeaderModule.ViewStore
    let search = SearchEntry()

    init(_ store: HeaderModule.ViewStore) { self.store = store }

    // HeaderContent.swift: override func loadHeaderContent() -> HeaderContent {
}

final class CommandViewController: ViewController {
    let search = SearchEntry()

    // Header-bars-and-commands.md: override func loadHeaderContent() -> HeaderContent {
}

final class ContextMenuViewController: ViewController {
    let canvas = DrawingArea()

    func bindMenu() {
        // Widget+CommandMenu.swift: canvas.bindContextMenu(of: self)
    }

    func header() -> HeaderContent {
        // Button+Command.swift: HeaderContent { Button(for: "new-task", of: self, icon: "list-add-symbolic") }
    }
}

func showAbout() {}

func setCommands(of application: Application) {
    // Application+Commands.swift: application.commands = Commands {
}

// MARK: Lists

enum InLists {
    enum TaskKey: Hashable { case title, isDone, due }

    struct Task: Identifiable, Equatable {
        let id: Int
        var title = ""
        var isDone = false
        var isLocked = false
        var due = 0
    }

    enum TasksModule: StoreModule {
        enum Action: Equatable {
            case didSelect(Int?), didOpen(Int), didMove(Int, before: Int?), didDelete(Int), didToggle(Int, Bool)
            case didRename(Int, String), didSort(ListOrder<TaskKey>?)
        }

        struct State: Equatable {
            var tasks: IdentifiedArray<Task> = []
            var selected: Int?
            var order: ListOrder<TaskKey>?
            var text = ""
            var query: SearchQuery { SearchQuery(text) }
        }
    }

    enum PhotosModule: StoreModule {
        enum Action: Equatable { case didSelect(Set<Int>), didDelete(Set<Int>, next: Int?) }

        struct State: Equatable {
            var photos: [Task] = []
            var selected: Set<Int> = []
        }
    }

    enum PeopleModule: StoreModule {
        enum Action: Equatable { case didAssign(Int) }

        struct Person: Identifiable, Equatable {
            let id: Int
            var name = ""
        }

        struct State: Equatable {
            var people: [Person] = []
            var assignee: Int?
        }
    }

    enum FoldersModule: StoreModule {
        enum Action: Equatable { case didExpand(Int, Bool), didSelect(Int) }

        struct Folder: Identifiable, Equatable {
            let id: Int
            var folders: [Folder] = []
        }

        struct State: Equatable {
            var folders: [Folder] = []
            var expanded: Set<Int> = []
            var folder: Int?
        }
    }

    typealias FolderArrangement = ListArrangement<FoldersModule.State, FoldersModule.Folder, FoldersModule.Action>
    typealias FolderSelection = ListSelection<FoldersModule.State, FoldersModule.Action, Int>
    typealias TaskArrangement = ListArrangement<TasksModule.State, Task, TasksModule.Action>
    typealias TaskStore = ItemViewStore<Task, TasksModule.Action>

    static func TaskRow(_ task: TaskStore) -> Widget { Label("") }
    static func TitleLabel(_ task: TaskStore) -> Widget { Label("") }
    static func HeaderLabel(_ task: TaskStore) -> Widget { Label("") }
    static func FolderRow(_ folder: ItemViewStore<FoldersModule.Folder, FoldersModule.Action>) -> Widget { Label("") }
    static func DueLabel(_ task: TaskStore) -> Widget { Label("") }
    static func PhotoView(_ photo: ItemViewStore<Task, PhotosModule.Action>) -> Widget { Label("") }

    static func make(_ store: TasksModule.ViewStore, _ task: TaskStore) {
        // Lists.md: let found: TaskArrangement = .filtered(by: \.query) { task, query in query.matches(task.title) }
        // Lists.md: ListView(of: store, \.tasks, .sections(by: \.isDone) { HeaderLabel($0) }) { TaskRow($0) }
        // ListArrangement.swift: ListView(
        // ListFeature+Sections.swift: ListView(of: store, \.tasks, .sections(by: \.isDone) { HeaderLabel($0) }) { TaskRow($0) }
        // Lists.md: ColumnView(of: store, \.tasks, sorting: .by(\.order) { .didSort($0) }) {
        // ListView+State.swift: ListView(of: store, \.tasks, selection: .single(\.selected) { .didSelect($0) }) { task in
        // ColumnView+State.swift: ColumnView(of: store, \.tasks, sorting: .by(\.order) { .didSort($0) }) {
        // ListSelection.swift: ListView(of: store, \.tasks, selection: .single(\.selected) { .didSelect($0) }) { task in
        // ListFeature.swift: ListView(of: store, \.tasks, .activation { .didOpen($0) }, .typeAhead(\.title)) { task in
        // ListFeature+Reordering.swift: ListView(of: store, \.tasks, .reordering { .didMove($0, before: $1) }) { task in
        // ListFeature+ContextMenu.swift: ListView(of: store, \.tasks, .contextMenu { task in
        // EditableLabel+Renaming.swift: let title = EditableLabel(text: "")
    }

    static func make(_ store: FoldersModule.ViewStore) {
        // Lists.md: let tree: FolderArrangement = .tree(\.folders, expanded: \.expanded) { .didExpand($0, $1) }
    }

    static func makeSidebar(_ store: FoldersModule.ViewStore) {
        // Lists.md: let sidebar: FolderSelection = .browse(\.folder) { .didSelect($0) }
    }

    static func makeSidebarOfPlaces(_ store: FoldersModule.ViewStore) {
        // Lists.md: let places: FolderSelection = .shown(\.folder)
    }

    static func readInstalledFile(_ identity: ApplicationIdentity) throws {
        // ApplicationIdentity+Folders.swift: let words = try Files.read(identity.installedFile("words.txt") ?? "words.txt")
    }

    static func makeOtherSidebar(_ store: FoldersModule.ViewStore) {
        // ListFeature+ShowingContent.swift: let sidebar: FolderSelection = .browse(\.folder) { .didSelect($0) }
    }

    static func makeTree(_ store: FoldersModule.ViewStore) {
        // ListArrangement.swift: let tree: FolderArrangement = .tree(\.folders, expanded: \.expanded) { .didExpand($0, $1) }
    }

    static func make(_ store: PhotosModule.ViewStore) {
        // ListFeature+Deletion.swift: ListView(of: store, \.photos, .deletion { .didDelete($0, next: $1) }) { photo in
        // GridView+State.swift: GridView(of: store, \.photos, selection: .multiple(\.selected) { .didSelect($0) }) { photo in
    }

    static func make(_ store: PeopleModule.ViewStore, size: DropDown) {
        // DropDown+State.swift: DropDown(of: store, \.people, selection: .browse(\.assignee) { .didAssign($0) }) { person in
    }

    static func column(_ task: TaskStore) -> ListColumn<Task, TasksModule.Action> {
        // ListColumn.swift: ListColumn("Title", sortedBy: TaskKey.title) { task in
    }

    enum Size: CaseIterable { case small, large }

    enum SizeModule: StoreModule {
        enum Action { case didChooseSize(Size?) }
        struct State { var size: Size? }
    }

    static func bind(_ size: DropDown, to store: SizeModule.ViewStore) {
        // ChoiceBindable.swift: size.bindChoice(among: Size.allCases, none: "Any Size", to: store, \.size) { size in
    }
}

enum InTaskList {
    struct Task: Identifiable, Equatable {
        let id: Int
        var title = ""
        var isDone = false
    }

    // Lists.md: enum TasksModule: StoreModule {

    static func make(_ store: TasksStore) {
        // Lists.md: ListView(
    }

    struct TasksStoreTests {
        // Lists.md: @Test func theNextTaskIsSelectedAfterADeletion() async {
    }

    // Lists.md: @Suite(.display)
}

// MARK: Stored values

enum DocumentModule: StoreModule {
    enum Action { case didChangeStorage(StorageEvent) }
    struct State { var document = "" }
}

func keepDocument(of store: LassoStore<DocumentModule>) {
    // FileStorage.swift: StoredValue(
}

// MARK: Commands

enum NotebookModule: StoreModule {
    enum Action { case didTapNew }
}

final class NotebookController: Controller {
    let store = LassoStore<NotebookModule>()

    override var commands: Commands {
        // Finding-commands-and-changing-their-keys.md: Commands(store) {
    }

    func present(for controller: Controller) -> String {
        // CommandPaletteController.swift: let palette = CommandPaletteController(for: controller)
        // ShortcutsController.swift: controller.frontController.present(ShortcutsController(for: controller))
        // Finding-commands-and-changing-their-keys.md: let text = WindowController.acceleratorSettings.text
        return text
    }
}

enum TaskSettingsModule: StoreModule {
    enum Action { case didChangeShowsDone(Bool) }
    struct State { var showsDone = false }
}

func keepSettings(of store: LassoStore<TaskSettingsModule>) {
    // SchemaSettings.swift: let settings = SchemaSettings("org.example.Tasks")
}

enum TextModule: StoreModule {
    struct State { var text = "" }
}

func showDocument(of store: LassoStore<TextModule>, in view: TextView) {
    // DesktopFiles.swift: let document = Document(of: store, \.text, as: .text, in: DesktopFiles())
    // Widget+DroppedFiles.swift: view.bindDroppedFile(to: document)
}

func chooseColors(of application: Application) {
    // Application+Appearance.swift: application.onStartup { [weak application] in application?.colorScheme = .dark }
}

// MARK: Coming from Lasso on iOS

enum InComingFromLasso {
    enum LoginScreenModule: ScreenModule {
        enum Action { case didUpdateUsername(String), didUpdatePassword(String), didTapLogin }

        struct State {
            var username = "", password = ""
            var error: String?
            var canLogin: Bool { !username.isEmpty && !password.isEmpty }
        }

        static var defaultInitialState: State { State() }

        static func createScreen(with store: LassoStore<LoginScreenModule>) -> Screen {
            Screen(store, LoginViewController(store.asViewStore()))
        }
    }

    // Coming-from-Lasso-on-iOS.md: final class LoginViewController: ViewController, LassoView {
}

// MARK: Lifetime and concurrency

enum InLifetime {
    enum NoteModule: StoreModule {
        enum Action { case didConfirmDeletion }

        struct State {
            var title = ""
            var fileName: String?
        }
    }

    actor Archive {
        func add(_ title: String) {}
    }

    final class NoteViewController: ViewController, LassoView {
        let store: NoteModule.ViewStore

        init(_ store: NoteModule.ViewStore) { self.store = store }

        // Lifetime-and-concurrency.md: override func loadView() -> Widget {

        private func chooseFile() {}

        // Lifetime-and-concurrency.md: private func askAndDelete() {

        func follow(with archive: Archive) {
            // Lifetime-and-concurrency.md: Task { [titles = store.states(of: \.title), archive] in
        }
    }

    // Lifetime-and-concurrency.md: struct TutorialLifetimeTests: FlowTesting {
}

// MARK: Accessibility

enum InAccessibility {
    enum NoteModule: ScreenModule {
        enum Action { case didTapClear, didChangeTitle(String) }

        struct State {
            var title = ""
            var matches = 0
            var emailError: String?
            var hasEmailError: Bool { emailError != nil }
        }

        static var defaultInitialState: State { State() }

        static func createScreen(with store: LassoStore<NoteModule>) -> Screen {
            Screen(store, NoteViewController(store.asViewStore()))
        }
    }

    final class NoteViewController: ViewController, LassoView {
        let store: NoteModule.ViewStore

        init(_ store: NoteModule.ViewStore) {
            self.store = store
            super.init()
            title = "Note"
        }

        // Accessibility.md: override func loadView() -> Widget {

        func describe(_ email: Entry, by errorLabel: Label) {
            // Accessibility.md: email.bindAccessibleState(.invalid, to: store, \.emailError) { $0 != nil }
        }
    }

    // Accessibility.md: @Suite(.display)
}
