import Glibc
import LassoGtk

/// A program that tests start with all kinds of arguments, and which checks something else if the environment says so.
@main
enum Main {
    static func main() {
        if getenv("LASSO_CHECKS_MOTION") == nil { CommandLineApplication.main() }
        exit(MotionCheck.run())
    }
}
