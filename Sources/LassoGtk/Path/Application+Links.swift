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
    /// The paths of ``/Lasso/DesktopNotification`` are opened in the same way.
    ///
    /// The application's window is presented afterward as well: `onActivate` follows. If an argument on the command
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
        onOpenPath(handler)
        onOpenArguments(linkScheme: scheme, files: false) { arguments in arguments.links.forEach(handler) }
    }
}
