/// An ordered collection of values that have different identities, made for states.
///
/// ```swift
/// var tasks: IdentifiedArray = [task, other]
/// tasks[id: other.id]?.isDone = true
/// tasks.move(other.id, before: task.id)
/// ```
///
/// A state is copied with each update, and histories and lists keep copies of it. Copies of an `Array` share their
/// elements only until the first edit, which copies all of them. Copies of an identified array share everything but
/// what was edited:
///
/// | Operation | Time, for *n* elements |
/// |---|---|
/// | Copying | constant |
/// | Access by position or identity | logarithmic |
/// | Changing, inserting, removing, or moving an element, also of a copy | logarithmic |
/// | `difference(from:)` and `==`, if one array was made from the other | proportional to what was edited |
/// | Iterating | linear |
///
/// Types of the same name in other libraries store an array and a dictionary: there, the first edit of a copy takes
/// time and memory proportional to *n*.
public struct IdentifiedArray<Element: Identifiable>: RandomAccessCollection, RangeReplaceableCollection {
    @usableFromInline var tree: ElementTree<Element>

    @inlinable init(tree: ElementTree<Element>) {
        self.tree = tree
    }

    /// Creates an empty array.
    @inlinable public init() {
        tree = ElementTree()
    }

    /// Creates an array of elements.
    ///
    /// - Parameter elements: The elements, in order.
    /// - Precondition: All elements have different identities.
    @inlinable public init(_ elements: some Sequence<Element>) {
        tree = ElementTree(ContiguousArray(elements)) { one, other in
            stopAtSameIdentity(in: one.elements, one === other ? nil : other.elements)
        }
    }

    /// Creates an array of elements, of which some may have the same identity.
    ///
    /// - Parameters:
    ///   - elements: The elements, in order.
    ///   - combine: A closure that returns the element that replaces two with the same identity: the one that is in the
    ///     array already, and a later one. The result has the same identity, and takes the place of the first.
    @inlinable public init(
        _ elements: some Sequence<Element>,
        uniquingIdentitiesWith combine: (Element, Element) throws -> Element
    ) rethrows {
        var places: [Element.ID: Int] = [:]
        var unique: ContiguousArray<Element> = []
        for element in elements {
            if let place = places[element.id] {
                unique[place] = try combine(unique[place], element)
            } else {
                places[element.id] = unique.count
                unique.append(element)
            }
        }
        self.init(unique)
    }

    /// The number of elements.
    @inlinable public var count: Int { tree.count }

    /// The position of the first element, 0.
    @inlinable public var startIndex: Int { 0 }

    /// The position after the last element.
    @inlinable public var endIndex: Int { tree.count }

    /// The element at a position.
    ///
    /// A new element may have another identity if no other element has it.
    ///
    /// - Parameter position: The position, from 0.
    @inlinable public subscript(position: Int) -> Element {
        get {
            precondition(
                position >= 0 && position < tree.count,
                "IdentifiedArray[\(position)]: the array has \(tree.count) elements."
            )
            return tree[position]
        }
        set {
            let old = self[position]
            if newValue.id != old.id { checkThatItIsNew(newValue) }
            tree.replace(at: position, by: newValue)
        }
    }

    /// Returns an iterator over the elements, in order.
    @inlinable public func makeIterator() -> Iterator { Iterator(tree) }

    /// An iterator over the elements of an identified array.
    public struct Iterator: IteratorProtocol {
        @usableFromInline let tree: ElementTree<Element>
        @usableFromInline var elements: ContiguousArray<Element> = []
        @usableFromInline var index = 0
        // The position of the element after those of the current leaf.
        @usableFromInline var end = 0

        @inlinable init(_ tree: ElementTree<Element>) {
            self.tree = tree
        }

        /// Returns the next element, or `nil` after the last one.
        @inlinable public mutating func next() -> Element? {
            if index == elements.count {
                guard end < tree.count else { return nil }
                elements = tree.leaf(at: end).node.elements
                index = 0
                end += elements.count
            }
            defer { index += 1 }
            return elements[index]
        }
    }
}

// The errors of this type.
extension IdentifiedArray {
    @inlinable func checkThatItIsNew(_ element: Element) {
        if let position = tree.offset(of: element.id) { stopAtSameIdentity(self[position], element) }
    }
}

/// Stops the program if two elements of one leaf or of two have the same identity.
@usableFromInline func stopAtSameIdentity<Element: Identifiable>(
    in elements: ContiguousArray<Element>,
    _ others: ContiguousArray<Element>?
) {
    var known: [Element.ID: Element] = [:]
    for element in elements + (others ?? []) {
        if let other = known.updateValue(element, forKey: element.id) { stopAtSameIdentity(other, element) }
    }
}

@usableFromInline func stopAtSameIdentity<Element: Identifiable>(_ one: Element, _ other: Element) -> Never {
    preconditionFailure(
        """
        IdentifiedArray: two elements have the same id, \(ValueDescription.text(of: one.id)):
          \(ValueDescription.text(of: one))
          \(ValueDescription.text(of: other))
        Give each element an id of its own, or replace the first one by array[id: id] = element.
        """
    )
}
