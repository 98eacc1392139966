// Which elements two trees may not have in common.
extension ElementTree {
    /// Positions in two trees.
    @usableFromInline typealias Ranges = (old: Range<Int>, new: Range<Int>)

    /// Nodes of the same level, next to each other, and the position of their first element.
    @usableFromInline struct Run {
        @usableFromInline var nodes: ArraySlice<Branch>
        @usableFromInline var start: Int

        @inlinable init(_ nodes: ArraySlice<Branch>, start: Int) {
            (self.nodes, self.start) = (nodes, start)
        }

        @inlinable var count: Int { nodes.reduce(0) { $0 + $1.count } }

        @inlinable var range: Range<Int> { start..<start + count }

        /// The nodes of the next level.
        @inlinable var children: Run { Run(ArraySlice(nodes.flatMap(\.node.branches)), start: start) }

        @inlinable mutating func dropFirst() { start += nodes.removeFirst().count }
    }

    /// Returns the ranges of elements outside the leaves that this tree shares with an older one, in order.
    ///
    /// Between the ranges, both trees have the same elements. If one tree was made from the other, the time is
    /// proportional to what was edited.
    @inlinable func differingRanges(from old: ElementTree) -> [Ranges] {
        var oldRun = Run([old.root], start: 0)
        var newRun = Run([root], start: 0)
        for _ in 0..<max(old.height - height, 0) { oldRun = oldRun.children }
        for _ in 0..<max(height - old.height, 0) { newRun = newRun.children }
        var ranges: [Ranges] = []
        Self.compare(oldRun, newRun, height: min(height, old.height), &ranges)
        return ranges
    }

    @inlinable static func compare(_ old: Run, _ new: Run, height: Int, _ ranges: inout [Ranges]) {
        var (old, new) = (old, new)
        while let one = old.nodes.first, let other = new.nodes.first, one.node === other.node {
            old.dropFirst()
            new.dropFirst()
        }
        while let one = old.nodes.last, let other = new.nodes.last, one.node === other.node {
            old.nodes.removeLast()
            new.nodes.removeLast()
        }
        guard !old.nodes.isEmpty, !new.nodes.isEmpty else {
            if !old.nodes.isEmpty || !new.nodes.isEmpty { ranges.append((old.range, new.range)) }
            return
        }
        let shared = sharedNodes(old, new)
        // Between two shared nodes, nothing else is shared on this level.
        for (oldIndex, newIndex) in shared + [(old.nodes.endIndex, new.nodes.endIndex)] {
            let oldPart = Run(old.nodes[..<oldIndex], start: old.start)
            let newPart = Run(new.nodes[..<newIndex], start: new.start)
            if oldPart.nodes.isEmpty || newPart.nodes.isEmpty || height == 0 {
                if !oldPart.nodes.isEmpty || !newPart.nodes.isEmpty { ranges.append((oldPart.range, newPart.range)) }
            } else {
                compare(oldPart.children, newPart.children, height: height - 1, &ranges)
            }
            guard oldIndex < old.nodes.endIndex else { break }
            let (oldEnd, newEnd) = (oldPart.range.upperBound, newPart.range.upperBound)
            old = Run(old.nodes[(oldIndex + 1)...], start: oldEnd + old.nodes[oldIndex].count)
            new = Run(new.nodes[(newIndex + 1)...], start: newEnd + new.nodes[newIndex].count)
        }
    }

    /// Returns the indices of the nodes that are in both runs, in the same order in both.
    @inlinable static func sharedNodes(_ old: Run, _ new: Run) -> [(Int, Int)] {
        guard old.nodes.count > 1 || new.nodes.count > 1 else { return [] }
        var places: [ObjectIdentifier: Int] = [:]
        places.reserveCapacity(old.nodes.count)
        for index in old.nodes.indices { places[ObjectIdentifier(old.nodes[index].node)] = index }
        var both: [(old: Int, new: Int)] = []
        for index in new.nodes.indices {
            if let place = places[ObjectIdentifier(new.nodes[index].node)] { both.append((place, index)) }
        }
        return longestIncrease(in: both.map(\.old)).map { both[$0] }
    }
}
