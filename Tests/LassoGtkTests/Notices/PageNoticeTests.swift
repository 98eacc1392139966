import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoGtk

private enum SyncModule: ScreenModule {
    enum Action: Equatable {
        case didTapSync, didTapCancel, didTapRetry, didDismiss
    }

    struct State: Equatable {
        var banner: Banner?
        var progress: TaskProgress?
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: SyncStore) -> Screen { Screen(store, SyncViewController(store.asViewStore())) }
}

private final class SyncStore: LassoStore<SyncModule> {
    private(set) var actions: [Action] = []
    /// Whether the actions of the button start and end the work.
    var works = false

    override func handleAction(_ action: Action) {
        actions.append(action)
        switch action {
        case .didDismiss: update { $0.banner = nil }
        case .didTapSync where works: update { $0.progress = TaskProgress(0.25) }
        case .didTapCancel where works: update { $0.progress = nil }
        default: break
        }
    }
}

private final class SyncViewController: ViewController, LassoView {
    let store: SyncModule.ViewStore
    let sync = Button("Synchronize")
    let bar = ProgressBar()

    init(_ store: SyncModule.ViewStore) {
        self.store = store
        super.init()
        title = "Sync"
    }

    override func loadView() -> Widget {
        sync.bind(to: store, action: .didTapSync, progress: \.progress, cancel: .didTapCancel)
        bar.bindProgress(to: store, \.progress)
        return Box(.vertical) {
            sync; bar
        }
    }

    override func viewDidLoad() {
        bindBanner(to: store, \.banner) { $0 == .pressedButton ? .didTapRetry : .didDismiss }
        bindProgress(to: store, \.progress)
    }
}

/// Tests of banners and progress on the screen.
@Suite(.display) struct PageNoticeTests {
    private let window = WindowController()
    private let store = SyncStore()
    private let controller: SyncViewController

    init() throws {
        controller = try #require(SyncModule.createScreen(with: store).controller as? SyncViewController)
    }

