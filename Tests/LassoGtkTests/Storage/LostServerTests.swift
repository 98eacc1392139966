import Foundation
import LassoGtk
import LassoGtkTestUtilities
import LassoRecording
import Testing

/// Tests of applications that lose the display, or the session bus, while they have a change that wasn't saved.
@Suite(.display)
struct LostServerTests {
    nonisolated private static let xServer = "/usr/bin/Xvfb", compositor = "/usr/bin/weston",
        bus = "/usr/bin/dbus-daemon"

    private func withFile(_ test: (TestFolder, _ path: String) throws -> Void) throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try test(folder, folder.path + "/file")
    }

    private func version(in path: String) throws -> String? {
        try Files.read(path).map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
    }

    /// Ends the display of a program, which is idle, or draws.
    private func loseDisplay(_ way: String, _ server: Server, _ environment: [String: String], _ path: String) throws {
        let run = try StorageProgramRun(way, path, environment: environment, keepsErrors: true)
        _ = try run.awaitLine("typed 1")
        server.end()
        _ = try run.end()
        #expect(try version(in: path) == "version 1")
        let lines = try run.errorLines()
        #expect(lines == ["StorageProgram: The display has gone, and the program ends. All changes are saved."])
        #expect(run.exitStatus == EXIT_FAILURE)
    }

    private func withXServer(_ test: (Server, _ environment: [String: String]) throws -> Void) throws {
        let server = try Server([Self.xServer, "-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp"])
        defer { server.end() }
        let display = ":" + (try server.firstLine())
        try test(server, ["DISPLAY": display, "WAYLAND_DISPLAY": "", "GDK_BACKEND": "x11"])
    }

    @Test(.enabled(if: Server.isInstalled(xServer)), arguments: ["signal", "display"])
    func changesAreSavedWhenTheXServerEnds(way: String) throws {
        try withFile { _, path in try withXServer { try loseDisplay(way, $0, $1, path) } }
    }

    @Test(.enabled(if: Server.isInstalled(xServer)))
    func theConsequencesOfTheLastActAreOnTheTapeWhenTheXServerEnds() throws {
        try withFile { _, path in
            try withXServer { server, environment in
                let run = try StorageProgramRun("recorded", path, environment: environment)
                _ = try run.awaitLine("typed 1")
                server.end()
                // The turn of the act ends only now.
                try Files.replace(path + ".lost", with: [], mode: 0o600)
                _ = try run.end()
                #expect(run.exitStatus == EXIT_FAILURE)
                let tape = try Tape(path: path + ".tape")
                #expect(tape.events.contains { $0.kind == .change })
            }
        }
    }

    @Test(.enabled(if: Server.isInstalled(compositor)), arguments: ["signal", "display"])
    func changesAreSavedWhenTheWaylandCompositorEnds(way: String) throws {
        try withFile { folder, path in
            chmod(folder.path, 0o700)
            let runtime = ["XDG_RUNTIME_DIR": folder.path]
            let options = ["--backend=headless-backend.so", "--use-pixman", "--no-config", "--idle-time=0"]
            let server = try Server([Self.compositor, "--socket=lost"] + options, environment: runtime)
            defer { server.end() }
            while !Files.exists(folder.path + "/lost") { usleep(10_000) }
            let display = ["DISPLAY": "", "WAYLAND_DISPLAY": "lost", "GDK_BACKEND": "wayland"]
            try loseDisplay(way, server, runtime.merging(display) { $1 }, path)
        }
    }

    @Test(.enabled(if: Server.isInstalled(bus))) func anApplicationGoesOnWhenTheSessionBusEnds() throws {
        try withFile { _, path in
            let server = try Server([Self.bus, "--session", "--nofork", "--print-address=1"])
            defer { server.end() }
            // GTK reports it if the bus of assistive technologies, which ends too, is just being called.
            let environment = ["DBUS_SESSION_BUS_ADDRESS": try server.firstLine(), "GTK_A11Y": "none"]
            let run = try StorageProgramRun("bus", path, environment: environment, keepsErrors: true)
            _ = try run.awaitLine("typed 1")
            server.end()
            _ = try run.end()
            #expect(run.hasSucceeded)
            #expect(try version(in: path) == "version 2")
            let lines = try run.errorLines()
            #expect(lines.contains("The notification “end” can't be shown: the session bus has ended."), "\(lines)")
        }
    }
}
