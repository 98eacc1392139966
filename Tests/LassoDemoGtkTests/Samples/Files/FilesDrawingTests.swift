import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// Tests of the list of files when drawn.
@Suite(.display, .resettingMocks)
struct FilesDrawingTests {
    @Test func filesWithTheSameNameAreToldApartByTheirFolders() async throws {
        let paths = ["/home/ann/letter.txt", "/home/bob/letter.txt"]
        mock(FilesStore.$files, with: MemoryFiles([paths[0]: "Dear Bob", paths[1]: "Dear Ann"]))
        let store = FilesStore(with: FilesModule.defaultInitialState)
        try await DemoWindows.show(FilesModule.createScreen(with: store).controller) { _, shown in
            store.dispatchAction(.didChoose(paths.map { FileReference(path: $0) }))
            try await GtkTesting.turnMainLoop(until: "the files are counted and shown") {
                store.state.files.count == 2 && shown.visibleTexts.contains("ann")
            }
            #expect(shown.visibleTexts.contains("bob"))
            #expect(shown.visibleTexts.count { $0 == "letter.txt" } == 2)
        }
    }
}
