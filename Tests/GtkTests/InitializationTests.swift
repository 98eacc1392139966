import CGtk
import Foundation
import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of initialization that happens too early or twice, and stops with a message.
struct InitializationTests {
    @Test func aWidgetThatIsMadeTooEarlyStopsAndSaysWhenToMakeIt() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Button("text") }
        }
        #expect(result.message.contains("Gtk/Button.swift, init(_:): GTK is not initialized."))
        #expect(result.message.contains("\"startup\" or \"activate\""))
    }

    @Test func aWidgetWithoutInitialiserInCThatIsMadeTooEarlyStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Image() }
            await MainActor.run { _ = TreeViewColumn() }
        }
        #expect(result.message.contains("GTK is not initialized."))
    }

    @Test func aUserInterfaceThatIsLoadedTooEarlyStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                _ = try Builder(string: "<interface><object class=\"GtkLabel\" id=\"label\"/></interface>")
            }
        }
        #expect(result.message.contains("GTK is not initialized."))
    }

    @Test func withoutADisplayEveryInitializationReportsIt() async {
        await #expect(processExitsWith: .success) {
            for name in ["DISPLAY", "WAYLAND_DISPLAY"] { unsetenv(name) }
            let isInitialized = await MainActor.run { [initializeGtk(), initializeGtk()] }
            exit(isInitialized == [false, false] ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    @Test(
        .display,
        arguments: [
            ("run-twice", "this application has run before"), ("run-within", "an application is running"),
        ]
    )
    func anApplicationThatRunsTwiceStopsAndSaysSo(check: String, message: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("MainLoopProgram")
        process.arguments = [check]
        let errors = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(text.contains("GioApplication.run(_:): " + message))
    }
}

extension Optional<ExitTest.Result> {
    fileprivate var message: String { self.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? "" }
}
