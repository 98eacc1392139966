import Glibc

/// The links and the files that an application opens.
struct OpenedArguments {
    var links: [Result<NavigationPath, NavigationPathError>] = []
    var files: [FileReference] = []
}

extension Application {
    /// Opens links and files: those on the command line, those that the desktop opens, and those of a second launch,
    /// which are sent to the first instance.
    ///
    /// If an argument on the command line is neither, an error and the usage are written to standard error, and nothing
    /// is opened.
    ///
    /// - Parameters:
    ///   - linkScheme: The scheme of the links, in lower case; `nil` for no links.
    ///   - files: Whether the application opens files.
    ///   - handler: A closure called in the primary instance.
    /// - Precondition: The application is not running yet.
    ///
    /// Source: `GApplication::open`.
    func onOpenArguments(
        linkScheme: String?,
        files: Bool,
        _ handler: @escaping @MainActor (OpenedArguments) -> Void
    ) {
        let usage = [linkScheme.map { "[\($0):///PATH]" }, files ? "[FILE…]" : nil].compactMap { $0 }
            .joined(separator: " ")
        setOptionContextParameterString(usage)
        if linkScheme != nil {
            addAction(Self.pathAction) { [unowned self] (path: String) in
                let link = Result { () throws(NavigationPathError) in try NavigationPath(path) }
                handler(OpenedArguments(links: [link]))
                activate()
            }
        }
        onOpen { files, _ in
            var opened = OpenedArguments()
            for file in files {
                if let link = Self.link(file.uri, scheme: linkScheme) {
                    opened.links.append(link)
                } else {
                    opened.files.append(FileReference(file))
                }
            }
            handler(opened)
        }
        // GApplication treats every argument as a file, and opens it. So it is told that the application opens files
        // only after the arguments have been checked.
        var arguments: [String] = []
        onHandleLocalOptions { [unowned self] options in
            arguments = options.lookupValue(Self.remainingArguments)?.get([String].self) ?? []
            if !files, let linkScheme {
                for argument in arguments {
                    guard case .failure(let error) = Self.path(of: argument, scheme: linkScheme),
                        case .otherScheme = error
                    else { continue }
                    StandardError.report("\(Self.program): \(error)")
                    Self.printUsage(arguments: usage)
                    return Int(EXIT_FAILURE)
                }
            }
            options.remove(Self.remainingArguments)
            flags.insert(.handlesOpen)
            return -1
        }
        // At this point it is certain that the application can be launched.
        onHandleLocalOptions(after: true) { [unowned self] _ in
            guard !arguments.isEmpty else { return -1 }
            do throws(GLibError) {
                try register()
            } catch {
                StandardError.report("\(Self.program): \(error.message)")
                return Int(EXIT_FAILURE)
            }
            open(arguments.map { AnyFile.newForCommandlineArg($0) })
            return -1
        }
    }

    /// The action that opens a path, which notifications refer to.
    static let pathAction = "lasso-open-path"

    /// Returns the path of a link, or the error in it; `nil` if the text isn't a link of the scheme.
    private static func link(_ text: String, scheme: String?) -> Result<NavigationPath, NavigationPathError>? {
        guard let scheme else { return nil }
        let link = path(of: text, scheme: scheme)
        if case .failure(.otherScheme) = link { return nil }
        return link
    }

    private static func path(of link: String, scheme: String) -> Result<NavigationPath, NavigationPathError> {
        Result { () throws(NavigationPathError) in try NavigationPath(link: link, scheme: scheme) }
    }
}
