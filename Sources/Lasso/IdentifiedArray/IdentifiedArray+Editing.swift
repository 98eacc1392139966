// Edits by position.
extension IdentifiedArray {
    /// Replaces a range of elements by others.
    ///
    /// - Parameters:
    ///   - range: The positions of the elements to replace.
    ///   - elements: The new elements.
    /// - Precondition: The new elements' identities differ from each other's and from those of the remaining elements.
    @inlinable public mutating func replaceSubrange(
        _ range: Range<Int>,
        with elements: some Collection<Element>
    ) {
        checkRange(range)
        guard !elements.isEmpty else {
            if !range.isEmpty { tree.replaceSubrange(range, with: []) }
            return
        }
        guard range.count < count else {
            self = IdentifiedArray(elements)
            return
        }
        let elements = ContiguousArray(elements)
        checkThatTheyAreNew(elements, insteadOf: range)
        tree.replaceSubrange(range, with: elements)
    }

    @inlinable func checkThatTheyAreNew(_ elements: ContiguousArray<Element>, insteadOf range: Range<Int>) {
        var known: [Element.ID: Element] = [:]
        known.reserveCapacity(elements.count)
        for element in elements {
            if let position = tree.offset(of: element.id), !range.contains(position) { checkThatItIsNew(element) }
            if let other = known.updateValue(element, forKey: element.id) { stopAtSameIdentity(other, element) }
        }
    }

    @inlinable func checkRange(_ range: Range<Int>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= count,
            "IdentifiedArray: the positions \(range) aren't in an array of \(count) elements."
        )
    }

    /// Adds an element at the end.
    ///
    /// - Parameter element: The element.
    /// - Precondition: No element has its identity.
    @inlinable public mutating func append(_ element: Element) { insert(element, at: count) }

    /// Adds elements at the end.
    ///
    /// - Parameter elements: The elements.
    /// - Precondition: The elements' identities differ from each other's and from those of the present elements.
    @inlinable public mutating func append(contentsOf elements: some Sequence<Element>) {
        replaceSubrange(count..<count, with: ContiguousArray(elements))
    }

    /// Inserts an element.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - position: The position that the element will have.
    /// - Precondition: No element has its identity.
    @inlinable public mutating func insert(_ element: Element, at position: Int) {
        checkRange(position..<position)
        checkThatItIsNew(element)
        tree.insert(element, at: position)
    }

    /// Removes an element.
    ///
    /// - Parameter position: The element's position.
    /// - Returns: The element.
    @inlinable @discardableResult
    public mutating func remove(at position: Int) -> Element {
        let element = self[position]
        tree.remove(at: position)
        return element
    }

    /// Removes all elements.
    ///
    /// - Parameter keepCapacity: Ignored. An array has no spare capacity.
    @inlinable public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { tree = ElementTree() }

    /// Removes the elements that satisfy a condition.
    ///
    /// - Parameter isRemoved: A closure that returns whether an element is removed.
    @inlinable public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
        var positions: [Int] = []
        for (position, element) in enumerated() where try isRemoved(element) { positions.append(position) }
        guard !positions.isEmpty else { return }
        // Few elements are removed one by one, so that the others stay shared with copies.
        guard positions.count > count / ElementTree<Element>.minimumElements else {
            for position in positions.reversed() { tree.remove(at: position) }
            return
        }
        var next = positions[...]
        let remaining = enumerated().lazy.filter { position, _ in
            guard position == next.first else { return true }
            next.removeFirst()
            return false
        }
        self = IdentifiedArray(ContiguousArray(remaining.map(\.element)))
    }

    /// Returns the elements that satisfy a condition, in order.
    ///
    /// - Parameter isIncluded: A closure that returns whether an element is included.
    @inlinable public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> IdentifiedArray {
        var elements: ContiguousArray<Element> = []
        for element in self where try isIncluded(element) { elements.append(element) }
        return IdentifiedArray(elements)
    }

    /// Moves an element.
    ///
    /// - Parameters:
    ///   - position: The element's position.
    ///   - newPosition: The position that the element will have.
    @inlinable public mutating func move(from position: Int, to newPosition: Int) {
        precondition(
            newPosition >= 0 && newPosition < count,
            "IdentifiedArray.move(from:to:): the array has no position \(newPosition), but \(count) elements."
        )
        guard position != newPosition else { return }
        let element = remove(at: position)
        tree.insert(element, at: newPosition)
    }

    /// Exchanges two elements.
    ///
    /// - Parameters:
    ///   - position: The position of one element.
    ///   - otherPosition: The position of the other element.
    @inlinable public mutating func swapAt(_ position: Int, _ otherPosition: Int) {
        guard position != otherPosition else { return }
        let (first, last) = (Swift.min(position, otherPosition), Swift.max(position, otherPosition))
        let element = remove(at: last)
        let other = remove(at: first)
        tree.insert(element, at: first)
        tree.insert(other, at: last)
    }

    /// Sorts the elements. Elements that are in order keep their order.
    ///
    /// - Parameter areInIncreasingOrder: A closure that returns whether its first argument precedes its second.
    @inlinable public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        self = IdentifiedArray(try sorted(by: areInIncreasingOrder))
    }

    /// Reverses the order of the elements.
    @inlinable public mutating func reverse() { self = IdentifiedArray(reversed()) }
}

extension IdentifiedArray where Element: Comparable {
    /// Sorts the elements in increasing order.
    @inlinable public mutating func sort() { sort(by: <) }
}
