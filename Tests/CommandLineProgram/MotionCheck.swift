import Glibc
import LassoGtk

/// A check of an application that reduces motion before it runs.
enum MotionCheck {
    /// Runs the application, which ends at once, because it has no window.
    ///
    /// - Returns: The exit status: 0 if there were no animations, and the observer knew it.
    static func run() -> Int32 {
        alarm(60)
        let application = Application(applicationId: nil)
        var (isReduced, isObserved) = (false, false)
        application.reducesMotion = true
        application.observeAppearance { isObserved = $0.reducesMotion }
        application.onActivate { isReduced = Settings.default?.gtkEnableAnimations == false }
        let status = application.run([CommandLine.arguments[0]])
        return status == 0 && isReduced && isObserved ? EXIT_SUCCESS : EXIT_FAILURE
    }
}
