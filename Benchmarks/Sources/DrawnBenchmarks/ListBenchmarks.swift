import CGtk
import CHeap
import Glibc
import LassoGtk
import Measuring

/// Compares lists of the items of a state with a `GListStore`, and with each other. All times are processor time.
enum ListBenchmarks {
    static func measure() async {
        let rows = IdentifiedArray((0..<1_000_000).map { Row(id: $0) })
        await showing(rows)
        let list = await ShownList(rows)
        for (name, edit) in edits {
            let times = await Self.times(of: { list.store.update { edit(&$0.rows) } }, drawing: list.draw)
            Report.add(Measurement(table, name, rounds: times.map { $0 / 1e6 }, unit: "ms", atMost: 1))
        }
        await seenEdits(list, ShownObjects(rows.count))
        await scrolling(list)
        list.close()
        await appending()
        await filtering()
    }

    /// Edits behind the rows that are seen: after an edit before them, GTK binds them again, at any size of the list.
    /// So many objects aren't in the processor's fast caches, of a `GListStore` either.
    static let growth = GrowthCase("n edits of a list of n rows, drawn", sizes: [20_000, 40_000, 80_000]) { count in
        let list = await ShownList(IdentifiedArray((0..<count).map { Row(id: $0) }))
        for edit in 0..<count {
            let place = place(of: edit, among: count)
            list.store.update { state in
                switch edit % 4 {
                case 0: state.rows.insert(Row(id: count + edit), at: place)
                case 1: state.rows[place].title += "!"
                case 2: state.rows.move(from: place, to: count / 2)
                default: _ = state.rows.remove(at: place)
                }
            }
        }
        await list.draw()
        list.close()
    } comparedWith: { count in
        let objects = await ShownObjects(count)
        for edit in 0..<count {
            let place = place(of: edit, among: count)
            switch edit % 4 {
            case 0: objects.insert(at: place)
            case 1: objects.replace(at: place)
            case 2: objects.move(from: place, to: count / 2)
            default: objects.remove(at: place)
            }
        }
        await objects.draw()
        objects.close()
    }

    private static func place(of edit: Int, among count: Int) -> Int { count / 2 + edit * 7_919 % (count / 2 - 1) }

    private static let table = "Lists of the items of a state"

    private static func showing(_ rows: IdentifiedArray<Row>) async {
        // The first window takes longer than others.
        await ShownList([Row(id: 0)]).close()
        var (bytes, start) = (bytesInUse, processorTime)
        let list = await ShownList(rows)
        let state = (time: processorTime - start, bytes: bytesInUse - bytes)
        list.close()
        (bytes, start) = (bytesInUse, processorTime)
        let objects = await ShownObjects(rows.count)
        let object = (time: processorTime - start, bytes: bytesInUse - bytes)
        objects.close()
        Report.add(table, "show a million rows, against a GListStore", [(state.time, object.time)], atMost: 0.25)
        Report.add(
            table,
            "show a million rows, against a GListStore: memory",
            Double(state.bytes) / Double(object.bytes),
            "x",
            atMost: 0.1,
            details: "\(state.bytes / 1_024) KiB against \(object.bytes / 1_024) KiB"
        )
    }

    private typealias Edit = (inout IdentifiedArray<Row>) -> Void

    private static var edits: [(String, Edit)] {
        [
            ("change a row of a million", { $0[id: 500_000]?.title += "!" }),
            ("change a row of a million that is seen", { $0[2].title += "!" }),
            ("insert a row into a million", { $0.insert(Row(id: -$0.count), at: 500_000) }),
            ("insert a row above a million", { $0.insert(Row(id: -$0.count), at: 0) }),
            ("remove a row from a million", { $0.remove(at: 400_000) }),
            ("move a row of a million", { $0.move(from: 300_000, to: 700_000) }),
        ]
    }

    /// Returns the processor times of nine calls of a closure, without the drawing after each of them.
    private static func times(of body: () -> Void, drawing: () async -> Void) async -> [Double] {
        var times: [Double] = []
        for _ in 0..<9 {
            let start = processorTime
            body()
            times.append(processorTime - start)
            await drawing()
        }
        return times
    }

    /// Compares edits of rows that are seen. GTK binds all rows behind them again, and makes a new row for a removed
    /// one.
    private static func seenEdits(_ list: ShownList, _ objects: ShownObjects) async {
        let edits: [(String, Edit, (ShownObjects) -> Void)] = [
            ("remove a row that is seen", { $0.remove(at: 3) }, { $0.remove(at: 3) }),
            ("move a row that is seen", { $0.move(from: 4, to: 700_000) }, { $0.move(from: 4, to: 700_000) }),
        ]
        for (name, edit, objectEdit) in edits {
            let times = await Self.times(of: { list.store.update { edit(&$0.rows) } }, drawing: list.draw)
            let objectTimes = await Self.times(of: { objectEdit(objects) }, drawing: objects.draw)
            // Other programs disturb both alike.
            let rounds = zip(times.sorted(), objectTimes.sorted()).map { (body: $0, baseline: $1) }
            Report.add(table, "\(name), against a GListStore", rounds, atMost: 2)
        }
        objects.close()
    }

