import Glibc
import LassoGtk

/// Opens a window with a label, and quits when it has been drawn. `BareWindow` is the same program in C.
@main
enum MinimalWindow {
    static func main() {
        let application = Application(applicationId: "org.lassogtk.MinimalWindow", flags: .nonUnique)
        application.onActivate { [weak application] in
            guard let application else { return }
            let window = ApplicationWindow(application: application)
            window.child = Label("Hello")
            var frames = 0
            window.addTickCallback { [weak application] _, _ in
                frames += 1
                // The second frame starts when the first one has been drawn.
                if frames == 2 { application?.quit() }
                return frames < 2
            }
            window.present()
        }
        exit(application.run([]))
    }
}
