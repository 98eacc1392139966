/// The elements of a collection, as it shows them. They are made one by one, as they are asked for.
struct Elements: Sequence {
    private let children: AnyRandomAccessCollection<Mirror.Child>

    init(_ children: Mirror.Children) {
        self.children = AnyRandomAccessCollection(children) ?? AnyRandomAccessCollection(Array(children))
    }

    var count: Int { children.count }

    subscript(index: Int) -> Any {
        children[children.index(children.startIndex, offsetBy: index)].value
    }

    func makeIterator() -> some IteratorProtocol<Any> { children.lazy.map(\.value).makeIterator() }
}

/// An array, whose elements are compared without the detour through reflection.
protocol ComparedArray {
    /// Returns a closure that compares an element of this array with one of another.
    ///
    /// - Parameter other: An array of the same type.
    /// - Returns: The closure, which takes both elements' indices; `nil` if the elements are not `Equatable`.
    func equality(with other: Any) -> ((Int, Int) -> Bool)?
}

extension Array: ComparedArray {
    func equality(with other: Any) -> ((Int, Int) -> Bool)? {
        guard let other = other as? [Element], let areEqual = Equality.comparison(of: Element.self) else { return nil }
        return { areEqual(self[$0], other[$1]) }
    }
}

/// A set, whose elements are looked up.
protocol HashedElements {
    /// Returns the elements that another set of the same type does not have.
    func elements(missingIn other: any HashedElements) -> [Any]
}

extension Set: HashedElements {
    func elements(missingIn other: any HashedElements) -> [Any] {
        guard let other = other as? Set<Element> else { return Array(self) }
        return filter { !other.contains($0) }
    }
}

/// A dictionary, whose entries are looked up.
protocol HashedEntries {
    /// Returns the entries that differ from those of another dictionary of the same type, or may differ.
    func entries(otherThanIn found: any HashedEntries) -> [ChangedEntry]
}

/// An entry that differs in two dictionaries: its key, and its values, where there are any.
struct ChangedEntry {
    let key: Any
    let expected: Any?
    let found: Any?
}

extension Dictionary: HashedEntries {
    func entries(otherThanIn found: any HashedEntries) -> [ChangedEntry] {
        let found = found as? [Key: Value] ?? [:]
        let areEqual = Equality.comparison(of: Value.self)
        var changed: [ChangedEntry] = []
        for (key, value) in self {
            let other = found[key]
            if let other, let areEqual, areEqual(value, other) { continue }
            changed.append(ChangedEntry(key: key, expected: value, found: other.map { $0 as Any }))
        }
        for (key, value) in found where self[key] == nil {
            changed.append(ChangedEntry(key: key, expected: nil, found: value))
        }
        return changed
    }
}
