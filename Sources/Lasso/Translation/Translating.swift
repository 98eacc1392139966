/// Returns a text in the user's language, or in English if it has no translation.
///
/// ```swift
/// translated("Log In")
/// translated("“\(name)” could not be opened: \(error)")
/// translated("Open", context: "a shop", comment: "The state of a shop on the map")
/// ```
///
/// It can be called on any thread. Until the application has set the locale, the result is English, so a test without a
/// display sees English texts.
///
/// - Parameters:
///   - text: A literal, whose translations are in the catalogs of the application.
///   - context: A word that tells texts apart that are the same in English, but not in other languages.
///   - comment: An explanation for translators. The application doesn't use it.
///   - domain: The domain of the catalogs that have the translations; by default, that of the application.
/// - Returns: The text with its values.
///
/// Source: `dgettext`, `dpgettext`.
public func translated(
    _ text: TranslatableText,
    context: StaticString? = nil,
    comment: StaticString? = nil,
    in domain: TranslationDomain? = nil
) -> String {
    TranslatableText.translating(text, context: context, in: domain).translation
}

/// Returns a text about a count in the user's language, or in English if it has no translation.
///
/// ```swift
/// translated("\(count) chore", plural: "\(count) chores", count: count)
/// translated("Chore deleted", plural: "\(count) chores deleted", count: count)
/// ```
///
/// - Parameters:
///   - text: A literal for one, with the same values as that for many, or with none.
///   - plural: A literal for any other count.
///   - count: The count.
///   - context: A word that tells texts apart that are the same in English, but not in other languages.
///   - comment: An explanation for translators. The application doesn't use it.
///   - domain: The domain of the catalogs that have the translations; by default, that of the application.
/// - Returns: The text in the form that the language has for the count, with its values.
///
/// Source: `dngettext`.
public func translated(
    _ text: TranslatableText,
    plural: TranslatableText,
    count: some BinaryInteger,
    context: StaticString? = nil,
    comment: StaticString? = nil,
    in domain: TranslationDomain? = nil
) -> String {
    let text = TranslatableText.translating(text, context: context, in: domain)
    let pattern = Catalogs.pattern(of: text, plural: plural, count: UInt(clamping: count.magnitude))
    return PlaceholderText(pattern).filled(with: plural.values.isEmpty ? text.values : plural.values)
}
