// Edits of one place.
extension ElementTree {
    /// Changes the leaf of a place, after copying the nodes above it that are shared.
    ///
    /// - Parameters:
    ///   - offset: The place.
    ///   - change: The number of elements by which the closure changes the count.
    ///   - body: A closure that changes the leaf. It is passed the elements, the place in them, and the leaf's number.
    @inlinable mutating func changeLeaf(
        at offset: Int,
        by change: Int = 0,
        _ body: (inout ContiguousArray<Element>, Int, Int) -> Void
    ) {
        Self.changeLeaf(of: &root, height: height, at: offset, by: change, body)
    }

    @inlinable static func changeLeaf(
        of branch: inout Branch,
        height: Int,
        at offset: Int,
        by change: Int,
        _ body: (inout ContiguousArray<Element>, Int, Int) -> Void
    ) {
        if !isKnownUniquelyReferenced(&branch.node) {
            branch.node = Node(elements: branch.node.elements, branches: branch.node.branches)
        }
        branch.count += change
        if height == 0 { return body(&branch.node.elements, offset, branch.number) }
        let step = insertionStep(to: offset, in: branch.node.branches, isInsertion: change > 0)
        changeLeaf(of: &branch.node.branches[step.index], height: height - 1, at: step.offset, by: change, body)
    }

    /// Returns the index of the branch that contains a place. For an insertion, the place between two branches belongs
    /// to the first.
    @inlinable static func insertionStep(
        to offset: Int,
        in branches: ContiguousArray<Branch>,
        isInsertion: Bool
    ) -> (index: Int, offset: Int) {
        guard isInsertion, offset > 0 else { return step(to: offset, in: branches) }
        let step = step(to: offset - 1, in: branches)
        return (step.index, step.offset + 1)
    }

    /// Inserts an element whose identity isn't in the tree.
    @inlinable mutating func insert(_ element: Element, at offset: Int) {
        let leaf = leaf(at: max(offset - 1, 0))
        guard leaf.node.elements.count < Self.maximumElements else {
            return replaceSubrange(offset..<offset, with: [element])
        }
        var number = 0
        changeLeaf(at: offset, by: 1) { elements, index, leaf in
            if elements.count == elements.capacity { elements.reserveCapacity(Self.maximumElements) }
            elements.insert(element, at: index)
            number = leaf
        }
        leaves.insert(Self.hash(of: element.id), number)
    }

    /// Removes the element at a place.
    @inlinable mutating func remove(at offset: Int) {
        guard height == 0 || leaf(at: offset).node.elements.count > Self.minimumElements else {
            return replaceSubrange(offset..<offset + 1, with: [])
        }
        var hash: UInt = 0
        var number = 0
        changeLeaf(at: offset, by: -1) { elements, index, leaf in
            hash = Self.hash(of: elements.remove(at: index).id)
            number = leaf
        }
        leaves.remove(hash, number)
    }

    /// Replaces the element at a place by another one, whose identity isn't in the tree, or is that of the old element.
    @inlinable mutating func replace(at offset: Int, by element: Element) {
        var oldHash: UInt = 0
        var number = 0
        changeLeaf(at: offset) { elements, index, leaf in
            oldHash = Self.hash(of: elements[index].id)
            elements[index] = element
            number = leaf
        }
        let hash = Self.hash(of: element.id)
        guard hash != oldHash else { return }
        leaves.remove(oldHash, number)
        leaves.insert(hash, number)
    }
}

// Edits of many places: the nodes at the ends of the range are written again, and those between them are removed.
extension ElementTree {
    /// Creates a tree.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - sameHash: A closure called with two leaves' elements if elements with the same hash are in them.
    @inlinable init(_ elements: ContiguousArray<Element>, sameHash: (Node, Node) -> Void) {
        guard !elements.isEmpty else { return }
        var entries: ContiguousArray<NumberTrie.Entry> = []
        entries.reserveCapacity(elements.count)
        var nodes: [Branch] = []
        for piece in Self.pieces(of: elements, maximum: Self.initialElements) {
            nodes.append(Branch(node: Node(elements: piece), count: piece.count, number: nextNumber))
            for element in piece { entries.append((Self.hash(of: element.id), nextNumber)) }
            nextNumber += 1
        }
        let made = nodes
        leaves = NumberTrie(entries) { sameHash(made[$0 - 1].node, made[$1 - 1].node) }
        setRoot(nodes)
    }

