@testable import LassoGtk

/// Texts that the user pastes or drops into a field, which a binding compares with the text of the state: the first
/// line is one of them, and the rest the other.
enum PastedTextReader: Reader {
    nonisolated static let name = "PastedTexts"

    static func read(_ input: [UInt8]) throws {
        let texts = input.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self).withVisibleNul }
        try check(texts[0], texts.count > 1 ? texts[1] : "")
    }

    private static func check(_ oldText: String, _ newText: String) throws {
        let old = Array(oldText.unicodeScalars), new = Array(newText.unicodeScalars)
        let difference = TextDifference(from: oldText, to: newText), replaced = difference.replaced
        try require(replaced.upperBound <= old.count, "\(replaced) isn't in “\(oldText)”")
        var changed = old
        changed.replaceSubrange(replaced, with: difference.replacement.unicodeScalars)
        try require(changed == new, "“\(oldText)” has become \(changed), and not “\(newText)”")
        // The cursor stays at its character.
        var last = 0
        for (position, scalar) in old.enumerated() {
            let moved = difference.position(of: position)
            try require((last...new.count).contains(moved), "the cursor moves from \(position) to \(moved)")
            let isSame = replaced.contains(position) || new[moved] == scalar
            try require(isSame, "the cursor moves from \(position) to \(moved), which is another character")
            last = moved
        }
        try require(difference.position(of: old.count) == new.count, "the cursor doesn't stay at the end")
    }
}
