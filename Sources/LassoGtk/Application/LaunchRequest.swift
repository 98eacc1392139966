/// Something that the desktop, the command line, or the user wants from an application.
enum LaunchRequest {
    /// A window on the screen.
    case activation
    /// A window that isn't open yet.
    case newWindow
    case link(Result<NavigationPath, NavigationPathError>)
    case files([FileReference])
}
