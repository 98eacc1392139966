extension IdentifiedArray {
    /// Returns the difference from an older version.
    ///
    /// If this array was made from the older one by edits, the time is proportional to what was edited. Otherwise, it
    /// is proportional to the number of elements.
    ///
    /// - Parameter old: The older version.
    /// - Returns: The difference. The elements outside its replacements are in both arrays, in the same order.
    @inlinable public func difference(from old: IdentifiedArray) -> IdentifiedDifference {
        let areEqual = Equality.comparison(of: Element.self)
        return difference(from: old) { areEqual?($0, $1) ?? false }
    }

    /// Returns the difference from an older version, in which long parts that differ are one replacement each.
    ///
    /// - Parameters:
    ///   - old: The older version.
    ///   - maximum: The number of elements of a part up to which those that stay in it are found.
    package func difference(from old: IdentifiedArray, findingUpTo maximum: Int) -> IdentifiedDifference {
        let areEqual = Equality.comparison(of: Element.self)
        return difference(from: old, findingUpTo: maximum) { areEqual?($0, $1) ?? false }
    }

    @inlinable func difference(
        from old: IdentifiedArray,
        findingUpTo maximum: Int = .max,
        areEqual: (Element, Element) -> Bool
    ) -> IdentifiedDifference {
        var difference = IdentifiedDifference()
        for ranges in tree.differingRanges(from: old.tree) {
            compare(old, ranges.old, ranges.new, findingUpTo: maximum, areEqual, &difference)
        }
        return difference
    }

    @inlinable func compare(
        _ old: IdentifiedArray,
        _ oldRange: Range<Int>,
        _ newRange: Range<Int>,
        findingUpTo maximum: Int,
        _ areEqual: (Element, Element) -> Bool,
        _ difference: inout IdentifiedDifference
    ) {
        var (oldRange, newRange) = (oldRange, newRange)
        // Both ends are compared in chunks, so that nothing else is copied if the rest is one replacement.
        while let chunk = Chunk(oldRange, newRange, isAtEnd: false) {
            let before = old.tree.elements(in: chunk.old), after = tree.elements(in: chunk.new)
            var index = 0
            while index < before.count, before[index].id == after[index].id {
                if !areEqual(before[index], after[index]) { difference.addChange(newRange.lowerBound + index) }
                index += 1
            }
            oldRange = oldRange.lowerBound + index..<oldRange.upperBound
            newRange = newRange.lowerBound + index..<newRange.upperBound
            if index < before.count { break }
        }
        var changesBehind: [Int] = []
        while let chunk = Chunk(oldRange, newRange, isAtEnd: true) {
            let before = old.tree.elements(in: chunk.old), after = tree.elements(in: chunk.new)
            var index = before.count
            while index > 0, before[index - 1].id == after[index - 1].id {
                index -= 1
                if !areEqual(before[index], after[index]) { changesBehind.append(chunk.new.lowerBound + index) }
            }
            oldRange = oldRange.lowerBound..<chunk.old.lowerBound + index
            newRange = newRange.lowerBound..<chunk.new.lowerBound + index
            if index > 0 { break }
        }
        defer { for position in changesBehind.reversed() { difference.addChange(position) } }
        guard !oldRange.isEmpty, !newRange.isEmpty, Swift.max(oldRange.count, newRange.count) <= maximum else {
            return difference.add(oldRange, newRange)
        }
        let before = old.tree.elements(in: oldRange), after = tree.elements(in: newRange)
        var (position, newPosition) = (0, 0)
        func replace(_ end: Int, _ newEnd: Int) {
            difference.add(
                oldRange.lowerBound + position..<oldRange.lowerBound + end,
                newRange.lowerBound + newPosition..<newRange.lowerBound + newEnd
            )
        }
        for (index, newIndex) in stayingElements(before[...], after[...]) {
            replace(index, newIndex)
            if !areEqual(before[index], after[newIndex]) { difference.addChange(newRange.lowerBound + newIndex) }
            (position, newPosition) = (index + 1, newIndex + 1)
        }
        replace(before.count, after.count)
    }

    /// Parts of the same length at the beginnings or ends of two ranges.
    @usableFromInline struct Chunk {
        @usableFromInline let old: Range<Int>
        @usableFromInline let new: Range<Int>

        /// Creates the chunk, or returns `nil` if one of the ranges is empty.
        @inlinable init?(_ old: Range<Int>, _ new: Range<Int>, isAtEnd: Bool) {
            let count = Swift.min(old.count, new.count, 64)
            guard count > 0 else { return nil }
            self.old = isAtEnd ? old.upperBound - count..<old.upperBound : old.lowerBound..<old.lowerBound + count
            self.new = isAtEnd ? new.upperBound - count..<new.upperBound : new.lowerBound..<new.lowerBound + count
        }
    }

    /// Returns the indices of as many elements as possible that are in both parts, in the same order in both.
    @inlinable func stayingElements(
        _ old: ContiguousArray<Element>.SubSequence,
        _ new: ContiguousArray<Element>.SubSequence
    ) -> [(Int, Int)] {
        guard !old.isEmpty, !new.isEmpty else { return [] }
        // If the elements of one are all in the other, in order, as after filtering, they are found without hashing.
        if let same = elements(of: new, in: old) { return same.map { ($0.other, $0.index) } }
        if let same = elements(of: old, in: new) { return same.map { ($0.index, $0.other) } }
        var places: [Element.ID: Int] = [:]
        places.reserveCapacity(old.count)
        for index in old.indices { places[old[index].id] = index }
        var both: [(Int, Int)] = []
        for index in new.indices {
            if let place = places[new[index].id] { both.append((place, index)) }
        }
        return longestIncrease(in: both.map { $0.0 }).map { both[$0] }
    }

    /// Returns the indices of elements in a longer part, or `nil` if they aren't all in it, in the same order.
    @inlinable func elements(
        of part: ContiguousArray<Element>.SubSequence,
        in longer: ContiguousArray<Element>.SubSequence
    ) -> [(index: Int, other: Int)]? {
        guard part.count <= longer.count else { return nil }
        var found: [(index: Int, other: Int)] = []
        var other = longer.startIndex
        for index in part.indices {
            while other < longer.endIndex, longer[other].id != part[index].id { other += 1 }
            guard other < longer.endIndex else { return nil }
            found.append((index, other))
            other += 1
        }
        return found
    }
}

