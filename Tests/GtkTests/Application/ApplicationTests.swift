import CGtk
import Foundation
import LassoGtkTestUtilities
import Testing

@testable import Gtk

private final class MarkedWindow: ApplicationWindow {
    let mark: String

    init(mark: String, application: Application) {
        self.mark = mark
        super.init(application: application)
    }
}

/// Tests of actions, accelerators, and settings.
@Suite(.display) struct ApplicationTests {
    @Test func anActionHasAParameterOrKeys() throws {
        let application = GtkTesting.application
        var started: [String] = []
        application.addAction("probe", accelerators: ["<Control>p"]) { started.append("probe") }
        application.addAction("open") { (name: String) in started.append(name) }
        application.activateAction("probe")
        application.activateAction("open", parameter: Variant("file"))
        #expect(started == ["probe", "file"])
        #expect(application.accelsForAction("app.probe") == ["<Control>p"])
        let accelerator = try #require(Accelerator("<Shift><Control>F1"))
        #expect(accelerator == Accelerator(key: Key.f1, modifiers: [.shiftMask, .controlMask]))
        #expect(accelerator.description == "<Shift><Control>F1")
        #expect(Accelerator("nonsense-key") == nil)
    }

    @Test func aHandlerIsPassedANewWindowAsItsOwnClass() {
        let application = GtkTesting.application
        var added: [Window] = []
        let handler = application.onWindowAdded { window in added.append(window) }
        defer { handler.disconnect() }
        let window = MarkedWindow(mark: "first", application: application)
        defer { window.destroy() }
        #expect(added.map { ($0 as? MarkedWindow)?.mark } == ["first"])
        #expect(window.application === application)
    }

    @Test func aCommandLineHasTheArgumentsOfTheProgram() {
        let file = Array("caf".utf8) + [0xE9]
        let commandLine = makeCommandLine([Array("program".utf8), Array("Größe.txt".utf8), file, []])
        #expect(commandLine.arguments == ["program", "Größe.txt", "caf\u{FFFD}", ""])
        #expect(commandLine.argumentBytes[2] == file)
    }

    /// Returns a command line as GIO creates it for a program that is launched.
    private func makeCommandLine(_ arguments: [[UInt8]]) -> ApplicationCommandLine {
        let value = Value(Variant(arguments.map { $0 + [0] }))
        let object = "arguments".withCString { name in
            var names: [UnsafePointer<CChar>?] = [name]
            return withExtendedLifetime(value) {
                g_object_new_with_properties(
                    g_application_command_line_get_type(),
                    1,
                    &names,
                    value.storage.pointer
                )
            }
        }
        return ApplicationCommandLine(instance: CInstance(object), transfer: .full)
    }

    @Test func aSettingIsAccessedByATypedKey() throws {
        let folder = NSTemporaryDirectory() + "lasso-gtk-schema-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let schema = """
            <schemalist><schema id="org.lassogtk.Probe" path="/org/lassogtk/probe/">
              <key name="size" type="i"><range min="1" max="99"/><default>12</default></key>
              <key name="names" type="as"><default>[]</default></key>
            </schema></schemalist>
            """
        try Data(schema.utf8).write(to: URL(fileURLWithPath: folder + "/org.lassogtk.Probe.gschema.xml"))
        let compiler = try Process.run(URL(fileURLWithPath: "/usr/bin/glib-compile-schemas"), arguments: [folder])
        compiler.waitUntilExit()
        let source = try SettingsSchemaSource(directory: folder, trusted: true)
        let found = try #require(source.lookup("org.lassogtk.Probe", recursive: false))
        let settings = GioSettings(schema: found)
        let size = SettingsKey<Int32>("size"), names = SettingsKey<[String]>("names")
        var sizes: [Int32] = []
        settings.onChanged(size) { sizes.append($0) }
        #expect(settings[size] == 12)
        settings[size] = 20
        settings[names] = ["Ada"]
        #expect(settings[size] == 20 && settings[names] == ["Ada"] && sizes == [20])
        let error = #expect(throws: GLibError.self) { try GioSettings(installed: "org.lassogtk.Nowhere") }
        #expect(error?.message.contains("org.lassogtk.Nowhere") == true)
    }
}
