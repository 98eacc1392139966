/// The identifiers of commands, which are also the names of GTK's actions: ASCII letters, digits, hyphens, and periods.
///
/// Source: `g_action_name_is_valid`.
enum CommandIdentifier {
    /// Returns whether a text can be an identifier.
    static func isValid(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-.".utf8.contains($0) }
    }

    /// Returns an identifier that was passed, after checking it.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - call: The call that it was passed to, for the message.
    static func checked(_ id: String, of call: String) -> String {
        precondition(
            isValid(id),
            """
            \(call): The identifier "\(id)" isn't valid. Use only ASCII letters, digits, hyphens, and periods, for \
            example "new-task".
            """
        )
        return id
    }

    /// Returns the identifier of a command with a constant title: the one that was passed, or else the title's words
    /// with hyphens between them. They are English, so that the identifier is the same in every language.
    ///
    /// - Parameters:
    ///   - passed: The identifier that was passed; `nil` if none was.
    ///   - title: The title, which may have a mnemonic.
    ///   - type: The name of the type that has the title, for messages.
    static func checked(_ passed: String?, title: TranslatableText, of type: String) -> String {
        let title = title.english
        let call = "\(type)(\"\(title)\")"
        if let passed { return checked(passed, of: call) }
        let id = LetterFolding.words(of: CommandTitle.plain(title)).joined(separator: "-")
        precondition(
            isValid(id),
            """
            \(call): No identifier can be derived from this title, because it has other letters than Latin ones, or \
            none. Pass one, for example id: "new-task".
            """
        )
        return id
    }
}
