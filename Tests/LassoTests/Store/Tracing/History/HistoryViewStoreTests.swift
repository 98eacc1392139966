import Lasso
import LassoTestUtilities
import Testing

/// Tests the history as a view store, and what it tells text fields.
@MainActor
struct HistoryViewStoreTests {
    private let store = EditorStore(with: .init())

    @Test func theObserversOfAHistoryAreCalledAfterThoseOfTheStoreAndForChangesOnly() {
        let history = StoreHistory(of: store, \.document)
        var log: [String] = []
        history.observeState { (state: UndoState) in log.append("\(state.canUndo) \(state.canRedo)") }
        store.observeState(\.document.title) { log.append($0) }
        log = []
        store.update { $0.document.title = "update" }
        store.dispatchAction(.setTitle("action"))
        #expect(log == ["update", "true false", "action"])
        log = []
        history.undo()
        history.undo()
        history.clear()
        #expect(log == ["update", "true true", "", "false true", "false false"])
    }

    @Test func aStepIsAnnouncedAtTheEndOfItsAction() {
        let history = StoreHistory(of: store, \.document)
        var isAnnouncing: [Bool] = []
        history.observeState(\.canUndo) { [unowned history] _ in isAnnouncing.append(history.isAnnouncing) }
        store.observeState(\.document.title) { [unowned history] _ in isAnnouncing.append(history.isAnnouncing) }
        store.dispatchAction(.setTitle("a"))
        #expect(isAnnouncing == [true, true, true, true])
        #expect(!history.isAnnouncing)
    }

    @Test func theActionsOfAHistoryUndoAndRedo() {
        let history = StoreHistory(of: store, \.document)
        let view: AnyViewStore<UndoState, UndoAction> = history.asViewStore()
        store.dispatchAction(.setTitle("a"))
        view.dispatchAction(.undo)
        #expect(store.state.document.title == "")
        view.dispatchAction(.redo)
        #expect(store.state.document.title == "a")
    }

    @Test func anObserverOfAHistoryCanUndoWhatIsAnnounced() {
        let history = StoreHistory(of: store, \.document)
        history.observeState(\.canUndo) { [unowned history] canUndo in if canUndo { history.undo() } }
        store.dispatchAction(.setTitle("a"))
        #expect(store.state.document.title == "")
        #expect(history.state.canRedo)
    }

    @Test func theEndOfTheStoreIsAnnounced() {
        var states: [Bool] = []
        let history: StoreHistory<EditorModule, EditorModule.Document>
        do {
            let store = EditorStore(with: .init())
            history = StoreHistory(of: store, \.document)
            history.observeState(\.canUndo) { states.append($0) }
            store.dispatchAction(.setTitle("a"))
        }
        #expect(states == [false, true, false])
        history.dispatchAction(.undo)
        #expect(history.past.count == 1)
    }

    @Test func textFieldsAreToldThatATextIsRecorded() {
        let history = StoreHistory(of: store, \.document, when: \.isEdit, grouping: \.field)
        func recorded(_ action: EditorModule.Action) -> Int {
            let before = RecordedSteps.count
            store.dispatchAction(action)
            return RecordedSteps.count - before
        }
        #expect(recorded(.setText("a")) == 1)
        #expect(recorded(.setText("ab")) == 1)
        #expect(recorded(.setText("ab")) == 0)
        #expect(recorded(.format("abc")) == 0)
        #expect(history.past.count == 1)
    }
}
