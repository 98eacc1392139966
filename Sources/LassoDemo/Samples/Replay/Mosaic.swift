/// A square of tiles, each of which is set or not.
nonisolated struct Mosaic: Equatable, Sendable {
    /// The number of tiles in a row.
    static let size = 6

    /// The numbers of the tiles that are set, row by row.
    private(set) var tiles: Set<Int> = []

    subscript(tile: Int) -> Bool {
        get { tiles.contains(tile) }
        set { if newValue { tiles.insert(tile) } else { tiles.remove(tile) } }
    }

    /// Sets the tiles that aren't set, and the other way around.
    mutating func invert() { tiles = Set(0..<Self.size * Self.size).subtracting(tiles) }

    /// Exchanges the sides.
    mutating func mirror() { tiles = Set(tiles.map { $0 + Self.size - 1 - 2 * ($0 % Self.size) }) }

    /// Turns the square to the right.
    mutating func turn() { tiles = Set(tiles.map { $0 % Self.size * Self.size + Self.size - 1 - $0 / Self.size }) }

    mutating func clear() { tiles = [] }
}
