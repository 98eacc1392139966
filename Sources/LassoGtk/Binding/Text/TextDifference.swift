/// The part that differs between two texts. Positions are in characters (Unicode scalars) from the start.
struct TextDifference {
    /// The part of the old text that is replaced.
    let replaced: Range<Int>
    /// The text that replaces it.
    let replacement: String
    private let replacementEnd: Int

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - oldText: The old text.
    ///   - newText: The new text.
    init(from oldText: String, to newText: String) {
        let old = Array(oldText.unicodeScalars), new = Array(newText.unicodeScalars)
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
        replaced = prefix..<(old.count - suffix)
        replacementEnd = new.count - suffix
        var text = String.UnicodeScalarView()
        text.append(contentsOf: new[prefix..<replacementEnd])
        replacement = String(text)
    }

    /// Returns the position in the new text that corresponds to one in the old text: at the same character, or behind
    /// the replacement if the character is replaced.
    func position(of position: Int) -> Int {
        if position < replaced.lowerBound || (position == replaced.lowerBound && !replaced.isEmpty) { return position }
        if position < replaced.upperBound { return replacementEnd }
        return position + replacementEnd - replaced.upperBound
    }
}
