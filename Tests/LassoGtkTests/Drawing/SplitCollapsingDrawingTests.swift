import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests of split controllers in windows that are made narrow and wide again.
@Suite(.display)
struct SplitCollapsingDrawingTests {
    private let window = WindowController()
    private let split = SplitController()
    private let side = ScrollingController("Folders")
    private let content = ScrollingController("Mail")

    init() {
        split.setSidebarController(side)
        split.setContentController(NavigationController(rootController: content))
        window.setRootController(split)
    }

    private func show(width: Int = 700) async throws -> Window {
        window.present(in: GtkTesting.application, width: width, height: 400)
        let shown = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (shown.child?.height ?? 0) > 100 }
        GtkTesting.settle()
        return shown
    }

    /// The controllers that are mapped.
    private var shown: [Bool] { [side, content].map { $0.view.mapped } }

    private var complaints: [String] { DrawnHierarchy.complaints(about: window) }

    @Test func partsThatNeedLessRoomAgainAreBesideEachOther() async throws {
        let settings = try #require(Settings.default)
        defer {
            settings.resetProperty("gtk-xft-dpi")
            window.close()
        }
        let parts = ["Folders", "Mail"].map { TextController("\($0) with a rather long title in one line") }
        split.narrowWidth = 0
        split.setSidebarController(parts[0])
        split.setContentController(parts[1])
        _ = try await show(width: 800)
        #expect(parts.map(\.view.mapped) == [true, true] && !split.isCollapsed)
        settings.gtkXftDpi = 2 * 96 * 1024
        try await GtkTesting.turnMainLoop(until: "it is collapsed") { split.isCollapsed }
        settings.gtkXftDpi = 96 * 1024
        try await GtkTesting.turnMainLoop(until: "it shows both parts") { !split.isCollapsed }
    }

    @Test func theNarrowWidthGrowsWithTheTextSize() async throws {
        let settings = try #require(Settings.default)
        defer {
            settings.resetProperty("gtk-xft-dpi")
            window.close()
        }
        let drawn = try await show()
        #expect(shown == [true, true] && !split.isCollapsed)
        settings.gtkXftDpi = 2 * 96 * 1024
        try await GtkTesting.turnMainLoop(until: "it is collapsed") { shown == [true, false] && split.isCollapsed }
        try await drawn.resizeContent(width: 900)
        #expect(shown == [true, true] && !split.isCollapsed)
        try await drawn.resizeContent(width: 899)
        #expect(shown == [true, false] && split.isCollapsed)
        settings.gtkXftDpi = 96 * 1024
        try await GtkTesting.turnMainLoop(until: "it shows both parts") { shown == [true, true] && !split.isCollapsed }
    }

    @Test func belowItsNarrowWidthItShowsOnePart() async throws {
        defer { window.close() }
        let drawn = try await show()
        #expect(shown == [true, true] && !split.isCollapsed)
        try await drawn.resizeContent(width: 449)
        #expect(shown == [true, false] && split.isCollapsed && !content.isOnScreen)
        #expect(side.view.width == 449)
        #expect(side.headerBar?.decorationLayout == nil)
        #expect(complaints == [])
        try await drawn.resizeContent(width: 450)
        #expect(shown == [true, true] && !split.isCollapsed && content.isOnScreen)
        #expect(complaints == [])
    }

    @Test(.userInput, arguments: ["click", "Return"]) func choosingTheSelectedRowOfTheSidebarShowsTheContent(
        how: String
    ) async throws {
        final class RowsController: ViewController {
            let store = ListStore(rowCount: 3)
            private(set) lazy var list = ListView(
                of: store,
                \.rows,
                selection: .browse(\.selected) { .didSelect($0) },
                .showingContent
            ) { row in
                Label("").with { $0.bind(\.label, to: row, \.title) }
            }

            override func loadView() -> Widget { ScrolledWindow(.vertical, child: list) }
        }
        defer { window.close() }
        let rows = RowsController()
        rows.store.update { $0.selected = 1 }
        split.setSidebarController(rows)
        let drawn = try await show(width: 360)
        try await UserInput.activate(drawn)
        #expect(split.frontPart == .sidebar)
        let row = try #require(rows.list.children.dropFirst().first)
        if how == "click" {
            try await UserInput.click(row)
        } else {
            row.grabFocus()
            // The arrows only select.
            try await UserInput.press("Down", "Up")
            #expect(split.frontPart == .sidebar && rows.store.state.selected == 1)
            try await UserInput.press("Return")
        }
        try await GtkTesting.turnMainLoop(until: "the content is shown") { self.split.frontPart == .content }
        #expect(rows.store.state.selected == 1)
    }

    @Test func aWindowThatOpensNarrowIsNeverDrawnWithBothParts() async throws {
        defer { window.close() }
        _ = try await show(width: 360)
        #expect(shown == [true, false] && split.isCollapsed)
        #expect((window.window?.child?.width ?? 1000) <= 360)
        #expect(complaints == [])
    }

    @Test func partsThatNeedMoreRoomThanThereIsAreShownOneAtATime() async throws {
        defer { window.close() }
        let drawn = try await show()
        side.view.setSizeRequest(width: 320, height: -1)
        content.view.setSizeRequest(width: 350, height: -1)
        try await drawn.resizeContent(width: 660)
        #expect(split.isCollapsed && shown == [true, false])
        for width in [670, 660, 600, 360] {
            try await drawn.resizeContent(width: width)
            #expect(split.isCollapsed, "\(width)")
        }
        try await drawn.resizeContent(width: 720)
        #expect(!split.isCollapsed && shown == [true, true])
        #expect(complaints == [])
    }

    @Test(.userInput, arguments: ["Escape", "alt+Left", "XF86Back"])
    func aKeyLeadsFromTheContentToTheSidebar(key: String) async throws {
        defer { window.close() }
        let drawn = try await show(width: 400)
        try await UserInput.activate(drawn)
        split.show(.content)
        GtkTesting.settle()
        #expect(shown == [false, true])
        try await UserInput.press(key)
        #expect(shown == [true, false] && split.frontPart == .sidebar)
        #expect(complaints == [])
    }

    @Test(.userInput) func theBackButtonLeadsToTheSidebarAlsoFromRightToLeft() async throws {
        Widget.setDefaultDirection(.rtl)
        defer {
            window.close()
            Widget.setDefaultDirection(.ltr)
        }
        let drawn = try await show(width: 400)
        try await UserInput.activate(drawn)
        split.show(.content)
        GtkTesting.settle()
        let back = try #require(content.headerBar?.backButton)
        #expect((back.computeBounds(drawn)?.origin.x ?? 0) > 200)
        try await UserInput.click(back)
        #expect(shown == [true, false])
        split.show(.content)
        GtkTesting.settle()
        try await UserInput.click(content.view, button: 8)
        try await GtkTesting.turnMainLoop(until: "the sidebar is shown") { split.frontPart == .sidebar }
    }

    @Test func theFocusIsWhereItWasInEachPart() async throws {
        defer { window.close() }
        let drawn = try await show()
        content.last.grabFocus()
        try await drawn.resizeContent(width: 400)
        // The user was in the content.
        #expect(shown == [false, true] && drawn.focusWidget === content.last)
        split.goBack()
        GtkTesting.settle()
        #expect(drawn.focusWidget.map { $0.isAncestor(side.view) } == true)
        side.last.grabFocus()
        split.show(.content)
        GtkTesting.settle()
        #expect(drawn.focusWidget === content.last)
        split.show(.sidebar)
        GtkTesting.settle()
        #expect(drawn.focusWidget === side.last)
        try await drawn.resizeContent(width: 700)
        #expect(drawn.focusWidget === side.last)
        #expect(complaints == [])
    }

    @Test func noWidgetIsMovedAndNothingScrolls() async throws {
        defer { window.close() }
        let drawn = try await show()
        var unrealizeCount = 0
        for controller in [side, content] {
            controller.scroll.vadjustment.value = 200
            controller.scroll.onUnrealize { unrealizeCount += 1 }
        }
        GtkTesting.settle()
        for width in [400, 700, 400] { try await drawn.resizeContent(width: width) }
        split.show(.content)
        GtkTesting.settle()
        split.show(.sidebar)
        GtkTesting.settle()
        try await drawn.resizeContent(width: 700)
        #expect([side, content].map { $0.scroll.vadjustment.value } == [200, 200])
        #expect(unrealizeCount == 0 && side.loadCount == 1 && content.loadCount == 1)
    }

    @Test(arguments: [TextDirection.ltr, .rtl])
    func thePartsMoveAsPagesDo(direction: TextDirection) async throws {
        Widget.setDefaultDirection(direction)
        defer {
            window.close()
            Widget.setDefaultDirection(.ltr)
        }
        let drawn = try await show(width: 400)
        Settings.default?.gtkEnableAnimations = true
        // The content comes in from the edge where lines of text end.
        var places: [Float] = []
        let paint = drawn.frameClock?.onAfterPaint {
            content.view.computeBounds(drawn).map { places.append($0.origin.x) }
        }
        split.show(.content)
        try await GtkTesting.turnMainLoop(until: "it is in its place") {
            places.last == 0 && places.contains { $0 != 0 }
        }
        paint?.disconnect()
        #expect(places.allSatisfy { direction == .ltr ? $0 >= 0 : $0 <= 0 })
        GtkTesting.settle()
        #expect(complaints == [])
        split.goBack()
        // A window that is resized meanwhile shows the result.
        try await drawn.resizeContent(width: 700)
        #expect(shown == [true, true])
        #expect(complaints == [])
    }

    @Test func aSplitViewInASplitViewCollapsesFirst() async throws {
        defer { window.close() }
        let inner = SplitController()
        let detail = ScrollingController("Detail")
        inner.setSidebarController(ScrollingController("List"))
        inner.setContentController(detail)
        split.setContentController(inner)
        let drawn = try await show()
        try await drawn.resizeContent(width: 900)
        #expect(!split.isCollapsed && !inner.isCollapsed)
        try await drawn.resizeContent(width: 500)
        #expect(!split.isCollapsed && inner.isCollapsed && !detail.view.mapped)
        try await drawn.resizeContent(width: 360)
        #expect(split.isCollapsed && !inner.isOnScreen)
        #expect(complaints == [])
        try await drawn.resizeContent(width: 900)
        #expect(!split.isCollapsed && !inner.isCollapsed && detail.view.mapped)
        #expect(complaints == [])
    }

    @Test func aDialogOfThePartBehindStaysOpen() async throws {
        defer { window.close() }
        let drawn = try await show()
        content.present(ScrollingController("Dialog"))
        let dialog = try #require(content.presentedController?.window)
        try await drawn.resizeContent(width: 400)
        #expect(content.presentedController?.window === dialog && dialog.mapped)
        #expect(shown == [false, true])
        #expect(complaints == [])
    }
}

/// A screen with buttons that don't fit its height.
private final class ScrollingController: ViewController {
    private(set) lazy var scroll = ScrolledWindow()
    private(set) lazy var last = Button("Last")
    private(set) var loadCount = 0

    init(_ title: String) {
        super.init()
        self.title = title
    }

    override func loadView() -> Widget {
        loadCount += 1
        let buttons = Box(.vertical) { (0..<20).map { Button("Button \($0)") } }
        buttons.append(last)
        scroll.child = buttons
        scroll.vexpand = true
        return Box(.vertical) { scroll }
    }
}

private final class TextController: ViewController {
    private let text: String

    init(_ text: String) {
        self.text = text
        super.init()
    }

    override func loadView() -> Widget { Label(text) }
}
