// Compiled with: -parse-as-library

import Lasso
import LassoTestUtilities
import Testing
import XCTest

class StoreController<Module: StoreModule>: Controller, LassoView {
    let store: Module.ViewStore

    init(_ store: Module.ViewStore) { self.store = store }
}

@MainActor
func testCollapsing(_ split: SplitController) {
    // SplitController+Width.swift: split.layOut(width: 360)
}

// MARK: Stores

enum CounterModule: ScreenModule {
    enum Action: Equatable { case didTapIncrement }
    enum Output: Equatable { case didReachTen }

    struct State: Equatable {
        var count = 0
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: CounterStore) -> Screen {
        Screen(store, CounterViewController(store.asViewStore()))
    }
}

final class CounterStore: LassoStore<CounterModule> {}

final class CounterViewController: StoreController<CounterModule> {}

enum AllChangesAccountedFor {
    // LassoTestUtilities.md: @MainActor
}

enum Beginning {
    // Testing-an-application.md: @MainActor
}

enum Assertions {
    // LassoStoreTestCase.swift: @MainActor
}

enum AssertionsWithXCTest {
    // LassoStoreTestCase.swift: final class CounterStoreTests: XCTestCase, LassoStoreTestCase {
}

enum GivenWhenThen {
    // Given-when-then.md: @MainActor
}

enum GivenWhenThenWithoutOutputs {
    // LassoStoreTesting.swift: @MainActor
}

enum GivenWhenThenWithXCTest {
    // LassoStoreTesting.swift: final class CounterStoreTests: XCTestCase, LassoStoreTesting {
}

// MARK: Effects

enum SearchModule: StoreModule {
    enum Action: Equatable { case didChangeQuery(String), didTapResult(Int) }
    enum Output: Equatable { case didChoose(String) }

    struct State: Equatable {
        var query = ""
        var results: [String] = []
    }
}

struct FakeSearch {
    let results: [String]
}

final class SearchStore: LassoStore<SearchModule> {
    convenience init(with state: State, search: FakeSearch) { self.init(with: state) }
}

// Testing-stores.md: @MainActor

@MainActor
func searching() async {
    // TestStore.swift: let clock = TestClock()
}

@MainActor
func advancing(store: SearchStore) async {
    // TestClock.swift: let clock = TestClock()
}

enum EditorModule: StoreModule {
    enum Action: Equatable { case didTapSave }
    enum Output: Equatable { case didSave }

    struct State: Equatable {
        var isSaved = false
    }
}

@MainActor
func savingThenEmitting(test: TestStore<LassoStore<EditorModule>>) async {
    // TestStore.swift: test.send(.didTapSave) { $0.isSaved = true }
}

@MainActor
func emittingThenSaving(test: TestStore<LassoStore<EditorModule>>) async {
    // TestStore.swift: test.send(.didTapSave)
}

// MARK: Chains

enum ShoppingModule: StoreModule {
    enum Action: Equatable { case didTapLoad }

    struct State: Equatable {
        var isLoading = false
        var items: [String] = []
        var error: String?
    }
}

final class ShoppingStore: LassoStore<ShoppingModule> {}

@MainActor
final class FakeNetwork {
    func succeed() {}
    func fail() {}
}

@MainActor
struct ShoppingStoreTests: LassoStoreTesting {
    typealias Store = ShoppingStore

    let test = TestFactory<ShoppingStore>(initialState: ShoppingModule.State())
    let network = FakeNetwork()

    func executing() {
        // LassoStoreTesting.swift: let loading = test
    }

    func dispatching() {
        test.given()
            // WhenStatement.swift: .when { dispatchAction in
            .then(isLoading())
            .execute()
    }

    // ThenAssertion.swift: func isLoading() -> ThenAssertion<ShoppingStore> {
}

// MARK: Test doubles

struct User: Equatable {
    var name: String
}

protocol AccountProviding {
    var user: User { get }
}

