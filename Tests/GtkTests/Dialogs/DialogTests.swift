import CGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import Gtk

/// Tests of dialogs, which are answered by pressing their buttons.
@Suite(.display) struct DialogTests {
    private func shownDialog(besides window: Window) async throws -> Window {
        var dialog: Window?
        try await GtkTesting.turnMainLoop(until: "a dialog is shown") {
            dialog = Window.toplevels.items(as: Window.self).first { $0.transientFor === window && $0.mapped }
            return dialog != nil
        }
        return try #require(dialog)
    }

    @Test func anAlertIsAnsweredWithAButton() async throws {
        let window = Window()
        window.present()
        let alert = AlertDialog("Discard?", detail: "It is gone then.", buttons: ["Keep", "Discard"], cancelButton: 0)
        let task = Task { try await alert.choose(for: window) }
        let dialog = try await shownDialog(besides: window)
        #expect(dialog.visibleTexts.contains("Discard?"))
        #expect(dialog.visibleTexts.contains("It is gone then."))
        try #require(dialog.button("Discard")).emit("clicked")
        #expect(try await GtkTesting.result { try await task.value } == 1)
        window.destroy()
    }

    @Test func anAlertThatIsClosedIsAnsweredWithItsCancelButton() async throws {
        let window = Window()
        window.present()
        let task = Task {
            try await AlertDialog("Go on?", buttons: ["Yes", "No"], cancelButton: 1).choose(for: window)
        }
        let dialog = try await shownDialog(besides: window)
        dialog.close()
        #expect(try await GtkTesting.result { try await task.value } == 1)
        window.destroy()
    }

    @Test func anAlertWhoseTaskIsCancelledGoes() async throws {
        let window = Window()
        window.present()
        let task = Task { try await AlertDialog("Go on?").choose(for: window) }
        _ = try await shownDialog(besides: window)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await GtkTesting.result { try await task.value } }
        try await GtkTesting.turnMainLoop(until: "the dialog is closed") {
            !Window.toplevels.items(as: Window.self).contains { $0.transientFor === window && $0.mapped }
        }
        window.destroy()
    }

    @Test func aQuestionForAWindowThatIsGoneIsAnsweredAtOnce() async throws {
        let window = Window()
        window.present()
        window.destroy()
        let button = try await GtkTesting.result {
            try await AlertDialog("Go on?", buttons: ["Yes", "No"], cancelButton: 1).choose(for: window)
        }
        #expect(button == 1)
        #expect(try await GtkTesting.result { try await FileDialog(title: "Open").open(for: window)?.uri } == nil)
        let files = try await GtkTesting.result {
            try await FileDialog(title: "Open").openMultiple(for: window).count
        }
        #expect(files == 0)
    }

    @Test func aQuestionIsAnsweredWhenAWindowGoesThatWasNeverShown() async throws {
        let window = Window()
        let task = Task { try await AlertDialog("Go on?", buttons: ["No"], cancelButton: 0).choose(for: window) }
        _ = try await shownDialog(besides: window)
        window.destroy()
        #expect(try await GtkTesting.result { try await task.value } == 0)
    }

    @Test func anAlertWhoseWindowGoesIsAnsweredWithItsCancelButton() async throws {
        let window = Window()
        window.present()
        let task = Task { try await AlertDialog("Go on?", buttons: ["No"], cancelButton: 0).choose(for: window) }
        _ = try await shownDialog(besides: window)
        window.destroy()
        #expect(try await GtkTesting.result { try await task.value } == 0)
    }

    @Test func aFileDialogThatIsClosedGivesNoFile() async throws {
        let window = Window()
        window.present()
        let task = Task { try await FileDialog(title: "Open").open(for: window) != nil }
        try await shownDialog(besides: window).close()
        #expect(try await GtkTesting.result { try await task.value } == false)
        window.destroy()
    }

    @Test func aFileDialogWhoseTaskIsCancelledLeavesNoWindow() async throws {
        let window = Window()
        window.present()
        let task = Task { try await FileDialog(title: "Open").open(for: window) != nil }
        _ = try await shownDialog(besides: window)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await GtkTesting.result { try await task.value } }
        var turns = 0
        try await GtkTesting.turnMainLoop(until: "GTK has read the folder") {
            turns += 1
            return turns > 500
        }
        #expect(Window.toplevels.items(as: Window.self).filter { $0.mapped && $0 !== window }.isEmpty)
        window.destroy()
    }

    @Test func aFileDialogWhoseWindowGoesGivesNoFile() async throws {
        let window = Window()
        window.present()
        let task = Task { try await FileDialog(title: "Open").open(for: window) != nil }
        _ = try await shownDialog(besides: window)
        window.destroy()
        #expect(try await GtkTesting.result { try await task.value } == false)
    }

    @Test func aFileDialogGivesTheFolderThatWasChosen() async throws {
        let window = Window()
        window.present()
        var question = FileDialog(title: "Choose", acceptLabel: "Take")
        question.initialFolder = AnyFile(path: "/usr")
        let dialog = question
        let task = Task { try await dialog.selectFolder(for: window)?.path }
        let shown = try await shownDialog(besides: window)
        try await GtkTesting.turnMainLoop(until: "the folder is read") { shown.button("Take")?.sensitive == true }
        try #require(shown.button("Take")).emit("clicked")
        #expect(try await GtkTesting.result { try await task.value } == "/usr")
        window.destroy()
    }
}
