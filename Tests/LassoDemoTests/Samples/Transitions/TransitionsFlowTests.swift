import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.ownWindows)
struct TransitionsFlowTests {
    private let window = WindowController()

    @Test(
        arguments: [
            (.none, nil), (.fade, .fade(duration: .milliseconds(300))),
            (.slide, .slide(from: .top, duration: .milliseconds(300))),
            (.cover, .cover(from: .top, duration: .milliseconds(300))),
            (.reveal, .reveal(from: .top, duration: .milliseconds(300))),
        ] as [(TransitionsModule.Kind, Transition?)]
    )
    func theStateHasTheChosenTransition(kind: TransitionsModule.Kind, transition: Transition?) async {
        let store = TransitionsStore(with: TransitionsModule.defaultInitialState)
        store.dispatchAction(.didChooseKind(kind))
        store.dispatchAction(.didChooseEdge(.top))
        store.dispatchAction(.didChangeSeconds(0.3))
        let test = TestStore(store)
        test.send(.didTapShow)
        await test.receive(.didRequestPage(transition))
        await test.finish()
    }

    @Test func motionIsReducedAsLongAsAPageWantsIt() {
        var isReduced = false
        let motion = MotionReduction { isReduced = $0 }
        let one = Controller(), other = Controller()
        motion.setReduced(false, by: one)
        #expect(!isReduced)
        motion.setReduced(true, by: one)
        motion.setReduced(true, by: other)
        motion.setReduced(true, by: one)
        #expect(isReduced)
        motion.setReduced(false, by: one)
        #expect(isReduced, "The other page still wants it.")
        motion.setReduced(false, by: other)
        #expect(!isReduced)
    }

    @Test func thePagesFollowEachOtherInOneWindowUntilItIsClosed() throws {
        window.open()
        let flow = TransitionsFlow()
        flow.start(with: root(of: window))
        let screen = try #require(window.rootController as? TransitionsViewController)
        screen.dispatchAction(.didTapShow)
        let pages = try #require(WindowController.openWindows.first { $0 !== window })
        #expect(pages.rootController?.title == "Page 1")
        screen.dispatchAction(.didTapShow)
        #expect(pages.rootController?.title == "Page 2" && WindowController.openWindows.count == 2)
        pages.close()
        screen.dispatchAction(.didTapShow)
        let next = try #require(WindowController.openWindows.first { $0 !== window })
        #expect(next !== pages && next.rootController?.title == "Page 3")
        next.close()
        window.close()
    }
}