struct AccountService: AccountProviding {
    let user = User(name: "Bob")
}

struct MockAccounts: AccountProviding {
    let user = User(name: "Billie")
    let isEmpty = true
}

enum Services {
    @Mockable static var accounts: any AccountProviding = AccountService()
}

enum AccountModule: ScreenModule {
    enum Action: Equatable { case didAppear, didTapDelete, didTapOpen }

    struct State: Equatable {
        var user = User(name: "")
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: AccountStore) -> Screen { Screen(store, Controller()) }
}

final class AccountStore: LassoStore<AccountModule> {}

// Test-doubles.md: @MainActor

struct ReplacedServices {
    // ResettingMocks.swift: @Test(.resettingMocks) @MainActor func theNameIsShown() {
}

@MainActor
func recordedActions() {
    // Test-doubles.md: let store = MockLassoStore<CounterModule>(with: CounterModule.State())
}

enum LoginScreenModule: ScreenModule {
    enum Action: Equatable { case didTapLogin }
    enum Output: Equatable { case userDidLogin }

    struct State: Equatable {
        var error: String?
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: LassoStore<LoginScreenModule>) -> Screen {
        Screen(store, LoginViewController(store.asViewStore()))
    }
}

final class LoginViewController: StoreController<LoginScreenModule> {}

final class LoginFlow: Flow<NoOutputNavigationFlow> {
    let loginScreenFactory: LoginScreenModule.ScreenFactory

    init(loginScreenFactory: LoginScreenModule.ScreenFactory) { self.loginScreenFactory = loginScreenFactory }
}

@MainActor
func actingAsStore() {
    // MockLassoStore.swift: let store = MockLassoStore<LoginScreenModule>(with: .init())
}

@MainActor
func actingAsView(store: LoginScreenModule.Store) {
    // MockController.swift: let controller = LoginScreenModule.MockController(store: store.asViewStore())
}

@MainActor
func actingAsScreen(navigationController: NavigationController) {
    // MockScreen.swift: let login = MockScreen<LoginScreenModule>()
}

@MainActor
func creatingMockScreens(navigationController: NavigationController) {
    // MockScreenFactories.swift: let login = MockScreen<LoginScreenModule>()
}

// MARK: Flows

enum WelcomeModule: PassthroughScreenModule {
    enum Action: Equatable { case didTapSkip }
    typealias Output = Action

    static func createScreen(with store: PassthroughStore<WelcomeModule>) -> Screen {
        Screen(store, WelcomeViewController(store.asViewStore()))
    }
}

final class WelcomeViewController: StoreController<WelcomeModule> {}

enum TutorialFlowModule: NavigationFlowModule {
    enum Output: Equatable { case didPressSkip }
}

final class TutorialFlow: Flow<TutorialFlowModule> {}

enum HomeModule: StoreModule {
    enum Action: Equatable { case didTapHelp }
}

final class HomeViewController: StoreController<HomeModule> {}

final class HomeFlow: Flow<NoOutputFlow> {
    init(userName: String) {}
}

final class HelpViewController: Controller {}

final class SettingsViewController: Controller {}

enum FlowTests {
    // Testing-flows.md: @MainActor
}

enum FlowTestsWithOutputs {
    // FlowTesting.swift: @MainActor
}

enum FlowTestsWithXCTest {
    // FlowTestCase.swift: final class TutorialFlowTests: FlowTestCase {
}

