/// The position of the mouse on the screen, in pixels of the screen, as the display server knows it.
///
/// X11 tells. Wayland doesn't.
struct PointerPosition {
    private let x: Int
    private let y: Int

    /// Asks a display server.
    ///
    /// - Returns: `nil` if the display server doesn't tell.
    init?(on display: Display) {
        typealias GetRoot = @convention(c) (OpaquePointer) -> UInt
        typealias QueryPointer =
            @convention(c) (
                OpaquePointer, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
                UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
                UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt32>
            ) -> Int32
        guard let connection = X11Connection(of: display),
            let getRoot: GetRoot = X11Connection.function("XDefaultRootWindow"),
            let queryPointer: QueryPointer = X11Connection.function("XQueryPointer")
        else { return nil }
        var root: UInt = 0
        var child: UInt = 0
        var column: Int32 = 0
        var row: Int32 = 0
        var innerColumn: Int32 = 0
        var innerRow: Int32 = 0
        var modifiers: UInt32 = 0
        let isOnScreen = queryPointer(
            connection.pointer,
            getRoot(connection.pointer),
            &root,
            &child,
            &column,
            &row,
            &innerColumn,
            &innerRow,
            &modifiers
        )
        guard isOnScreen != 0 else { return nil }
        (x, y) = (Int(column), Int(row))
    }

    /// Returns whether another position is not farther away than a distance in each direction.
    func isNear(_ other: PointerPosition, distance: Int) -> Bool {
        abs(x - other.x) <= distance && abs(y - other.y) <= distance
    }
}
