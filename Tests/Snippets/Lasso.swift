// Compiled with: -parse-as-library

import Lasso
import LassoTestUtilities
import Testing

// `InFlow` and similar names are namespaces for what more than one document declares.

func identify() {
    // ApplicationIdentity.swift: let identity = ApplicationIdentity(
}

func sleep() async throws {
    // MainQueueClock.swift: try await MainQueueClock().sleep(for: .seconds(5))
}

enum InTranslating {
    struct Label { @discardableResult init(_ text: String) {} }
    struct Task { let title: String }

    static func translate(_ query: String, _ count: Int, _ name: String, _ error: any Error) {
        // Translating-an-application.md: Label(translated("Nothing was found for “\(query)”."))
        // TranslatableText.swift: translated("Nothing was found for “\(query)”.")
        // Translating.swift: translated("Log In")
        // Translating.swift: translated("\(count) chore", plural: "\(count) chores", count: count)
        // LocaleFormat.swift: LocaleFormat.number(1_234_567)                      // 1,234,567 or 1.234.567
    }

    static func find(_ state: (query: String, tasks: [Task])) -> [Task] {
        // SearchQuery.swift: let query = SearchQuery(state.query)
        return found
    }

    static func sort(_ tasks: inout [Task]) {
        // LocaleOrder.swift: tasks.sort { LocaleOrder.isIncreasing($0.title, $1.title) }
    }
}

@MainActor
struct InTranslatingCommands {
    enum Module: StoreModule {
        enum Action: Equatable { case didTapNew, didTapFind, didTapOpen }
    }

    let store: LassoStore<Module>

    var commands: Commands {
        Commands(store) {
            // Translating-an-application.md: Command("_New Chore", "<Control>n", .didTapNew, keywords: ["task"])
            // TranslatableText.swift: Command(.translating("_Open", context: "a shop"), .didTapOpen)
        }
    }
}

// MARK: Stores

// Lasso.md: enum CounterModule: ScreenModule {

final class CounterController: Controller, LassoView {
    let store: CounterModule.ViewStore

    init(_ store: CounterModule.ViewStore) { self.store = store }
}

enum InIdentifiedArrays {
    struct Task: Identifiable, Equatable {
        let id: Int
        var isDone = false
    }

    // Identified-arrays.md: enum TaskListModule: StoreModule {

    static func edit(_ task: Task, _ other: Task, _ id: Int) {
        // IdentifiedArray.swift: var tasks: IdentifiedArray = [task, other]
        // IdentifiedArray+Identities.swift: tasks[id: id]?.isDone = true
    }
}

enum InStoreModule {
    // StoreModule.swift: enum CounterModule: StoreModule {
}

// SampledModule.swift: extension CounterModule: SampledModule {

enum InEditedState {
    // EditedState.swift: struct State: Equatable, EditedState {
}

enum InLassoStore {
    // LassoStore.swift: final class CounterStore: LassoStore<CounterModule> {
}

@MainActor
func createStore() {
    // Stores.md: let store = CounterStore(with: CounterModule.State())
}

@MainActor
struct Observing {
    let store: CounterStore

    func observe() {
        // Observation.swift: let observation = store.observeState(\.count) { print($0) }
    }

    func iterate() async {
        // Stores.md: for await count in store.states(of: \.count) {
        // StateSequence.swift: for await count in store.states(of: \.count) {
    }

    nonisolated func iterate(filling archive: Archive) async {
        // SendableStateSequence.swift: for await count in store.sendableStates(of: \.count) {
    }

    func showBadge() {
        // Views-of-a-store.md: let badge = store.asViewStore(for: BadgeModule.self) { state in
    }
}

actor Archive {
    func add(_ count: Int) {}
}

// Views-of-a-store.md: enum BadgeModule: ViewModule {

enum EditorModule: StoreModule {
    enum Action { case didEditText(String), didConfirmDeletion }
    struct State { var text = "" }
}

@MainActor
func edit(_ store: LassoStore<EditorModule>) {
    // StoreBinding.swift: let text = store.binding(\.text) { .didEditText($0) }
}

func printSecret() {
    // Secrets.md: let password = Secret("open sesame")
}

// MARK: Tracing and history

// StoreObserver.swift: final class ActionCounter: StoreObserver {

@MainActor
func countActions() {
    // StoreObserver.swift: let observation = StoreTracing.add(ActionCounter())
}