@MainActor
struct LoginFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    func becomingRoot(flow: LoginFlow) async throws {
        // FlowAsserting+Root.swift: let login: LoginViewController = try await assertRoot(
    }

    func becomingRootOfAWindow(flow: HomeFlow) async throws {
        // FlowAsserting+Root.swift: let home: HomeViewController = try await assertRoot(
    }

    func pushing(home: HomeViewController, flow: LoginFlow, navigation: NavigationController) throws {
        // FlowAsserting.swift: let login: LoginViewController = try assertPushed(
    }

    func pushingLater(flow: LoginFlow) async throws {
        // FlowAsserting+Navigation.swift: let login: LoginViewController = try await assertPushed(
    }

    func presenting(home: HomeViewController) async throws {
        // FlowAsserting+Presentation.swift: let help: HelpViewController = try await assertPresentation(
    }

    func selecting(home: HomeViewController, tabs: TabController) async throws {
        // FlowAsserting+ControllerEvent.swift: let settings: SettingsViewController = try await assertControllerEvent(
    }

    // RecordedRun.swift: @Test @MainActor func theLoginFails() async throws {

    // TestWindows.swift: @Test(.ownWindows, arguments: ["Billie", "Bob"]) func theUserIsWelcomed(name: String) throws {
}

// AssertionTimeoutOverride.swift: extension LoginFlowTests: AssertionTimeoutOverride {

@MainActor
func observing(flow: TutorialFlow, welcome: WelcomeViewController) {
    // Flow+Assert.swift: flow.assert(when: { welcome.store.dispatchAction(.didTapSkip) }, outputs: .didPressSkip)
}

@MainActor
func recording(flow: TutorialFlow) {
    // PlacementRecorder.swift: let recorder = PlacementRecorder(in: NavigationController())
}

// MARK: Questions

@MainActor
func pressing(screen: AccountModule.Screen, window: WindowController) async throws {
    // Answering-questions.md: screen.store.dispatchAction(.didTapDelete)
}

@MainActor
func deleting(screen: AccountModule.Screen, window: WindowController, accounts: MockAccounts) async throws {
    // AnsweringQuestions.swift: screen.store.dispatchAction(.didTapDelete)
}

@MainActor
func opening(screen: AccountModule.Screen, window: WindowController) async throws {
    // AnsweringQuestions.swift: screen.store.dispatchAction(.didTapOpen)
}

@MainActor
func reading(window: WindowController) throws {
    // Controller+Questions.swift: let alert = try #require(window.question as? AlertController)
}

// MARK: Waiting and lifetimes

@MainActor
func waiting(store: LoginScreenModule.Store) async throws {
    // Waiting-in-tests.md: store.dispatchAction(.didTapLogin)
}

@MainActor
func waitingForACondition(store: LoginScreenModule.Store) async throws {
    // Eventually.swift: store.dispatchAction(.didTapLogin)
}

@MainActor
func releasing() {
    // Lifetimes.md: let recorder = LifetimeRecorder()
}

@MainActor
func releasingAFlow(navigationController: NavigationController) {
    // LifetimeRecorder.swift: let recorder = LifetimeRecorder()
}

// MARK: Failures

struct Session {
    var user: User?
}

struct ReportedFailures {
    let session = Session()

    // Failures.md: func assertIsLoggedIn(as name: String, file: StaticString = #filePath, line: UInt = #line) {
}

struct LocatedFailures {
    let session = Session()

    // TestLocation.swift: func assertIsLoggedIn(as name: String, file: StaticString = #filePath, line: UInt = #line) {
}

struct NothingPushed: LassoError {
    func message(verbose: Bool) -> String { "Nothing is pushed." }
}

@MainActor
func pushedController(in navigationController: NavigationController, at location: TestLocation) throws -> Controller {
    // TestFailureAction.swift: guard let pushed = navigationController.topController else {
    return pushed
}

func capturing() {
    // CapturedFailures.swift: let failures = withFailuresCaptured { LassoAssertEqual(1, 2) }
}

@MainActor
func comparing(store: AccountStore, expectedState: AccountModule.State) {
    // LassoAssertEqual.swift: LassoAssertEqual(store.state.user, User(name: "Billie"))

    // Difference.swift: let differences = difference(of: expectedState, and: store.state, named: "state")

    // Difference.swift: let inserted = difference(of: [1, 2, 3], and: [0, 1, 2, 3], named: "numbers")
}

struct AccountStoreTests: LassoStoreTestCase {
    let testableStore = TestableStore<AccountStore>()

