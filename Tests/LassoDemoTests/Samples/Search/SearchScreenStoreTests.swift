import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct SearchScreenStoreTests {
    private let clock = TestClock()
    private let words = FakeWords()
    private let store: SearchScreenStore<Word>

    /// Words that are found, and what was searched for.
    private final class FakeWords {
        var result: Result<[Word], WordList.Failure> = .success([Word(title: "pear"), Word(title: "spear")])
        private(set) var patterns: [SearchQuery] = []

        func find(_ pattern: SearchQuery) async throws -> [Word] {
            patterns.append(pattern)
            return try result.get()
        }
    }

    init() {
        store = SearchScreenStore(with: .init(), find: words.find)
        store.effectClock = clock
    }

    private func search(_ query: String) async {
        store.dispatchAction(.didChangeQuery(query))
        await clock.advance(by: SearchScreenStore<Word>.pause)
    }

    @Test func theSearchWaitsForAPauseInTyping() async {
        let test = TestStore(store)
        test.send(.didChangeQuery("P")) { ($0.query, $0.pattern, $0.isSearching) = ("P", "p", true) }
        await clock.advance(by: SearchScreenStore<Word>.pause / 2)
        test.send(.didChangeQuery("Pear ")) { ($0.query, $0.pattern) = ("Pear ", "pear") }
        await clock.advance(by: SearchScreenStore<Word>.pause)
        await test.receiveChange {
            $0.results = [Word(title: "pear"), Word(title: "spear")]
            ($0.isSearching, $0.selection) = (false, "pear")
        }
        #expect(words.patterns == ["pear"])
        #expect(store.state.page == .results && store.state.outcome == "2 words")
        test.send(.didChangeQuery(" pear")) { $0.query = " pear" }
        await test.finish()
        #expect(words.patterns == ["pear"])
    }

    @Test func eachMomentHasItsPage() async {
        #expect(store.state.page == .hint && store.state.outcome == nil)
        store.dispatchAction(.didChangeQuery("pear"))
        #expect(store.state.page == .searching && store.state.outcome == nil)
        await clock.advance(by: SearchScreenStore<Word>.pause)
        #expect(store.state.page == .results)
        store.dispatchAction(.didChangeQuery("pears"))
        #expect(store.state.page == .results && store.state.outcome == nil)
        words.result = .success([])
        await clock.advance(by: SearchScreenStore<Word>.pause)
        #expect(store.state.page == .nothing && store.state.outcome == "No Words Found")
        store.dispatchAction(.didStopSearch)
        #expect(store.state == .init())
    }

    @Test func aSearchThatHasFailedIsTriedAgain() async throws {
        words.result = .failure(.init(file: "/words", reason: "It is a folder."))
        await search("pear")
        #expect(store.state.page == .failure)
        #expect(store.state.failure == "“/words” can't be used. It is a folder.")
        words.result = .success([Word(title: "pear")])
        store.dispatchAction(.didTapRetry)
        #expect(store.state.isSearching && store.state.failure == nil)
        try await eventually { store.state.page == .results }
        #expect(words.patterns == ["pear", "pear"])
    }

    @Test func anEmptyQueryEndsTheSearchThatWaits() async {
        store.dispatchAction(.didChangeQuery("pear"))
        store.dispatchAction(.didChangeQuery("  "))
        await clock.advance(by: .seconds(1))
        #expect(words.patterns.isEmpty && store.state.page == .hint && store.runningEffects.isEmpty)
    }

    @Test func enterChoosesTheSelectedResultUnlessASearchIsRunning() async {
        var outputs: [SearchScreenModule<Word>.Output] = []
        store.observeOutput { outputs.append($0) }
        store.dispatchAction(.didPressEnter)
        await search("pear")
        store.dispatchAction(.didPressEnter)
        store.dispatchAction(.didSelect("spear"))
        store.dispatchAction(.didPressEnter)
        store.dispatchAction(.didActivate("pear"))
        store.dispatchAction(.didChangeQuery("pe"))
        store.dispatchAction(.didPressEnter)
        #expect(outputs == ["pear", "spear", "pear"].map { .didChoose(Word(title: $0)) })
    }
}
