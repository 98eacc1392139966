import FlowCases
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

private struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
}

private enum ItemsModule: StoreModule {
    enum Action: Equatable { case didType(Int, String) }

    struct State: Equatable { var items: [Item] = [] }
}

private final class ItemsStore: LassoStore<ItemsModule> {
    private(set) var actions: [Action] = []

    override func handleAction(_ action: Action) {
        actions.append(action)
        guard case .didType(let id, let title) = action else { return }
        update { state in
            for index in state.items.indices where state.items[index].id == id { state.items[index].title = title }
        }
    }
}

extension Grid {
    /// The widgets in a column, from top to bottom.
    fileprivate func column(_ column: Int) -> [Widget] {
        var widgets: [Widget] = []
        while let next = childAt(column: column, row: widgets.count) { widgets.append(next) }
        return widgets
    }
}

private struct PlainItem: Identifiable {
    let id: Int
    var title: String
}

private enum PlainItemsModule: StoreModule {
    struct State { var items: [PlainItem] = [] }
}

/// A container of any kind with bound children.
@MainActor
private final class Bound {
    let container: Widget
    let store: ItemsStore
    private(set) var made: [Int: Entry] = [:]
    private(set) var makeCount = 0
    private let shownOrder: (Bound) -> [Widget]

    init(_ kind: Kind, _ store: ItemsStore) {
        self.store = store
        switch kind {
        case .box:
            let box = Box(.vertical) { Label("first") }
            container = box
            shownOrder = { _ in Array(box.children.dropFirst()) }
            box.bindChildren(to: store, \.items) { [unowned self] in make($0) }
        case .listBox:
            let list = ListBox { Label("first") }
            container = list
            shownOrder = { _ in list.children.dropFirst().compactMap { ($0 as? ListBoxRow)?.child } }
            list.bindChildren(to: store, \.items) { [unowned self] in make($0) }
        case .flowBox:
            let flow = FlowBox { Label("first") }
            container = flow
            shownOrder = { _ in flow.children.dropFirst().compactMap { ($0 as? FlowBoxChild)?.child } }
            flow.bindChildren(to: store, \.items) { [unowned self] in make($0) }
        case .grid:
            let grid = Grid {
                GridRow {
                    Label("first"); Label("row")
                }
            }
            container = grid
            shownOrder = { _ in grid.column(1).dropFirst().map(\.self) }
            grid.bindRows(to: store, \.items) { [unowned self] item in
                let entry = make(item)
                return GridRow {
                    Label("name"); entry
                }
            }
        case .notebook:
            let notebook = Notebook()
            notebook.appendPage(Label("first"))
            container = notebook
            shownOrder = { _ in (1..<notebook.nPages).compactMap { notebook.nthPage($0) } }
            notebook.bindChildren(to: store, \.items, title: \.title) { [unowned self] in make($0) }
        case .stack:
            let stack = Stack()
            container = stack
            shownOrder = { _ in stack.children }
            stack.bindChildren(to: store, \.items, title: \.title) { [unowned self] in make($0) }
        }
    }

    enum Kind: CaseIterable { case box, listBox, flowBox, grid, notebook, stack }

    private func make(_ item: ItemViewStore<Item, ItemsModule.Action>) -> Widget {
        let entry = Entry()
        entry.bindText(to: item, \.title) { .didType(item.state.id, $0) }
        made[item.state.id] = entry
        makeCount += 1
        return entry
    }

    var shown: [Widget] { shownOrder(self) }

    /// Whether the container shows the items in their order, each with its title.
    var isRight: Bool {
        let expected = store.state.items.map { made[$0.id] }
        return shown.count == expected.count && zip(shown, expected).allSatisfy { $0 === $1 }
            && store.state.items.allSatisfy { made[$0.id]?.text == $0.title }
    }
}

@Suite(.display) struct ChildrenBindingTests {
    private let store = ItemsStore(with: ItemsModule.State())
    private let window = WindowController()