    /// Replaces elements by others, whose identities aren't among the remaining ones.
    @inlinable mutating func replaceSubrange(_ range: Range<Int>, with elements: ContiguousArray<Element>) {
        let isAtEnd = range.lowerBound == count
        setRoot(replaced(range, of: root, height: height, with: elements, isAtEnd: isAtEnd))
    }

    @inlinable mutating func setRoot(_ list: [Branch]) {
        guard !list.isEmpty else {
            self = ElementTree()
            return
        }
        var list = list
        while list.count > 1 {
            list = makeNodes(ContiguousArray(list), numbers: [])
            height += 1
        }
        root = list[0]
        while height > 0, root.node.branches.count == 1 {
            root = root.node.branches[0]
            height -= 1
            parents[root.number] = nil
        }
    }

    /// Returns the nodes that replace a node after an edit.
    @inlinable mutating func replaced(
        _ range: Range<Int>,
        of branch: Branch,
        height: Int,
        with elements: ContiguousArray<Element>,
        isAtEnd: Bool
    ) -> [Branch] {
        if height == 0 {
            if isAtEnd, branch.count == Self.maximumElements {
                return [branch] + makeLeaves(elements, numbers: []) { _ in nil }
            }
            return rewritten(branch, range, with: elements)
        }
        let branches = branch.node.branches
        let first = Self.insertionStep(to: range.lowerBound, in: branches, isInsertion: range.isEmpty)
        var middle: [Branch]
        var last = first.index
        if first.offset + range.count <= branches[first.index].count {
            let inner = first.offset..<first.offset + range.count
            middle = replaced(inner, of: branches[last], height: height - 1, with: elements, isAtEnd: isAtEnd)
        } else {
            let start = first.offset..<branches[first.index].count
            middle = replaced(start, of: branches[last], height: height - 1, with: elements, isAtEnd: isAtEnd)
            var rest = range.count - start.count
            last += 1
            while rest > branches[last].count {
                rest -= branches[last].count
                discard(branches[last], height: height - 1)
                last += 1
            }
            middle += replaced(0..<rest, of: branches[last], height: height - 1, with: [], isAtEnd: false)
        }
        var list = ContiguousArray(branches[..<first.index]) + middle + branches[(last + 1)...]
        if !range.isEmpty || !isAtEnd {
            mergeSmall(&list, height: height - 1, around: first.index..<first.index + middle.count)
        }
        return makeNodes(list, numbers: [branch.number])
    }

    /// Unites nodes that have become too small with a neighbor.
    @inlinable mutating func mergeSmall(_ list: inout ContiguousArray<Branch>, height: Int, around range: Range<Int>) {
        var index = max(range.lowerBound - 1, 0)
        var end = min(range.upperBound + 1, list.count)
        while index < end, list.count > 1 {
            guard isSmall(list[index], height: height) else {
                index += 1
                continue
            }
            let left = index + 1 < list.count ? index : index - 1
            let united = unite(list[left], list[left + 1], height: height)
            list.replaceSubrange(left...left + 1, with: united)
            end = min(end - 2 + united.count, list.count)
            index = united.count == 1 ? left : left + 2
        }
    }

    @inlinable func isSmall(_ branch: Branch, height: Int) -> Bool {
        height == 0
            ? branch.count < Self.minimumElements : branch.node.branches.count < Self.minimumBranches
    }

