/// A persistent map of numbers to numbers. A copy shares its nodes with the original, and an edit copies only the nodes
/// on its path.
///
/// A key may have several values, such as a hash that several elements have.
@usableFromInline struct NumberTrie {
    @usableFromInline typealias Entry = (key: UInt, value: Int)

    /// A leaf with entries, or an inner node with a child for each value of the next bits of a key.
    private final class Node {
        // The nodes of a map are reached only through it, and a map is not accessed while it is changed.
        @exclusivity(unchecked) var entries: ContiguousArray<Entry>
        @exclusivity(unchecked) var children: ContiguousArray<Node?>

        init(entries: ContiguousArray<Entry> = [], children: ContiguousArray<Node?> = []) {
            (self.entries, self.children) = (entries, children)
        }

        var isLeaf: Bool { children.isEmpty }
    }

    // A node is divided when it has more entries, and its children are united when they have fewer.
    private static let maximumEntries = 32
    private static let minimumEntries = 8
    private static let bitsOfLevel: UInt = 4
    private static let childCount = 1 << bitsOfLevel

    private var root = Node()

    @usableFromInline init() {}

    /// Creates a map of many entries.
    ///
    /// - Parameters:
    ///   - entries: The entries.
    ///   - sameKeys: A closure called with the values of two entries that have the same key.
    @usableFromInline init(_ entries: ContiguousArray<Entry>, sameKeys: (Int, Int) -> Void) {
        root = Self.makeNode(entries, shift: 0, sameKeys) ?? Node()
    }

    private static func makeNode(
        _ entries: ContiguousArray<Entry>,
        shift: UInt,
        _ sameKeys: (Int, Int) -> Void
    ) -> Node? {
        guard !entries.isEmpty else { return nil }
        guard entries.count > maximumEntries, shift < UInt.bitWidth else {
            for (index, entry) in entries.enumerated() {
                for other in entries[..<index] where other.key == entry.key { sameKeys(other.value, entry.value) }
            }
            return Node(entries: entries)
        }
        return Node(children: parted(entries, shift: shift) { makeNode($0, shift: shift + bitsOfLevel, sameKeys) })
    }

    private static func parted(
        _ entries: ContiguousArray<Entry>,
        shift: UInt,
        _ makeChild: (ContiguousArray<Entry>) -> Node?
    ) -> ContiguousArray<Node?> {
        var parts = ContiguousArray(repeating: ContiguousArray<Entry>(), count: childCount)
        for entry in entries { parts[child(of: entry.key, shift)].append(entry) }
        return ContiguousArray(parts.map(makeChild))
    }

    private static func child(of key: UInt, _ shift: UInt) -> Int { Int((key >> shift) & UInt(childCount - 1)) }

    /// Returns the first value of a key that satisfies a condition.
    @usableFromInline func firstValue(of key: UInt, where isRight: (Int) -> Bool) -> Int? {
        var node = root
        var shift: UInt = 0
        while !node.isLeaf {
            guard let child = node.children[Self.child(of: key, shift)] else { return nil }
            node = child
            shift += Self.bitsOfLevel
        }
        for entry in node.entries where entry.key == key && isRight(entry.value) { return entry.value }
        return nil
    }

    /// The value of a key that has one value.
    @usableFromInline subscript(key: Int) -> Int? {
        get { firstValue(of: UInt(bitPattern: key)) { _ in true } }
        set {
            let number = UInt(bitPattern: key)
            let old = self[key]
            guard old != newValue else { return }
            if let old { remove(number, old) }
            if let newValue { insert(number, newValue) }
        }
    }

    /// Adds an entry.
    @usableFromInline mutating func insert(_ key: UInt, _ value: Int) {
        Self.insert((key, value), into: &root, shift: 0)
    }

    private static func insert(_ entry: Entry, into node: inout Node, shift: UInt) {
        makeUnique(&node)
        if node.isLeaf {
            node.entries.append(entry)
            guard node.entries.count > maximumEntries, shift < UInt.bitWidth else { return }
            node.children = parted(node.entries, shift: shift) { $0.isEmpty ? nil : Node(entries: $0) }
            node.entries = []
            return
        }
        let index = child(of: entry.key, shift)
        if var child = take(&node.children[index]) {
            insert(entry, into: &child, shift: shift + bitsOfLevel)
            node.children[index] = child
        } else {
            node.children[index] = Node(entries: [entry])
        }
    }

    /// Removes one entry.
    @usableFromInline mutating func remove(_ key: UInt, _ value: Int) {
        Self.remove((key, value), from: &root, shift: 0)
    }

    private static func remove(_ entry: Entry, from node: inout Node, shift: UInt) {
        makeUnique(&node)
        if node.isLeaf {
            guard let index = node.entries.firstIndex(where: { $0 == entry }) else { return }
            node.entries.swapAt(index, node.entries.count - 1)
            node.entries.removeLast()
            return
        }
        let index = child(of: entry.key, shift)
        guard var child = take(&node.children[index]) else { return }
        remove(entry, from: &child, shift: shift + bitsOfLevel)
        node.children[index] = child
        if child.isLeaf, child.entries.count < minimumEntries { unite(&node) }
    }

    /// Makes an inner node a leaf if its children have few entries.
    private static func unite(_ node: inout Node) {
        var count = 0
        for case let child? in node.children {
            count += child.isLeaf ? child.entries.count : minimumEntries
            guard count < minimumEntries else { return }
        }
        node.entries = ContiguousArray(node.children.lazy.compactMap { $0?.entries }.joined())
        node.children = []
    }

    /// Takes a child out of its place, so that the place doesn't count as a reference to it.
    private static func take(_ place: inout Node?) -> Node? {
        let node = place
        place = nil
        return node
    }

    private static func makeUnique(_ node: inout Node) {
        if !isKnownUniquelyReferenced(&node) { node = Node(entries: node.entries, children: node.children) }
    }
}

// Memory.
extension NumberTrie {
    /// Returns the memory of the nodes that another map doesn't share, in bytes, and the number of nodes visited.
    func memory(notSharedWith other: NumberTrie?) -> (bytes: Int, visits: Int) {
        Self.memory(of: root, notSharedWith: other?.root)
    }

    private static func memory(of node: Node, notSharedWith other: Node?) -> (bytes: Int, visits: Int) {
        guard node !== other else { return (0, 1) }
        var bytes =
            MemoryEstimate.bytesOfObject(size: 2 * MemoryLayout<ContiguousArray<Entry>>.size)
            + MemoryEstimate.bytesOfBuffer(capacity: node.entries.capacity, of: Entry.self)
            + MemoryEstimate.bytesOfBuffer(capacity: node.children.capacity, of: Node?.self)
        var visits = 1
        for (index, child) in node.children.enumerated() {
            guard let child else { continue }
            let counterpart = other.flatMap { $0.isLeaf ? nil : $0.children[index] }
            let memory = memory(of: child, notSharedWith: counterpart)
            bytes += memory.bytes
            visits += memory.visits
        }
        return (bytes, visits)
    }
}
