/// The differences between two states of a store. Of a long collection, they have only the number of elements, so that
/// a list of a million rows takes no longer than others.
package struct StateDifferences {
    /// The differences, such as `state.count: 1 → 2`.
    package private(set) var lines: [String] = []
    /// The paths of the differing parts, which begin with `state`.
    package private(set) var paths: [String] = []

    private static let longCount = 1_000

    /// Compares two states.
    ///
    /// - Parameters:
    ///   - old: The state before.
    ///   - new: The state after it.
    package init(from old: Any, to new: Any) {
        let (parts, newParts) = (Self.fields(of: old), Self.fields(of: new))
        guard !parts.isEmpty, parts.map(\.label) == newParts.map(\.label) else {
            compare(old, new, at: "state")
            return
        }
        for (part, newPart) in zip(parts, newParts) where !Sameness.areIdentical(part.value, newPart.value) {
            let counts = (Self.count(of: part.value), Self.count(of: newPart.value))
            if max(counts.0, counts.1) > Self.longCount {
                let change = counts.0 == counts.1 ? "changed, " : "\(Self.text(counts.0)) → "
                lines.append("state.\(part.label): \(change)\(Self.text(counts.1))")
                paths.append("state.\(part.label)")
            } else {
                compare(part.value, newPart.value, at: "state.\(part.label)")
            }
        }
    }

    /// The differences without `state.`, such as `count: 1 → 2`.
    package var shortLines: [String] {
        lines.map { $0.hasPrefix("state.") ? String($0.dropFirst("state.".count)) : $0 }
    }

    /// Returns whether a part of the state differs, or is in a part that does.
    ///
    /// - Parameter part: The path of the part, which begins with `state`.
    package func concern(_ part: String) -> Bool {
        paths.contains { ValueComparison.path($0, concerns: part) }
    }

    private mutating func compare(_ old: Any, _ new: Any, at path: String) {
        var comparison = ValueComparison(.change)
        comparison.compare(old, new, at: path)
        lines += comparison.lines
        paths += comparison.paths
    }

    /// The stored properties of a state; none if it is a collection or a single value.
    private static func fields(of state: Any) -> [ValueParts.Part] {
        Mirror(reflecting: state).displayStyle == .struct && !(state is any Collection)
            ? ValueParts(of: state).parts : []
    }

    private static func count(of value: Any) -> Int { (value as? any RandomAccessCollection)?.count ?? 0 }

    private static func text(_ count: Int) -> String { "\(LocaleFormat.number(count)) elements" }
}
