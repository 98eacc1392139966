import Glibc

extension ShellApplication {
    /// Runs the application, and exits with its status. A class with the attribute `@main` begins here.
    public static func main() { exit(Self().run()) }

    /// Runs the application until its last window is closed.
    ///
    /// - Parameter arguments: The command line, starting with the program's name: options, links of
    ///   ``/Lasso/ApplicationIdentity/linkScheme``, and files, if ``opensFiles``.
    /// - Returns: The exit status, which isn't 0 if the application couldn't start.
    /// - Precondition: No application is running, and this one has not run before.
    ///
    /// Source: `g_application_run`.
    public final func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
        // GTK sets the locale later than the texts of `--help` are needed.
        setlocale(LC_ALL, "")
        TranslationDomain.setApplicationDomain(identity.translationDomain)
        registerResources()
        let application = makeGtkApplication()
        gtkApplication = application
        let status = application.run(arguments)
        if case .failed = launching { return status == 0 ? EXIT_FAILURE : status }
        return status
    }

    /// Returns an application of GTK that calls this one.
    func makeGtkApplication() -> Application {
        let application = Application(applicationId: identity.id)
        // Otherwise, the end of the session ends the application without a question about changes.
        application.registerSession = true
        addOptions(to: application)
        application.onStartup { [weak self] in self?.startUp() }
        application.onActivate { [weak self] in self?.handle(.activation) }
        application.onOpenPath { [weak self] in self?.handle(.link($0)) }
        openArguments(of: application)
        return application
    }

    private func startUp() {
        guard let gtkApplication else { return }
        Window.setDefaultIconName(identity.id)
        if Pseudolocale.isOn { Widget.setDefaultDirection(.rtl) }
        AppearanceKeeper.shared.follow()
        Self.styleSheet?.apply()
        gtkApplication.addAction("new-window") { [weak self] in self?.handle(.newWindow) }
        for (name, path) in Self.desktopActions {
            gtkApplication.addAction(name) { [weak self] in self?.handle(.link(.success(path))) }
        }
        gtkApplication.serveNotices(of: .current)
        session = WindowSession(in: FileStorage(identity.stateFolder + "/windows"))
        accelerators = AcceleratorKeeper(in: FileStorage(identity.configFolder + "/shortcuts"))
        // Until there is a window.
        gtkApplication.hold()
        Task { [self] in
            // The menus of the first window show them.
            await accelerators?.load()
            await begin()
            accelerators?.tellUser()
            gtkApplication.release()
        }
    }

    /// Registers the file of resources that is installed with the application, if there is one. GTK then finds its
    /// icons.
    ///
    /// - Parameter share: The folder `share` beside the program's folder.
    /// - Returns: The resources.
    @discardableResult
    func registerResources(beside share: String? = ProgramFolder.share) -> Resource? {
        guard let file = identity.installedFile("\(identity.id).gresource", beside: share) else { return nil }
        do throws(GLibError) {
            let resource = try Resource.load(file)
            resource.register()
            return resource
        } catch {
            StandardError.report("\(GioApplication.program): \(file): \(error.message) Install the application again.")
            return nil
        }
    }

    private func addOptions(to application: Application) {
        let identity = identity
        if !identity.summary.isEmpty {
            application.setOptionContextSummary(
                translated(
                    "\(identity.summary).",
                    context: "sentence",
                    comment: "The purpose of an application",
                    in: .lasso
                )
            )
        }
        application.addMainOption(
            "version",
            shortName: "v",
            description: translated("Print the version and exit", in: .lasso)
        )
        if !Self.hasOneWindow {
            application.addMainOption("new-window", description: translated("Open a new window", in: .lasso))
        }
        application.onHandleLocalOptions { options in
            guard options.contains("version") else { return -1 }
            print("\(GioApplication.program) \(identity.version)")
            return Int(EXIT_SUCCESS)
        }
        // At this point it is certain that the application can be launched. Without a display, GTK would end it.
        application.onHandleLocalOptions(after: true) { [weak self, weak application] options in
            guard options.contains("new-window"), let self, let application else { return -1 }
            return openNewWindow(in: application)
        }
    }

    /// Opens a window in the instance that runs already, or lets this one start with it.
    private func openNewWindow(in application: Application) -> Int {
        do throws(GLibError) {
            try application.register()
        } catch {
            StandardError.report("\(GioApplication.program): \(error.message)")
            return Int(EXIT_FAILURE)
        }
        guard application.isRemote else { return -1 }
        application.activateAction("new-window")
        // The links and files are opened in it, and it is presented.
        return -1
    }

    private func openArguments(of application: Application) {
        guard identity.linkScheme != nil || Self.opensFiles else { return }
        application.onOpenArguments(linkScheme: identity.linkScheme, files: Self.opensFiles) { [weak self] arguments in
            for link in arguments.links { self?.handle(.link(link)) }
            if !arguments.files.isEmpty { self?.handle(.files(arguments.files)) }
        }
    }
}
