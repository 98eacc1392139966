// Nodes are mutable, but only while one value alone refers to them (`isKnownUniquelyReferenced`), and a value is
// changed by one task at a time. Nodes that several values share are never changed.
extension IdentifiedArray: @unchecked Sendable where Element: Sendable, Element.ID: Sendable {}

extension IdentifiedArray: Equatable where Element: Equatable {
    /// Returns whether two arrays have the same elements in the same order.
    ///
    /// If one was made from the other, this takes time proportional to what was edited.
    @inlinable public static func == (one: Self, other: Self) -> Bool {
        guard one.count == other.count else { return false }
        return one.tree.differingRanges(from: other.tree).allSatisfy { ranges in
            ranges.old == ranges.new && one.tree.elements(in: ranges.new) == other.tree.elements(in: ranges.old)
        }
    }
}

extension IdentifiedArray: Hashable where Element: Hashable {
    /// Hashes the elements, in order.
    @inlinable public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
    }
}

extension IdentifiedArray: ExpressibleByArrayLiteral {
    /// Creates an array of the elements of a literal.
    ///
    /// - Parameter elements: The elements.
    /// - Precondition: All elements have different identities.
    @inlinable public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension IdentifiedArray: Encodable where Element: Encodable {
    /// Encodes the elements, as an array does.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
    }
}

extension IdentifiedArray: Decodable where Element: Decodable {
    /// Decodes elements that an array or an identified array has encoded.
    ///
    /// - Throws: An error if the data is no list of elements, or if two elements have the same identity.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var identities: Set<Element.ID> = []
        var elements: ContiguousArray<Element> = []
        while !container.isAtEnd {
            let element = try container.decode(Element.self)
            guard identities.insert(element.id).inserted else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "Two elements have the same id, \(element.id). Give each one an id of its own."
                )
            }
            elements.append(element)
        }
        self.init(elements)
    }
}

extension IdentifiedArray: CustomStringConvertible, CustomReflectable {
    /// The elements, as an array describes them.
    public var description: String { "\(Array(self))" }

    /// The elements, as an array shows them.
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