enum LetterModule: StoreModule {
    struct Action {
        var isEdit = true
        var name: String?
        var editedField: Int?
    }
    struct State { var document = "" }
}

@MainActor
func undo(_ store: LassoStore<LetterModule>) {
    // StoreHistory.swift: let history = StoreHistory(of: store, \.document, when: { $0.isEdit })
}

@MainActor
func undoTyping(_ store: LassoStore<LetterModule>) {
    // Tracing-and-history.md: let history = StoreHistory(
}

@MainActor
func replay(_ store: CounterStore) {
    // Tracing-and-history.md: let recording = StoreHistory(of: store, limit: 1_000)
}

// MARK: Effects

protocol Search: Sendable {
    func results(for query: String) async throws -> [String]
}

struct WebSearch: Search {
    func results(for query: String) async throws -> [String] { ["Swift"] }
}

enum SearchModule: StoreModule {
    enum Action { case didChangeQuery(String), didTapSort }

    struct State {
        var results: [String] = []
        var rows: [String] = []
        var error: String?
    }
}

final class SearchStore: LassoStore<SearchModule> {
    let search: any Search = WebSearch()

    override func handleAction(_ action: Action) {
        switch action {
        // EffectStarting.swift: case .didChangeQuery(let query):
        case .didTapSort:
            // EffectStarting.swift: backgroundEffect("sort", .cancelPrevious) { [rows = state.rows] in
        }
    }

    func handle(_ query: String) {
        // Effects.md: backgroundEffect("sort", .cancelPrevious) { [rows = state.rows] in
    }
}

enum DieModule: StoreModule {
    enum Action { case didTapThrow }

    struct State: Equatable {
        var number = 1
    }

    static var defaultInitialState: State { State() }
}

struct SavedAccount: Codable {}

protocol AccountSaving: Sendable {
    func save(_ account: SavedAccount) async throws -> Bool
}

final class SavingFlow: Flow<NoOutputFlow> {
    func showHome(isSaved: Bool) {}

    func save(_ account: SavedAccount, accounts: any AccountSaving) {
        // RecordedCall.swift: Task { [weak self, accounts] in
    }
}

final class DieStore: LassoStore<DieModule> {
    override func handleAction(_ action: Action) {
        switch action {
        // Recorded.swift: case .didTapThrow:
        }
    }

    func handle(_ action: Action) {
        switch action {
        // Effects.md: case .didTapThrow:
        }
    }
}

enum InEffects {
    enum SearchModule: StoreModule {
        enum Action { case didChangeQuery(String), didTapStop }

        struct State: Equatable {
            var query = ""
            var results: [String] = []
            var error: String?
        }
    }

    struct Unreachable: Error, CustomStringConvertible {
        let description = "The server can't be reached."
    }

    struct BrokenSearch: Search {
        func results(for query: String) async throws -> [String] { throw Unreachable() }
    }

    // Effects.md: final class SearchStore: LassoStore<SearchModule> {

    struct AccountService {
        func load(completion: @escaping (Result<[String], any Error>) -> Void) {}
        func accounts() async throws -> [String] { [] }
    }

    enum AccountsModule: StoreModule {
        enum Action { case didTapLoad }

        struct State {
            var accounts: [String] = []
            var error: String?
        }
    }

    final class AccountsStore: LassoStore<AccountsModule> {
        let service = AccountService()

        override func handleAction(_ action: Action) {
            // Effects.md: effect("accounts", .cancelPrevious) { [service] in
            // Effects.md: effect("accounts", .dropNew) { [service, effectClock] in
            // WithTimeout.swift: effect("accounts") { [service, effectClock] in
        }
    }

    @MainActor
    static func load(from service: AccountService) async throws {
        // FirstResult.swift: let accounts = try await firstResult { done in service.load(completion: done) }
    }

    @MainActor
    struct SearchTests {
        // Effects.md: @Test func aSearchThatFailsIsToldAfterAPauseInTyping() async {
    }
}

// MARK: Systems

struct Product {}
struct User {}

struct Shop {
    static func product() async throws -> Product { Product() }

    func product(cached: Bool) async throws -> Product { Product() }
}

enum ProductModule: StoreModule {
    enum Action { case didTapLoad }
    enum State { case loading, loaded(Product), failed(String) }
}

// Systems.md: final class ProductStore: SystemStore<ProductModule> {

enum InSystemStore {
    // SystemStore.swift: final class ProductStore: SystemStore<ProductModule> {
}

