/// Something that the desktop, the command line, or another program opens in an application.
package enum Opening: Sendable {
    /// A link.
    case link(NavigationPath)
    /// A link that can't be followed, with the reason for the user.
    case invalidLink(String)
    /// Files.
    case files([FileReference])
}
