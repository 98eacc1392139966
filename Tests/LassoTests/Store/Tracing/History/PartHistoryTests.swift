import Lasso
import LassoTestUtilities
import Testing

/// Tests histories of a part of the state.
@MainActor
struct PartHistoryTests {
    private let store = EditorStore(with: .init())

    @Test func anUndoRestoresThePartAndLeavesTheRest() {
        let history = StoreHistory(of: store, \.document)
        store.dispatchAction(.selectAndSetTitle(1, "a"))
        store.dispatchAction(.select(2))
        history.undo()
        #expect(store.state == .init(document: .init(), selection: 2))
        store.dispatchAction(.select(3))
        history.redo()
        #expect(store.state == .init(document: .init(title: "a"), selection: 3))
    }

    @Test func aChangeOutsideThePartIsNoStep() {
        let history = StoreHistory(of: store, \.document)
        store.dispatchAction(.select(1))
        store.update { $0.selection = 2 }
        #expect(history.past.isEmpty)
    }

    @Test func aPartThatIsNotEquatableIsUnchangedIfItsBitsAre() {
        enum ListModule: StoreModule {
            enum Action { case select }
            struct Row { var title: String }
            struct State {
                var rows: [Row] = []
                var selection = 0
            }
        }
        let store = LassoStore<ListModule>(with: .init())
        let history = StoreHistory(of: store, \.rows)
        store.update { $0.selection = 1 }
        #expect(history.past.isEmpty)
        store.update { $0.rows.append(.init(title: "a")) }
        #expect(history.past.map(\.new.count) == [1])
    }

    @Test func onlyTheActionsThatTheHistoryIsAskedForAreSteps() {
        let history = StoreHistory(of: store, \.document, when: \.isEdit)
        store.dispatchAction(.setTitle("a"))
        store.dispatchAction(.format("a"))
        store.update { $0.document.text = "b" }
        #expect(history.past.map(\.action) == [.setTitle("a")])
    }

    @Test func aChangeThatIsNoStepIsUndoneAndRedoneWithTheStepBeforeIt() {
        let history = StoreHistory(of: store, \.document, when: \.isEdit)
        store.dispatchAction(.setTitle("a"))
        store.dispatchAction(.format("a"))
        history.undo()
        #expect(store.state.document == .init())
        history.redo()
        #expect(store.state.document == .init(title: "a", text: "a"))
    }

    @Test func aChangeThatIsNoStepLeavesTheStepToRedo() {
        let history = StoreHistory(of: store, \.document, when: \.isEdit)
        store.dispatchAction(.setTitle("a"))
        history.undo()
        store.update { $0.document.text = "kept" }
        history.redo()
        #expect(store.state.document == .init(title: "a"))
        history.undo()
        #expect(store.state.document == .init(text: "kept"))
    }

    @Test func aStepThatAnotherChangeRevertsIsRemoved() {
        let history = StoreHistory(of: store, \.document, when: \.isEdit)
        store.dispatchAction(.setTitle("a"))
        store.update { $0.document.title = "" }
        #expect(!history.canUndo)
        store.dispatchAction(.setTitle("a"))
        history.undo()
        store.update { $0.document.title = "a" }
        #expect(!history.canRedo)
    }

    @Test func stepsHaveTheNamesOfTheirActions() {
        let history = StoreHistory(of: store, \.document, named: \.name)
        store.dispatchAction(.setText("a"))
        store.dispatchAction(.setTitle("a"))
        #expect((history.undoName, history.redoName) == ("Rename", nil))
        history.undo()
        #expect((history.undoName, history.redoName) == ("Typing", "Rename"))
        store.update { $0.document.title = "b" }
        #expect((history.undoName, history.redoName) == (nil, nil))
    }

    @Test func aLoadedPartBelongsToItsActionAndAnUndoEndsTheLoadWithItsRest() async throws {
        enum LoadModule: StoreModule {
            enum Action { case load, select(Int) }
            struct State: Equatable {
                var document = ""
                var isLoading = false
                var selection = 0
            }
        }
        final class LoadStore: SystemStore<LoadModule> {
            override func reduce(_ state: State, _ action: Action) -> AsyncResult<State> {
                switch action {
                case .select(let selection):
                    AsyncResult.value(.init(document: state.document, selection: selection))
                case .load:
                    AsyncResult { .init(document: state.document + "loaded", selection: state.selection) }
                        .stateWhenLoading(.init(document: "...", isLoading: true))
                }
            }
        }
        let store = LoadStore(with: .init())
        let history = StoreHistory(of: store, \.document, when: { if case .load = $0 { true } else { false } })
        store.dispatchAction(.load)
        try await eventually { store.state.document == "loaded" }
        store.dispatchAction(.select(1))
        #expect(history.past.map(\.new) == ["loaded"])
        store.dispatchAction(.load)
        #expect(store.state.isLoading)
        history.undo()
        #expect(store.state == .init(selection: 1))
        #expect(store.runningEffects.isEmpty)
    }
}
