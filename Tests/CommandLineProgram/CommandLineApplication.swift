import LassoGtk

/// An application with every kind of argument: options, links, and files.
final class CommandLineApplication: ShellApplication {
    override class var identity: ApplicationIdentity {
        ApplicationIdentity(
            "org.example.CommandLine",
            name: "Command Line",
            version: "1.2.3",
            developer: "The developers",
            linkScheme: "test"
        )
    }

    override class var opensFiles: Bool { true }

    override func start(in window: WindowController) {}

    override func open(_ path: NavigationPath, in window: WindowController) async {}

    override func open(_ files: [FileReference], in window: WindowController) {}
}