enum State {
    enum Event { case loadProduct }

    case start, loading, productLoaded(Product), number(Int), error(any Error)

    static let shop = Shop()

    static func reduce(state: State, event: Event) -> AsyncResult<State> {
        // AsyncResult.swift: AsyncResult { try await shop.product(cached: false) }
    }
}

func getProduct(cached: Bool) -> AsyncResult<Product> { AsyncResult.value(Product()) }

func combine(_ productResult: AsyncResult<Product>, _ userResult: AsyncResult<User>) {
    // AsyncResult+Combining.swift: AsyncResult<(Product, User)>.zip(productResult, userResult)
    // AsyncResult+Combining.swift: getProduct(cached: false)
    // UnusableLoadingState.swift: AsyncResult { 1 }
}

@MainActor
func runReducer() async throws {
    // AsyncResult.swift: let state = try await State.reduce(state: .start, event: .loadProduct).run()
}

@MainActor
final class ProductPresenter {
    weak var view: ProductView?
    var system: System<State, State.Event>?

    func start() {
        // System.swift: system = System.pure(
    }
}

final class ProductView {
    func updateUI(_ state: State) {}
}

// MARK: Coming from PromisedArchitectureKit

enum Forecast: Equatable, Sendable { case sunny, rainy }

protocol WeatherService: Sendable {
    func forecast() async throws -> Forecast
}

struct WeatherStation: WeatherService {
    func forecast() async throws -> Forecast { .rainy }
}

struct FakeWeather: WeatherService {
    let result: Forecast

    init(_ result: Forecast) { self.result = result }

    func forecast() async throws -> Forecast { result }
}

enum ForecastEvent: Equatable { case didTapLoad }

// Coming-from-PromisedArchitectureKit.md: enum ForecastState: Equatable {

final class ForecastView {
    func updateUI(state: ForecastState) {}
}

@MainActor
final class ForecastPresenter {
    let weather: any WeatherService = WeatherStation()
    weak var view: ForecastView?
    var system: System<ForecastState, ForecastEvent>?

    func start() {
        // Coming-from-PromisedArchitectureKit.md: system = System.pure(
    }
}

final class ForecastController: Controller, LassoView {
    let store: ForecastModule.ViewStore

    init(_ store: ForecastModule.ViewStore) { self.store = store }
}

// Coming-from-PromisedArchitectureKit.md: enum ForecastModule: ScreenModule {

@MainActor
struct ForecastTests {
    // Coming-from-PromisedArchitectureKit.md: @Test func theForecastIsLoaded() async throws {

    // Coming-from-PromisedArchitectureKit.md: @Test func theFlowIsToldOfTheForecast() async {
}

// MARK: Screens and mocks

protocol AccountProviding: Sendable {}
struct AccountService: AccountProviding {}
struct MockAccounts: AccountProviding {}
struct FakeAccounts: AccountProviding {}

// ScreenModule.swift: enum LoginScreenModule: ScreenModule {

// ScreenModule.swift: final class LoginScreenStore: LassoStore<LoginScreenModule> {

final class LoginViewController: Controller, LassoView {
    let store: LoginScreenModule.ViewStore

    init(_ store: LoginScreenModule.ViewStore) { self.store = store }
}

@MainActor
func createLogin(accounts: any AccountProviding) {
    // ScreenModule.swift: let screen = LoginScreenModule.createScreen {
    // ScreenModule.swift: LoginScreenModule.createScreen { LoginScreenStore(with: $0, accounts: accounts) }
}

@MainActor
func createLogin() {
    // ScreenModule.swift: let screen = LoginScreenModule.createScreen()
}

@MainActor
struct LoginTests {
    // ScreenModule.swift: @Test(.resettingMocks) func theFlowGoesOnAfterLogin() {
}

// PassthroughStore.swift: enum WelcomeModule: PassthroughScreenModule {

final class WelcomeViewController: Controller, LassoView {
    let store: WelcomeModule.ViewStore

    init(_ store: WelcomeModule.ViewStore) { self.store = store }
}

// Mocks.md: enum Services {

enum InMockable {
    // Mockable.swift: enum Services {
}

@MainActor
func mockAccounts() {
    // Mockable.swift: Services.$accounts.mock(with: MockAccounts())
}

// MARK: Flows

// FlowModule.swift: enum TutorialFlowModule: FlowModule {

final class TutorialFlow: Flow<TutorialFlowModule> {}

