import LassoGtk

/// Opens a window in which one logs in, and prints when its first frame has been drawn. The programs in `Peers` open
/// the same window without the library. With `LOGIN_WINDOW_FRAMES=1`, it also prints when a frame shows a changed text.
@main
final class LoginWindow: ShellApplication {
    override class var identity: ApplicationIdentity {
        ApplicationIdentity("org.lassogtk.LoginWindow", name: "Log In", version: "1.0.0", developer: "LassoGtk")
    }

    override class var windowSize: (width: Int, height: Int) { (360, 260) }

    override func start(in window: WindowController) {
        let screen = LoginModule.createScreen()
        screen.place(with: root(of: window))
        frameReport = FrameReport(of: screen)
    }

    private var frameReport: FrameReport?
}
