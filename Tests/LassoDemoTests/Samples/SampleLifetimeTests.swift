import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct SampleLifetimeTests {
    @Test(arguments: [
        "search", "search-and-track", "random-items", "welcome-pages", "food-onboarding", "onboarding-on-the-fly",
        "view-modules",
    ])
    func aSampleIsReleasedWithItsPlace(id: String) throws {
        mock(SampleData.$shared, with: SampleData { _ in MemoryStorage() })
        weak var shown: Controller?
        weak var flow: (any PathFollowing)?
        let split = SplitController()
        do {
            let sample = try #require(Sample.all.first { $0.id == id })
            flow = sample.start(content(of: split))
            shown = split.contentController
            #expect(shown != nil)
        }
        split.setContentController(nil)
        #expect(shown == nil && flow == nil)
    }
}
