import CGtk
import Glibc
import LassoGtk

extension GioSettings {
    /// The places where the settings of a test are kept.
    public enum TestBackend: String, Sendable {
        /// Memory. Settings with the same backend object share their values.
        case memory = "g_memory_settings_backend_new"
        /// Nowhere: all keys are locked.
        case locked = "g_null_settings_backend_new"
    }

    /// Creates settings of a schema for a test, which are neither read from nor saved to those of the user.
    ///
    /// - Parameters:
    ///   - schema: The name of the schema.
    ///   - folder: The folder of the `.gschema.xml` file, which is compiled there.
    ///   - backend: The place where the values are kept.
    /// - Returns: Two objects for the same settings, one for the code that is tested, and one for the test.
    /// - Throws: `GLibError` if the schema can't be compiled.
    /// - Precondition: The folder has the schema.
    ///
    /// Source: `g_settings_new_full`, `g_memory_settings_backend_new`, `g_null_settings_backend_new`.
    public static func forTesting(
        _ schema: String,
        in folder: String,
        backend: TestBackend = .memory
    ) async throws -> (tested: GioSettings, other: GioSettings) {
        let compiler = try Subprocess(argv: ["glib-compile-schemas", "--strict", folder], flags: [])
        try await GtkTesting.turnMainLoop(until: "glib-compile-schemas has ended") { compiler.identifier == nil }
        let source = try SettingsSchemaSource(directory: folder, parent: nil, trusted: false)
        guard let found = source.lookup(schema, recursive: false) else {
            preconditionFailure("GioSettings.forTesting(_:in:backend:): \(folder) has no schema \"\(schema)\".")
        }
        typealias Create = @convention(c) () -> OpaquePointer?
        // GIO declares these functions only for programs with backends of their own.
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), backend.rawValue),
            let created = unsafeBitCast(symbol, to: Create.self)()
        else { preconditionFailure("GIO has no function \(backend.rawValue).") }
        defer { g_object_unref(UnsafeMutableRawPointer(created)) }
        let make = {
            let schema = OpaquePointer(found.instance.pointer)
            return GioSettings(instance: CInstance(g_settings_new_full(schema, created, nil)), transfer: .full)
        }
        return (make(), make())
    }
}