    @MainActor func comparingWithTheMarker() {
        // LassoStoreTestCase+Assertions.swift: XCTAssertStateEquals(updatedMarker { $0.user.name = "Billie" })
    }
}

// MARK: Commands

enum ChecklistModule: StoreModule {
    enum SortOrder { case name, date }
    struct Task {}
    typealias Action = NoAction

    struct State {
        var tasks: [Task] = []
        var sort = SortOrder.name
    }
}

@MainActor
func performing(store: LassoStore<ChecklistModule>, window: WindowController) async throws {
    // PerformingCommands.swift: try await perform("New Task", in: window)
}

@MainActor
func choosing(store: LassoStore<ChecklistModule>, window: WindowController) async throws {
    // PerformingCommands.swift: try await perform("Sort By", choosing: "Name", in: window)
}

@MainActor
func performingAndAsserting(window: WindowController) async throws {
    // Performing-commands.md: try await perform("New Task", in: window)
}

@MainActor
func asserting(window: WindowController) {
    // CommandAssertions.swift: assertCommand("Undo", in: window, isEnabled: false)
}

// MARK: Storage

@MainActor
func failToSave() {
    // MemoryStorage.swift: let storage = MemoryStorage("An older text")
    // MemoryFiles.swift: let files = MemoryFiles(["/home/billie/Notes.txt": "Buy milk"])
}

enum DraftModule: StoreModule {
    enum Action { case didType(String) }
    struct State {}
}

@MainActor
func killProgram(typingInto store: LassoStore<DraftModule>) async throws {
    // MemoryDrafts.swift: let drafts = MemoryDrafts()
}

@MainActor
func keepSettings() {
    // MemorySettings.swift: let settings = MemorySettings(["shows-done": .bool(true), "sort-order": .string("name")])
}

// MARK: Notices

enum ConnectionModule: ScreenModule {
    enum Action: Equatable { case didLoseConnection, didTapImport }

    static func createScreen(with store: LassoStore<ConnectionModule>) -> Screen { Screen(store, Controller()) }
}

@MainActor
func undoing(screen: AccountModule.Screen, window: WindowController) async throws {
    // Notices-in-tests.md: screen.store.dispatchAction(.didTapDelete)
}

@MainActor
func toasting(store: LassoStore<AccountModule>, window: WindowController) async throws {
    // ToastAssertions.swift: store.dispatchAction(.didTapDelete)
}

@MainActor
func losing(store: LassoStore<ConnectionModule>, window: WindowController) async throws {
    // BannerAssertions.swift: store.dispatchAction(.didLoseConnection)
}

@MainActor
func notifying(store: LassoStore<ConnectionModule>) async throws {
    // DesktopAssertions.swift: let notification = try await assertDesktopNotification("import")
    // DesktopAssertions.swift: store.dispatchAction(.didTapImport)
}

// MARK: Exploration

@MainActor
struct ExploringFlows {
    protocol AccountProviding: Sendable {
        func logIn(name: String, password: String) async throws -> Account
    }

    struct Account: Equatable { var name: String }

    struct WrongPassword: Error {}

    final class OnboardingFlow: Flow<NoOutputNavigationFlow> {
        init(accounts: any AccountProviding) {}
    }

    enum LoginScreenModule: StoreModule {
        enum Action { case didUpdateUsername(String), didUpdatePassword(String), didTapLogin }
    }

    enum WelcomeModule: StoreModule {}

    enum FinishModule: StoreModule {}

    // Exploring-flows.md: struct FakeAccounts: AccountProviding {
    // Exploring-flows.md: @Test func onboardingHasNoTrap() async {
    // Exploring-flows.md: @Test func theOutputLoginScreenModuleDidFailHasNoObserver() async throws {
}

final class AppFlow: Flow<NoOutputFlow> {}

@MainActor
struct ActionsInJSON {
    enum NoteModule: StoreModule {
        enum Action: Equatable, Codable { case didType(String), didTapKeep }
    }

