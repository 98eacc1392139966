import FlowCases
import Foundation
import LassoGtkTestUtilities
import Testing

@testable import LassoGtk

/// Tests that an application finds what is installed beside its program, in any folder.
struct InstalledFileTests {
    private let identity = ApplicationIdentity(
        "org.example.T\(UInt64.random(in: 0...UInt64.max))",
        name: "Test",
        version: "1",
        developer: "Nobody"
    )

    @Test func aFileBesideTheProgramIsFound() throws {
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path + "/../share/\(identity.id)"
        #expect(identity.installedFile("words.txt") == nil)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
        try Data("one".utf8).write(to: URL(fileURLWithPath: folder + "/words.txt"))
        let found = try #require(identity.installedFile("words.txt"))
        #expect(try Files.read(found) == Array("one".utf8))
    }

    @Test func theSchemaBesideTheProgramIsUsed() async throws {
        try await withShare("glib-2.0/schemas") { share, folder in
            let schema = """
                <schemalist><schema id="\(identity.id)" path="/org/example/Beside/">
                  <key name="limit" type="i"><default>10</default></key>
                </schema></schemalist>
                """
            try Data(schema.utf8).write(to: folder.appendingPathComponent("example.gschema.xml"))
            try await run("glib-compile-schemas", folder.path)
            let settings = SchemaSettings(identity.id, compiledIn: nil, beside: share.path)
            #expect(try settings.value(of: "limit", as: .int) == .int(10))
        }
    }

    @Test func theResourcesBesideTheProgramAreRegistered() async throws {
        let name = NotesApplication.identity.id
        try await withShare(name) { share, folder in
            let description = """
                <gresources><gresource prefix="/org/example/\(identity.id)"><file>words.txt</file></gresource></gresources>
                """
            let source = folder.appendingPathComponent("description.xml")
            try Data(description.utf8).write(to: source)
            try Data("one".utf8).write(to: folder.appendingPathComponent("words.txt"))
            let target = folder.appendingPathComponent(name + ".gresource").path
            try await run("glib-compile-resources", "--sourcedir", folder.path, "--target", target, source.path)
            let resources = try #require(NotesApplication().registerResources(beside: share.path))
            defer { resources.unregister() }
            #expect(AnyFile.newForUri("resource:///org/example/\(identity.id)/words.txt").queryExists(nil))
        }
    }

    /// Calls a closure with a folder `share`, and with a folder in it.
    private func withShare(_ path: String, _ body: (URL, URL) async throws -> Void) async throws {
        let files = FileManager.default, share = files.temporaryDirectory.appendingPathComponent(identity.id)
        let folder = share.appendingPathComponent(path)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try files.removeItem(at: share) } }
        try await body(share, folder)
    }

    private func run(_ program: String, _ arguments: String...) async throws {
        let status = try await onOwnThread {
            let process = try Process.run(URL(fileURLWithPath: "/usr/bin/env"), arguments: [program] + arguments)
            process.waitUntilExit()
            return process.terminationStatus
        }
        #expect(status == 0)
    }
}
