import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoGtkTestUtilities

private enum FolderModule: StoreModule {
    enum Action: Equatable { case didExpand(String, Bool), didSelect(String?), didDelete(Set<String>, next: String?) }

    struct Folder: Identifiable, Equatable {
        let id: String
        var folders: [Folder] = []
    }

    struct State: Equatable {
        var folders = [
            Folder(id: "a", folders: [Folder(id: "a1", folders: [Folder(id: "a1x")]), Folder(id: "a2")]),
            Folder(id: "b"),
        ]
        var expanded: Set<String> = []
        var selected: String?
    }
}

private final class FolderStore: LassoStore<FolderModule> {
    private(set) var actions: [Action] = []

    override func handleAction(_ action: Action) {
        actions.append(action)
        switch action {
        case .didExpand(let id, true): update { $0.expanded.insert(id) }
        case .didExpand(let id, false): update { $0.expanded.remove(id) }
        case .didSelect(let id): update { $0.selected = id }
        case .didDelete: break
        }
    }
}

/// Tests lists of the items of a tree.
@Suite(.display) struct TreeTests {
    private let store = FolderStore(with: FolderModule.State())
    private let window = Window()

    private func show() async throws -> ListView {
        let list = ListView(
            of: store,
            \.folders,
            arrangement: .tree(\.folders, expanded: \.expanded) { .didExpand($0, $1) },
            selection: .single(\.selected) { .didSelect($0) },
            .deletion { .didDelete($0, next: $1) }
        ) { folder in
            Label("").with { $0.bind(\.label, to: folder, \.id) }
        }
        let scroll = ScrolledWindow()
        scroll.child = list
        window.child = scroll
        window.setDefaultSize(width: 300, height: 300)
        window.present()
        try await GtkTesting.turnMainLoop(until: "it is drawn") { list.height > 100 }
        try await UserInput.activate(window)
        GtkTesting.settle()
        return list
    }

    private func titles(_ list: ListView) -> [String] {
        GtkTesting.settle()
        return list.children.filter { $0.mapped && $0.height > 0 }
            .map { (row: $0, y: $0.computeBounds(list)?.origin.y ?? 0) }.sorted { $0.y < $1.y }
            .flatMap { $0.row.descendants.compactMap { ($0 as? Label)?.label } }
    }

    private func row(_ title: String, in list: ListView) throws -> Widget {
        let row = list.children.first { row in row.descendants.contains { ($0 as? Label)?.label == title } }
        return try #require(row)
    }

    @Test func theChildrenOfExpandedItemsAreShown() async throws {
        defer { window.close() }
        let list = try await show()
        #expect(titles(list) == ["a", "b"])
        store.update { $0.expanded = ["a", "a1", "b"] }
        #expect(titles(list) == ["a", "a1", "a1x", "a2", "b"])
        store.update { $0.folders[0].folders[1].folders = [FolderModule.Folder(id: "new")] }
        store.update { $0.expanded.insert("a2") }
        #expect(titles(list) == ["a", "a1", "a1x", "a2", "new", "b"])
        store.update { $0.expanded.remove("a") }
        #expect(titles(list) == ["a", "b"])
        #expect(store.actions == [])
    }

    @Test(.userInput) func theExpanderShowsTheChildren() async throws {
        defer { window.close() }
        let list = try await show()
        let expanders = list.descendants.compactMap { $0 as? Button }.filter { $0.opacity == 1 }
        #expect(expanders.map(\.accessibleLabel) == ["Expand"])
        try await UserInput.click(expanders[0])
        #expect(store.actions == [.didExpand("a", true)])
        #expect(titles(list) == ["a", "a1", "a2", "b"])
        #expect(expanders[0].accessibleLabel == "Collapse")
    }

