extension IdentifiedArray {
    /// Returns the difference from an older version.
    ///
    /// If this array was made from the older one by edits, the time is proportional to what was edited. Otherwise, it is
    /// proportional to the number of elements.
    ///
    /// - Parameter old: The older version.
    /// - Returns: The difference. The elements outside its replacements are in both arrays, in the same order.
    @inlinable public func difference(from old: IdentifiedArray) -> IdentifiedDifference {
        let areEqual = Equality.comparison(of: Element.self)
        return difference(from: old) { areEqual?($0, $1) ?? false }
    }

    @inlinable func difference(
        from old: IdentifiedArray,
        areEqual: (Element, Element) -> Bool
    ) -> IdentifiedDifference {
        var difference = IdentifiedDifference()
        for ranges in tree.differingRanges(from: old.tree) {
            compare(old, ranges.old, ranges.new, areEqual, &difference)
        }
        return difference
    }

    @inlinable func compare(
        _ old: IdentifiedArray,
        _ oldRange: Range<Int>,
        _ newRange: Range<Int>,
        _ areEqual: (Element, Element) -> Bool,
        _ difference: inout IdentifiedDifference
    ) {
        let before = old.tree.elements(in: oldRange), after = tree.elements(in: newRange)
        func stays(_ index: Int, _ newIndex: Int) {
            if !areEqual(before[index], after[newIndex]) {
                difference.addChange(newRange.lowerBound + newIndex)
            }
        }
        func replace(_ range: Range<Int>, _ newRangeInPart: Range<Int>) {
            difference.add(
                oldRange.lowerBound + range.lowerBound..<oldRange.lowerBound + range.upperBound,
                newRange.lowerBound + newRangeInPart.lowerBound..<newRange.lowerBound + newRangeInPart.upperBound
            )
        }
        var start = 0
        let shorter = Swift.min(before.count, after.count)
        while start < shorter, before[start].id == after[start].id {
            stays(start, start)
            start += 1
        }
        var (end, newEnd) = (before.count, after.count)
        while end > start, newEnd > start, before[end - 1].id == after[newEnd - 1].id {
            (end, newEnd) = (end - 1, newEnd - 1)
        }
        var (position, newPosition) = (start, start)
        for (index, newIndex) in stayingElements(before[start..<end], after[start..<newEnd]) {
            replace(position..<index, newPosition..<newIndex)
            stays(index, newIndex)
            (position, newPosition) = (index + 1, newIndex + 1)
        }
        replace(position..<end, newPosition..<newEnd)
        while end < before.count {
            stays(end, newEnd)
            (end, newEnd) = (end + 1, newEnd + 1)
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
        return longestIncrease(in: both.map(\.0)).map { both[$0] }
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
    /// If this array was made from the older one by edits, the time is proportional to what was edited. Otherwise, it is
    /// proportional to the number of elements.
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
