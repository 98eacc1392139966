import Glibc
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests, with real keys and clicks, of input that begins in one place: it continues in another only if that is
/// intended.
@Suite(.display, .userInput)
struct BegunElsewhereTests {
    private let window = WindowController()

    private func show(_ controller: Controller) async throws {
        window.setRootController(controller)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        try await UserInput.activate(try #require(window.window))
    }

    private func hold(_ keys: String...) async throws {
        try await UserInput.hold(keys) { try await UserInput.wait(for: .milliseconds(1300)) }
    }

    // MARK: Input that does not continue

    @Test(arguments: ["window", "sidebar", "popover", "stack"])
    func returnThatIsHeldGoesOnePageOn(place: String) async throws {
        let navigation = try await showPushing(in: place)
        (navigation.topController as? PushingController)?.button.grabFocus()
        try await hold("Return")
        #expect(navigation.controllers.count == 2)
        close(navigation)
    }

    @Test(arguments: ["window", "sidebar", "stack"], [true, false])
    func aDoubleClickGoesOnePageOnAlsoIfTheMouseMovesALittle(place: String, animated: Bool) async throws {
        Settings.default?.gtkEnableAnimations = animated
        let navigation = try await showPushing(in: place)
        let button = try #require((navigation.topController as? PushingController)?.button)
        try await UserInput.doubleClickWithAMovement(button)
        #expect(navigation.controllers.count == 2)
        close(navigation)
    }

    @Test(arguments: [true, false]) func returnThatIsHeldDoesNotAnswerTheQuestionThatItAsks(isDestructive: Bool)
        async throws
    {
        let form = FormController("form")
        var answers: [Bool] = []
        form.button.onClicked { [weak form] in
            Task {
                guard let form else { return }
                answers.append(await form.confirm("Go on?", accept: "Yes", isDestructive: isDestructive))
            }
        }
        try await show(form)
        form.button.grabFocus()
        try await hold("Return")
        #expect(answers == [])
        #expect(window.withVisibleDescendants.count { $0 is QuestionController } == 1)
        window.close()
    }

    @Test func escapeThatIsHeldAsksOnce() async throws {
        let asking = FormController("asking")
        var count = 0
        asking.answer = .ask { [unowned asking] in
            count += 1
            return await asking.confirm("Discard?", accept: "Discard")
        }
        let navigation = NavigationController(rootController: FormController("below"))
        navigation.push(asking)
        try await show(navigation)
        try await hold("Escape")
        #expect(count == 1)
        window.close()
    }

    /// Runs a closure in which clicks count as double clicks also on a busy machine.
    private func withSlowDoubleClicks(_ body: () async throws -> Void) async throws {
        let settings = try #require(Settings.default)
        settings.gtkDoubleClickTime = 2_000
        defer { settings.resetProperty("gtk-double-click-time") }
        try await body()
    }

    @Test func aDoubleClickDoesNotPressWhatIsInTheDialogThatItOpens() async throws {
        let form = FormController("form"), button = Button("Answer")
        (button.hexpand, button.vexpand) = (true, true)
        var clicks = 0
        button.onClicked { clicks += 1 }
        // It fills the narrow window below, and is in front of the pointer.
        let dialog = PlainController(button)
        form.button.onClicked { [weak form] in form?.present(dialog) }
        try await show(form)
        try await withSlowDoubleClicks {
            try await UserInput.click(form.button)
            try await GtkTesting.turnMainLoop(until: "the dialog is shown") { dialog.window?.isActive == true }
            GtkTesting.settle()
            try await UserInput.clickInTheMiddleOfATransition()
            GtkTesting.settle()
            #expect(form.presentedController === dialog && clicks == 0)
            // Another click isn't a part of the double click.
            try await UserInput.wait(for: .milliseconds(2_300))
            try await UserInput.clickInTheMiddleOfATransition()
            GtkTesting.settle()
            #expect(clicks == 1)
        }
        window.close()
    }

    @Test func aDoubleClickThatClosesADialogDoesNotPressWhatIsBelow() async throws {
        let below = Button("Below"), answer = Button("Answer")
        for button in [below, answer] { (button.hexpand, button.vexpand) = (true, true) }
        var clicks = 0
        below.onClicked { clicks += 1 }
        let page = PlainController(below), dialog = PlainController(answer)
        answer.onClicked { [weak page] in page?.dismiss() }
        try await show(page)
        page.present(dialog)
        try await UserInput.activate(try #require(dialog.window))
        try await withSlowDoubleClicks {
            try await UserInput.click(answer)
            let shown = try #require(window.window)
            try await GtkTesting.turnMainLoop(until: "the window below is active") { shown.isActive }
            GtkTesting.settle()
            try await UserInput.clickInTheMiddleOfATransition()
            GtkTesting.settle()
            #expect(page.presentedController == nil && clicks == 0)
            try await UserInput.wait(for: .milliseconds(2_300))
            try await UserInput.clickInTheMiddleOfATransition()
            GtkTesting.settle()
            #expect(clicks == 1)
        }
        window.close()
    }

    @Test func returnThatIsHeldOnAnAnchorDoesNotPressWhatIsInThePopover() async throws {
        let form = FormController("below"), inside = FormController("inside")
        var clicks = 0
        inside.button.onClicked { clicks += 1 }
        form.button.onClicked { [weak form] in
            guard let form, form.presentedController == nil else { return }
            form.present(inside, as: .popover(anchor: form.button))
            inside.button.grabFocus()
        }
        try await show(form)
        form.button.grabFocus()
        try await hold("Return")
        #expect(form.presentedController === inside && clicks == 0)
        window.close()
    }

    // MARK: Input that continues

    @Test func downThatIsHeldGoesOnThroughAListWhoseRowsChangeTheContent() async throws {
        let list = ListController()
        let split = SplitController()
        split.setSidebarController(list)
        split.narrowWidth = 0
        var rowCount = 0
        list.onRow = { [weak split] in
            rowCount += 1
            split?.setContentController(FormController("content"))
        }
        try await show(split)
        list.list.rowAtIndex(0)?.grabFocus()
        try await hold("Down")
        #expect(rowCount > 3)
        window.close()
    }

    @Test func returnThatIsPressedAgainInTheWindowBelowIsNoRepetition() async throws {
        let form = FormController("below"), dialog = FormController("dialog")
        var clicks = 0
        form.button.onClicked { clicks += 1 }
        dialog.button.onClicked { [weak form] in form?.dismiss() }
        try await show(form)
        form.button.grabFocus()
        form.present(dialog)
        try await UserInput.activate(try #require(dialog.window))
        dialog.button.grabFocus()
        // The dialog is gone before the key is released.
        try await UserInput.press("Return")
        let below = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "the window below is active") { below.isActive }
        #expect(form.presentedController == nil && clicks == 0)
        try await UserInput.press("Return")
        #expect(clicks == 1)
        window.close()
    }

    @Test func returnThatWasReleasedWhenTheFocusWasGoneIsNoRepetition() async throws {
        let form = FormController("form"), next = FormController("next")
        let navigation = NavigationController(rootController: form)
        try await show(navigation)
        form.entry.onActivate { [weak form] in
            guard let form else { return }
            (form.view as? Box)?.remove(form.entry)
            // GTK learns of the release before the next frame, in which it moves the focus.
            usleep(200_000)
        }
        form.entry.grabFocus()
        try await UserInput.press("Return")
        navigation.push(next, animated: false)
        var count = 0
        next.entry.onActivate { count += 1 }
        next.entry.grabFocus()
        try await UserInput.press("Return")
        #expect(count == 1)
        window.close()
    }

    @Test func whatIsTypedInOneWindowGoesOnWhileAnotherChangesItsPage() async throws {
        let form = FormController("form")
        try await show(form)
        let other = WindowController()
        let navigation = NavigationController(rootController: FormController("other"))
        navigation.place(with: newWindow(besides: window, other))
        try await UserInput.activate(try #require(window.window))
        form.entry.grabFocus()
        try await UserInput.hold(["x"]) {
            try await UserInput.wait(for: .milliseconds(900))
            let count = form.entry.text.count
            navigation.push(FormController("next"))
            try await UserInput.wait(for: .milliseconds(700))
            #expect(form.entry.text.count > count)
        }
        other.close()
        window.close()
    }

    @Test func aFastClickElsewhereInTheDialogThatAClickOpensIsAnotherClick() async throws {
        let form = FormController("form"), answer = Button("Answer")
        (answer.vexpand, answer.valign) = (true, .end)
        var clicks = 0
        answer.onClicked { clicks += 1 }
        let dialog = PlainController(answer)
        form.button.onClicked { [weak form] in form?.present(dialog) }
        try await show(form)
        try await withSlowDoubleClicks {
            try await UserInput.click(form.button)
            try await UserInput.moveMouse(to: answer)
            try await UserInput.clickInTheMiddleOfATransition()
            GtkTesting.settle()
            #expect(clicks == 1)
        }
        window.close()
    }

    @Test func fastClicksOnTheButtonThatTurnsPagesTurnAPageEach() async throws {
        let pages = PageController()
        pages.setControllers((1...5).map { FormController("\($0)") })
        try await show(pages)
        let next = try #require(window.window?.descendants.first { $0.accessibleLabel == "Next Page" })
        try await UserInput.click(next, count: 3)
        #expect(pages.selectedIndex == 3)
        window.close()
    }

    // MARK: Places

    private func showPushing(in place: String) async throws -> NavigationController {
        let first = PushingController()
        let navigation = NavigationController(rootController: first)
        switch place {
        case "sidebar":
            let split = SplitController()
            split.setSidebarController(navigation)
            split.setContentController(FormController("content"))
            try await show(split)
        case "popover":
            let form = FormController("below")
            try await show(form)
            form.present(navigation, as: .popover(anchor: form.button))
            GtkTesting.settle()
        case "stack":
            let stack = Stack()
            let top = Window()
            top.child = stack
            top.setDefaultSize(width: 300, height: 300)
            navigation.setControllers([])
            first.place(with: pushed(in: stack))
            try await UserInput.activate(top)
            return stack.navigationController
        default:
            try await show(navigation)
        }
        return navigation
    }

    private func close(_ navigation: NavigationController) {
        if window.isOpen { window.close() } else { navigation.window?.destroy() }
    }
}

/// A page filled by a button that pushes another such page.
final class PushingController: ViewController {
    let button = Button("On")

    override func loadView() -> Widget {
        button.onClicked { [weak self] in self?.navigationController?.push(PushingController()) }
        return button
    }

    override func viewDidAppear() { button.grabFocus() }
}

private final class ListController: ViewController {
    let list = ListBox()
    var onRow: () -> Void = {}

    override func loadView() -> Widget {
        for number in 0..<60 { list.append(Label("Row \(number)")) }
        list.onRowSelected { [weak self] _ in self?.onRow() }
        return list
    }
}
