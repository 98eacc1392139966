import Glibc

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
        onOpen { opened, _ in handler(OpenedArguments(opened, linkScheme: linkScheme, opensFiles: files)) }
        // GApplication treats every argument as a file, and opens it. So it is told that the application opens files
        // only after the arguments have been checked.
        var arguments: [[UInt8]] = []
        onHandleLocalOptions { [unowned self] options in
            arguments = options.lookupValue(Self.remainingArguments)?.get([[UInt8]].self) ?? []
            let texts = arguments.map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            if !files, let linkScheme, let error = OpenedArguments.error(in: texts, linkScheme: linkScheme) {
                StandardError.report("\(Self.program): \(error)")
                Self.printUsage(arguments: usage)
                return Int(EXIT_FAILURE)
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
            open(arguments.map { AnyFile(argument: $0) })
            return -1
        }
    }

    /// Opens the paths of notifications.
    ///
    /// - Parameter handler: A closure called with each path, before the application is activated.
    func onOpenPath(_ handler: @escaping @MainActor (Result<NavigationPath, NavigationPathError>) -> Void) {
        addAction(Self.pathAction) { [unowned self] (path: String) in
            handler(Result { () throws(NavigationPathError) in try NavigationPath(path) })
            activate()
        }
    }

    /// The action that opens a path, which notifications refer to.
    static let pathAction = "lasso-open-path"
}
