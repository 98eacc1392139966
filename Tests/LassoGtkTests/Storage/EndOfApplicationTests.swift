import Foundation
import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests of applications that end with changes that weren't saved.
@Suite(.display)
struct EndOfApplicationTests {
    private func version(afterEnding way: String, by end: (StorageProgramRun) -> Void = { _ in }) throws -> String? {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/file"
        let run = try StorageProgramRun(way, path)
        _ = try run.awaitLine("typed 1")
        end(run)
        _ = try run.end()
        #expect(run.hasSucceeded == (way != "session"))
        return try Files.read(path).map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
    }

    @Test(arguments: ["close", "quit", "session"])
    func changesAreSavedWhenTheApplicationEnds(way: String) throws {
        #expect(try version(afterEnding: way) == "version 1")
    }

    @Test func theUsersPlaceIsSavedWhenASignalEndsTheApplication() throws {
        #expect(try version(afterEnding: "place") { $0.send(SIGTERM) } == "/version/1")
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func changesAreSavedWhenASignalEndsTheApplication(signal: CInt) throws {
        #expect(try version(afterEnding: "signal") { $0.send(signal) } == "version 1")
    }
}
