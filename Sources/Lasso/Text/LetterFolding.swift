/// Texts without what doesn't matter in a search: case and diacritics.
///
/// The standard library can't decompose letters, so only Latin letters that are one character with their diacritic lose
/// it, and only some ligatures become two letters. Combining diacritics are removed from all letters.
enum LetterFolding {
    /// Returns a text in lower case and without diacritics.
    static func fold(_ text: String) -> String {
        var folded = ""
        for scalar in text.lowercased().unicodeScalars {
            if scalar.isASCII {
                folded.unicodeScalars.append(scalar)
            } else if scalar.properties.generalCategory != .nonspacingMark {
                folded += latinLetters(of: scalar) ?? String(scalar)
            }
        }
        return folded
    }

    /// Returns the words of a text, folded: the letters and digits between other characters.
    static func words(of text: String) -> [String] {
        // An apostrophe is inside of a word.
        let text = fold(text).filter { $0 != "'" && $0 != "’" }
        return text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Returns the letters from a to z that are written instead of a letter; `nil` for another scalar.
    private static func latinLetters(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "ı": "i"
        case "ß": "ss"
        case "æ": "ae"
        case "œ": "oe"
        default: letterWithoutDiacritic(scalar)
        }
    }

    /// Returns the letter from a to z that a scalar consists of besides a diacritic; `nil` for another scalar. It is
    /// part of the scalar's name in Unicode, such as "LATIN SMALL LETTER O WITH STROKE".
    private static func letterWithoutDiacritic(_ scalar: Unicode.Scalar) -> String? {
        let prefix = "LATIN SMALL LETTER "
        guard let name = scalar.properties.name, name.hasPrefix(prefix) else { return nil }
        let parts = name.dropFirst(prefix.count).split(separator: " ", maxSplits: 2)
        guard parts.count == 3, parts[0].count == 1, parts[1] == "WITH" else { return nil }
        return parts[0].lowercased()
    }
}