    /// Shows a container in a window of its own.
    private func show(_ container: Widget) async throws -> Window {
        window.setRootController(PlainController(container))
        window.present(in: GtkTesting.application, width: 300, height: 300)
        let drawn = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "the window is shown") { drawn.mapped }
        return drawn
    }

    @Test(arguments: Bound.Kind.allCases)
    fileprivate func childrenFollowRandomEdits(kind: Bound.Kind) {
        let bound = Bound(kind, store)
        var random = SeededGenerator(state: 7)
        var nextID = 0
        for step in 0..<200 {
            var items = store.state.items
            let known = Set(items.map(\.id))
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                items.insert(Item(id: nextID, title: "\(nextID)"), at: Int.random(in: 0...items.count, using: &random))
                nextID += 1
            case 2 where !items.isEmpty: items.remove(at: Int.random(in: 0..<items.count, using: &random))
            case 3 where !items.isEmpty: items[Int.random(in: 0..<items.count, using: &random)].title += "x"
            case 4: items.shuffle(using: &random)
            case 5 where items.count > 1:
                items.insert(items.removeFirst(), at: Int.random(in: 0..<items.count, using: &random))
            default: break
            }
            let makeCount = bound.makeCount
            let kept = bound.made.filter { known.contains($0.key) }
            store.update { $0.items = items }
            #expect(bound.isRight, "step \(step)")
            #expect(bound.makeCount - makeCount == items.filter { !known.contains($0.id) }.count, "step \(step)")
            #expect(items.allSatisfy { kept[$0.id] == nil || kept[$0.id] === bound.made[$0.id] })
        }
        #expect(store.actions == [])
    }

    @Test(arguments: Bound.Kind.allCases)
    fileprivate func theFocusStaysInItsChildWhenTheItemsChangePlaces(kind: Bound.Kind) async throws {
        store.update { $0.items = (0..<6).map { Item(id: $0, title: "\($0)") } }
        let bound = Bound(kind, store)
        defer { window.close() }
        let drawn = try await show(bound.container)
        let focused = try #require(bound.made[2])
        (bound.container as? Stack)?.setVisibleChild(focused)
        (bound.container as? Notebook)?.page = 3
        focused.grabFocus()
        focused.position = 1
        #expect(drawn.focusWidget?.isAncestor(focused) == true)
        for order in [[2, 0, 1, 3, 4, 5], [5, 4, 3, 2, 1, 0], [0, 1, 3, 4, 5, 2], [2, 7, 1]] {
            store.update { $0.items = order.map { Item(id: $0, title: "\($0)") } }
            #expect(bound.isRight)
            #expect(drawn.focusWidget?.isAncestor(focused) == true, "\(order)")
            #expect(focused.selectionBounds == nil, "\(order)")
        }
    }

    @Test(arguments: [Bound.Kind.listBox, .flowBox])
    fileprivate func theFocusStaysOnItsRow(kind: Bound.Kind) async throws {
        store.update { $0.items = (0..<4).map { Item(id: $0, title: "\($0)") } }
        let bound = Bound(kind, store)
        defer { window.close() }
        let drawn = try await show(bound.container)
        let row = try #require(bound.made[2]?.parent)
        row.grabFocus()
        #expect(drawn.focusWidget === row)
        store.update { $0.items.reverse() }
        #expect(bound.isRight)
        #expect(drawn.focusWidget === row)
    }

    @Test func anItemThatIsNotEquatableIsShownToo() {
        let store = LassoStore<PlainItemsModule>(with: PlainItemsModule.State(items: [PlainItem(id: 1, title: "one")]))
        let box = Box(.vertical)
        box.bindChildren(to: store, \.items) { item in Label().with { $0.bind(\.label, to: item, \.title) } }
        store.update { $0.items[0].title = "new" }
        #expect((box.firstChild as? Label)?.label == "new")
    }

    @Test func anActionOfAChildChangesItsItem() {
        store.update { $0.items = [Item(id: 1, title: "one"), Item(id: 2, title: "two")] }
        let bound = Bound(.box, store)
        bound.made[2]?.insertText("!", at: 3)
        #expect(store.actions == [.didType(2, "two!")])
        #expect(store.state.items[1].title == "two!")
        #expect(bound.makeCount == 2)
    }

    @Test func titlesOfPagesFollowTheItems() {
        store.update { $0.items = [Item(id: 1, title: "one")] }
        let (stack, notebook) = (Stack(), Notebook())
        stack.bindChildren(to: store, \.items, title: \.title) { _ in Label("page") }
        notebook.bindChildren(to: store, \.items, title: \.title) { _ in Label("page") }
        store.update { $0.items[0].title = "new" }
        #expect(stack.childByName("1").flatMap { stack.page(for: $0).title } == "new")
        #expect(notebook.nthPage(0).flatMap { notebook.tabLabel(for: $0)?.firstChild as? Label }?.label == "new")
    }

    @Test func aPageThatTheNotebookHasNoLongerTakesNoOtherWithIt() {
        store.update { $0.items = (1...3).map { Item(id: $0, title: "\($0)") } }
        let notebook = Notebook()
        notebook.bindChildren(to: store, \.items, title: \.title) { item in Label(item.state.title) }
        notebook.removePage(1)
        store.update { $0.items.remove(at: 1) }
        #expect((0..<notebook.nPages).map { (notebook.nthPage($0) as? Label)?.label } == ["1", "3"])
    }

    @Test func whatIsEmbeddedInChildrenStaysWhenTheirOrderChanges() async throws {
        store.update { $0.items = (1...2).map { Item(id: $0, title: "\($0)") } }
        let window = Window(), list = ListBox(), flow = FlowBox(), stack = Stack()
        var tabs: [TabController] = []
        func makeNotebook() -> Notebook {
            let notebook = Notebook()
            notebook.tabController.setControllers([Controller()])
            tabs.append(notebook.tabController)
            return notebook
        }
        list.bindChildren(to: store, \.items) { _ in makeNotebook() }
        flow.bindChildren(to: store, \.items) { _ in makeNotebook() }
        stack.bindChildren(to: store, \.items, title: \.title) { _ in makeNotebook() }
        window.child = Box(.vertical) {
            list; flow; stack
        }
        window.present()
        defer { window.destroy() }
        try await GtkTesting.turnMainLoop(until: "it is drawn") { list.mapped && list.height > 10 }
        let drawn = tabs.filter { $0.drawing != nil }
        #expect(drawn.count >= 5)
        store.update { $0.items.reverse() }
        #expect(drawn.allSatisfy { $0.drawing != nil })
    }

    @Test func nothingIsLeftWhenTheContainerIsReleased() {
        let recorder = LifetimeRecorder()
        func make() {
            let store = ItemsStore(with: ItemsModule.State(items: [Item(id: 1, title: "one")]))
            for kind in Bound.Kind.allCases {
                let bound = Bound(kind, store)
                recorder.record(bound.container)
                bound.made[1].map { recorder.record($0) }
            }
            recorder.record(store)
        }
        make()
        #expect(recorder.survivors == [])
    }

    @Test func aChildOfAnItemThatIsGoneIsReleased() {
        let recorder = LifetimeRecorder()
        let box = Box(.vertical)
        store.update { $0.items = [Item(id: 1, title: "one")] }
        box.bindChildren(to: store, \.items) { item in
            let label = Label()
            label.bind(\.label, to: item, \.title)
            recorder.record(label)
            recorder.record(item)
            return label
        }
        store.update { $0.items = [] }
        #expect(recorder.survivors == [])
    }
}