    @inlinable mutating func unite(_ one: Branch, _ other: Branch, height: Int) -> [Branch] {
        guard height == 0 else {
            return makeNodes(one.node.branches + other.node.branches, numbers: [one.number, other.number])
        }
        return makeLeaves(one.node.elements + other.node.elements, numbers: [one.number, other.number]) { index in
            index < one.count ? one.number : other.number
        }
    }

    /// Returns the leaves that replace a leaf after an edit.
    @inlinable mutating func rewritten(
        _ leaf: Branch,
        _ range: Range<Int>,
        with elements: ContiguousArray<Element>
    ) -> [Branch] {
        let old = leaf.node.elements
        for element in old[range] { leaves.remove(Self.hash(of: element.id), leaf.number) }
        var new = ContiguousArray<Element>()
        new.reserveCapacity(old.count - range.count + elements.count)
        new += old[..<range.lowerBound]
        new += elements
        new += old[range.upperBound...]
        let inserted = range.lowerBound..<range.lowerBound + elements.count
        return makeLeaves(new, numbers: [leaf.number]) { inserted.contains($0) ? nil : leaf.number }
    }

    /// Divides elements into leaves, and registers those that weren't in a leaf of the same number.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - numbers: The numbers of leaves that are replaced. The new leaves have them, in order.
    ///   - oldNumber: A closure that returns the number of the leaf in which an element was, or `nil` for a new
    ///     element.
    @inlinable mutating func makeLeaves(
        _ elements: ContiguousArray<Element>,
        numbers: [Int],
        oldNumber: (Int) -> Int?
    ) -> [Branch] {
        let pieces = Self.pieces(of: elements, maximum: Self.maximumElements)
        let numbers = take(pieces.count, numbers)
        var index = 0
        for (piece, number) in zip(pieces, numbers) {
            for element in piece {
                let old = oldNumber(index)
                index += 1
                guard old != number else { continue }
                let hash = Self.hash(of: element.id)
                if let old { leaves.remove(hash, old) }
                leaves.insert(hash, number)
            }
        }
        return zip(pieces, numbers).map { Branch(node: Node(elements: $0), count: $0.count, number: $1) }
    }

    /// Divides branches into nodes, and registers their parents.
    ///
    /// - Parameters:
    ///   - branches: The branches.
    ///   - numbers: The numbers of nodes that are replaced. The new nodes have them, in order.
    @inlinable mutating func makeNodes(_ branches: ContiguousArray<Branch>, numbers: [Int]) -> [Branch] {
        let pieces = Self.pieces(of: branches, maximum: Self.maximumBranches)
        return zip(pieces, take(pieces.count, numbers)).map { piece, number in
            for child in piece { parents[child.number] = number }
            return Branch(node: Node(branches: piece), count: piece.reduce(0) { $0 + $1.count }, number: number)
        }
    }

    /// Returns numbers for nodes: those of the nodes that they replace, and new ones. Removes the others.
    @inlinable mutating func take(_ count: Int, _ numbers: [Int]) -> [Int] {
        for number in numbers.dropFirst(count) { parents[number] = nil }
        let missing = max(count - numbers.count, 0)
        nextNumber += missing
        return Array(numbers.prefix(count)) + (nextNumber - missing..<nextNumber)
    }

    /// Removes a node and all nodes below it from the index.
    @inlinable mutating func discard(_ branch: Branch, height: Int) {
        parents[branch.number] = nil
        guard height > 0 else {
            for element in branch.node.elements { leaves.remove(Self.hash(of: element.id), branch.number) }
            return
        }
        for child in branch.node.branches { discard(child, height: height - 1) }
    }

    /// Divides a list into as few pieces of about the same size as possible.
    @inlinable static func pieces<Item>(of list: ContiguousArray<Item>, maximum: Int) -> [ContiguousArray<Item>] {
        guard list.count > maximum else { return list.isEmpty ? [] : [list] }
        let count = (list.count + maximum - 1) / maximum
        return (0..<count).map { index in
            ContiguousArray(list[list.count * index / count..<list.count * (index + 1) / count])
        }
    }
}
