/// Texts without what doesn't matter in a search: case and diacritics.
///
/// The standard library can't decompose letters, so only Latin letters lose each diacritic, and only some ligatures
/// become two letters. A letter of another script loses a diacritic unless both together are one scalar.
package enum LetterFolding {
    /// The blocks of Unicode that have Latin letters with diacritics.
    private static let latinBlocks: [ClosedRange<UInt32>] = [
        0xDF...0x2AF, 0x1D00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F,
    ]

    /// The scalars that are combining diacritics, or marks of Hebrew, Arabic, and Syriac for vowels.
    private static let diacritics: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7...0x5C7, 0x610...0x61A,
        0x64B...0x65F, 0x670...0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED, 0x730...0x74A,
        0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]

    // To find the name of a letter takes a microsecond.
    private static let replacements: [Unicode.Scalar: String] = {
        let scalars = latinBlocks.joined().compactMap(Unicode.Scalar.init)
        let letters = scalars.compactMap { scalar in latinLetters(of: scalar).map { (scalar, $0) } }
        // The sigma at the end of a word, and the micro sign.
        return Dictionary(uniqueKeysWithValues: letters + [("ς", "σ"), ("µ", "μ")])
    }()

    /// Returns a text in lower case and without diacritics.
    package static func fold(_ text: String) -> String {
        // Each scalar that isn't in ASCII has more code units in UTF-8 than in UTF-16.
        guard text.utf8.count != text.utf16.count else { return text.lowercased() }
        var folded = ""
        // Composed, because equal texts may consist of different scalars.
        for scalar in String(decoding: text._nfcCodeUnits, as: UTF8.self).lowercased().unicodeScalars {
            if scalar.isASCII {
                folded.unicodeScalars.append(scalar)
            } else if let letters = replacements[scalar] {
                folded += letters
            } else if !diacritics.contains(where: { $0.contains(scalar.value) }) {
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
