import Glibc

extension Application {
    /// Opens the links of a scheme that belongs to the application: those on its command line, those that the desktop opens
    /// with it, and those of a second launch, which go to the first instance.
    ///
    /// ```swift
    /// application.onOpenLink(scheme: "lasso-demo") { link in
    ///     showWindow()
    ///     switch link {
    ///     case .success(let path): Task { await flow.go(to: path) }
    ///     case .failure(let error): showNotice(error.description)
    ///     }
    /// }
    /// ```
    ///
    /// The application's window is presented after that too: `onActivate` follows. An argument on the command line that is
    /// no link of the scheme is answered with an error and the usage on standard error, before anything is opened. The desktop
    /// entry has `Exec=program %u` and `MimeType=x-scheme-handler/…;`.
    ///
    /// - Parameters:
    ///   - scheme: The scheme, in lower case.
    ///   - handler: Is called in the primary instance with the path of each link; or with what is wrong with the link.
    /// - Precondition: The application does not run yet.
    ///
    /// Source: `GApplication::open`.
    public func onOpenLink(
        scheme: String,
        _ handler: @escaping @MainActor (Result<NavigationPath, NavigationPathError>) -> Void
    ) {
        setOptionContextParameterString("[\(scheme):///PATH]")
        onOpen { files, _ in
            for file in files { handler(Self.path(of: file.uri, scheme: scheme)) }
        }
        // GApplication would take whatever argument there is for a file and open it. So it gets to know that the application
        // opens anything only when the arguments have been looked at.
        var links: [String] = []
        onHandleLocalOptions { [unowned self] options in
            links = options.lookupValue(Self.remainingArguments)?.get([String].self) ?? []
            for link in links {
                guard case .failure(.otherScheme(let text, let expected)) = Self.path(of: link, scheme: scheme) else {
                    continue
                }
                Self.refuse(.otherScheme(text, expected: expected), scheme: scheme)
                return Int(EXIT_FAILURE)
            }
            options.remove(Self.remainingArguments)
            flags.insert(.handlesOpen)
            return -1
        }
        // When it is clear that the application can be launched at all.
        onHandleLocalOptions(after: true) { [unowned self] _ in
            guard !links.isEmpty else { return -1 }
            do throws(GLibError) {
                try register()
            } catch {
                StandardError.report("\(Self.program): \(error.message)")
                return Int(EXIT_FAILURE)
            }
            open(links.map { AnyFile(uri: $0) })
            return -1
        }
    }

    private static func path(of link: String, scheme: String) -> Result<NavigationPath, NavigationPathError> {
        Result { () throws(NavigationPathError) in try NavigationPath(link: link, scheme: scheme) }
    }

    private static func refuse(_ error: NavigationPathError, scheme: String) {
        StandardError.report(
            """
            \(program): \(error)
            Usage: \(program) [OPTION…] [\(scheme):///PATH]
            Run \(program) --help for a list of the options.
            """
        )
    }

    private static var program: String {
        CommandLine.arguments.first.flatMap { $0.split(separator: "/").last }.map(String.init) ?? "application"
    }

    /// The name of the option that arguments which are no options belong to.
    ///
    /// Source: `G_OPTION_REMAINING`.
    private static let remainingArguments = ""
}