    private static func appending() async {
        let rows = (0..<10_000).map { Row(id: $0) }
        func single(_ count: Int) async -> Double {
            let list = await ShownList([])
            let start = processorTime
            for row in rows.prefix(count) { list.store.update { $0.rows.append(row) } }
            await list.draw()
            defer { list.close() }
            return processorTime - start
        }
        func together() async -> Double {
            let list = await ShownList([])
            let start = processorTime
            list.store.update { $0.rows.append(contentsOf: rows) }
            await list.draw()
            defer { list.close() }
            return processorTime - start
        }
        var rounds: [(half: Double, whole: Double, all: Double)] = []
        for _ in 0..<6 { await rounds.append((single(5_000), single(10_000), together())) }
        let measured = rounds.dropFirst()
        let (whole, half) = (
            "append 10,000 rows one by one, against all at once", "append 10,000 rows one by one, against 5,000"
        )
        Report.add(table, whole, measured.map { ($0.whole, $0.all) }, atMost: 3)
        Report.add(table, half, measured.map { ($0.whole, $0.half) }, atMost: 2.3)
    }

    private static func filtering() async {
        let rows = IdentifiedArray((0..<50_000).map { Row(id: $0) })
        let list = await ShownList(rows)
        let query = SearchQuery("7")
        var times: [Double] = []
        for round in 0..<5 {
            let start = processorTime
            list.store.update { $0.rows = round.isMultiple(of: 2) ? rows.filter { query.matches($0.title) } : rows }
            await list.draw()
            times.append(processorTime - start)
        }
        list.close()
        let name = "filter 50,000 rows, until the next frame"
        Report.add(Measurement(table, name, rounds: times.map { $0 / 1e6 }, unit: "ms", atMost: 30))
    }

    /// Scrolls from the first to the last row, and reports how many rows a frame binds at most, and the added memory.
    private static func scrolling(_ list: ShownList) async {
        let place = list.scroll.vadjustment
        let bytes = bytesInUse
        var maximum = 0
        for step in 1...200 {
            list.boundCount = 0
            place.value = (place.upper - place.pageSize) * Double(step) / 200
            await list.draw()
            maximum = max(maximum, list.boundCount)
        }
        Report.add(table, "scroll: the most rows that a frame binds", Double(maximum), "rows", atMost: 256)
        Report.add(table, "scroll: memory", Double(bytesInUse - bytes) / 1_024, "KiB", atMost: 1_024)
    }
}

/// The number of bytes of the heap that are in use. Counting them takes milliseconds.
private var bytesInUse: Int { Int(heap_bytes_in_use()) }

private struct Row: Identifiable, Equatable {
    let id: Int
    var title: String

    init(id: Int) {
        self.id = id
        title = "Row number \(id)"
    }
}

private enum RowsModule: StoreModule {
    struct State: Equatable { var rows: IdentifiedArray<Row> }
}

/// A list of rows in a window.
private final class ShownList {
    let store: LassoStore<RowsModule>
    let scroll = ScrolledWindow()
    private let window = Window()
    /// The number of times that a row has shown another item.
    var boundCount = 0

    init(_ rows: IdentifiedArray<Row>) async {
        store = LassoStore<RowsModule>(with: RowsModule.State(rows: rows))
        let list = ListView(of: store, \.rows) { [unowned self] row in
            let label = Label()
            row.observeState { [weak self, weak label] new in
                self?.boundCount += 1
                label?.label = new.title
            }
            return label
        }
        await window.showList(list, in: scroll)
    }

    func draw() async { await window.drawFrame() }

    func close() { window.destroy() }
}

/// The same with an object for each row.
private final class ShownObjects {
    private let window = Window()
    private let objects = g_list_store_new(gtk_string_object_get_type())

    init(_ count: Int) async {
        var strings = (0..<count).map { UnsafeMutableRawPointer(gtk_string_object_new("Row number \($0)")) }
        g_list_store_splice(objects, 0, 0, &strings, guint(count))
        for string in strings { g_object_unref(string) }
        strings = []
        let factory = SignalListItemFactory()
        factory.onSetup { ($0 as? ListItem)?.child = Label() }
        factory.onBind { object in
            guard let item = object as? ListItem else { return }
            (item.child as? Label)?.label = (item.item as? StringObject)?.string ?? ""
        }
        let model = Object.wrapper(for: CInstance(objects), transfer: .full) as? any ListModel
        await window.showList(ListView(model: NoSelection(model: model), factory: factory), in: ScrolledWindow())
    }

    func insert(at position: Int) {
        let object = UnsafeMutableRawPointer(gtk_string_object_new("New row"))
        g_list_store_insert(objects, guint(position), object)
        g_object_unref(object)
    }

    func replace(at position: Int) {
        remove(at: position)
        insert(at: position)
    }

    func remove(at position: Int) { g_list_store_remove(objects, guint(position)) }

    func move(from position: Int, to newPosition: Int) {
        let item = g_list_model_get_item(objects, guint(position))
        g_list_store_remove(objects, guint(position))
        g_list_store_insert(objects, guint(newPosition), item)
        g_object_unref(item)
    }

    func draw() async { await window.drawFrame() }

    func close() { window.destroy() }
}

extension Window {
    fileprivate func showList(_ list: ListView, in scroll: ScrolledWindow) async {
        scroll.child = list
        child = scroll
        setDefaultSize(width: 300, height: 400)
        present()
        await drawFrame()
    }
}
