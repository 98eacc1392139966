import Glibc

/// The connection of a display to an X11 server, for what GTK itself doesn't tell.
struct X11Connection {
    /// The connection: an X11 `Display`.
    let pointer: OpaquePointer

    /// Creates the connection of a display.
    ///
    /// - Returns: `nil` if the display isn't one of X11.
    init?(of display: Display) {
        typealias GetType = @convention(c) () -> UInt
        typealias IsA = @convention(c) (UnsafeMutableRawPointer, UInt) -> Int32
        typealias GetDisplay = @convention(c) (UnsafeMutableRawPointer) -> OpaquePointer?
        // GTK can be built without X11, and then has none of these.
        guard let getType: GetType = Self.function("gdk_x11_display_get_type"),
            let isA: IsA = Self.function("g_type_check_instance_is_a"),
            let getDisplay: GetDisplay = Self.function("gdk_x11_display_get_xdisplay")
        else { return nil }
        let instance = display.instance.pointer
        guard isA(instance, getType()) != 0, let pointer = getDisplay(instance) else { return nil }
        self.pointer = pointer
    }

    /// Returns a function of the libraries that the program has loaded; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - name: The name of the C function.
    ///   - type: The type of the function.
    static func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
        // Without a path, `dlopen` searches the program and all libraries that it has loaded.
        guard let program = dlopen(nil, RTLD_LAZY) else { return nil }
        defer { dlclose(program) }
        return dlsym(program, name).map { unsafeBitCast($0, to: type) }
    }
}