enum FinishModule: PassthroughScreenModule {
    enum Action: Equatable { case didTapClose }
    typealias Output = Action

    static func createScreen(with store: PassthroughStore<FinishModule>) -> Screen { Screen(store, Controller()) }
}

enum InFlow {
    // Flow.swift: final class TutorialFlow: Flow<TutorialFlowModule> {
}

extension InFlow.TutorialFlow {
    func showNext() {}
}

@MainActor
func startTutorial(in navigationController: NavigationController) {
    // Flow.swift: TutorialFlow().start(with: pushed(in: navigationController))
}

@MainActor
func place(in navigationController: NavigationController, _ window: WindowController, _ home: Controller) {
    // Placers.md: TutorialFlow().start(with: pushed(in: navigationController))
}

@MainActor
func placeInTabs(of window: WindowController, _ home: Controller) {
    // Placers.md: let tabs = root(of: window).withTabBarEmbedding(tabsCount: 2)
}

@MainActor
func recordPlacements() {
    // Placers.md: let recorder = PlacementRecorder(in: NavigationController())
}

enum InScreens {
    struct Note { var name = "" }

    // Screens.md: enum RenameModule: ScreenModule {

    final class NoteFlow: Flow<NoOutputFlow> {
        let note = Note()

        func showRename() {
            // Screens.md: RenameModule.createScreen(with: RenameModule.State(name: note.name))
        }

        func rename(to name: String) {}
    }

    @MainActor
    struct RenameTests {
        // Screens.md: @Test func aNoteNeedsAName() async {
    }
}

enum InFlows {
    enum WelcomeModule: PassthroughScreenModule {
        enum Action: Equatable { case didTapNext }
        typealias Output = Action

        static func createScreen(with store: PassthroughStore<WelcomeModule>) -> Screen {
            Screen(store, WelcomeViewController(store.asViewStore()))
        }
    }

    final class WelcomeViewController: Controller, LassoView {
        let store: WelcomeModule.ViewStore

        init(_ store: WelcomeModule.ViewStore) { self.store = store }
    }

    enum FinishModule: PassthroughScreenModule {
        enum Action: Equatable { case didTapClose }
        typealias Output = Action

        static func createScreen(with store: PassthroughStore<FinishModule>) -> Screen {
            Screen(store, FinishController(store.asViewStore()))
        }
    }

    final class FinishController: Controller, LassoView {
        let store: FinishModule.ViewStore

        init(_ store: FinishModule.ViewStore) { self.store = store }
    }

    // Flows.md: enum TourFlowModule: FlowModule {

    final class OuterFlow: Flow<NoOutputNavigationFlow> {
        func showTour() {
            // Flows.md: TourFlow()
        }
    }

    // Flows.md: @MainActor
}

final class LoginFlow: Flow<NoOutputNavigationFlow> {}

final class PrizeFlow: Flow<NoOutputNavigationFlow> {
    func logIn() {
        // Flow.swift: LoginFlow()
    }

    func showPrize() {}

    func showHome() {}
}

// MakingPlacers.swift: @MainActor

@MainActor
func move(_ tabs: TabController) {
    // Controller+Moving.swift: tabs.selectedController?.move(with: newWindow(besides: tabs))
}

final class ShopNavigationController: NavigationController {}

@MainActor
func makeOwnContainers() {
    // ScreenPlacerEmbedding.swift: ScreenPlacerEmbedding.makeNavigationController = { ShopNavigationController() }
}

// MARK: The hierarchy

@MainActor
func show(_ home: Controller, _ details: Controller) {
    // The-hierarchy.md: let window = WindowController()
}

@MainActor
func makeNarrow() {
    // Narrow-windows.md: let split = SplitController()
}

final class MailController: Controller {
    var mailboxes: NavigationController?

    // Narrow-windows.md: func didChoose(_ mailbox: Controller) {
}

@MainActor
func showContent(of split: SplitController) {
    // SplitController+Collapsing.swift: split.show(.content)
}

@MainActor
func replace(_ window: WindowController, _ home: Controller, _ login: Controller) {
    // Controller+Visible.swift: window.visibleController.alert("The disk is almost full.")
    // Transition.swift: window.setRootController(home, with: .crossfade)
}

class EditorController: Controller {
    struct State {
        var hasChanges = false
    }

    var state = State()
    let store = LassoStore<EditorModule>(with: EditorModule.State())
}

