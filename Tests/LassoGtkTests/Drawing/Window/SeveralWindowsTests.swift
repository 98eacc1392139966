import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests of several windows, dialogs, and popovers at the same time, used with the mouse.
@Suite(.display)
struct SeveralWindowsTests {
    private let window = WindowController()

    private func show(_ controller: Controller) async throws -> Window {
        window.setRootController(controller)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        let shown = try #require(window.window)
        try await UserInput.activate(shown)
        return shown
    }

    @Test(.userInput, arguments: ["nothing", "dialog", "question"])
    func whatIsAboveAWindowLeavesAnotherOneUsable(above: String) async throws {
        let form = FormController("form"), otherForm = FormController("other")
        _ = try await show(form)
        let other = otherForm.place(with: newWindow(besides: window))
        if above == "dialog" { form.present(FormController("dialog")) }
        if above == "question" { Task { await form.alert("Question") } }
        try await UserInput.wait(for: .milliseconds(300))
        var clicks = 0
        otherForm.button.onClicked { clicks += 1 }
        try await UserInput.click(otherForm.button)
        #expect(clicks == 1)
        other?.close()
        window.close()
    }

    @Test(.userInput, arguments: ["dialog", "question"], [true, false])
    func whatIsAboveAPopoverCanBeUsedWithTheMouse(above: String, isAsked: Bool) async throws {
        let form = FormController("form"), inside = FormController("inside"), dialog = FormController("dialog")
        let shown = try await show(form)
        form.present(inside, as: .popover(anchor: form.button))
        GtkTesting.settle()
        var clicks = 0
        let button: Widget
        if above == "dialog" {
            // Presented from the popover, or from the controller below it.
            (isAsked ? inside : form).present(dialog)
            dialog.button.onClicked { clicks += 1 }
            button = dialog.button
            GtkTesting.settle()
        } else {
            let asking: Controller = isAsked ? inside : form
            Task { if await asking.confirm("Really?", accept: "Yes") { clicks += 1 } }
            var question: Window?
            try await GtkTesting.turnMainLoop(until: "the question is shown") {
                question = Window.listToplevels().compactMap { $0 as? Window }
                    .first { $0.mapped && $0.transientFor === shown }
                return question != nil
            }
            button = try #require(question?.button("Yes"))
        }
        #expect(DrawnHierarchy.complaints(about: window) == [])
        try await UserInput.click(button)
        try await GtkTesting.turnMainLoop(until: "it is clicked") { clicks == 1 }
        if above == "dialog" { dialog.dismiss() }
        try await GtkTesting.turnMainLoop(until: "the popover is shown again") { inside.view.mapped }
        #expect(form.presentedController === inside)
        window.close()
    }

    @Test func aDialogThatTheApplicationDestroysIsDismissed() async throws {
        let form = FormController("form"), dialog = FormController("dialog")
        _ = try await show(form)
        form.present(dialog)
        GtkTesting.settle()
        dialog.window?.destroy()
        GtkTesting.settle()
        #expect(form.presentedController == nil)
        #expect(DrawnHierarchy.complaints(about: window) == [])
        window.close()
    }

    @Test func aPopoverWhoseAnchorGoesStaysForAsLongAsTheHierarchySaysSo() async throws {
        let form = FormController("form"), inside = FormController("inside")
        _ = try await show(form)
        form.present(inside, as: .popover(anchor: form.button))
        GtkTesting.settle()
        (form.view as? Box)?.remove(form.button)
        GtkTesting.settle()
        #expect(form.presentedController === inside && inside.view.mapped)
        form.dismiss()

        // A button outside of any window can't be an anchor.
        form.present(inside, as: .popover(anchor: Button("nowhere")))
        GtkTesting.settle()
        #expect(DrawnHierarchy.complaints(about: window) == [])
        window.close()
    }

    @Test func aWindowThatTheApplicationHidesStaysHidden() async throws {
        let navigation = NavigationController(rootController: FormController("form"))
        let shown = try await show(navigation)
        shown.visible = false
        navigation.push(FormController("next"))
        GtkTesting.settle()
        #expect(!shown.visible)
        window.present(in: GtkTesting.application)
        #expect(shown.visible)
        window.close()
    }

    @Test(.userInput) func theMousesBackButtonGoesBackWhereThePointerIs() async throws {
        let side = FormController("details"), content = FormController("content 2")
        let inner = NavigationController(rootController: FormController("list"))
        let outer = NavigationController(rootController: FormController("content 1"))
        inner.push(side)
        outer.push(content)
        let split = SplitController()
        split.setSidebarController(inner)
        split.setContentController(outer)
        // Both sides are shown, however wide the theme makes them.
        split.narrowWidth = 0
        _ = try await show(split)
        content.entry.grabFocus()
        try await UserInput.click(side.button, button: 8)
        try await GtkTesting.turnMainLoop(until: "the list is shown") { inner.controllers.count == 1 }
        #expect(outer.controllers.count == 2)
        window.close()
    }

    @Test func allWindowsAreLeftOneAfterTheOtherUntilOneRefuses() async throws {
        _ = try await show(FormController("first"))
        let refusing = FormController("second")
        refusing.answer = .refused
        let other = refusing.place(with: newWindow(besides: window))
        let third = FormController("third").place(with: newWindow(besides: window))
        #expect(await GtkTesting.application.leaveAllWindows() == false)
        #expect(window.isOpen && other?.isOpen == true && third?.isOpen == false)
        refusing.answer = .allowed
        #expect(await GtkTesting.application.leaveAllWindows())
        #expect(GtkTesting.application.windows.isEmpty)
    }
}
