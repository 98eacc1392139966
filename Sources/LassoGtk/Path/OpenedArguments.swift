/// The links and the files that an application opens.
struct OpenedArguments {
    private(set) var links: [Result<NavigationPath, NavigationPathError>] = []
    private(set) var files: [FileReference] = []

    /// Creates the arguments that GIO opens. It represents links as files, too.
    ///
    /// - Parameters:
    ///   - opened: The files and links.
    ///   - linkScheme: The scheme of the links, in lower case; `nil` for no links.
    ///   - opensFiles: Whether the application opens files. If not, a file that another program passes is an invalid
    ///     link.
    init(_ opened: [any File], linkScheme: String?, opensFiles: Bool) {
        for file in opened {
            if let linkScheme, let link = Self.link(file.uri, scheme: linkScheme) {
                links.append(link)
            } else if opensFiles {
                files.append(FileReference(file))
            } else if let linkScheme {
                links.append(.failure(.otherScheme(file.uri, expected: linkScheme)))
            }
        }
    }

    /// Returns the error of the first text that isn't a link of a scheme; `nil` if all are. A link with another mistake
    /// is opened, so that the application can show the mistake.
    static func error(in texts: [String], linkScheme: String) -> NavigationPathError? {
        for text in texts {
            if case .failure(let error) = path(of: text, scheme: linkScheme), case .otherScheme = error { return error }
        }
        return nil
    }

    /// Returns the path of a link, or the error in it; `nil` if the text isn't a link of the scheme.
    private static func link(_ text: String, scheme: String) -> Result<NavigationPath, NavigationPathError>? {
        let link = path(of: text, scheme: scheme)
        if case .failure(.otherScheme) = link { return nil }
        return link
    }

    private static func path(of link: String, scheme: String) -> Result<NavigationPath, NavigationPathError> {
        Result { () throws(NavigationPathError) in try NavigationPath(link: link, scheme: scheme) }
    }
}
