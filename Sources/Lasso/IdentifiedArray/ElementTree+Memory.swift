// Memory that a tree doesn't share with another.
extension ElementTree {
    /// The nodes of a tree that another tree doesn't have.
    struct UnsharedNodes {
        /// The memory of the nodes and of the index, in bytes, without what the elements refer to.
        var bytes = 0
        /// The number of nodes visited.
        var visits = 0
        /// The elements in leaves that the other tree doesn't have.
        var elements: ContiguousArray<Element> = []
    }

    /// Returns the nodes that another tree doesn't have.
    ///
    /// If one tree was made from the other, the time is proportional to what was edited.
    func nodes(notSharedWith other: ElementTree?) -> UnsharedNodes {
        var unshared = UnsharedNodes()
        var own = [root.node]
        var others = other.map { [$0.root.node] } ?? []
        let otherHeight = other?.height ?? 0
        for _ in 0..<max(otherHeight - height, 0) { others = Self.children(others) }
        for level in (0...height).reversed() {
            unshared.visits += own.count + others.count
            if level <= otherHeight { Self.removeShared(&own, &others) }
            for node in own { unshared.bytes += Self.bytes(of: node) }
            guard level > 0 else { break }
            own = Self.children(own)
            if level <= otherHeight { others = Self.children(others) }
        }
        for node in own { unshared.elements += node.elements }
        for (index, otherIndex) in [(leaves, other?.leaves), (parents, other?.parents)] {
            let memory = index.memory(notSharedWith: otherIndex)
            unshared.bytes += memory.bytes
            unshared.visits += memory.visits
        }
        return unshared
    }

    private static func children(_ nodes: [Node]) -> [Node] {
        nodes.flatMap { $0.branches.map(\.node) }
    }

    private static func removeShared(_ own: inout [Node], _ others: inout [Node]) {
        let shared = Set(own.map(ObjectIdentifier.init)).intersection(others.map(ObjectIdentifier.init))
        own.removeAll { shared.contains(ObjectIdentifier($0)) }
        others.removeAll { shared.contains(ObjectIdentifier($0)) }
    }

    private static func bytes(of node: Node) -> Int {
        MemoryEstimate.bytesOfObject(size: 2 * MemoryLayout<ContiguousArray<Element>>.size)
            + MemoryEstimate.bytesOfBuffer(capacity: node.elements.capacity, of: Element.self)
            + MemoryEstimate.bytesOfBuffer(capacity: node.branches.capacity, of: Branch.self)
    }
}