final class LeavingController: EditorController {
    // Leaving-a-controller.md: override var leaving: Leaving {
}

final class DiscardingController: EditorController {
    // Leaving+Discarding.swift: override var leaving: Leaving {
}

final class OtherLeavingController: EditorController {
    // Controller.swift: override var leaving: Leaving {
}

extension EditorController {
    // Asking.swift: func didTapDelete() async {

    func deleteAccount() async {
        // Questions.md: guard await confirm("Delete the file?", accept: "Delete", isDestructive: true) else { return }
    }

    func open(_ file: FileReference) {}

    func chooseWhatToSave() async {
        // AlertChoice.swift: enum Choice { case save, discard, cancel }
    }
}

func listKindsOfFiles() {
    // FileKind.swift: let images = FileKind("Images", patterns: ["*.png", "*.jpg"], mimeTypes: ["image/svg+xml"])
}

enum DocumentModule: ScreenModule {
    enum Output { case didFailToSave(String) }

    static func createScreen(with store: LassoStore<DocumentModule>) -> Screen { Screen(store, Controller()) }
}

final class DocumentFlow: Flow<NoOutputFlow> {
    func observe(_ screen: DocumentModule.Screen) {
        // Asking+Alerts.swift: screen.observeOutput { [weak self] output in
    }
}

// MARK: Commands

enum ChecklistModule: ScreenModule {
    enum SortOrder: CaseIterable {
        case name, date

        var title: String { self == .name ? "Name" : "Date" }
    }

    enum Priority: CaseIterable {
        case low, high

        var name: String { "Priority" }
    }

    enum Action {
        case didTapNew, didTapDelete, didTapExport, didTapUndo, didTapRedo, didTapPreferences
        case didShowDone(Bool), didChooseSort(SortOrder), didChoosePriority(Priority)
    }

    struct State {
        var hasSelection = false
        var showsDone = false
        var sort = SortOrder.name
        var priority = Priority.low
        var canUndo = false
        var undoName: String?
        var text = ""
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: LassoStore<ChecklistModule>) -> Screen {
        Screen(store, ChecklistController(store.asViewStore()))
    }
}

typealias SortOrder = ChecklistModule.SortOrder
typealias Priority = ChecklistModule.Priority

// Commands-of-a-controller.md: final class ChecklistController: Controller, LassoView {

class CommandedController: Controller {
    let store = LassoStore<ChecklistModule>(with: ChecklistModule.State())
    lazy var history = StoreHistory(of: store, \.text)

    func showHelp() {}
}

final class TableController: CommandedController {
    // Commands.swift: override var commands: Commands {
}

final class HistoryController: CommandedController {
    override var commands: Commands {
        // Commands-of-a-controller.md: Commands(store) {
    }
}

final class PreferencesController: CommandedController {
    override var commands: Commands {
        // StandardCommand.swift: Commands(store) {
    }
}

final class HelpController: CommandedController {
    override var commands: Commands {
        // Commands+Store.swift: Commands {
    }
}

extension CommandedController {
    var commandsOfAllKinds: Commands {
        Commands(store) {
            // Command.swift: Command("New Task", "<Control>n", .didTapNew)
            // Toggle.swift: Toggle("Show Done", "<Control>h", \.showsDone) { .didShowDone($0) }
            // Choice.swift: Choice("Sort By", SortOrder.allCases, \.sort, title: \.title) { .didChooseSort($0) }
            // Submenu.swift: Submenu("Export") {
            // Section.swift: Section("Edit") {
        }
    }

    func testCommands(in window: WindowController) async throws {
        // Commands-of-a-controller.md: try await perform("New Task", in: window)
    }

    func performCommands(in window: WindowController) {
        // Commands-of-a-controller.md: if let newTask = window.availableCommands["new-task"] {
    }

    func setAccelerators() {
        // Commands-of-a-controller.md: var settings = WindowController.acceleratorSettings
    }

    func setAcceleratorsAndThrow() throws {
        // AcceleratorSettings.swift: var settings = WindowController.acceleratorSettings
    }

    func observeUndo(in window: WindowController, showing show: @escaping @MainActor (Bool) -> Void) {
        // AvailableCommand.swift: if let undo = window.availableCommands["undo"] {
    }
}

// MARK: Paths

enum HomeModule: ScreenModule {
    static func createScreen(with store: LassoStore<HomeModule>) -> Screen { Screen(store, Controller()) }
}

