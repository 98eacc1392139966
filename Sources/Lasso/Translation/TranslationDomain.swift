internal import CIntl

/// The name of a set of catalogs: those of an application, or of a library.
///
/// The translations into German of the domain `org.example.Notes` are in the file
/// `share/locale/de/LC_MESSAGES/org.example.Notes.mo`, below the folder that contains the program's `bin`.
///
/// Source: `textdomain`, `bindtextdomain`.
public struct TranslationDomain: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name; `nil` for the domain of the application.
    let name: String?

    private init(name: String?) { self.name = name }

    /// Creates a domain.
    ///
    /// - Parameter name: The name of the files, without `.mo`.
    /// - Precondition: The name isn't empty, and has no slash.
    public init(_ name: String) {
        precondition(
            !name.isEmpty && !name.contains("/"),
            """
            TranslationDomain("\(name)"): This is no name of a domain. Use the name of its files without ".mo", for \
            example "org.example.Notes".
            """
        )
        self.init(name: name)
    }

    /// Creates a domain from a literal.
    ///
    /// - Parameter name: The name of the files, without `.mo`.
    public init(stringLiteral name: String) { self.init(name) }

    /// The domain of the application, which ``setApplicationDomain(_:catalogsIn:)`` has set.
    public static let application = TranslationDomain(name: nil)

    /// The domain of the library's own words, such as “Cancel”. The library contains their translations.
    public static let lasso = TranslationDomain("lasso-gtk")

    /// Sets the domain of the texts of the application.
    ///
    /// A shell application does so when it runs, with its identity. Any other application calls this before it shows a
    /// text.
    ///
    /// - Parameters:
    ///   - domain: The domain.
    ///   - folder: The folder that contains one folder for each language; `nil` for `share/locale` next to the folder
    ///     of the program, or else for that of the system.
    ///
    /// Source: `textdomain`, `bindtextdomain`.
    public static func setApplicationDomain(_ domain: TranslationDomain, catalogsIn folder: String? = nil) {
        guard let name = domain.name else { return }
        CatalogFolders.setApplication(name, folder: folder)
        _ = textdomain(name)
    }
}
