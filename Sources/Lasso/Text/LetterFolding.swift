/// Texts without what doesn't matter in a search: case and diacritics.
///
/// The standard library can't decompose letters, so only Latin letters that are one character with their diacritic lose
/// it. Combining diacritics are removed from all letters.
enum LetterFolding {
    /// Returns a text in lower case and without diacritics.
    static func fold(_ text: String) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            if scalar.isASCII {
                folded.append(scalar)
            } else if scalar.properties.generalCategory != .nonspacingMark {
                folded.append(latinLetter(of: scalar) ?? scalar)
            }
        }
        return String(folded)
    }

    /// Returns the words of a text, folded: the letters and digits between other characters.
    static func words(of text: String) -> [String] {
        // An apostrophe is inside of a word.
        let text = fold(text).filter { $0 != "'" && $0 != "’" }
        return text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Returns the letter from a to z that a scalar consists of besides a diacritic; `nil` for another scalar. It is
    /// part of the scalar's name in Unicode, such as "LATIN SMALL LETTER O WITH STROKE".
    private static func latinLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        let prefix = "LATIN SMALL LETTER "
        guard let name = scalar.properties.name, name.hasPrefix(prefix) else { return nil }
        let parts = name.dropFirst(prefix.count).split(separator: " ", maxSplits: 2)
        guard parts.count == 3, parts[0].count == 1, parts[1] == "WITH" else { return nil }
        return parts[0].lowercased().unicodeScalars.first
    }
}
