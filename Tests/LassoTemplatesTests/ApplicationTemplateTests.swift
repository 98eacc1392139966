import Foundation
import Testing

@testable import LassoTemplates

struct ApplicationTemplateTests {
    private func application(
        _ name: String = "ToDo",
        id: String? = nil,
        developer: String? = nil,
        library: String = "/src/LassoGtk"
    ) throws -> ApplicationTemplate {
        try ApplicationTemplate(
            TypeName(name),
            id: id,
            developer: developer,
            templates: FileManager.default.currentDirectoryPath + "/Templates",
            library: library
        )
    }

    @Test func noPlaceholderIsLeft() throws {
        let files = try application().files(in: "/src/ToDo")
        #expect(files.count > 25)
        for file in files {
            let rest =
                file.path
                + file.contents.replacingOccurrences(of: "@bindir@", with: "")
                .replacingOccurrences(of: "@OUTPUT@", with: "")
            #expect(rest.firstMatch(of: /@[A-Z_]+@|Template[A-Z]|TargetModule/) == nil, "\(file.path)")
        }
        let flow = try #require(files.first { $0.path == "/src/ToDo/Sources/ToDo/Main/MainFlow.swift" })
        #expect(flow.contents.contains("MainStartModule"))
        #expect(files.first { $0.path.hasSuffix("/Scripts/set-up") }?.isExecutable == true)
    }

    @Test(arguments: [("/src/LassoGtk", "../LassoGtk"), ("/elsewhere/LassoGtk", "/elsewhere/LassoGtk")])
    func theManifestNamesTheLibrary(library: String, path: String) throws {
        let files = try application(library: library).files(in: "/src/ToDo")
        let manifest = try #require(files.first { $0.path == "/src/ToDo/Package.swift" })
        #expect(manifest.contents.contains("path: \"\(path)\""))
    }

    @Test func whatFilesCannotContainIsRejected() {
        #expect(throws: Failure.self) { try application("Lasso") }
        #expect(throws: Failure.self) { try application(id: "todo") }
        #expect(throws: Failure.self) { try application(id: "org.2.ToDo") }
        #expect(throws: Failure.self) { try application(developer: "Ada & Bob") }
        #expect(throws: Failure.self) { try application(developer: "Ada\r\nBob") }
    }
}
