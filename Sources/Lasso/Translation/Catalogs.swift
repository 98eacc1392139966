internal import CIntl
import Glibc

/// The catalogs in which translations are looked up: files, and those that the library contains.
enum Catalogs {
    /// Returns the pattern of a text in the user's language, or in English if there is no translation.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - plural: The text for other counts than one; `nil` if the text has no plural.
    ///   - count: The count.
    static func pattern(of text: TranslatableText, plural: TranslatableText? = nil, count: UInt = 1) -> String {
        let isSingular = count == 1 || plural == nil
        guard !Pseudolocale.isOn else {
            let pattern = isSingular ? text.pattern : plural?.pattern ?? text.pattern
            return Pseudolocale.pattern(of: pattern)
        }
        return translation(of: text, plural: plural?.pattern, count: count)
            ?? (isSingular ? text.pattern : plural?.pattern ?? text.pattern)
    }

    /// Returns a translation; `nil` if there is none.
    static func translation(of text: TranslatableText, plural: String? = nil, count: UInt = 1) -> String? {
        // The key of the empty text is that of the header of a file.
        guard !text.pattern.isEmpty, LocaleName.messages.hasTranslations else { return nil }
        let key = text.context.map { "\($0)\u{4}\(text.pattern)" } ?? text.pattern
        let domain = text.domain?.name
        if let domain { CatalogFolders.find(domain) }
        return file(domain, key, plural, count)
            ?? (text.domain == .lasso ? EmbeddedCatalog.translation(of: key, count: count) : nil)
    }

    /// Returns the translation in a file; `nil` if there is none.
    private static func file(_ domain: String?, _ key: String, _ plural: String?, _ count: UInt) -> String? {
        key.withCString { key in
            guard let plural else {
                let found = withOptionalCString(domain) { dcgettext($0, key, LC_MESSAGES) }
                return found.flatMap { UnsafePointer($0) == key ? nil : String(cString: $0) }
            }
            return plural.withCString { plural in
                let found = withOptionalCString(domain) { dcngettext($0, key, plural, count, LC_MESSAGES) }
                // The C library returns the argument itself if there is no translation.
                return found.flatMap {
                    UnsafePointer($0) == key || UnsafePointer($0) == plural ? nil : String(cString: $0)
                }
            }
        }
    }

    private static func withOptionalCString<Result>(
        _ text: String?,
        _ body: (UnsafePointer<CChar>?) -> Result
    ) -> Result {
        text.map { $0.withCString(body) } ?? body(nil)
    }
}
