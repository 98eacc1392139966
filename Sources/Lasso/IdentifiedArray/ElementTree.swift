/// The storage of an ``IdentifiedArray``: a persistent B-tree of elements, with an index of their identities.
///
/// A copy shares its nodes with the original, and an edit copies only the nodes on its path.
///
/// Each node has a number, which is unique in its tree. The place of an identity is found upward and down again: from
/// the hash to the number of the leaf, from there through the numbers of its ancestors to the root, and on the way down
/// the elements before are counted.
@usableFromInline struct ElementTree<Element: Identifiable> {
    /// A leaf with elements, or an inner node with branches.
    @usableFromInline final class Node {
        // The nodes of a tree are reached only through it, and a tree is not accessed while it is changed.
        @exclusivity(unchecked) @usableFromInline var elements: ContiguousArray<Element>
        @exclusivity(unchecked) @usableFromInline var branches: ContiguousArray<Branch>

        @inlinable init(elements: ContiguousArray<Element> = [], branches: ContiguousArray<Branch> = []) {
            self.elements = elements
            self.branches = branches
        }
    }

    /// A node in its place, with the count of the elements below it.
    @usableFromInline struct Branch {
        @usableFromInline var node: Node
        @usableFromInline var count: Int
        @usableFromInline var number: Int

        @inlinable init(node: Node, count: Int, number: Int) {
            self.node = node
            self.count = count
            self.number = number
        }
    }

    @inlinable static var maximumElements: Int { 64 }
    @inlinable static var minimumElements: Int { 16 }
    /// The elements of a leaf of a new array, so that the first edits don't divide it.
    @inlinable static var initialElements: Int { 48 }
    @inlinable static var maximumBranches: Int { 32 }
    @inlinable static var minimumBranches: Int { 8 }

    @usableFromInline var root = Branch(node: Node(), count: 0, number: 0)
    /// The number of levels above the leaves.
    @usableFromInline var height = 0
    /// The numbers of the leaves of each element, by the hash of the element's identity.
    @usableFromInline var leaves = NumberTrie()
    /// The number of each node's parent. The root has none.
    @usableFromInline var parents = NumberTrie()
    @usableFromInline var nextNumber = 1

    @inlinable init() {}

    @inlinable var count: Int { root.count }

    @inlinable static func hash(of id: Element.ID) -> UInt { UInt(bitPattern: id.hashValue) }
}

// Reading.
extension ElementTree {
    /// Returns the index of the branch that contains a place, and the place in it.
    @inlinable static func step(to offset: Int, in branches: ContiguousArray<Branch>) -> (index: Int, offset: Int) {
        var rest = offset
        var index = 0
        while rest >= branches[index].count {
            rest -= branches[index].count
            index += 1
        }
        return (index, rest)
    }

    /// Returns the leaf that contains a place, and the place in it.
    @inlinable func leaf(at offset: Int) -> (node: Node, offset: Int) {
        var node = root.node
        var rest = offset
        for _ in 0..<height {
            let step = Self.step(to: rest, in: node.branches)
            node = node.branches[step.index].node
            rest = step.offset
        }
        return (node, rest)
    }

    @inlinable subscript(offset: Int) -> Element {
        let leaf = leaf(at: offset)
        return leaf.node.elements[leaf.offset]
    }

    /// Returns the elements of a range.
    @inlinable func elements(in range: Range<Int>) -> ContiguousArray<Element> {
        var elements: ContiguousArray<Element> = []
        elements.reserveCapacity(range.count)
        while elements.count < range.count {
            let leaf = leaf(at: range.lowerBound + elements.count)
            elements += leaf.node.elements[leaf.offset...].prefix(range.count - elements.count)
        }
        return elements
    }

    /// Returns the place of an identity.
    @inlinable func offset(of id: Element.ID) -> Int? {
        var offset: Int?
        _ = leaves.firstValue(of: Self.hash(of: id)) { number in
            let leaf = place(of: number)
            guard let index = leaf.node.elements.firstIndex(where: { $0.id == id }) else { return false }
            offset = leaf.offset + index
            return true
        }
        return offset
    }

    /// Returns a node and the place of its first element.
    @inlinable func place(of number: Int) -> (node: Node, offset: Int) {
        guard number != root.number, let parent = parents[number] else { return (root.node, 0) }
        let place = place(of: parent)
        var offset = place.offset
        for branch in place.node.branches {
            if branch.number == number { return (branch.node, offset) }
            offset += branch.count
        }
        preconditionFailure("IdentifiedArray: a node isn't in its parent.")
    }
}
