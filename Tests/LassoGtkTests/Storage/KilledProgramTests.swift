import FlowCases
import Foundation
import LassoGtk
import Testing

/// Tests of a program that is killed while it saves.
nonisolated struct KilledProgramTests {
    /// The number of times that the program is killed.
    private static let count = ProcessInfo.processInfo.environment["LASSO_KILLS"].flatMap { Int($0) } ?? 100

    @Test func aKilledProgramLeavesAWholeVersion() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/file"
        let problem = try await onOwnThread { try killPrograms(that: "type", checkedBy: "load", path) }
        #expect(problem == nil)
        // The temporary files of the killed programs are gone.
        #expect(folder.names == ["file", "file.lock"])
    }

    @Test func aKilledProgramLeavesAWholeDraft() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let path = folder.path + "/drafts"
        let problem = try await onOwnThread { try killPrograms(that: "draft", checkedBy: "restore", path) }
        #expect(problem == nil)
        // One document after the other had one draft.
        let names = TestFolder.names(in: path).sorted()
        #expect(names.count == 2 && names.last == names.first.map { $0 + ".lock" }, "\(names)")
        for name in names {
            var status = stat()
            #expect(stat(path + "/" + name, &status) == 0 && status.st_mode & 0o777 == 0o600)
        }
    }

    /// Kills programs that save a file, and then lets one end.
    ///
    /// - Returns: What was wrong with the file.
    private func killPrograms(that save: String, checkedBy load: String, _ path: String) throws -> String? {
        // The versions that the file may have.
        var versions = 0...0
        for kills in 0...Self.count {
            let isLast = kills == Self.count
            let run = try StorageProgramRun(isLast ? load : save, path)
            let loaded = Self.number(in: try run.awaitLine("loaded"))
            // The version that is in the file for certain.
            var kept = loaded
            if !isLast {
                // A slow program saves nothing before it is killed, so every other one has the time to save once.
                if kills.isMultiple(of: 2) { kept = Self.number(in: try run.awaitLine("saved")) }
                usleep(.random(in: 0..<30_000))
                run.send(SIGKILL)
            }
            let lines = try run.end()
            guard versions.contains(loaded), !lines.contains(where: { $0.hasPrefix("lost") }) else {
                return "After \(kills) kills, version \(loaded) was loaded instead of one of \(versions): \(lines)"
            }
            if isLast, !run.hasSucceeded { return "The last program has failed." }
            let saved = lines.last { $0.hasPrefix("saved") }.map(Self.number)
            let typed = lines.last { $0.hasPrefix("typed") }.map(Self.number)
            versions = (saved ?? kept)...(typed ?? kept)
        }
        return nil
    }

    /// Returns the number at the end of a line; -1 if there is none.
    private static func number(in line: some StringProtocol) -> Int {
        line.split(separator: " ").last.flatMap { Int($0) } ?? -1
    }
}
