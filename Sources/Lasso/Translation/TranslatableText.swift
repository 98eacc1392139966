/// A text that users see, in English, as the key of its translations.
///
/// It can only be written as a literal, so that a program can find every text of an application in its sources. Pass it
/// to ``translated(_:context:comment:in:)``, or to an initializer that takes one, such as that of a ``Command``.
///
/// ```swift
/// translated("Nothing was found for “\(query)”.")
/// ```
///
/// An interpolated value becomes a numbered placeholder. The key of the text above is `Nothing was found for
/// “{1}”.`, and a translation may have its placeholders in another order. Numbers and days are formatted as in the
/// user's locale.
///
/// Two texts are equal if they have the same key, values, context, and domain.
///
/// Source: `gettext`.
public struct TranslatableText: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The English text, in which `{1}` stands for the first value.
    ///
    /// If there are values, a brace in the text is doubled.
    let pattern: String
    /// The interpolated values, as the user reads them.
    let values: [String]
    private(set) var context: String?
    private(set) var domain: TranslationDomain?

    init(pattern: String, values: [String] = [], context: String? = nil, domain: TranslationDomain? = nil) {
        (self.pattern, self.values, self.context, self.domain) = (pattern, values, context, domain)
    }

    /// Creates a text without values.
    ///
    /// - Parameter literal: The English text.
    public init(stringLiteral literal: StaticString) {
        self.init(pattern: "\(literal)")
    }

    /// Creates a text with values.
    ///
    /// - Parameter interpolation: The parts of the text.
    public init(stringInterpolation interpolation: Interpolation) {
        self.init(pattern: interpolation.pattern, values: interpolation.values)
    }

    /// Creates a text that is the same in every language, such as a name. It is for values that a table of commands is
    /// made of in a test; a literal `"\(name)"` does the same.
    package init(untranslated text: String) {
        self.init(pattern: Self.onlyValue, values: [text])
    }

    /// Returns a text with more information for its translators.
    ///
    /// ```swift
    /// Command(.translating("_Open", context: "a shop"), .didTapOpen)
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - context: A word that tells texts apart that are the same in English, but not in other languages.
    ///   - comment: An explanation for translators. The application doesn't use it.
    ///   - domain: The domain of the catalogs that have the translations; by default, that of the application.
    public static func translating(
        _ text: TranslatableText,
        context: StaticString? = nil,
        comment: StaticString? = nil,
        in domain: TranslationDomain? = nil
    ) -> TranslatableText {
        var text = text
        if let context { text.context = "\(context)" }
        if let domain { text.domain = domain }
        return text
    }

    /// The pattern of a text that is nothing but a value, which has no translation.
    static let onlyValue = "{1}"

    /// The text in English.
    package var english: String { PlaceholderText(pattern).filled(with: values) }

    /// The text in the user's language, or in English if it has no translation.
    public var translation: String {
        guard pattern != Self.onlyValue else { return english }
        return PlaceholderText(Catalogs.pattern(of: self)).filled(with: values)
    }
}
