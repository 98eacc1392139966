import Glibc
import LassoGtk
import LassoGtkTestUtilities
import Testing

@Suite(.display)
struct SchemaSettingsTests {
    private enum Order: String { case name, date }

    private enum ListModule: StoreModule {
        enum Action: Equatable {
            case didChangeShowsDone(Bool), didChangeLimit(Int), didChangeOrder(Order), didChangeColumns([String])
            case didChangeZoom(Double)
        }

        struct State: Equatable {
            var showsDone = false
            var limit = 0
            var order = Order.name
            var columns: [String] = []
            var zoom = 1.0
        }
    }

    private final class ListStore: LassoStore<ListModule> {
        override func handleAction(_ action: Action) {
            update { state in
                switch action {
                case .didChangeShowsDone(let showsDone): state.showsDone = showsDone
                case .didChangeLimit(let limit): state.limit = limit
                case .didChangeOrder(let order): state.order = order
                case .didChangeColumns(let columns): state.columns = columns
                case .didChangeZoom(let zoom): state.zoom = zoom
                }
            }
        }
    }

    private static let schema = """
        <schemalist>
          <enum id="org.example.Order"><value nick="name" value="0"/><value nick="date" value="1"/></enum>
          <schema id="org.example.List" path="/org/example/List/">
            <key name="shows-done" type="b"><default>true</default></key>
            <key name="limit" type="i"><range min="0" max="50"/><default>10</default></key>
            <key name="order" enum="org.example.Order"><default>"name"</default></key>
            <key name="columns" type="as"><default>["name"]</default></key>
            <key name="zoom" type="d"><default>1.5</default></key>
          </schema>
          <schema id="org.example.Column">
            <key name="width" type="i"><default>10</default></key>
          </schema>
        </schemalist>
        """

    private let store = ListStore(with: .init())

    private func withSettings(
        _ backend: GioSettings.TestBackend = .memory,
        _ test: (SchemaSettings, GioSettings) async throws -> Void
    ) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try Files.replace(folder.path + "/org.example.gschema.xml", with: Array(Self.schema.utf8), mode: 0o600)
        let (tested, other) = try await GioSettings.forTesting("org.example.List", in: folder.path, backend: backend)
        try await test(SchemaSettings(tested), other)
    }

    @Test func everyTypeIsReadAndSaved() async throws {
        try await withSettings { settings, other in
            StoredSetting(of: store, \.showsDone, in: settings["shows-done"]) { .didChangeShowsDone($0) }
            StoredSetting(of: store, \.limit, in: settings["limit"]) { .didChangeLimit($0) }
            StoredSetting(of: store, \.order, in: settings["order"]) { .didChangeOrder($0) }
            StoredSetting(of: store, \.columns, in: settings["columns"]) { .didChangeColumns($0) }
            StoredSetting(of: store, \.zoom, in: settings["zoom"]) { .didChangeZoom($0) }
            #expect(store.state == .init(showsDone: true, limit: 10, order: .name, columns: ["name"], zoom: 1.5))
            store.dispatchAction(.didChangeShowsDone(false))
            store.dispatchAction(.didChangeLimit(20))
            store.dispatchAction(.didChangeOrder(.date))
            store.dispatchAction(.didChangeColumns([]))
            store.dispatchAction(.didChangeZoom(2))
            #expect(!other.boolean(for: "shows-done"))
            #expect(other.int(for: "limit") == 20)
            #expect(other.string(for: "order") == "date")
            #expect(other.strv(for: "columns") == [])
            #expect(other.double(for: "zoom") == 2)
        }
    }

    @Test func aChangeByAnotherProgramBecomesAnAction() async throws {
        try await withSettings { settings, other in
            let setting = StoredSetting(of: store, \.limit, in: settings["limit"]) { .didChangeLimit($0) }
            other.setInt("limit", value: 30)
            try await GtkTesting.turnMainLoop { store.state.limit == 30 }
            setting.dispatchAction(.reset)
            try await GtkTesting.turnMainLoop { store.state.limit == 10 }
            #expect(other.userValue(for: "limit") == nil)
        }
    }

    @Test func whatTheSchemaDoesNotAllowIsToldAndNothingCrashes() async throws {
        try await withSettings { settings, other in
            let limit = StoredSetting(of: store, \.limit, in: settings["limit"]) { .didChangeLimit($0) }
            for value in [60, Int.max] {
                store.dispatchAction(.didChangeLimit(value))
                #expect(limit.state.problem == .unusableValue(.int(value), of: "limit", in: "org.example.List"))
            }
            #expect(other.int(for: "limit") == 10)
            let wrong = StoredSetting(of: store, \.zoom, in: settings["order"]) { .didChangeZoom($0) }
            #expect(
                wrong.state.problem?.description
                    == "The key “order” of the settings “org.example.List” has the type “s”, but the application expects "
                    + "Double. Change one of them."
            )
            #expect(store.state.zoom == 1)
            store.dispatchAction(.didChangeZoom(2))
            #expect(other.string(for: "order") == "name")
            let missing = StoredSetting(of: store, \.columns, in: settings["rows"]) { .didChangeColumns($0) }
            #expect(missing.state.problem != nil && !missing.state.isWritable)
        }
    }

    @Test func aLockedKeyIsTold() async throws {
        try await withSettings(.locked) { settings, _ in
            let setting = StoredSetting(of: store, \.limit, in: settings["limit"]) { .didChangeLimit($0) }
            #expect(!setting.state.isWritable)
            store.dispatchAction(.didChangeLimit(20))
            #expect(setting.state.problem == .notWritable("limit", in: "org.example.List"))
            #expect(store.state.limit == 20)
        }
    }

    @Test func withoutItsSchemaASettingIsKeptUntilTheApplicationEnds() {
        let settings = SchemaSettings("org.example.NotInstalled")
        let first = StoredSetting(of: store, \.limit, in: settings["limit"]) { .didChangeLimit($0) }
        #expect(store.state.limit == 0 && first.state.isWritable)
        store.dispatchAction(.didChangeLimit(5))
        let other = ListStore(with: .init())
        StoredSetting(of: other, \.limit, in: settings["limit"]) { .didChangeLimit($0) }
        #expect(other.state.limit == 5)
        other.dispatchAction(.didChangeLimit(6))
        #expect(store.state.limit == 6)
    }

    @Test func theSettingsOfASchemaWithoutAPathAreKeptUntilTheApplicationEnds() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try Files.replace(folder.path + "/org.example.gschema.xml", with: Array(Self.schema.utf8), mode: 0o600)
        _ = try await GioSettings.forTesting("org.example.List", in: folder.path)
        let settings = SchemaSettings("org.example.Column", compiledIn: folder.path)
        #expect(try settings.value(of: "width", as: .int) == nil)
        try settings.setValue(.int(20), of: "width")
        #expect(try settings.value(of: "width", as: .int) == .int(20))
        let source = try SettingsSchemaSource(directory: folder.path, parent: nil, trusted: false)
        let schema = try #require(source.lookup("org.example.Column", recursive: false))
        let placed = SchemaSettings(GioSettings(schema: schema, path: "/org/example/columns/1/"))
        #expect(try placed.value(of: "width", as: .int) == .int(10))
    }
}
