import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests of the ways to go back, with real keyboard and mouse events.
@Suite(.display, .userInput)
struct WayBackTests {
    private let window = WindowController()
    private let navigation = NavigationController()

    init() {
        navigation.setControllers([FormController("First"), FormController("Second")])
        window.setRootController(navigation)
        window.present(in: GtkTesting.application, width: 400, height: 300)
    }

    private func gtkWindow(of controller: Controller) async throws -> Window {
        let shown = try #require(controller.window)
        try await UserInput.activate(shown)
        return shown
    }

    @Test(arguments: ["Escape", "alt+Left", "XF86Back"])
    func aKeyLeadsOneStepBack(key: String) async throws {
        _ = try await gtkWindow(of: window)
        navigation.push(FormController("Third"))
        try await UserInput.press(key)
        #expect(navigation.controllers.map(\.title) == ["First", "Second"])
        try await UserInput.press(key)
        #expect(navigation.controllers.map(\.title) == ["First"])
        try await UserInput.press(key)
        #expect(navigation.controllers.map(\.title) == ["First"])
        #expect(window.isOpen)
        window.close()
    }

    @Test func whereTextIsWrittenFromRightToLeftTheKeyIsMirrored() async throws {
        let shown = try await gtkWindow(of: window)
        shown.direction = .rtl
        try await UserInput.press("alt+Left")
        #expect(navigation.controllers.count == 2)
        try await UserInput.press("alt+Right")
        #expect(navigation.controllers.count == 1)
        window.close()
    }

    @Test func theBackButtonAndTheMousesLeadOneStepBack() async throws {
        let shown = try await gtkWindow(of: window)
        let back = try #require(shown.backButton)
        try await UserInput.click(back)
        #expect(navigation.controllers.count == 1)
        #expect(shown.backButton == nil)
        navigation.push(FormController("Second"))
        GtkTesting.settle()
        #expect(shown.backButton != nil)
        try await UserInput.click(try #require(shown.child), button: 8)
        #expect(navigation.controllers.count == 1)
        window.close()
    }

    @Test func escapeClosesADialogAfterThePagesInIt() async throws {
        let dialog = NavigationController(rootController: FormController("Settings"))
        dialog.push(FormController("Colours"))
        navigation.present(dialog)
        let shown = try await gtkWindow(of: dialog)
        #expect(shown.modal && shown.resizable && shown.transientFor === window.window)
        #expect(shown.title == "Colours")
        try await UserInput.press("Escape")
        #expect(dialog.controllers.count == 1)
        try await UserInput.press("alt+Left")
        #expect(navigation.presentedController === dialog)
        try await UserInput.press("Escape")
        #expect(navigation.presentedController == nil)
        #expect(navigation.controllers.count == 2)
        #expect(DrawnHierarchy.complaints(about: window) == [])
        window.close()
    }

    @Test func whatRefusesToBeLeftStaysWhicheverWayOutIsTaken() async throws {
        let refusing = FormController("Unsaved")
        refusing.answer = .refused
        navigation.push(refusing)
        let shown = try await gtkWindow(of: window)
        for key in ["Escape", "alt+Left", "XF86Back"] { try await UserInput.press(key) }
        try await UserInput.click(try #require(shown.backButton))
        try await UserInput.click(try #require(shown.child), button: 8)
        try await UserInput.press("alt+F4")
        shown.close()
        #expect(navigation.topController === refusing)
        #expect(window.isOpen)

        refusing.answer = .allowed
        try await UserInput.press("alt+F4")
        try await GtkTesting.turnMainLoop(until: "the window is closed") { !window.isOpen }
        #expect(GtkTesting.application.windows.isEmpty)
    }

    @Test func whoIsAskedAlreadyIsNotAskedAgain() async throws {
        let asking = FormController("Unsaved")
        var answers: [CheckedContinuation<Bool, Never>] = []
        asking.answer = .ask { await withCheckedContinuation { answers.append($0) } }
        navigation.push(asking)
        let shown = try await gtkWindow(of: window)
        try await UserInput.press("Escape", "Escape", "alt+F4")
        try await GtkTesting.turnMainLoop(until: "it is asked") { answers.count == 1 }
        answers.removeFirst().resume(returning: false)
        try await eventually { !asking.isBeingAsked }
        #expect(navigation.topController === asking && answers.isEmpty)

        shown.close()
        try await GtkTesting.turnMainLoop(until: "it is asked again") { answers.count == 1 }
        answers.removeFirst().resume(returning: true)
        try await GtkTesting.turnMainLoop(until: "the window is closed") { !window.isOpen }
    }

    @Test func aRefusingControllerInATabAsksInFront() async throws {
        let tabs = TabController()
        let refusing = FormController("Unsaved")
        var asked = 0
        refusing.answer = .ask {
            asked += 1
            return false
        }
        tabs.setControllers([FormController("Plain"), refusing])
        tabs.hasClosableTabs = true
        window.setRootController(tabs)
        let shown = try await gtkWindow(of: window)
        try await UserInput.press("alt+F4")
        try await eventually { asked == 1 && !refusing.isBeingAsked }
        #expect(window.isOpen && tabs.selectedController === refusing)
        let closeButtons = shown.child?.descendants.filter { $0.accessibleLabel == "Close Unsaved" } ?? []
        try await UserInput.click(try #require(closeButtons.first))
        try await eventually { asked == 2 && !refusing.isBeingAsked }
        #expect(tabs.controllers.count == 2)
        tabs.selectedIndex = 0
        try await UserInput.press("ctrl+w")
        #expect(tabs.controllers.map(\.title) == ["Unsaved"])
        try await UserInput.withCapsLock { try await UserInput.press("ctrl+w") }
        try await eventually { asked == 3 && !refusing.isBeingAsked }
        window.close()
    }
}

/// A screen with a field and a button, whose response to leaving is set by the test.
final class FormController: ViewController {
    var answer = Leaving.allowed
    let entry = Entry()
    let button = Button("OK")

    init(_ title: String) {
        super.init()
        self.title = title
    }

    override var leaving: Leaving { answer }

    override func loadView() -> Widget {
        Box(.vertical, spacing: 6) {
            entry; button
        }
    }
}