@MainActor
func placeHome(in window: WindowController) {
    // Paths.md: HomeModule.createScreen()
}

final class ApplicationFlow: Flow<NoOutputFlow> {
    var account: String?
    weak var homeFlow: TutorialFlow?

    func showHome() -> TutorialFlow { TutorialFlow() }

    // Paths.md: override func follow(_ component: NavigationPath.Component) -> Route {
}

final class ShopFlow: Flow<NoOutputFlow> {
    weak var home: TutorialFlow?
    let orders = TutorialFlow()
    let isLoggedIn = true

    func startHome() -> TutorialFlow { TutorialFlow() }

    // Flow.swift: override func follow(_ component: NavigationPath.Component) -> Route {

    func routeHome() -> Route {
        // Route.swift: return .show(leaving: context?.children ?? []) { .flow(self.startHome()) }
    }
}

final class TabFlow: Flow<NoOutputFlow> {
    // Route.swift: override func follow(_ component: NavigationPath.Component) -> Route {
}

@MainActor
func go(_ flow: ApplicationFlow, in window: WindowController, _ storage: any PathStorage) async throws {
    // Paths.md: let outcome = await flow.go(to: try NavigationPath("my-app:///home/account"))
}

@MainActor
func goToLink(_ flow: ApplicationFlow) async throws {
    // NavigationPath.swift: let path: NavigationPath = "/home/account"
}

@MainActor
func restore(_ flow: ApplicationFlow, in window: WindowController, _ storage: any PathStorage) async {
    // PathKeeper.swift: let keeper = PathKeeper(of: window, in: storage)
}

// MARK: Stored values

enum NoteModule: StoreModule {
    enum Action { case didType(String), didChangeStorage(StorageEvent), didEndBanner(BannerOutcome) }

    struct State {
        var text = ""
        var messages = StorageMessages()
    }
}

enum DraftModule: StoreModule {
    enum Action { case didChangeStorage(StorageEvent) }
    struct State { var document = "" }
}

enum Notes {
    static var storage: any ByteStorage { preconditionFailure() }
}

// Stored-values.md: final class NoteStore: LassoStore<NoteModule> {

final class BannerStore: LassoStore<NoteModule> {
    private lazy var stored = StoredValue(of: self, \.text, in: Notes.storage, as: .text) { .didChangeStorage($0) }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType: break
        // StorageMessages.swift: case .didChangeStorage(let event): update { $0.messages.note(event) }
        }
    }
}

final class NoteController: Controller {
    let stored: StoredValue<NoteModule, String>

    init(_ stored: StoredValue<NoteModule, String>) {
        self.stored = stored
        super.init()
    }

    // Stored-values.md: override var leaving: Leaving {
}

@MainActor
func openNotes() async throws {
    // Stored-values.md: let store = NoteStore(with: NoteModule.State(), storage: Notes.storage)
}

@MainActor
func keepDocument(of store: LassoStore<DraftModule>, in storage: any ByteStorage) {
    // StoredValue.swift: StoredValue(of: store, \.document, in: storage, as: .text) { .didChangeStorage($0) }
}

func addToList(in storage: any ByteStorage) throws {
    // FormattedStorage.swift: let list = FormattedStorage(storage, as: .text)
}

func numberFormat() {
    // StorageFormat.swift: let numbers = StorageFormat<[Int]> { numbers in
}

// MARK: Notices

enum InNotices {
    struct TaskItem: Equatable, Sendable {
        let id = 1
        var name = ""
    }

    struct TaskFile: Sendable {
        var name = ""
        var lines: [String] = []
    }

    enum TaskReader {
        static func read(_ file: TaskFile, report: (TaskProgress) -> Void) throws -> [TaskItem] { [] }
    }

    enum Module: StoreModule {
        enum Action {
            case didTapImport, didTapCancelImport
            case didTapUndo(TaskItem), didTapUndoLast, didTapRetry, didDismissBanner
            case didEndToast(Toast.ID, ToastOutcome), didEndBanner(BannerOutcome)
        }

        struct State: Equatable {
            var tasks: [TaskItem] = []
            var error: String?
            var importProgress: TaskProgress?
            var toasts = ToastQueue()
            var banner: Banner?
        }
    }

    final class Store: LassoStore<Module> {
        let file = TaskFile()

        override func handleAction(_ action: Module.Action) {
            switch action {
            // ProgressStarting.swift: case .didTapImport:
            default: break
            }
        }

