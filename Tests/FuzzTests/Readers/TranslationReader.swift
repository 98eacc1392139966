@testable import Lasso

/// What translators write: patterns with placeholders. And the names of locales and themes in the environment.
enum TranslationReader: Reader {
    nonisolated static let name = "Translations"

    static func read(_ input: [UInt8]) throws {
        let text = String(decoding: input, as: UTF8.self)
        let pattern = PlaceholderText(text)
        try require(pattern.filled(with: []) == text, "a text without values has changed")
        let filled = pattern.filled(with: ["one", "two"])
        for (number, value) in [(1, "one"), (2, "two")] where pattern.parts.contains(.placeholder(number)) {
            // Not by characters: an accent that follows the placeholder joins the last one of the value.
            let isThere = filled.utf8.contains(value.utf8)
            try require(isThere, "“\(text)” has become “\(filled)”, without its value \(number)")
        }
        _ = pattern.filled(with: ["\u{5d0}"])
        _ = Pseudolocale.pattern(of: text)
        let parts = text.split(separator: "\n", maxSplits: 1).map(String.init)
        let languages = LocaleName(parts.first ?? "", preferred: parts.count > 1 ? parts[1] : "").languages
        try require(Set(languages).count <= languages.count, "a language is there twice")
        for language in languages { _ = EmbeddedCatalog.translation(of: "Cancel", languages: [language]) }
    }
}
