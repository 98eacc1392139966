import Foundation
import Lasso
import LassoGtk
import Testing

struct InstalledFileTests {
    @Test func aFileBesideTheProgramIsFound() throws {
        let identity = ApplicationIdentity(
            "org.example.T\(UInt64.random(in: 0...UInt64.max))",
            name: "Test",
            version: "1",
            developer: "Nobody"
        )
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path + "/../share/\(identity.id)"
        #expect(identity.installedFile("words.txt") == nil)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
        try Data("one".utf8).write(to: URL(fileURLWithPath: folder + "/words.txt"))
        let found = try #require(identity.installedFile("words.txt"))
        #expect(try Files.read(found) == Array("one".utf8))
    }
}