        func delete() {
            // ToastQueue.swift: update { $0.toasts.append(Toast("Task deleted", button: "Undo")) }
        }

        func beginImport() {
            // Notices.md: backgroundEffect("import", progress: \.importProgress, inhibits: "Importing tasks") { [file] report in
        }

        func count() {
            @Sendable func add(_ line: String) {}
            // ProgressReport.swift: backgroundEffect("import", progress: \.importProgress) { [file] report in
        }
    }

    class Screen: Controller, LassoView {
        let store: Module.ViewStore

        init(_ store: Module.ViewStore) { self.store = store }

        func connect() async -> Bool { true }
    }

    final class BoundScreen: Screen {
        // Notices.md: override func viewDidLoad() {

        // Asking+Toasts.swift: func didDelete(_ task: TaskItem) async {

        func undoLast() async {
            // Notices.md: if await toast("Task deleted", button: "Undo") { store.dispatchAction(.didTapUndoLast) }
        }

        func bind() {
            // Controller+ToastBinding.swift: bindToasts(to: store, \.toasts) { .didEndToast($0, $1) }
            // Controller+ProgressBinding.swift: bindProgress(to: store, \.importProgress)
            // Controller+BannerBinding.swift: bindBanner(to: store, \.banner) { outcome in
        }

        func keepConnecting() async {
            // Asking+Banners.swift: while await banner("The server can't be reached.", button: "Try Again") {
        }
    }

    @MainActor
    static func remind(_ task: TaskItem) {
        // Notices.md: DesktopNotification("import", title: "Import Finished", body: "5,000 tasks", path: "/tasks").send()
        // DesktopNotification.swift: DesktopNotification(
    }
}
enum TaskListModule: StoreModule {
    enum SortOrder: String { case name, date }
    enum Action { case didChangeShowsDone(Bool), didChangeSortOrder(SortOrder) }

    struct State {
        var showsDone = false
        var sortOrder = SortOrder.name
    }
}

enum Tasks {
    static var settings: any SettingsStorage { preconditionFailure() }
}

// Settings.md: final class TaskListStore: LassoStore<TaskListModule> {

@MainActor
func keepSetting(of store: LassoStore<TaskListModule>, in settings: any SettingsStorage) {
    // StoredSetting.swift: StoredSetting(of: store, \.showsDone, in: settings["shows-done"]) { .didChangeShowsDone($0) }
}

final class PreferencesStore: LassoStore<TaskListModule> {
    convenience init(in settings: any SettingsStorage) { self.init(with: TaskListModule.State()) }
}

@MainActor
func keepNoSetting() {
    // UnkeptSettings.swift: let preferences = PreferencesStore(in: UnkeptSettings("the replay"))
    _ = preferences
}

enum InSession {
    final class HomeFlow: Flow<NoOutputFlow> {}

    @MainActor
    static func restore(in storage: any ByteStorage, openWindow: @escaping @MainActor (WindowController) -> Void) {
        // WindowSession.swift: let session = WindowSession(in: storage)
    }

    @MainActor
    static func restoreAgain(
        in storage: any ByteStorage,
        openWindow: @escaping @MainActor (WindowController) -> Void
    ) {
        // Restoring-windows.md: let session = WindowSession(in: storage)
    }
}

enum InDocument {
    // Document.swift: final class EditorController: Controller {
}

enum InDocuments {
    // Documents.md: final class EditorController: Controller {

    final class EditorStore: LassoStore<EditorModule> {
        override func handleAction(_ action: Action) {
            if case .didEditText(let text) = action { update { $0.text = text } }
        }
    }

    class DocumentController: Controller {
        let document: Document<EditorModule, String>

        init(_ document: Document<EditorModule, String>) { self.document = document }
    }

    final class PageController: DocumentController {
        // Documents.md: override var commands: Commands {
    }

    final class TableController: DocumentController {
        // Commands+Accelerators.swift: override var commands: Commands {
    }

    @MainActor
    static func test(in window: WindowController) async throws {
        // Documents.md: let files = MemoryFiles(["/home/billie/Letter.txt": "Dear Ada"])
    }

    @MainActor
    static func restore(
        _ session: WindowSession,
        _ files: any DocumentFiles,
        openWindow: @escaping @MainActor (WindowController) -> Void
    ) {
        // Documents.md: session.restoreWindows(or: "editor", drafts: files.drafts) { _ in
    }
}
