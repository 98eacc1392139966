/// The elements of a collection, as its mirror shows them. They are created lazily.
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

/// An array, whose elements are compared directly instead of through reflection.
protocol ComparedArray {
    /// Returns a closure that compares an element of this array with one of another.
    ///
    /// - Parameter other: An array of the same type.
    /// - Returns: The closure, whose parameters are the indices of both elements, or `nil` if the elements are not
    ///   `Equatable`.
    func equality(with other: Any) -> ((Int, Int) -> Bool)?

    /// Returns whether another array of the same type has the same elements, as defined by ``Sameness``.
    ///
    /// - Parameter other: An array of the same type.
    func hasSameElements(as other: Any) -> Bool
}

extension Array: ComparedArray {
    func equality(with other: Any) -> ((Int, Int) -> Bool)? {
        guard let other = other as? [Element], let areSame = Sameness.comparison(of: Element.self) else { return nil }
        return { areSame(self[$0], other[$1]) }
    }

    func hasSameElements(as other: Any) -> Bool {
        guard let other = other as? [Element], count == other.count, let areEqual = equality(with: other) else {
            return false
        }
        return indices.allSatisfy { areEqual($0, $0) }
    }
}

/// A set, whose elements are compared by lookup.
protocol HashedElements {
    /// Returns the elements that another set of the same type does not have.
    func elements(missingIn other: any HashedElements) -> [Any]
}

extension Set: HashedElements {
    func elements(missingIn other: any HashedElements) -> [Any] {
        guard let other = other as? Set<Element> else { return Array(self) }
        return filter { element in
            guard !other.contains(element) else { return false }
            // An element that is not equal to itself is not found by lookup, even if the set contains it.
            return element == element || !other.contains { Sameness.areSame(element, $0) }
        }
    }
}

/// A dictionary, whose entries are compared by lookup.
protocol HashedEntries {
    /// Returns the entries that differ from those of another dictionary of the same type, or may differ.
    func entries(otherThanIn found: any HashedEntries) -> [ChangedEntry]
}

/// An entry that differs between two dictionaries: its key and its value in each dictionary, if there is one.
struct ChangedEntry {
    let key: Any
    let expected: Any?
    let found: Any?
}

extension Dictionary: HashedEntries {
    func entries(otherThanIn found: any HashedEntries) -> [ChangedEntry] {
        let found = found as? [Key: Value] ?? [:]
        let areSame = Sameness.comparison(of: Value.self)
        var changed: [ChangedEntry] = []
        for (key, value) in self {
            let other = found.value(of: key)
            if let other, let areSame, areSame(value, other) { continue }
            changed.append(ChangedEntry(key: key, expected: value, found: other.map { $0 as Any }))
        }
        for (key, value) in found where self.value(of: key) == nil {
            changed.append(ChangedEntry(key: key, expected: nil, found: value))
        }
        return changed
    }

    /// Returns the value of a key, even of a key that is not equal to itself and cannot be looked up.
    private func value(of key: Key) -> Value? {
        self[key] ?? (key == key ? nil : first { Sameness.areSame(key, $0.key) }?.value)
    }
}
