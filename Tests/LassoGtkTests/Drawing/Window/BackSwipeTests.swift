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

    // MARK: Swipes that follow the finger

    /// Shows the second page after the first one, which is therefore drawn.
    private func showPushed() throws -> Window {
        let second = try #require(navigation.topController)
        navigation.pop(animated: false)
        let shown = try show()
        navigation.push(second, animated: false)
        GtkTesting.settle()
        return shown
    }

    /// Lets a finger move over the screen without lifting it.
    private func drag(_ distances: Double..., in shown: Widget) throws -> GestureDrag {
        let drag = try #require(shown.controllers.lazy.compactMap { $0 as? GestureDrag }.first)
        #expect(drag.touchOnly)
        drag.emit("drag-begin", 20.0, 150.0)
        for distance in distances { drag.emit("drag-update", distance, 0.0) }
        return drag
    }

    private func release(_ drag: GestureDrag, at distance: Double) async throws {
        drag.emit("drag-end", distance, 0.0)
        await Task {}.value
    }

    private var pages: [FormController] { navigation.controllers.compactMap { $0 as? FormController } }

    @Test func whatASwipeLeavesFollowsTheFingerAndComesBackIfItIsReleasedEarly() async throws {
        Settings.default?.gtkEnableAnimations = true
        defer { window.close() }
        let shown = try showPushed()
        let (first, second) = (pages[0], pages[1])
        second.button.grabFocus()
        let drag = try drag(10, 100, in: shown)
        try await GtkTesting.turnMainLoop(until: "the page below is drawn") { first.view.mapped }
        // Nothing has happened yet, and what moves in can't be used.
        #expect(navigation.topController === second && second.isOnScreen && !first.isOnScreen)
        #expect(!first.entry.isReachable)
        try await release(drag, at: 100)
        GtkTesting.settle()
        #expect(navigation.topController === second && second.view.mapped && !first.view.mapped)
        #expect(shown.focusWidget === second.button)
        #expect(DrawnHierarchy.complaints(about: window) == [])
    }

    @Test(arguments: [false, true]) func aSwipePastTheMiddleGoesBackUnlessTheControllerRefuses(refuses: Bool)
        async throws
    {
        Settings.default?.gtkEnableAnimations = true
        defer { window.close() }
        let shown = try showPushed()
        let (first, second) = (pages[0], pages[1])
        second.answer = refuses ? .refused : .allowed
        let drag = try drag(100, 300, in: shown)
        try await release(drag, at: 300)
        GtkTesting.settle()
        #expect(navigation.topController === (refuses ? second : first))
        #expect((refuses ? second : first).view.mapped)
        #expect(shown.focusWidget?.isAncestor((refuses ? second : first).view) == true)
        #expect(DrawnHierarchy.complaints(about: window) == [])
    }

    @Test func aSwipeOnATouchpadFollowsTheFingersToo() async throws {
        Settings.default?.gtkEnableAnimations = true
        defer { window.close() }
        let shown = try showPushed()
        let first = pages[0]
        let scroll = try #require(shown.controllers.lazy.compactMap { $0 as? EventControllerScroll }.first)
        scroll.emit("scroll-begin")
        #expect(scroll.emitReturningValue("scroll", -4.0, 0.0)?.get(Bool.self) == true)
        try await GtkTesting.turnMainLoop(until: "the page below is drawn") { first.view.mapped }
        // Back again.
        _ = scroll.emitReturningValue("scroll", 3.5, 0.0)
        scroll.emit("scroll-end")
        await Task {}.value
        GtkTesting.settle()
        #expect(navigation.controllers.count == 2 && !first.view.mapped)
        try await swipeOnTouchpad(400, 10, in: shown)
        GtkTesting.settle()
        #expect(navigation.controllers.count == 1 && first.view.mapped)
    }

    @Test func aMouseWheelAfterASwipeScrollsWhatIsUnderThePointer() async throws {
        Settings.default?.gtkEnableAnimations = true
        defer { window.close() }
        let shown = try showPushed()
        try await swipeOnTouchpad(10, 0, in: shown)
        // GTK doesn't tell the beginning and the end of a wheel's movement.
        let scroll = try #require(shown.controllers.lazy.compactMap { $0 as? EventControllerScroll }.first)
        #expect(scroll.emitReturningValue("scroll", -4.0, 0.0)?.get(Bool.self) == false)
        #expect(!pages[0].view.mapped)
    }

    @Test func aChangeOfTheHierarchyEndsWhatFollowsTheFinger() async throws {
        Settings.default?.gtkEnableAnimations = true
        defer { window.close() }
        let shown = try showPushed()
        let drag = try drag(100, in: shown)
        let third = FormController("Third")
        navigation.push(third, animated: false)
        #expect(third.view.mapped)
        try await release(drag, at: 300)
        GtkTesting.settle()
        #expect(navigation.topController === third)
        #expect(DrawnHierarchy.complaints(about: window) == [])
    }

    @Test func nothingFollowsTheFingerIfTheUserWantsNoMotion() async throws {
        Settings.default?.gtkEnableAnimations = false
        defer { window.close() }
        let shown = try showPushed()
        let drag = try drag(100, 300, in: shown)
        GtkTesting.settle()
        #expect(!pages[0].view.mapped)
        try await release(drag, at: 300)
        #expect(navigation.controllers.count == 2)
        try await swipe(1000, 0, in: shown)
        #expect(navigation.controllers.count == 1)
    }

    @Test(arguments: [100.0, 300.0]) func theContentOfACollapsedSplitViewFollowsTheFinger(distance: Double) async throws
    {
        Settings.default?.gtkEnableAnimations = true
        defer { window.close() }
        let split = SplitController(), folders = FormController("Folders"), mail = FormController("Mail")
        split.setSidebarController(folders)
        split.setContentController(mail)
        window.setRootController(split)
        let shown = try show()
        split.show(.content)
        GtkTesting.settle()
        mail.button.grabFocus()
        let drag = try drag(50, distance, in: shown)
        try await GtkTesting.turnMainLoop(until: "the sidebar is drawn") { folders.view.mapped }
        #expect(split.frontPart == .content)
        try await release(drag, at: distance)
        GtkTesting.settle()
        #expect(split.frontPart == (distance > 200 ? .sidebar : .content))
        #expect([folders, mail].map(\.view.mapped) == [distance > 200, distance < 200])
        let front = distance > 200 ? folders : mail
        #expect(shown.focusWidget?.isAncestor(front.view) == true)
        #expect(DrawnHierarchy.complaints(about: window) == [])
    }

    // MARK: Swipes that have ended

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

    @Test func aTapDoesNotTurnThePageOfAPageController() async throws {
        defer { window.close() }
        let pages = PageController()
        pages.setControllers([FormController("One"), FormController("Two")])
        navigation.push(pages)
        _ = try show()
        let widget = try #require(pages.drawnWidget)
        let gestures = widget.descendants.flatMap(\.controllers).compactMap { $0 as? GestureSwipe }
        let gesture = try #require(gestures.first)
        gesture.emit("swipe", -20.0, 0.0)
        #expect(pages.selectedIndex == 0)
        gesture.emit("swipe", -1000.0, 0.0)
        #expect(pages.selectedIndex == 1)
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
