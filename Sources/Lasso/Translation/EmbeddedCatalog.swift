/// The translations of the library's own words into a language. The library contains them, so that they need no file.
struct EmbeddedCatalog: Sendable {
    /// The translations by key, one for each form of the plural.
    let messages: [String: [String]]
    /// A closure that returns the form of the plural for a count.
    let pluralForm: @Sendable (UInt) -> Int

    /// Creates a catalog.
    ///
    /// - Parameters:
    ///   - messages: The messages as lines: each key, and below it its translations, indented by four spaces. A
    ///     dictionary literal with as many elements takes the compiler a second.
    ///   - pluralForm: A closure that returns the form of the plural for a count.
    init(messages: String, pluralForm: @escaping @Sendable (UInt) -> Int) {
        var translations: [String: [String]] = [:]
        var key = ""
        for line in messages.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            if line.utf8.starts(with: "    ".utf8) {
                translations[key, default: []].append(String(line.dropFirst(4)))
            } else {
                key = String(line)
            }
        }
        self.messages = translations
        self.pluralForm = pluralForm
    }

    /// Returns the translation of one of the library's words; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - key: The English text, after its context and the character U+0004 if it has one.
    ///   - count: The count, for a text with a plural.
    ///   - languages: The languages that the user prefers, the most preferred first.
    static func translation(
        of key: String,
        count: UInt = 1,
        languages: [String] = LocaleName.messages.languages
    ) -> String? {
        for language in languages {
            // Without a catalog for English, the C library continues with what the user prefers less. So does this, by
            // which the texts of GTK, the application, and the library are in the same language.
            guard let catalog = catalog(for: language), let forms = catalog.messages[key] else { continue }
            return forms.count == 1 ? forms[0] : forms[catalog.pluralForm(count)]
        }
        return nil
    }
}