    private func show(_ root: Controller) async throws -> Window {
        window.setRootController(root)
        window.present(in: GtkTesting.application, width: 480, height: 360)
        let shown = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (shown.child?.height ?? 0) > 100 }
        GtkTesting.settle()
        return shown
    }

    private func drawnBanner(in window: Window) -> Widget? {
        window.descendants.first { $0.hasCssClass("lasso-banner") && $0.mapped && $0.parent?.canTarget == true }
    }

    private func drawnBar(in window: Window) -> ProgressBar? {
        window.descendants.lazy.compactMap { $0 as? ProgressBar }
            .first { $0.hasCssClass("lasso-progress") && $0.mapped && $0.parent is Box && $0.parent?.parent is Stack }
    }

    private func top(of widget: Widget, in window: Window) throws -> Float {
        try #require(widget.computeBounds(window)).origin.y
    }

    @Test func aBannerIsBetweenTheHeaderBarAndTheContent() async throws {
        defer { window.close() }
        let shown = try await show(NavigationController(rootController: controller))
        store.update { $0.banner = Banner("You are offline.", button: "Try Again", isDismissible: true) }
        GtkTesting.settle()
        let banner = try #require(drawnBanner(in: shown)), header = try #require(controller.headerBar)
        #expect(banner.visibleTexts == ["You are offline.", "Try Again"])
        #expect(banner.accessibleLabel == "You are offline." && banner.accessibleRole == .status)
        #expect(try top(of: header, in: shown) < top(of: banner, in: shown))
        #expect(try top(of: banner, in: shown) < top(of: controller.view, in: shown))
        try #require(banner.button("Try Again")).emit("clicked")
        #expect(store.actions == [.didTapRetry])
        store.update { $0.banner = Banner("Connecting…") }
        #expect(banner.visibleTexts == ["Connecting…"])
        store.update { $0.banner = Banner("You are offline.", isDismissible: true) }
        try #require(banner.descendants.first { $0.accessibleLabel == "Close" }).emit("clicked")
        GtkTesting.settle()
        #expect(store.actions.last == .didDismiss && drawnBanner(in: shown) == nil)
    }

    @Test func theFocusLeavesABannerThatGoes() async throws {
        defer { window.close() }
        let shown = try await show(NavigationController(rootController: controller))
        store.update { $0.banner = Banner("You are offline.", button: "Try Again") }
        GtkTesting.settle()
        try #require(drawnBanner(in: shown)?.button("Try Again")).grabFocus()
        store.update { $0.banner = nil }
        GtkTesting.settle()
        #expect(controller.sync.hasFocusWithin)
    }

    @Test func aBannerOfAContainerIsOnThePageOfTheUser() async throws {
        defer { window.close() }
        let navigation = NavigationController(rootController: controller)
        let shown = try await show(navigation)
        let call = Task { await navigation.banner("The file has changed.", button: "Reload") }
        try await GtkTesting.turnMainLoop(until: "it is shown") { drawnBanner(in: shown) != nil }
        GtkTesting.settle()
        let banner = try #require(drawnBanner(in: shown)), header = try #require(controller.headerBar)
        #expect(try top(of: header, in: shown) < top(of: banner, in: shown))
        try #require(banner.button("Reload")).emit("clicked")
        #expect(await call.value)
    }

    @Test func aPageInATabShowsItsBannerAboveItsContent() async throws {
        defer { window.close() }
        let tabs = TabController()
        tabs.setControllers([controller], animated: false)
        let shown = try await show(tabs)
        store.update { $0.banner = Banner("You are offline.") }
        GtkTesting.settle()
        let banner = try #require(drawnBanner(in: shown))
        #expect(try top(of: banner, in: shown) < top(of: controller.view, in: shown))
        #expect(banner.isAncestor(try #require(tabs.drawnWidget)))
    }

    @Test func theProgressIsBelowTheHeaderBar() async throws {
        defer { window.close() }
        let shown = try await show(NavigationController(rootController: controller))
        #expect(drawnBar(in: shown) == nil && !controller.bar.visible)
        store.update {
            $0.banner = Banner("You are offline.")
            $0.progress = TaskProgress(0.25, text: "Uploading")
        }
        GtkTesting.settle()
        let bar = try #require(drawnBar(in: shown)), banner = try #require(drawnBanner(in: shown))
        #expect(bar.fraction == 0.25 && bar.accessibleLabel == "Uploading" && bar.height <= 6)
        #expect(try top(of: bar, in: shown) < top(of: banner, in: shown))
        #expect(controller.bar.visible && controller.bar.fraction == 0.25)
        store.update { $0.progress = TaskProgress(0.5) }
        #expect(bar.fraction == 0.5 && bar.accessibleLabel == "Progress")
        store.update { $0.progress = nil }
        GtkTesting.settle()
        #expect(drawnBar(in: shown) == nil && !controller.bar.visible)
    }

    @Test func aButtonShowsTheProgressOfItsWorkAndCancelsIt() async throws {
        defer { window.close() }
        _ = try await show(controller)
        let sync = controller.sync
        sync.emit("clicked")
        #expect(store.actions == [.didTapSync])
        store.update { $0.progress = TaskProgress(0.42, text: "Uploading") }
        GtkTesting.settle()
        #expect(sync.visibleTexts == ["Cancel"] && sync.first(ProgressBar.self)?.fraction == 0.42)
        #expect(sync.accessibleLabel == "Cancel" && sync.accessibleDescription == "Uploading, 42%")
        sync.emit("clicked")
        #expect(store.actions == [.didTapSync, .didTapCancel])
        store.update { $0.progress = nil }
        #expect(sync.label == "Synchronize" && sync.accessibleLabel == nil)
        sync.emit("clicked")
        #expect(store.actions == [.didTapSync, .didTapCancel, .didTapSync])
    }

    @Test(.userInput) func aDoubleClickStartsWorkAndDoesNotCancelIt() async throws {
        let settings = try #require(Settings.default)
        defer {
            settings.resetProperty("gtk-double-click-time")
            window.close()
        }
        store.works = true
        _ = try await show(controller)
        // The tests may be slower than a user's finger.
        settings.gtkDoubleClickTime = 60_000
        try await UserInput.click(controller.sync, count: 2)
        #expect(store.actions == [.didTapSync])
        // The time is over.
        settings.gtkDoubleClickTime = 1
        try await UserInput.click(controller.sync)
        #expect(store.actions == [.didTapSync, .didTapCancel])
    }

    @Test(.userInput) func aClickThatWasMeantToCancelDoesNotStartTheWorkAgain() async throws {
        let settings = try #require(Settings.default)
        defer {
            settings.resetProperty("gtk-double-click-time")
            window.close()
        }
        _ = try await show(controller)
        settings.gtkDoubleClickTime = 60_000
        store.update { $0.progress = TaskProgress(0.25) }
        store.update { $0.progress = nil }
        try await UserInput.click(controller.sync)
        #expect(store.actions == [])
        settings.gtkDoubleClickTime = 1
        try await UserInput.click(controller.sync)
        #expect(store.actions == [.didTapSync])
    }

    @Test(.userInput) func aKeyThatIsHeldStartsWorkAndDoesNotCancelIt() async throws {
        let settings = try #require(Settings.default)
        defer {
            settings.resetProperty("gtk-double-click-time")
            window.close()
        }
        store.works = true
        let shown = try await show(controller)
        try await UserInput.activate(shown)
        controller.sync.grabFocus()
        settings.gtkDoubleClickTime = 1
        try await UserInput.hold(["Return"]) { try await UserInput.wait(for: .milliseconds(1300)) }
        #expect(store.actions == [.didTapSync])
        // It is pressed again.
        try await UserInput.press("Return")
        try await GtkTesting.turnMainLoop(until: "the work is canceled") {
            store.actions == [.didTapSync, .didTapCancel]
        }
    }

    @Test func aButtonThatCannotCancelShowsThePercentage() async throws {
        defer { window.close() }
        let button = Button("Compress")
        button.bind(to: store, action: .didTapSync, progress: \.progress)
        _ = try await show(controller)
        store.update { $0.progress = TaskProgress(0.42) }
        #expect(button.first(Label.self)?.label == "42%" && button.first(Label.self)?.isSensitive == false)
        button.emit("clicked")
        #expect(store.actions == [] && !button.canTarget)
        store.update { $0.progress = nil }
        #expect(button.label == "Compress" && button.canTarget)
        button.emit("clicked")
        #expect(store.actions == [.didTapSync])
    }

    @Test func theSensitivityOfAButtonWithProgressCanBeBound() async throws {
        defer { window.close() }
        let button = Button("Compress")
        button.bindSensitive(to: store, \.progress) { $0 == nil }
        button.bind(to: store, action: .didTapSync, progress: \.progress)
        _ = try await show(controller)
        store.update { $0.progress = TaskProgress(0.42) }
        #expect(!button.sensitive)
        store.update { $0.progress = nil }
        #expect(button.sensitive)
    }

    @Test func theLabelOfAButtonWithProgressCanBeBound() {
        let button = Button("")
        button.bind(\.label, to: store, \.banner) { $0?.text ?? "Synchronize" }
        button.bind(to: store, action: .didTapSync, progress: \.progress, cancel: .didTapCancel)
        store.update { $0.progress = TaskProgress(0.42) }
        store.update { $0.banner = Banner("Try Again") }
        #expect(button.first(Label.self)?.label == "Cancel" && button.accessibleLabel == "Cancel")
        store.update { $0.progress = nil }
        #expect(button.label == "Try Again")
    }

    @Test func theIconOfAButtonWithProgressCanBeBound() {
        let button = Button()
        button.bind(\.iconName, to: store, \.banner) { $0 == nil ? "go-down-symbolic" : "view-refresh-symbolic" }
        button.bind(to: store, action: .didTapSync, progress: \.progress, cancel: .didTapCancel)
        store.update { $0.progress = TaskProgress(0.42) }
        store.update { $0.banner = Banner("Try Again") }
        #expect(button.first(Label.self)?.label == "Cancel" && button.accessibleLabel == "Cancel")
        store.update { $0.progress = nil }
        #expect(button.iconName == "view-refresh-symbolic")
        // The next progress gives it back, too.
        store.update { $0.progress = TaskProgress(0.42) }
        store.update { $0.progress = nil }
        #expect(button.iconName == "view-refresh-symbolic")
    }

    @Test func aButtonWithProgressKeepsItsNameAndItsMnemonic() async throws {
        defer { window.close() }
        let icon = Button(), text = Button(mnemonic: "_Upload")
        icon.iconName = "folder-download-symbolic"
        icon.accessibleLabel = "Download"
        icon.accessibleDescription = "All files"
        for button in [icon, text] { button.bind(to: store, action: .didTapSync, progress: \.progress) }
        _ = try await show(controller)
        store.update { $0.progress = TaskProgress() }
        #expect(text.first(Label.self)?.text == "Upload" && text.accessibleLabel == "Upload")
        #expect(icon.accessibleLabel == "Download" && icon.accessibleDescription == "All files")
        store.update { $0.progress = nil }
        #expect(icon.accessibleLabel == "Download" && icon.accessibleDescription == "All files")
        #expect(text.label == "_Upload" && text.useUnderline && text.accessibleLabel == nil)
    }

    @Test func anUnknownFractionIsAMovingBlock() async throws {
        let settings = try #require(Settings.default)
        defer {
            window.close()
            settings.gtkEnableAnimations = false
        }
        _ = try await show(controller)
        settings.gtkEnableAnimations = true
        store.update { $0.progress = TaskProgress() }
        let trough = try #require(controller.bar.descendants.first { $0.cssName == "trough" })
        let block = try #require(trough.descendants.first { $0.cssName == "progress" })
        let place = { block.computeBounds(trough)?.origin.x }
        try await GtkTesting.turnMainLoop(until: "the block is shown") { (place() ?? 0) > 0 }
        let first = place()
        try await GtkTesting.turnMainLoop(until: "the block moves") { place() != first }
        store.update { $0.progress = nil }
    }
}
