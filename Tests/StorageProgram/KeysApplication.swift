import LassoGtk

/// An application that prints the user's own accelerators as soon as it has a window.
final class KeysApplication: ShellApplication {
    override class var identity: ApplicationIdentity {
        ApplicationIdentity("org.lassogtk.KeysProgram", name: "Keys", version: "1", developer: "Developers")
    }

    override func start(in window: WindowController) { tell("keys \(WindowController.acceleratorSettings.text)") }
}
