import Glibc

/// A language that nobody speaks, which shows what isn't translated: `LASSO_PSEUDOLOCALE=1` turns it on.
///
/// Its texts are English with accents, longer, and between brackets, and its windows are mirrored. What has no brackets
/// wasn't translated, and what has only one is cut off.
public enum Pseudolocale {
    /// Whether the environment asks for it.
    public static var isOn: Bool { getenv("LASSO_PSEUDOLOCALE").map { String(cString: $0) == "1" } ?? false }

    /// The bracket at the beginning of a text.
    public static let opening: Character = "⟦"
    /// The bracket at the end of a text.
    public static let closing: Character = "⟧"

    /// Returns the pattern of a text. Placeholders and mnemonics stay as they are.
    static func pattern(of pattern: String) -> String {
        guard pattern.contains(where: \.isLetter) else { return pattern }
        var result = ""
        var isAfterMark = false
        for character in pattern {
            switch character {
            case _ where isAfterMark: result.append(character)
            case "a", "e", "i", "o", "u": result += String(repeating: accents[character] ?? character, count: 2)
            default: result.append(accents[character] ?? character)
            }
            isAfterMark = character == "_" && !isAfterMark
        }
        return "\(opening)\(result)\(closing)"
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ",
            "áƀçďéƒğĥíĵķļɱñóþŕšťúṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶĻṀÑÓÞŔŠŤÚṼŴẊÝŽ"
        )
    )
}
