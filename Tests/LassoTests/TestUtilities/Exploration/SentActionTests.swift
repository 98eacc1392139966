import Lasso
import Testing

@testable import LassoTestUtilities

/// Tests of how an exploration recognizes actions that it has sent before.
@MainActor
struct SentActionTests {
    private enum Module: ScreenModule {
        enum Action: Equatable {
            case didEnter(String)
        }

        struct State: Equatable {}

        static var defaultInitialState: State { State() }

        static func createScreen(with store: LassoStore<Module>) -> Screen { Screen(store, Controller()) }
    }

    private let actions = SentActions()

    private func sent(_ text: String, sample: Int? = nil) -> SentAction {
        SentAction(Module.Action.didEnter(text), to: Module.self, sample: sample)
    }

    @Test func anEqualActionIsTheOneThatWasSentBefore() {
        let first = actions.known(sent("ann"))
        #expect(actions.known(sent("ann")) === first)
    }

    @Test func anActionWithTheSameDescriptionIsAnotherOne() {
        let long = String(repeating: "a", count: 10_000)
        let (first, second) = (sent(long + "1"), sent(long + "2"))
        #expect(first.key == second.key)
        #expect(actions.known(first) === first)
        #expect(actions.known(second) === second)
    }

    @Test func anEqualSampleWithAnotherIndexIsAnotherOne() {
        let second = sent("ann", sample: 1)
        #expect(actions.known(sent("ann", sample: 0)).argument == sent("ann", sample: 0).argument)
        #expect(actions.known(second) === second)
    }
}
