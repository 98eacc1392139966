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
        if linkScheme != nil {
            addAction(Self.pathAction) { [unowned self] (path: String) in
                let path = Result { () throws(NavigationPathError) in try NavigationPath(path) }
                handler(OpenedArguments(path: path))
                activate()
            }
        }
        onOpen { opened, _ in handler(OpenedArguments(opened, linkScheme: linkScheme)) }
        // GApplication treats every argument as a file, and opens it. So it is told that the application opens files
        // only after the arguments have been checked.
        var arguments: [String] = []
        onHandleLocalOptions { [unowned self] options in
            arguments = options.lookupValue(Self.remainingArguments)?.get([String].self) ?? []
            if !files, let linkScheme, let error = OpenedArguments.error(in: arguments, linkScheme: linkScheme) {
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

    /// The action that opens a path, which notifications refer to.
    static let pathAction = "lasso-open-path"
}
