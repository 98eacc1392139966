import Gtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@Suite(.display)
struct SignalTests {
    private func click(_ button: Button) {
        button.emit("clicked")
    }

    @Test func aHandlerIsCalledUntilItIsDisconnected() {
        let button = Button("Press")
        var count = 0
        let connection = button.onClicked { count += 1 }
        click(button)
        #expect(count == 1)
        connection.whileBlocked { click(button) }
        #expect(count == 1)
        connection.disconnect()
        click(button)
        #expect(count == 1)
        #expect(!connection.isConnected)
        connection.disconnect()
    }

    @Test(.userInput) func aHandlerConsumesOneKeyAndLetsTheOthersThrough() async throws {
        let entry = Entry()
        let controller = EventControllerKey()
        controller.propagationPhase = .capture
        var keys: [Int] = []
        controller.onKeyPressed { key, _, _ in
            keys.append(key)
            return key == Key.a
        }
        entry.addController(controller)
        let window = Window()
        window.child = entry
        window.present()
        defer { window.destroy() }
        try await GtkTesting.turnMainLoop(until: "the window has the keyboard") { window.isActive }
        entry.grabFocus()
        let keyboard = try Subprocess(argv: ["xdotool", "key", "--delay", "20", "a", "b", "a", "c"], flags: [])
        try await GtkTesting.result { try await keyboard.waitCheck() }
        try await GtkTesting.turnMainLoop(until: "four keys were received: \(keys)") { keys.count == 4 }
        try await GtkTesting.turnMainLoop(until: "the other keys were typed: \(entry.text)") { entry.text.count >= 2 }
        #expect(keys == [Key.a, Key.b, Key.a, Key.c])
        #expect(entry.text == "bc")
    }

    @Test func aHandlerCanDisconnectItself() {
        let button = Button("Press")
        var count = 0
        var connection: SignalConnection?
        connection = button.onClicked {
            count += 1
            connection?.disconnect()
        }
        click(button)
        click(button)
        #expect(count == 1)
    }

    @Test func aHandlerCanRemoveItsOwnWidget() {
        let box = Box(.vertical)
        weak var button: Button?
        func add() {
            let new = Button("Press")
            new.onClicked { [weak new] in
                if let new { box.remove(new) }
            }
            button = new
            box.append(new)
        }
        add()
        if let button { click(button) }
        #expect(box.firstChild == nil)
        #expect(button == nil)
    }

    @Test func whatAHandlerCapturedIsFreedWithTheWidget() {
        let recorder = LifetimeRecorder()
        func make() {
            let captured = Box(.vertical)
            recorder.record(captured)
            let button = Button("Press")
            button.onClicked { captured.spacing = 1 }
        }
        make()
        #expect(recorder.survivors == [])
    }

    @Test func aHandlersAnswerVetoesTheClosingOfAWindow() {
        let window = Window()
        let veto = window.onCloseRequest { true }
        window.present()
        window.close()
        GtkTesting.turnMainLoopOnce()
        #expect(window.visible)
        veto.disconnect()
        window.close()
        GtkTesting.turnMainLoopOnce()
        #expect(!window.visible)
    }

    @Test func aChangedPropertyIsReported() {
        let label = Label("old")
        var count = 0
        label.onNotify("label") { count += 1 }
        label.label = "new"
        #expect(count == 1)
    }

    @Test func aPropertyIsObservedByANameWithUnderscores() {
        let label = Label("text")
        var count = 0
        label.onNotify("width_chars") { count += 1 }
        label.widthChars = 12
        #expect(count == 1)
    }
}
