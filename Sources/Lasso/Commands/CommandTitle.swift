/// The notation of titles in menus: an underscore marks the character after it as the mnemonic, and two underscores are
/// one.
enum CommandTitle {
    /// Returns a title as the user reads it, without the mark of the mnemonic.
    static func plain(_ title: String) -> String {
        guard title.contains("_") else { return title }
        var plain = ""
        var isAfterMark = false
        for character in title {
            if character == "_", !isAfterMark {
                isAfterMark = true
            } else {
                plain.append(character)
                isAfterMark = false
            }
        }
        return plain
    }

    /// Returns a constant title in the user's language, after checking it.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - type: The name of the type that has the title, for the message.
    static func checked(_ title: TranslatableText, of type: String) -> String {
        let shown = title.translation
        precondition(
            !plain(shown).allSatisfy(\.isWhitespace),
            "\(type)(\"\(shown)\"): The title is empty. Pass the text that the user reads in the menu."
        )
        return shown
    }

    /// Returns a title that was computed from the state, after checking it.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - id: The identifier of the command, for the message.
    static func checked(_ title: String, computedFor id: String) -> String {
        precondition(
            !plain(title).allSatisfy(\.isWhitespace),
            """
            Command(id: "\(id)"): The title that was computed from the state is empty. Return the text that the user \
            reads in the menu.
            """
        )
        return title
    }
}
