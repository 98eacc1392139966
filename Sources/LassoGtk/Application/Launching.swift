/// The state of an application that is starting.
enum Launching {
    case notBegun
    /// The application is being prepared. The requests wait.
    case preparing([LaunchRequest])
    case done
    /// The application couldn't be prepared. The window says why.
    case failed(window: WindowController, [LaunchRequest])

    /// Whether windows can be opened.
    var isOver: Bool { if case .done = self { true } else { false } }
}

/// Something that the desktop, the command line, or the user wants from an application.
enum LaunchRequest {
    /// A window on the screen.
    case activation
    /// A window that isn't open yet.
    case newWindow
    case link(Result<NavigationPath, NavigationPathError>)
    case files([FileReference])
}