// Elements that are statically known to be `Equatable`, which need no check at run time.
extension IdentifiedArray where Element: Equatable {
    /// Returns the difference from an older version.
    ///
    /// If this array was made from the older one by edits, the time is proportional to what was edited. Otherwise, it
    /// is proportional to the number of elements.
    ///
    /// - Parameter old: The older version.
    /// - Returns: The difference. The elements outside its replacements are in both arrays, in the same order.
    @inlinable public func difference(from old: IdentifiedArray) -> IdentifiedDifference {
        difference(from: old) { $0 == $1 }
    }
}

extension IdentifiedArray {
    /// Returns an array of other elements that shares with this one what both have in common at their ends.
    ///
    /// - Parameter elements: The elements of the result, of a collection that doesn't share anything.
    package func becoming(_ elements: some Collection<Element>) -> IdentifiedArray {
        let areEqual = Equality.comparison(of: Element.self)
        let new = ContiguousArray(elements)
        func isSame(_ index: Int, _ newIndex: Int, _ old: ContiguousArray<Element>) -> Bool {
            old[index].id == new[newIndex].id && areEqual?(old[index], new[newIndex]) == true
        }
        let old = tree.elements(in: 0..<count)
        let shorter = Swift.min(old.count, new.count)
        var start = 0
        while start < shorter, isSame(start, start, old) { start += 1 }
        var (end, newEnd) = (old.count, new.count)
        while end > start, newEnd > start, isSame(end - 1, newEnd - 1, old) { (end, newEnd) = (end - 1, newEnd - 1) }
        guard start < end || start < newEnd else { return self }
        var result = self
        result.replaceSubrange(start..<end, with: new[start..<newEnd])
        return result
    }
}
