import Foundation
import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct SourceScreenStoreTests {
    @Test func aFolderThatCannotBeReadIsToldAndReadAgain() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
        let store = SourceScreenStore(with: .init(title: ""), folder: SourceFolder(path: folder))
        store.dispatchAction(.didLoadView)
        try await eventually { store.state.error?.contains(folder) == true }

        try Files.createFolder(folder + "/Parts", mode: 0o700)
        try Files.replace(folder + "/Parts/Other.swift", with: Array("let".utf8), mode: 0o600)
        try Files.replace(folder + "/ZSample.swift", with: Array("// Z".utf8), mode: 0o600)
        try Files.replace(folder + "/notes.txt", with: [], mode: 0o600)
        store.dispatchAction(.didTapRetry)
        try await eventually { store.state.files.map(\.name) == ["ZSample.swift", "Parts/Other.swift"] }
        #expect(store.state.error == nil && store.state.selectedFile?.text == "// Z")
    }
}
