/// The name, the version, and the makers of an application, which it declares once.
///
/// ```swift
/// let identity = ApplicationIdentity(
///     "org.example.Notes",
///     name: "Notes",
///     version: "1.2.0",
///     developer: "The Notes developers",
///     summary: "Write things down",
///     license: .apache2,
///     website: "https://example.org/notes"
/// )
/// ```
///
/// The option `--version`, the window About, and the check of the metainfo file take them from here.
public struct ApplicationIdentity: Hashable, Sendable {
    /// The identifier in reverse domain name notation, which is also the name of the desktop entry and of the icon.
    public let id: String
    /// The name that users see.
    public let name: String
    /// The version, such as `"1.2.0"`.
    public let version: String
    /// The name of the person or the group that makes the application.
    public let developer: String
    /// The purpose of the application in a few words, without a period at the end.
    public let summary: String
    /// The license; `nil` if the source code isn't public.
    public let license: SoftwareLicense?
    /// The URI of the website.
    public let website: String?
    /// The URI of the page on which users report problems.
    public let issues: String?
    /// The URI of the help, which the command Help opens.
    public let help: String?
    /// The copyright notice, such as `"© 2026 The Notes developers"`.
    public let copyright: String?
    /// The people who made the application, by what they did.
    public let credits: [Credits]
    /// The scheme of the links that open places in the application, in lower case.
    public let linkScheme: String?
    /// The domain of the translations of the application's texts: the identifier, unless another one was passed.
    public let translationDomain: TranslationDomain

    /// People who did the same for an application.
    public struct Credits: Hashable, Sendable {
        /// The title, such as `"Design"`.
        public let title: String
        /// The names.
        public let names: [String]

        /// Creates a list of people.
        ///
        /// - Parameters:
        ///   - title: The title, such as `"Design"`.
        ///   - names: The names.
        public init(_ title: String, _ names: [String]) {
            (self.title, self.names) = (title, names)
        }
    }

    /// Creates an identity.
    ///
    /// - Parameters:
    ///   - id: The identifier in reverse domain name notation: at least two parts of ASCII letters, digits, hyphens,
    ///     and underscores, none of which begins with a digit, separated by periods.
    ///   - name: The name that users see.
    ///   - version: The version.
    ///   - developer: The name of the person or the group that makes the application.
    ///   - summary: The purpose of the application in a few words, without a period at the end.
    ///   - license: The license; `nil` if the source code isn't public.
    ///   - website: The URI of the website.
    ///   - issues: The URI of the page on which users report problems.
    ///   - help: The URI of the help.
    ///   - copyright: The copyright notice.
    ///   - credits: The people who made the application, by what they did.
    ///   - linkScheme: The scheme of the links that open places in the application, in lower case.
    ///   - translationDomain: The domain of the translations of the application's texts; `nil` for the identifier.
    /// - Precondition: The identifier is valid, and the scheme is in lower case.
    public init(
        _ id: String,
        name: String,
        version: String,
        developer: String,
        summary: String = "",
        license: SoftwareLicense? = nil,
        website: String? = nil,
        issues: String? = nil,
        help: String? = nil,
        copyright: String? = nil,
        credits: [Credits] = [],
        linkScheme: String? = nil,
        translationDomain: TranslationDomain? = nil
    ) {
        precondition(
            Self.isValid(id),
            """
            ApplicationIdentity: "\(id)" is not an application identifier. Use reverse domain name notation, for example \
            "org.example.Notes".
            """
        )
        precondition(
            linkScheme.map { NavigationPath.isScheme($0) && $0 == $0.lowercased() } ?? true,
            "ApplicationIdentity: \"\(linkScheme ?? "")\" is not a scheme. Use lower case, for example \"notes\"."
        )
        (self.id, self.name, self.version, self.developer) = (id, name, version, developer)
        (self.summary, self.license, self.copyright, self.credits) = (summary, license, copyright, credits)
        (self.website, self.issues, self.help, self.linkScheme) = (website, issues, help, linkScheme)
        self.translationDomain = translationDomain ?? TranslationDomain(id)
    }

    /// Source: `g_application_id_is_valid`.
    private static func isValid(_ id: String) -> Bool {
        let parts = id.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return id.utf8.count <= 255 && parts.count > 1
            && parts.allSatisfy { part in
                guard let first = part.first, !first.isDigit else { return false }
                return part.allSatisfy { $0.isLetter || $0.isDigit || "-_".utf8.contains($0) }
            }
    }
}
