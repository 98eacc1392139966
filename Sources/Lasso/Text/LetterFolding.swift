/// Texts without what doesn't matter in a search: case and diacritics.
///
/// The standard library can't decompose letters, so only Latin letters that are one character with their diacritic lose
/// it, and only some ligatures become two letters. Combining diacritics are removed from all letters.
package enum LetterFolding {
    /// The blocks of Unicode that have Latin letters with diacritics.
    private static let latinBlocks: [ClosedRange<UInt32>] = [
        0xDF...0x2AF, 0x1D00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F,
    ]

    // To find the name of a letter takes a microsecond.
    private static let latinLetters: [Unicode.Scalar: String] = {
        let scalars = latinBlocks.joined().compactMap(Unicode.Scalar.init)
        let letters = scalars.compactMap { scalar in latinLetters(of: scalar).map { (scalar, $0) } }
        return Dictionary(uniqueKeysWithValues: letters)
    }()

    /// Returns a text in lower case and without diacritics.
    package static func fold(_ text: String) -> String {
        let text = text.lowercased()
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        var folded = ""
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                folded.unicodeScalars.append(scalar)
            } else if let letters = latinLetters[scalar] {
                folded += letters
            } else if !isDiacritic(scalar) {
                folded.unicodeScalars.append(scalar)
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

    /// Returns whether a scalar is a combining diacritic, or a sign for a vowel that Hebrew and Arabic also leave out.
    /// Signs that other scripts can't do without have other classes.
    private static func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.canonicalCombiningClass.rawValue {
        case 10...36, 200...: true
        default: false
        }
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
