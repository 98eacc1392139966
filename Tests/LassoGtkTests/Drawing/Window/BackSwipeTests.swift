import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests of swipes that go back, with the signals of GTK's gestures.
@Suite(.display)
struct BackSwipeTests {
    private let window = WindowController()
    private let navigation = NavigationController()

    init() {
        navigation.setControllers([FormController("First"), FormController("Second")])
        window.setRootController(navigation)
    }

    private func show() throws -> Window {
        window.present(in: GtkTesting.application, width: 400, height: 300)
        GtkTesting.settle()
        return try #require(window.window)
    }

    /// Swipes with a finger, at a speed in pixels per second.
    private func swipe(_ x: Double, _ y: Double, in shown: Widget) async throws {
        let gesture = try #require(shown.controllers.lazy.compactMap { $0 as? GestureSwipe }.first)
        #expect(gesture.touchOnly)
        gesture.emit("begin", EventSequence?.none)
        gesture.emit("swipe", x, y)
        await Task {}.value
    }

    /// Swipes with two fingers on a touchpad, by a distance in pixels.
    private func swipeOnTouchpad(_ x: Double, _ y: Double, in shown: Widget) async throws {
        let scroll = try #require(shown.controllers.lazy.compactMap { $0 as? EventControllerScroll }.first)
        scroll.emit("scroll-begin")
        for _ in 0..<4 { _ = scroll.emitReturningValue("scroll", -x / 4 / 50, -y / 4 / 50) }
        scroll.emit("scroll-end")
        await Task {}.value
    }

    @Test func aSwipeGoesBackInTheDirectionInWhichPagesLeave() async throws {
        defer { window.close() }
        let shown = try show()
        for (x, y) in [(-1000.0, 0.0), (1000, 900), (100, 0)] { try await swipe(x, y, in: shown) }
        #expect(navigation.controllers.count == 2)
        try await swipe(1000, 100, in: shown)
        #expect(navigation.controllers.count == 1)
        try await swipe(1000, 100, in: shown)
        #expect(navigation.controllers.count == 1)
    }

    @Test func aSwipeOnATouchpadGoesBack() async throws {
        defer { window.close() }
        let shown = try show()
        for (x, y) in [(-400.0, 0.0), (400, 300), (60, 0)] { try await swipeOnTouchpad(x, y, in: shown) }
        #expect(navigation.controllers.count == 2)
        try await swipeOnTouchpad(400, 10, in: shown)
        #expect(navigation.controllers.count == 1)
    }

    @Test func whereTextIsWrittenFromRightToLeftTheSwipeIsMirrored() async throws {
        defer { window.close() }
        let shown = try show()
        shown.direction = .rtl
        try await swipe(1000, 0, in: shown)
        try await swipeOnTouchpad(400, 0, in: shown)
        #expect(navigation.controllers.count == 2)
        try await swipe(-1000, 0, in: shown)
        #expect(navigation.controllers.count == 1)
        navigation.push(FormController("Second"))
        try await swipeOnTouchpad(-400, 0, in: shown)
        #expect(navigation.controllers.count == 1)
    }

    @Test func aSwipeAsksAsTheBackButtonDoes() async throws {
        defer { window.close() }
        let shown = try show()
        let refusing = FormController("Unsaved")
        refusing.answer = .refused
        navigation.push(refusing)
        try await swipe(1000, 0, in: shown)
        try await swipeOnTouchpad(400, 0, in: shown)
        #expect(navigation.topController === refusing)
        refusing.answer = .allowed
        try await swipe(1000, 0, in: shown)
        #expect(navigation.controllers.count == 2)
    }

    @Test func aSwipeLeadsFromTheContentOfACollapsedSplitViewToTheSidebar() async throws {
        defer { window.close() }
        let split = SplitController()
        split.setSidebarController(FormController("Folders"))
        split.setContentController(FormController("Mail"))
        window.setRootController(split)
        let shown = try show()
        split.show(.content)
        try await swipe(1000, 0, in: shown)
        #expect(split.frontPart == .sidebar)
    }

    @Test func inAPageControllerTheSwipeTurnsThePage() async throws {
        defer { window.close() }
        let pages = PageController()
        pages.setControllers([FormController("One"), FormController("Two")])
        pages.selectedIndex = 1
        navigation.push(pages)
        let shown = try show()
        try await swipe(1000, 0, in: shown)
        #expect(navigation.controllers.count == 3)
        pages.showPrevious()
        try await swipe(1000, 0, in: shown)
        #expect(navigation.controllers.count == 2)
    }

    @Test(.userInput) func aWheelThatTurnsToTheSideDoesNotGoBack() async throws {
        defer { window.close() }
        let shown = try show()
        for _ in 0..<6 { try await UserInput.click(try #require(shown.child), button: 6) }
        await Task {}.value
        #expect(navigation.controllers.count == 2)
    }
}

extension Widget {
    /// The event controllers of this widget.
    fileprivate var controllers: [EventController] { Array(observeControllers().items(as: EventController.self)) }
}
