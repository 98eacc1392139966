import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests of the border between the panes of a split controller, with real clicks.
@Suite(.display, .userInput)
struct SplitDrawingTests {
    private let window = WindowController()
    private let split = SplitController()
    private let sidebar = ListController()
    private let content = ListController()

    init() {
        split.setSidebarController(sidebar)
        split.setContentController(content)
        window.setRootController(split)
    }

    private func show() async throws -> Paned {
        window.present(in: GtkTesting.application, width: 600, height: 300)
        let shown = try #require(window.window)
        try await UserInput.activate(shown)
        return try #require(shown.first(Paned.self))
    }

    @Test(arguments: [SplitController.SidebarPosition.leading, .trailing])
    func everyPixelBesideTheBorderTakesClicks(position: SplitController.SidebarPosition) async throws {
        split.sidebarPosition = position
        _ = try await show()
        let (start, end) = position == .leading ? (sidebar.view, content.view) : (content.view, sidebar.view)
        var clicked: [Widget] = []
        for widget in [start, end] {
            let click = GestureClick()
            click.onPressed { [weak widget] _, _, _ in if let widget { clicked.append(widget) } }
            widget.addController(click)
        }
        for distance in [0.5, 1.5, 3.5, 6.5, 10.5, 13.5] {
            clicked = []
            try await UserInput.click(end, x: distance, y: 200)
            try await UserInput.click(start, x: Double(start.width) - distance, y: 200)
            #expect(clicked.map { $0 === end } == [true, false], "\(distance) pixels beside the border")
        }
        window.close()
    }

    @Test func whereTextIsWrittenFromRightToLeftTheSidebarIsOnTheRight() async throws {
        split.sidebarWidth = 200
        let paned = try await show()
        paned.direction = .rtl
        GtkTesting.settle()
        #expect(content.view.computeBounds(paned)?.origin.x == 0)
        #expect(sidebar.view.width == 200)
        var count = 0
        let click = GestureClick()
        click.onPressed { _, _, _ in count += 1 }
        sidebar.view.addController(click)
        try await UserInput.click(sidebar.view, x: 0.5, y: 200)
        #expect(count == 1)
        window.close()
    }

    @Test(arguments: [SplitController.SidebarPosition.leading, .trailing])
    func theSidebarIsAsWideAsItIsSaidToBe(position: SplitController.SidebarPosition) async throws {
        split.sidebarPosition = position
        split.sidebarWidth = 220
        let paned = try await show()
        #expect(sidebar.view.width == 220)
        #expect(split.sidebarWidth == 220)
        let isLeft = (sidebar.view.computeBounds(paned)?.origin.x ?? 0) == 0
        #expect(isLeft == (position == .leading))
        split.sidebarWidth = 200
        GtkTesting.settle()
        #expect(sidebar.view.width == 200)
        window.close()
    }

    @Test func theSidebarChangesSides() async throws {
        split.sidebarWidth = 200
        let paned = try await show()
        #expect(sidebar.view.computeBounds(paned)?.origin.x == 0)
        sidebar.button.grabFocus()
        split.sidebarPosition = .trailing
        GtkTesting.settle()
        #expect(content.view.computeBounds(paned)?.origin.x == 0)
        #expect(sidebar.view.width == 200)
        #expect(window.window?.focusWidget === sidebar.button)
        split.sidebarPosition = .leading
        GtkTesting.settle()
        #expect(sidebar.view.computeBounds(paned)?.origin.x == 0)
        #expect(sidebar.view.width == 200)
        window.close()
    }

    @Test(arguments: [SplitController.SidebarPosition.leading, .trailing])
    func whatTheUserDragsIsTheWidth(position: SplitController.SidebarPosition) async throws {
        split.sidebarPosition = position
        split.sidebarWidth = 200
        let paned = try await show()
        let border = try #require(paned.children.first { !sidebar.view.isAncestor($0) && !content.view.isAncestor($0) })
        try await UserInput.drag(border, toTheRightBy: position == .leading ? 80 : -80)
        #expect(split.sidebarWidth == 280)
        #expect(sidebar.view.width == 280)
        window.close()
    }

    @Test(arguments: [SplitController.SidebarPosition.leading, .trailing])
    func aWidthThatHasNoRoomIsKeptForWhenThereIs(position: SplitController.SidebarPosition) async throws {
        split.sidebarPosition = position
        split.sidebarWidth = 5000
        let paned = try await show()
        #expect(split.sidebarWidth == 5000)
        #expect(sidebar.view.width < 600)
        #expect(sidebar.view.width > 300)
        content.view.setSizeRequest(width: 250, height: -1)
        GtkTesting.settle()
        let narrow = sidebar.view.width
        #expect(narrow <= 350)
        content.view.setSizeRequest(width: -1, height: -1)
        GtkTesting.settle()
        #expect(sidebar.view.width > narrow)
        #expect(split.sidebarWidth == 5000)
        _ = paned
        window.close()
    }

    @Test func withoutAWidthTheSidebarIsAsWideAsItsContent() async throws {
        _ = try await show()
        #expect(split.sidebarWidth == nil)
        #expect(sidebar.view.width < content.view.width)
        sidebar.button.label = "A label that needs more room than before"
        GtkTesting.settle()
        #expect(split.sidebarWidth == nil)
        window.close()
    }
}

/// A page with a button.
private final class ListController: ViewController {
    // Lazy, because GTK must be initialized first.
    private(set) lazy var button = Button("One")

    override func loadView() -> Widget {
        let column = Box(.vertical, spacing: 0) { button }
        column.hexpand = true
        column.vexpand = true
        return column
    }
}
