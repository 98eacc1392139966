import Glibc

extension Application {
    /// Opens the links of a scheme that belongs to the application: those on its command line, those that the desktop
    /// opens with it, and those of a second launch, which are sent to the first instance.
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
    /// The application's window is presented afterwards as well: `onActivate` follows. If an argument on the command
    /// line is not a link of the scheme, an error and the usage are written to standard error, and nothing is opened.
    /// The desktop entry needs `Exec=program %u` and `MimeType=x-scheme-handler/…;`.
    ///
    /// - Parameters:
    ///   - scheme: The scheme, in lower case.
    ///   - handler: A closure called in the primary instance with the path of each link, or with the error in the link.
    /// - Precondition: The application is not running yet.
    ///
    /// Source: `GApplication::open`.
    public func onOpenLink(
        scheme: String,
        _ handler: @escaping @MainActor (Result<NavigationPath, NavigationPathError>) -> Void
    ) {
        let arguments = "[\(scheme):///PATH]"
        setOptionContextParameterString(arguments)
        onOpen { files, _ in
            for file in files { handler(Self.path(of: file.uri, scheme: scheme)) }
        }
        // GApplication treats every argument as a file, and opens it. So it is told that the application opens files
        // only after the arguments have been checked.
        var links: [String] = []
        onHandleLocalOptions { [unowned self] options in
            links = options.lookupValue(Self.remainingArguments)?.get([String].self) ?? []
            for link in links {
                guard case .failure(let error) = Self.path(of: link, scheme: scheme), case .otherScheme = error else {
                    continue
                }
                StandardError.report("\(Self.program): \(error)")
                Self.printUsage(arguments: arguments)
                return Int(EXIT_FAILURE)
            }
            options.remove(Self.remainingArguments)
            flags.insert(.handlesOpen)
            return -1
        }
        // At this point it is certain that the application can be launched.
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
}
