import Foundation
import Testing

@testable import LassoTemplates

struct TemplateTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Calls a closure with a template of one file.
    private func withTemplate(_ name: String, _ contents: String, _ body: (Template) throws -> Void) throws {
        let files = FileManager.default, template = folder.appendingPathComponent("template")
        try files.createDirectory(at: template, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try files.removeItem(at: folder) } }
        try Data(contents.utf8).write(to: template.appendingPathComponent(name))
        try body(Template(folder: template.path))
    }

    @Test func placeholdersAreFilledInNamesAndContentsOnce() throws {
        try withTemplate("TemplateStore.swift", "Template in TargetModule") { template in
            let files = try template.files(in: "/there", ["Template": "TargetModule", "TargetModule": "Template2"])
            #expect(files.map(\.path) == ["/there/TargetModuleStore.swift"])
            #expect(files.map(\.contents) == ["TargetModule in Template2"])
        }
    }

    @Test func nothingIsWrittenIfOneOfTheFilesExists() throws {
        try withTemplate("b.txt", "new") { template in
            let there = folder.appendingPathComponent("there")
            try FileManager.default.createDirectory(at: there, withIntermediateDirectories: true)
            try Data("old".utf8).write(to: there.appendingPathComponent("b.txt"))
            let first = Template.File(path: there.path + "/a.txt", contents: "", isExecutable: false)
            let files = try [first] + template.files(in: there.path, [:])
            #expect(throws: Failure.self) { try files.write() }
            #expect(try FileManager.default.contentsOfDirectory(atPath: there.path) == ["b.txt"])
            #expect(try String(contentsOf: there.appendingPathComponent("b.txt"), encoding: .utf8) == "old")
        }
    }
}
