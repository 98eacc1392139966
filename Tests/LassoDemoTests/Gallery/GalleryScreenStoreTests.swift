import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct GalleryScreenStoreTests {
    private let test = TestStore(
        GalleryScreenStore(
            with: GalleryScreenModule.State([
                SampleSection(title: "Screens", samples: [.made("one", "Counts upward"), .made("two", "Logs in")]),
                SampleSection(title: "Lists", samples: [.made("three", "Shows many rows")]),
            ])
        )
    )

    @Test(arguments: [("log", ["two"]), ("LISTS rows", ["three"]), ("s", ["one", "two", "three"]), ("one two", [])])
    func eachWordIsSearchedInTheTextsOfASample(query: String, found: [String]) async {
        test.send(.didSearch(query)) { $0.query = query }
        #expect(test.state.found.map(\.id) == found)
        await test.finish()
    }

    @Test func enterChoosesTheFirstSampleThatIsFound() async {
        test.send(.didSearch("rows")) { $0.query = "rows" }
        test.send(.didPressEnter)
        await test.receive(.didChoose("three"))
        test.send(.didSearch("nothing like it")) { $0.query = "nothing like it" }
        test.send(.didPressEnter)
        await test.finish()
    }
}

extension Sample {
    fileprivate static func made(_ name: String, _ summary: String) -> Sample {
        Sample(id: name, title: name, summary: summary, iconName: "", folder: "") { _ in nil }
    }
}
