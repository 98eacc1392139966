/// The direction in which texts are written, by their letters.
enum WritingDirection {
    /// Returns whether a text has letters that are written from right to left, such as Arabic or Hebrew ones.
    static func isRightToLeft(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.value {
            // Digits of these scripts don't change the order of other words.
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                scalar.properties.isAlphabetic
            default: false
            }
        }
    }

    /// Returns whether a text would have another order inside of one that is written from right to left: a text with
    /// letters, or one with digits and something else, such as a date or a negative number.
    static func isReorderedInRightToLeft(_ text: String) -> Bool {
        text.contains(where: \.isLetter) || text.contains(where: \.isNumber) && !text.allSatisfy(\.isNumber)
    }

    /// Returns a text between the invisible characters that keep its direction from the text around it.
    static func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }
}
