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
        typealias QueryKeymap = @convention(c) (OpaquePointer, UnsafeMutablePointer<CChar>) -> Int32
        guard let connection = X11Connection(of: display),
            let queryKeymap: QueryKeymap = X11Connection.function("XQueryKeymap")
        else { return nil }
        _ = queryKeymap(connection.pointer, &bits)
    }

    /// Returns whether a key is held down.
    ///
    /// - Parameter code: The key's position on the keyboard.
    func contains(_ code: Int) -> Bool {
        guard bits.indices.contains(code / 8) else { return false }
        return UInt8(bitPattern: bits[code / 8]) & (1 << (code % 8)) != 0
    }
}
