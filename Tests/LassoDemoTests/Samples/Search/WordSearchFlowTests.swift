import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct WordSearchFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    @Test func theChosenWordIsCopied() async throws {
        var copies: [String] = []
        let state = SearchScreenModule<Word>.State(results: [Word(title: "pear")])
        mock(SearchScreenModule<Word>.storeFactory, with: { _ in SearchScreenStore(with: state, find: { _ in [] }) })
        let search: SearchViewController<Word> = try await assertPushed(
            after: rootController,
            when: { WordSearchFlow { copies.append($0) }.start(with: pushed(in: navigationController)) }
        )
        search.dispatchAction(.didActivate("pear"))
        #expect(copies == ["pear"])
        try await assertToast("“pear” copied", in: window)
    }
}