    @Test(.userInput) func theKeyboardWalksThroughTheTree() async throws {
        defer { window.close() }
        let list = try await show()
        try await UserInput.press("Down")
        try await UserInput.press("Up")
        try await UserInput.press("Right")
        #expect(titles(list) == ["a", "a1", "a2", "b"])
        try await UserInput.press("Right")
        try await UserInput.press("plus")
        #expect(titles(list) == ["a", "a1", "a1x", "a2", "b"])
        try await UserInput.press("Down")
        try await UserInput.press("Left")
        try await UserInput.press("Left")
        #expect(titles(list) == ["a", "a1", "a2", "b"])
        try await UserInput.press("Left")
        try await UserInput.press("minus")
        #expect(titles(list) == ["a", "b"])
        #expect(
            store.actions.filter { if case .didExpand = $0 { true } else { false } } == [
                .didExpand("a", true), .didExpand("a1", true), .didExpand("a1", false), .didExpand("a", false),
            ]
        )
    }

    @Test(.userInput) func theChildrenOfADeletedItemDoNotTakeItsPlace() async throws {
        defer { window.close() }
        store.update { $0.expanded = ["a", "a1"] }
        let list = try await show()
        try row("a", in: list).grabFocus()
        try await UserInput.press("Delete")
        #expect(store.actions.last == .didDelete(["a"], next: "b"))
    }

    @Test func assistiveTechnologiesReadWhetherAnItemIsExpanded() async throws {
        defer { window.close() }
        let list = try await show()
        func states() async throws -> [AccessibleObjectStates] {
            GtkTesting.settle()
            let object = try await AccessibilityBus.read(window)
            return (object?.withDescendants ?? []).filter { $0.role == .listItem }
                .map { $0.states.intersection([.expandable, .expanded]) }
        }
        let collapsed = try await states()
        #expect(collapsed == [.expandable, []])
        store.update { $0.expanded = ["a"] }
        #expect(titles(list) == ["a", "a1", "a2", "b"])
        let expanded = try await states()
        #expect(expanded == [[.expandable, .expanded], .expandable, [], []])
    }

    @Test func assistiveTechnologiesReadTheLevelOfAnItem() async throws {
        defer { window.close() }
        let list = try await show()
        GtkTesting.settle()
        let item = try row("a", in: list)
        #expect(item.hasAccessibleProperty(.level))
    }

    @Test func aTreeGoesWithItsWindow() async throws {
        let recorder = LifetimeRecorder()
        do {
            let tests = TreeTests()
            tests.store.update { $0.expanded = ["a"] }
            recorder.record(tests.store)
            recorder.record(try await tests.show())
            tests.window.destroy()
        }
        GtkTesting.settle()
        try await eventually { recorder.survivors.isEmpty }
    }

    @Test func listsWithTheSameArrangementAreSeparate() async throws {
        let arrangement: ListArrangement<FolderModule.State, FolderModule.Folder, FolderModule.Action> =
            .tree(\.folders, expanded: \.expanded) { .didExpand($0, $1) }
        let other = FolderStore(with: FolderModule.State(folders: [FolderModule.Folder(id: "other")]))
        let first = ListView(of: store, \.folders, arrangement: arrangement) { _ in Label("") }
        let second = ListView(of: other, \.folders, arrangement: arrangement) { _ in Label("") }
        window.child = Box(.vertical) {
            first; second
        }
        window.present()
        defer { window.close() }
        try await GtkTesting.turnMainLoop(until: "they are drawn") { second.height > 10 }
        let expanders = first.descendants.compactMap { $0 as? Button }
        try #require(expanders.first).emit("clicked")
        #expect(store.actions == [.didExpand("a", true)])
        #expect(other.actions == [])
    }

    @Test(.userInput) func rightOnAnItemWithoutChildrenYetStaysThere() async throws {
        defer { window.close() }
        store.update { $0.expanded = ["b"] }
        let list = ListView(
            of: store,
            \.folders,
            arrangement: .tree(\.folders, isExpandable: { _ in true }, expanded: \.expanded) { .didExpand($0, $1) },
            selection: .single(\.selected) { .didSelect($0) }
        ) { folder in
            Label("").with { $0.bind(\.label, to: folder, \.id) }
        }
        store.update { $0.folders.append(FolderModule.Folder(id: "c")) }
        window.child = list
        window.present()
        try await GtkTesting.turnMainLoop(until: "it is drawn") { list.height > 10 }
        try await UserInput.activate(window)
        try await UserInput.press("Down", "Right", "Up")
        #expect(store.state.selected == "a")
    }
}
