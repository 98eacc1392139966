import Lasso
import LassoTestUtilities
import Testing

/// Tests the grouping of actions into one step.
@MainActor
struct StepGroupingTests {
    private let store = EditorStore(with: .init())
    private let clock = TestClock()
    private let history: StoreHistory<EditorModule, EditorModule.Document>

    init() {
        history = StoreHistory(
            of: store,
            \.document,
            when: \.isEdit,
            grouping: \.field,
            groupingPause: .milliseconds(500),
            clock: clock
        )
    }

    private func type(_ texts: String...) {
        for text in texts { store.dispatchAction(.setText(text)) }
    }

    private var texts: [[String]] { history.past.map { [$0.old.text, $0.new.text] } }

    @Test func typingInAFieldIsOneStepWithTheLastAction() {
        type("a", "ab", "abc")
        #expect(texts == [["", "abc"]])
        #expect(history.past.map(\.action) == [.setText("abc")])
    }

    @Test func anActionOfAnotherGroupBeginsAStep() {
        type("a", "ab")
        store.dispatchAction(.setTitle("t"))
        store.dispatchAction(.setTitle("ti"))
        type("abc")
        #expect(texts == [["", "ab"], ["ab", "ab"], ["ab", "abc"]])
    }

    @Test func anActionWithoutAGroupEndsTheGroup() {
        type("a")
        store.dispatchAction(.selectAndSetTitle(0, "t"))
        store.dispatchAction(.selectAndSetTitle(0, "ti"))
        type("ab")
        #expect(history.past.count == 4)
    }

    @Test func aChangeThatIsNoStepBelongsToTheGroup() {
        type("a")
        store.dispatchAction(.format("A"))
        store.dispatchAction(.select(3))
        type("Ab")
        #expect(texts == [["", "Ab"]])
    }

    @Test func aPauseEndsTheGroupIfItIsLongerThanAllowed() async {
        type("a")
        await clock.advance(by: .milliseconds(500))
        type("ab")
        await clock.advance(by: .milliseconds(500))
        type("abc")
        await clock.advance(by: .milliseconds(501))
        type("abcd")
        #expect(texts == [["", "abc"], ["abc", "abcd"]])
    }

    @Test func aGroupCanBeEnded() {
        type("a")
        history.endGroup()
        type("ab")
        #expect(texts == [["", "a"], ["a", "ab"]])
    }

    @Test func anUndoEndsTheGroup() {
        type("a")
        store.dispatchAction(.setTitle("t"))
        history.undo()
        type("ab")
        #expect(texts == [["", "a"], ["a", "ab"]])
    }

    @Test func aRedoEndsTheGroup() {
        type("a", "ab")
        history.undo()
        history.redo()
        type("abc")
        #expect(texts == [["", "ab"], ["ab", "abc"]])
    }

    @Test func aGroupThatEndsWhereItBeganIsNoStep() {
        store.dispatchAction(.setTitle("t"))
        type("a", "")
        #expect(history.past.map(\.action) == [.setTitle("t")])
        type("b")
        #expect(history.past.map(\.action) == [.setTitle("t"), .setText("b")])
    }
}
