import Glibc

/// The keys that are held down, as the display server knows them.
///
/// X11 tells, and goes on repeating a key in the window that has the keyboard next. Wayland doesn't tell. There, GTK
/// itself repeats keys, and stops when a window loses the keyboard: whatever comes after that is another press.
struct PressedKeys {
    // A bit for each key.
    private var bits = [CChar](repeating: 0, count: 32)

    /// Asks a display server.
    ///
    /// - Returns: `nil` if the display server doesn't tell.
    init?(on display: Display) {
        typealias GetType = @convention(c) () -> UInt
        typealias IsA = @convention(c) (UnsafeMutableRawPointer, UInt) -> Int32
        typealias GetDisplay = @convention(c) (UnsafeMutableRawPointer) -> OpaquePointer?
        typealias QueryKeymap = @convention(c) (OpaquePointer, UnsafeMutablePointer<CChar>) -> Int32
        // GTK can be built without X11, and then has none of these.
        guard let getType: GetType = Self.function("gdk_x11_display_get_type"),
            let isA: IsA = Self.function("g_type_check_instance_is_a"),
            let getDisplay: GetDisplay = Self.function("gdk_x11_display_get_xdisplay"),
            let queryKeymap: QueryKeymap = Self.function("XQueryKeymap")
        else { return nil }
        let pointer = display.instance.pointer
        guard isA(pointer, getType()) != 0, let connection = getDisplay(pointer) else { return nil }
        _ = queryKeymap(connection, &bits)
    }

    /// Returns whether a key is held down.
    ///
    /// - Parameter code: The key's position on the keyboard.
    func contains(_ code: Int) -> Bool {
        guard bits.indices.contains(code / 8) else { return false }
        return UInt8(bitPattern: bits[code / 8]) & (1 << (code % 8)) != 0
    }

    private static func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
        // Without a path, `dlopen` searches the program and all libraries that it has loaded.
        guard let program = dlopen(nil, RTLD_LAZY) else { return nil }
        defer { dlclose(program) }
        return dlsym(program, name).map { unsafeBitCast($0, to: type) }
    }
}
