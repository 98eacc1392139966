public import LassoGtk

/// The inspector of an application: a window that shows what the application consists of and what happens in it.
///
/// An application enables it in one line, when it has been started up:
///
/// ```swift
/// override func prepare() async throws {
///     Inspector.enable(in: self)
/// }
/// ```
///
/// Ctrl+Shift+D then opens the window. With `LASSO_INSPECT=1` in the environment, it opens at the start. Until it is
/// open, nothing is observed.
///
/// The inspector is in debug builds only: in a release build, enabling it does nothing, unless the package was built
/// with `LASSO_INSPECTOR=1` in the environment. <doc:Inspecting-an-application> describes the window.
public enum Inspector {
    /// Lets the user open the inspector in an application.
    ///
    /// In a test without a display, and in a build without the inspector, it does nothing.
    ///
    /// - Parameter application: The application, which has been started up.
    public static func enable(in application: ShellApplication) {
        #if LASSO_INSPECTOR
        guard let gtkApplication = application.gtkApplication else { return }
        InspectorOpening.enable(in: gtkApplication, reopening: .windows(of: application))
        #endif
    }

    /// Lets the user open the inspector in an application.
    ///
    /// In a build without the inspector, it does nothing.
    ///
    /// - Parameter application: The application, which has been started up.
    public static func enable(in application: Application) {
        #if LASSO_INSPECTOR
        InspectorOpening.enable(in: application)
        #endif
    }
}
