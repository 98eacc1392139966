import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// Tests of the note when drawn.
@Suite(.display, .resettingMocks)
struct NoteDrawingTests {
    @Test func theTextCanBeChangedOnceItIsLoaded() async throws {
        let storage = MemoryStorage("Two words")
        storage.readingFails = .failed("The disk is busy.")
        mock(SampleData.$shared, with: SampleData { _ in storage })
        let store = NoteStore(with: NoteModule.defaultInitialState)
        try await DemoWindows.show(NoteModule.createScreen(with: store).controller) { _, shown in
            let text = try #require(shown.first(TextView.self))
            #expect(!text.editable && shown.visibleTexts.contains("Not loaded yet"))
            storage.readingFails = nil
            store.dispatchAction(.didTapSave)
            try await GtkTesting.turnMainLoop(until: "the note is loaded") { text.editable }
            #expect(text.buffer.text == "Two words" && shown.visibleTexts.contains("Saved"))
        }
    }
}