    final class NoteViewController: StoreController<NoteModule> {}

    func send(in walk: FlowWalk) async throws {
        // FlowWalk+Steps.swift: try await walk.send(json: #"{"didType":{"_0":"three"}}"#, to: NoteModule.self)
        // FlowWalk+Steps.swift: try await walk.send(json: #"{"didType":{"_0":"three"}}"#, to: NoteViewController.self)
    }

    func send(in run: RecordedRun) async throws {
        // RecordedRun+Stores.swift: try await run.send(json: #"{"didType":{"_0":"three"}}"#, to: NoteModule.self)
    }
}

@MainActor
struct ExploringFlowsInDeclarations {
    protocol AccountProviding: Sendable {
        func logIn(name: String, password: String) async throws -> Account
    }

    struct Account: Equatable { var name: String }

    struct WrongPassword: Error {}

    final class OnboardingFlow: Flow<NoOutputNavigationFlow> {
        init(accounts: any AccountProviding) {}
    }

    enum LoginScreenModule: StoreModule {
        enum Action { case didUpdateUsername(String), didUpdatePassword(String), didTapLogin }
    }

    enum WelcomeModule: StoreModule {}

    enum FinishModule: StoreModule {}

    // Outcomes.swift: struct FakeAccounts: AccountProviding {
    // Explore.swift: @Test func onboardingHasNoTrap() async {
    // FlowWalk.swift: @Test func anOutputIsNotObserved() async throws {

    func expectChange(_ walk: FlowWalk) async throws {
        // FlowWalk+Expectations.swift: try await walk.expectChange { try await walk.send(.didTapLogin, to: LoginScreenModule.self) }
    }

    func exploreAll() async {
        // Explore.swift: let map = await explore(depth: 8, in: { window in AppFlow().start(with: root(of: window)) })
        _ = map
    }

    func makeApplicationCommands() -> Commands { .none }

    func exploreApplicationCommands() async {
        // Exploring-flows.md: let map = await explore(depth: 8, commands: { makeApplicationCommands() }) {
        _ = map
    }

    enum PreferencesModule: StoreModule {}

    func expectPaths(in map: FlowMap) {
        // Exploring-flows.md: map.expectAllScreensHavePaths(except: [PreferencesModule.self])
    }

    func exploreInAProcess() async {
        // Exploring-flows.md: await #expect(processExitsWith: .success) { @MainActor in
    }

    func exploreSideBySide() async {
        // Exploring-flows.md: let map = await explore(depth: 12, sideBySide: 8) { OnboardingFlow(accounts: FakeAccounts()) }
        _ = map
    }

    @InputsBuilder
    var inputs: [Inputs] {
        // Inputs.swift: Inputs(LoginScreenModule.self) { [.didUpdateUsername("ann"), .didTapLogin] }
    }

    enum TasksModule: StoreModule {
        enum Action { case didOpen(Int) }

        struct Task { let id: Int }

        struct State { var tasks: [Task] = [] }
    }

    final class QuestionViewController: Controller, LassoView {
        enum ViewAction { case didTapNext, didType(String) }

        struct ViewState { var canContinue = false }

        let store: ViewStore

        init(_ store: ViewStore) { self.store = store }
    }

    @InputsBuilder
    var inputsOfStates: [Inputs] {
        // Inputs.swift: Inputs(TasksModule.self) { state in state.tasks.map { .didOpen($0.id) } }
    }

    @InputsBuilder
    var inputsOfViews: [Inputs] {
        // Exploring-flows.md: Inputs(TasksModule.self) { state in state.tasks.map { .didOpen($0.id) } }
    }

    @InputsBuilder
    var inputsOfCommands: [Inputs] {
        // Inputs.swift: Inputs(CommandsOnScreen.self, except: ["open-website", StandardCommand.quit.id])
        // Exploring-flows.md: Inputs(CommandsOnScreen.self, except: ["open-website", StandardCommand.quit.id])
    }
}
