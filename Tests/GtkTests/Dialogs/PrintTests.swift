import CGtk
import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests that printing doesn't block the main actor.
@Suite(.display) struct PrintTests {
    private let window = Window()

    @Test func theMainActorIsNotBlockedWhileTheDialogIsOpen() async throws {
        window.present()
        let operation = PrintOperation()
        let printing = Task { try await operation.run(.printDialog, parent: window) }
        let dialog = try await shown(PrintUnixDialog.self)
        var works = false
        Task { works = true }
        try await GtkTesting.turnMainLoop(until: "the main actor runs") { works }
        #expect(dialog.mapped)
        dialog.response(Int(GTK_RESPONSE_CANCEL.rawValue))
        #expect(try await result(of: printing) == .cancel)
        window.destroy()
    }

    @Test func aTaskThatIsCancelledClosesTheDialog() async throws {
        window.present()
        let operation = PrintOperation()
        let printing = Task { try await operation.run(.printDialog, parent: window) }
        _ = try await shown(PrintUnixDialog.self)
        printing.cancel()
        await #expect(throws: CancellationError.self) { try await self.result(of: printing) }
        try await GtkTesting.turnMainLoop(until: "the dialog is closed") { self.dialog(PrintUnixDialog.self) == nil }
        window.destroy()
    }

    @Test func pagesAreDrawnIntoAFile() async throws {
        let operation = PrintOperation()
        operation.nPages = 2
        var pages: [Int] = []
        operation.onDrawPage { _, page in pages.append(page) }
        let path = "/tmp/lasso-gtk-print-\(g_get_monotonic_time()).pdf"
        operation.setExportFilename(path)
        let printing = Task { try await operation.run(.export) }
        #expect(try await result(of: printing) == .apply)
        #expect(pages == [0, 1])
        let bytes = try #require(try Files.read(path))
        #expect(String(decoding: bytes.prefix(5), as: UTF8.self) == "%PDF-")
        try Files.remove(path)
    }

    @Test(arguments: [GTK_RESPONSE_OK, GTK_RESPONSE_CANCEL].map { Int($0.rawValue) })
    func aPageSetupIsChosenWithoutANestedLoop(response: Int) async throws {
        window.present()
        let choosing = Task { try await PageSetup.choose(for: window, settings: PrintSettings()) }
        try await shown(PageSetupUnixDialog.self).response(response)
        let chosen = try await result(of: choosing)
        #expect((chosen != nil) == (response == Int(GTK_RESPONSE_OK.rawValue)))
        window.destroy()
    }

    @Test func aTaskThatIsCancelledClosesThePageSetup() async throws {
        window.present()
        let choosing = Task { try await PageSetup.choose(for: window, settings: PrintSettings()) }
        _ = try await shown(PageSetupUnixDialog.self)
        choosing.cancel()
        await #expect(throws: CancellationError.self) { try await self.result(of: choosing) }
        #expect(dialog(PageSetupUnixDialog.self) == nil)
        window.destroy()
    }

    @Test func aPageSetupWhoseWindowGoesIsNotChosen() async throws {
        window.present()
        let choosing = Task { try await PageSetup.choose(for: window, settings: PrintSettings()) }
        _ = try await shown(PageSetupUnixDialog.self)
        window.destroy()
        #expect(try await result(of: choosing) == nil)
        #expect(dialog(PageSetupUnixDialog.self) == nil)
    }

    private func dialog<Shown: Window>(_ type: Shown.Type) -> Shown? {
        Window.toplevels.items(as: Window.self).lazy.compactMap { $0 as? Shown }.first { $0.mapped }
    }

    private func shown<Shown: Window>(_ type: Shown.Type) async throws -> Shown {
        try await GtkTesting.turnMainLoop(until: "the dialog is shown") { self.dialog(type) != nil }
        return try #require(dialog(type))
    }

    private func result<Success: Sendable>(of task: Task<Success, any Error>) async throws -> Success {
        var result: Result<Success, any Error>?
        Task { result = await task.result }
        try await GtkTesting.turnMainLoop(until: "the dialog has been answered") { result != nil }
        return try #require(result).get()
    }
}
