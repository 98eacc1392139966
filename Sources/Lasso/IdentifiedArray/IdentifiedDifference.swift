/// The difference between two versions of an identified array: which elements came, went, or moved, and which have
/// another value.
public struct IdentifiedDifference: Equatable, Sendable {
    /// Elements that others replace. One of the ranges may be empty.
    public struct Replacement: Equatable, Sendable {
        /// The positions in the old array.
        public var old: Range<Int>
        /// The positions in the new array.
        public var new: Range<Int>

        /// Creates a replacement.
        ///
        /// - Parameters:
        ///   - old: The positions in the old array.
        ///   - new: The positions in the new array.
        public init(old: Range<Int>, new: Range<Int>) {
            self.old = old
            self.new = new
        }
    }

    /// The replacements, in order. An element that moved is in two of them: it is removed and inserted. As few elements
    /// as possible are.
    public internal(set) var replacements: [Replacement] = []
    /// The positions, in the new array and in order, of the elements that stay and have another value. If the elements
    /// aren't `Equatable`, these are all elements near an edit.
    public internal(set) var changes: [Int] = []

    /// Whether there is no difference.
    public var isEmpty: Bool { replacements.isEmpty && changes.isEmpty }

    @usableFromInline init() {}

    @usableFromInline mutating func addChange(_ position: Int) { changes.append(position) }

    /// Adds a replacement after the others, and unites it with the last one if they touch.
    @usableFromInline mutating func add(_ old: Range<Int>, _ new: Range<Int>) {
        guard !old.isEmpty || !new.isEmpty else { return }
        if let last = replacements.last, last.old.upperBound == old.lowerBound, last.new.upperBound == new.lowerBound {
            replacements[replacements.count - 1].old = last.old.lowerBound..<old.upperBound
            replacements[replacements.count - 1].new = last.new.lowerBound..<new.upperBound
        } else {
            replacements.append(Replacement(old: old, new: new))
        }
    }
}
