import CGtk
import Glibc
import Lasso
import LassoGtk

/// The file in which the desktop keeps settings, and which users edit, too.
enum SettingReader: Reader {
    nonisolated static let name = "Settings"

    private static let keys: [(name: String, kind: SettingValue.Kind)] = [
        ("shows-done", .bool), ("limit", .int), ("small", .int), ("order", .string), ("title", .string),
        ("columns", .strings), ("zoom", .double),
    ]

    static func read(_ input: [UInt8]) throws {
        // GLib takes the values in the file for valid text.
        let text = String(decoding: input, as: UTF8.self)
        try StorageFile.with(Array(text.utf8)) { file in
            let settings = try settings(in: file)
            for (key, kind) in keys { try check(settings, key, kind) }
            // What the application sets is either refused, or what it is from then on.
            for value in [.int(input.count), .string(text), .strings([text]), .bool(input.count == 1)] as [SettingValue]
            {
                for (key, kind) in keys where kind == value.kind { try set(value, of: key, in: settings) }
            }
        }
        // GSettings reports changes in the main loop.
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    private static func check(_ settings: SchemaSettings, _ key: String, _ kind: SettingValue.Kind) throws {
        guard let value = try settings.value(of: key, as: kind) else { throw Violation("“\(key)” has no value") }
        try require(value.kind == kind, "“\(key)” is \(value)")
        switch (key, value) {
        case ("limit", .int(let limit)): try require((0...50).contains(limit), "the limit is \(limit)")
        case ("order", .string(let text)):
            try checkEnumeration(text, in: settings)
            // GIO takes some texts for values of an enumeration that are none.
            guard Order(rawValue: text) != nil else { return }
        case (_, .double(let number)) where number.isNaN: return
        default: break
        }
        try settings.setValue(value, of: key)
        try require(try settings.value(of: key, as: kind) == value, "“\(key)” isn't \(value) any more")
    }

    /// Checks that a store has a value of the enumeration, whatever the setting contains.
    private static func checkEnumeration(_ text: String, in settings: SchemaSettings) throws {
        let store = ListStore(with: ListModule.State())
        let setting = StoredSetting(of: store, \.order, in: settings["order"]) { .didChangeOrder($0) }
        let order = store.state.order, expected = Order(rawValue: text)
        try require(order == expected ?? ListModule.State().order, "the store has made \(order) of “\(text)”")
        try require((setting.state.problem == nil) == (expected != nil), "“\(text)” isn't refused with a reason")
    }

    private static func set(_ value: SettingValue, of key: String, in settings: SchemaSettings) throws {
        let old = try settings.value(of: key, as: value.kind)
        do throws(SettingError) {
            try settings.setValue(value, of: key)
        } catch {
            try require("\(error)".contains(key), "“\(error)” doesn't name the key")
            try require(try settings.value(of: key, as: value.kind) == old, "“\(key)” has changed in spite of an error")
            return
        }
        let new = try settings.value(of: key, as: value.kind)
        try require(new == value.withVisibleNul, "“\(key)” was set to \(value), and is \(String(describing: new))")
    }

    // MARK: Settings

    private nonisolated enum Order: String { case name, date }

    private enum ListModule: StoreModule {
        enum Action { case didChangeOrder(Order) }
        struct State { var order = Order.date }
    }

    private final class ListStore: LassoStore<ListModule> {
        override func handleAction(_ action: Action) {
            switch action {
            case .didChangeOrder(let order): update { $0.order = order }
            }
        }
    }

    private static let schema = """
        <schemalist>
          <enum id="org.example.Order"><value nick="name" value="0"/><value nick="date" value="1"/></enum>
          <schema id="org.example.List" path="/list/">
            <key name="shows-done" type="b"><default>true</default></key>
            <key name="limit" type="x"><range min="0" max="50"/><default>10</default></key>
            <key name="small" type="y"><default>1</default></key>
            <key name="order" enum="org.example.Order"><default>"name"</default></key>
            <key name="title" type="s"><default>""</default></key>
            <key name="columns" type="as"><default>["name"]</default></key>
            <key name="zoom" type="d"><default>1.5</default></key>
          </schema>
        </schemalist>
        """

    private static let compiledSchema = Result { try compileSchema() }

    private static func compileSchema() throws -> SettingsSchema {
        try StorageFile.with(Array(schema.utf8)) { file in
            try Files.rename(file.path, to: file.path + ".gschema.xml")
            guard let compiler = popen("glib-compile-schemas --strict '\(file.folder)'", "r"), pclose(compiler) == 0
            else {
                throw Violation("glib-compile-schemas has failed")
            }
            let source = try SettingsSchemaSource(directory: file.folder, parent: nil, trusted: false)
            guard let found = source.lookup("org.example.List", recursive: false) else {
                throw Violation("the schema isn't there")
            }
            return found
        }
    }

    /// Returns settings that are kept in a file.
    ///
    /// Source: `g_keyfile_settings_backend_new`, which GIO declares only for programs with backends of their own.
    private static func settings(in file: StorageFile) throws -> SchemaSettings {
        typealias Create =
            @convention(c) (
                UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
            ) -> OpaquePointer?
        let schema = try compiledSchema.get()
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "g_keyfile_settings_backend_new"),
            let backend = unsafeBitCast(symbol, to: Create.self)(file.path, "/", nil)
        else { throw Violation("GIO has no settings in files") }
        defer { g_object_unref(UnsafeMutableRawPointer(backend)) }
        let settings = g_settings_new_full(OpaquePointer(schema.instance.pointer), backend, nil)
        return SchemaSettings(GioSettings(instance: CInstance(settings), transfer: .full))
    }
}

extension SettingValue {
    /// The value as C receives it.
    fileprivate var withVisibleNul: SettingValue {
        switch self {
        case .string(let text): .string(text.withVisibleNul)
        case .strings(let texts): .strings(texts.map(\.withVisibleNul))
        default: self
        }
    }
}
