// Which elements two trees may not have in common.
extension ElementTree {
    /// Positions in two trees.
    @usableFromInline typealias Ranges = (old: Range<Int>, new: Range<Int>)

    /// Nodes of the same level, next to each other, and the position of their first element.
    @usableFromInline struct Run {
        @usableFromInline var nodes: ContiguousArray<Branch>
        @usableFromInline var start: Int

        @inlinable init(_ nodes: ContiguousArray<Branch>, start: Int) {
            (self.nodes, self.start) = (nodes, start)
        }

        /// Returns the number of elements below some of the nodes.
        @inlinable func count(_ range: Range<Int>) -> Int {
            var count = 0
            for index in range { count += nodes[index].count }
            return count
        }

        /// Returns the nodes of the next level below some of the nodes.
        ///
        /// - Parameters:
        ///   - range: The nodes.
        ///   - start: The position of their first element.
        @inlinable func children(_ range: Range<Int>, start: Int) -> Run {
            guard range.count > 1 else {
                return Run(range.isEmpty ? [] : nodes[range.lowerBound].node.branches, start: start)
            }
            var branches: ContiguousArray<Branch> = []
            for index in range { branches.append(contentsOf: nodes[index].node.branches) }
            return Run(branches, start: start)
        }
    }

    /// Returns the ranges of elements outside the leaves that this tree shares with an older one, in order.
    ///
    /// Between the ranges, both trees have the same elements. If one tree was made from the other, the time is
    /// proportional to what was edited.
    @inlinable func differingRanges(from old: ElementTree) -> [Ranges] {
        var oldRun = Run([old.root], start: 0)
        var newRun = Run([root], start: 0)
        for _ in 0..<max(old.height - height, 0) { oldRun = oldRun.children(oldRun.nodes.indices, start: 0) }
        for _ in 0..<max(height - old.height, 0) { newRun = newRun.children(newRun.nodes.indices, start: 0) }
        var ranges: [Ranges] = []
        Self.compare(oldRun, newRun, height: min(height, old.height), &ranges)
        return ranges
    }

    @inlinable static func compare(_ old: Run, _ new: Run, height: Int, _ ranges: inout [Ranges]) {
        var (first, end, newEnd) = (0, old.nodes.count, new.nodes.count)
        var (start, newStart) = (old.start, new.start)
        while first < end, first < newEnd, old.nodes[first].node === new.nodes[first].node {
            start += old.nodes[first].count
            newStart += new.nodes[first].count
            first += 1
        }
        while first < end, first < newEnd, old.nodes[end - 1].node === new.nodes[newEnd - 1].node {
            (end, newEnd) = (end - 1, newEnd - 1)
        }
        var (index, newIndex) = (first, first)
        func compareParts(_ part: Range<Int>, _ newPart: Range<Int>) {
            if part.isEmpty && newPart.isEmpty { return }
            let range = start..<start + old.count(part), newRange = newStart..<newStart + new.count(newPart)
            if part.isEmpty || newPart.isEmpty || height == 0 {
                ranges.append((range, newRange))
            } else {
                compare(
                    old.children(part, start: start),
                    new.children(newPart, start: newStart),
                    height: height - 1,
                    &ranges
                )
            }
            (start, newStart) = (range.upperBound, newRange.upperBound)
        }
        // Between two shared nodes, nothing else is shared on this level.
        for (shared, newShared) in sharedNodes(old, first..<end, new, first..<newEnd) {
            compareParts(index..<shared, newIndex..<newShared)
            (index, newIndex) = (shared + 1, newShared + 1)
            start += old.nodes[shared].count
            newStart += new.nodes[newShared].count
        }
        compareParts(index..<end, newIndex..<newEnd)
    }

    /// Returns the indices of the nodes that are in both runs, in the same order in both.
    @inlinable static func sharedNodes(
        _ old: Run,
        _ range: Range<Int>,
        _ new: Run,
        _ newRange: Range<Int>
    ) -> [(Int, Int)] {
        // The first nodes differ.
        guard range.count > 1 || newRange.count > 1, !range.isEmpty, !newRange.isEmpty else { return [] }
        var places: [ObjectIdentifier: Int] = [:]
        places.reserveCapacity(range.count)
        for index in range { places[ObjectIdentifier(old.nodes[index].node)] = index }
        var both: [(old: Int, new: Int)] = []
        for index in newRange {
            if let place = places[ObjectIdentifier(new.nodes[index].node)] { both.append((place, index)) }
        }
        return both.isEmpty ? [] : longestIncrease(in: both.map { $0.old }).map { both[$0] }
    }
}
