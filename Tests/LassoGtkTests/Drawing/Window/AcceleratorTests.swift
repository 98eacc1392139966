import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests of the application's accelerators with real keys.
@Suite(.display, .userInput)
struct AcceleratorTests {
    private let window = WindowController()
    private let application = GtkTesting.application

    /// A counter of the activations of an application's action.
    private final class Counter {
        var count = 0
    }

    /// Runs a closure while the application has an action with accelerators.
    private func withAction(_ accelerators: String..., body: (Counter) async throws -> Void) async throws {
        let counter = Counter()
        application.addAction("probe") { counter.count += 1 }
        application.setAccelsForAction("app.probe", accels: accelerators)
        window.setRootController(FormController("root"))
        window.present(in: application, width: 400, height: 300)
        let result: Result<Void, any Error>
        do { result = .success(try await body(counter)) } catch { result = .failure(error) }
        window.close()
        application.setAccelsForAction("app.probe", accels: [])
        application.removeAction("probe")
        try result.get()
    }

    @Test func anAcceleratorStartsItsActionInAWindow() async throws {
        try await withAction("<Control>q") { counter in
            try await UserInput.activate(try #require(window.window))
            try await UserInput.press("ctrl+q")
            #expect(counter.count == 1)
        }
    }

    @Test func anAcceleratorStartsItsActionInNestedDialogs() async throws {
        try await withAction("<Control>q") { counter in
            let dialog = FormController("dialog"), above = FormController("above")
            window.rootController?.present(dialog)
            try await UserInput.activate(try #require(dialog.window))
            try await UserInput.press("ctrl+q")
            #expect(counter.count == 1)
            dialog.present(above)
            try await UserInput.activate(try #require(above.window))
            try await UserInput.press("ctrl+q")
            #expect(counter.count == 2)
            above.entry.grabFocus()
            try await UserInput.press("ctrl+q")
            #expect(counter.count == 3)
        }
    }

    @Test func anAcceleratorThatIsSetLaterStartsItsActionInAnOpenDialog() async throws {
        try await withAction("<Control>j") { counter in
            let dialog = FormController("dialog")
            window.rootController?.present(dialog)
            try await UserInput.activate(try #require(dialog.window))
            application.setAccelsForAction("app.probe", accels: ["<Control>e"])
            try await UserInput.press("ctrl+j", "ctrl+e")
            #expect(counter.count == 1)
        }
    }

    @Test func anAcceleratorStartsItsActionInAPopover() async throws {
        try await withAction("<Control>q") { counter in
            let popover = FormController("popover")
            window.rootController?.present(popover, as: .popover(anchor: nil))
            try await UserInput.activate(try #require(window.window))
            try await GtkTesting.turnMainLoop(until: "the popover is shown") { popover.view.mapped }
            popover.button.grabFocus()
            try await UserInput.press("ctrl+q")
            #expect(counter.count == 1)
            popover.entry.grabFocus()
            try await UserInput.press("ctrl+q")
            #expect(counter.count == 2)
        }
    }

    @Test func anAcceleratorComesBeforeTheKeysOfTheHierarchy() async throws {
        try await withAction("<Alt>Left") { counter in
            let navigation = NavigationController(rootController: FormController("first"))
            let second = FormController("second")
            navigation.push(second)
            window.setRootController(navigation)
            try await UserInput.activate(try #require(window.window))
            second.button.grabFocus()
            try await UserInput.press("alt+Left")
            #expect(counter.count == 1)
            second.entry.grabFocus()
            try await UserInput.press("alt+Left")
            #expect(counter.count == 2)
            #expect(navigation.controllers.count == 2)
        }
    }

    @Test func aLabelThatCanBeCopiedFromHasItsOwnKeysFirst() async throws {
        try await withAction("<Control>a", "<Control>z") { counter in
            let label = Label("text")
            label.selectable = true
            window.setRootController(WidgetController(label))
            try await UserInput.activate(try #require(window.window))
            label.grabFocus()
            try await UserInput.press("ctrl+a")
            #expect(label.selectionBounds() != nil)
            #expect(counter.count == 0)
            try await UserInput.press("ctrl+z")
            #expect(counter.count == 1)
        }
    }

    /// A label that is never released, because GTK 4.8 accesses it after it has lost the focus.
    private static let editableLabel = EditableLabel(text: "text")

    @Test func anEditableLabelHasItsOwnKeysFirstOnlyWhileItIsEdited() async throws {
        try await withAction("<Control>z") { counter in
            let label = Self.editableLabel
            window.setRootController(WidgetController(label))
            try await UserInput.activate(try #require(window.window))
            label.grabFocus()
            try await UserInput.press("ctrl+z")
            #expect(counter.count == 1)
            label.startEditing()
            try await UserInput.press("n", "ctrl+z")
            #expect(counter.count == 1)
            label.stopEditing(false)
        }
    }

    @Test func aPopoverInAWindowOfTheApplicationsOwnLeavesItsAcceleratorsThere() async throws {
        try await withAction("<Control>q") { counter in
            let own = ApplicationWindow(application: application), stack = Stack()
            own.child = stack
            let form = FormController("form"), popover = FormController("popover")
            form.place(with: pushed(in: stack))
            own.present()
            try await UserInput.activate(own)
            form.present(popover, as: .popover(anchor: form.button))
            try await GtkTesting.turnMainLoop(until: "the popover is shown") { popover.view.mapped }
            popover.button.grabFocus()
            try await UserInput.press("ctrl+q")
            #expect(counter.count == 1)
            form.dismiss(animated: false)
            GtkTesting.settle()
            form.button.grabFocus()
            try await UserInput.press("ctrl+q")
            #expect(counter.count == 2)
            own.destroy()
        }
    }

    /// An editable widget, and a closure that reads its text.
    struct Field: CustomTestStringConvertible {
        let name: String
        var isSecret = false
        let make: @MainActor () -> Widget
        var testDescription: String { name }
    }

    nonisolated static let fields = [
        Field(name: "Entry") { Entry() },
        Field(name: "PasswordEntry", isSecret: true) { PasswordEntry() },
        Field(name: "SearchEntry") { SearchEntry() },
        Field(name: "SpinButton") {
            let button = SpinButton(min: 0, max: 1_000_000, step: 1)
            button.numeric = false
            return button
        },
        Field(name: "TextView") { TextView() },
    ]

    private func text(of widget: Widget) -> String {
        (widget as? any Editable)?.text ?? (widget as? TextView)?.buffer.text ?? ""
    }

    @Test(arguments: fields) func whatIsWrittenInHasItsOwnKeysFirst(field: Field) async throws {
        let keys = [
            "<Control>z", "<Control><Shift>z", "<Control>a", "<Control>c", "<Control>x", "<Control>v",
            "<Control>BackSpace",
            "<Control>Left", "<Shift>Left", "Left", "1",
        ]
        let counter = Counter()
        application.addAction("probe") { counter.count += 1 }
        application.setAccelsForAction("app.probe", accels: keys)
        defer {
            application.setAccelsForAction("app.probe", accels: [])
            application.removeAction("probe")
        }
        let widget = field.make(), elsewhere = Button("Elsewhere")
        let form = WidgetController(
            Box(.vertical) {
                widget; elsewhere
            }
        )
        window.setRootController(form)
        window.present(in: application, width: 400, height: 300)
        defer { window.close() }
        try await UserInput.activate(try #require(window.window))
        // Outside editable widgets, the application receives the keys.
        elsewhere.grabFocus()
        try await UserInput.press("ctrl+z", "ctrl+a")
        #expect(counter.count == 2)
        widget.grabFocus()
        try await UserInput.press("ctrl+a", "1", "2")
        #expect(text(of: widget) == "12")
        if !field.isSecret {
            try await UserInput.press("ctrl+z", "ctrl+shift+z")
            #expect(text(of: widget) == "12")
            try await UserInput.press("ctrl+a", "ctrl+x")
            #expect(text(of: widget) == "")
            try await UserInput.press("ctrl+v", "ctrl+a", "ctrl+c", "Left", "ctrl+v")
            #expect(text(of: widget) == "1212")
            try await UserInput.press("ctrl+z")
            #expect(text(of: widget) == "12")
        } else {
            try await UserInput.press("ctrl+z", "ctrl+c", "ctrl+x", "ctrl+shift+z")
            #expect(text(of: widget) == "12")
        }
        try await UserInput.press("End", "Left", "shift+Left", "1")
        #expect(text(of: widget) == "12")
        try await UserInput.press("End", "ctrl+Left", "1")
        #expect(text(of: widget) == "112")
        try await UserInput.press("End", "ctrl+BackSpace")
        #expect(text(of: widget) == "")
        #expect(counter.count == 2)
        // The application receives keys that the field doesn't use.
        application.setAccelsForAction("app.probe", accels: ["<Control>q"])
        try await UserInput.press("ctrl+q")
        #expect(counter.count == 3)
    }

    @Test(arguments: fields) func whatIsWrittenInHasItsOwnKeysFirstWithCapsLock(field: Field) async throws {
        try await withAction("<Control>z", "<Control><Shift>z", "<Control>q") { counter in
            let widget = field.make()
            window.setRootController(WidgetController(widget))
            try await UserInput.activate(try #require(window.window))
            widget.grabFocus()
            try await UserInput.withCapsLock {
                // There is nothing to undo.
                try await UserInput.press("ctrl+z", "ctrl+shift+z")
                #expect(counter.count == 0)
                try await UserInput.press("ctrl+q")
                #expect(counter.count == 1)
            }
        }
    }
}

/// A view controller that shows a widget.
private final class WidgetController: ViewController {
    private let widget: Widget

    init(_ widget: Widget) {
        self.widget = widget
    }

    override func loadView() -> Widget { widget }
}
