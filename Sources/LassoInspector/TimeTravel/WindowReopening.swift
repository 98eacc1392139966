#if LASSO_INSPECTOR
import LassoGtk

/// The way in which an application opens a window again that was closed.
struct WindowReopening {
    /// A closure that returns whether the application can open such a window.
    let canReopen: (WindowController) -> Bool
    /// A closure that opens a new window; it returns `nil` if the application has gone.
    let open: () -> WindowController?

    /// The windows that an application opens by itself, with the command New Window, for example.
    ///
    /// - Parameter application: The application, which isn't kept alive.
    static func windows(of application: ShellApplication) -> WindowReopening {
        WindowReopening(
            canReopen: { [weak application] in application?.flow(of: $0) != nil },
            open: { [weak application] in application?.openWindow() }
        )
    }
}

#endif
