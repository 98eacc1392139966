extension ShellApplication {
    /// Prepares the application, and makes its commands available. ``run(_:)`` does so by itself; a test without a
    /// display calls it.
    ///
    /// - Throws: The errors of ``prepare()``. The application can be launched again after that.
    /// - Precondition: The application hasn't been launched, and isn't being launched.
    public final func launch() async throws {
        switch launching {
        case .waiting(let requests), .failed(_, let requests): launching = .preparing(requests)
        case .preparing, .done:
            preconditionFailure(
                """
                \(Self.self).launch(): The application has been launched already. Call launch() once, and openWindow() for \
                each window. run(_:) launches the application by itself.
                """
            )
        }
        do {
            try await prepare()
        } catch {
            launching = .waiting(launching.requests)
            throw error
        }
        addCommands()
        ApplicationWindows.current.open = { [weak self] in self?.open($0, in: $1) }
        ApplicationWindows.current.openNewWindow = { [weak self] in self?.openWindow() }
        let requests = launching.requests
        launching = .done
        for request in requests { perform(request) }
    }

    /// Performs a request as soon as the application is prepared.
    func handle(_ request: LaunchRequest) {
        switch launching {
        case .waiting(let requests): launching = .waiting(requests + [request])
        case .preparing(let requests): launching = .preparing(requests + [request])
        case .done: perform(request)
        case .failed(let window, let requests):
            launching = .failed(window: window, requests + [request])
            showInDefaultSize(window)
        }
    }

    private func perform(_ request: LaunchRequest) {
        switch request {
        case .activation:
            if let currentWindow { showInDefaultSize(currentWindow) } else { openWindows() }
        case .newWindow: openNewWindow()
        case .link(.success(let path)): open(.link(path), in: windowForOpening())
        case .link(.failure(let error)): open(.invalidLink(error.description), in: windowForOpening())
        case .files(let files): open(.files(files), in: windowForOpening())
        }
    }

    private func openNewWindow() {
        // Otherwise, the session would forget the windows of the last run.
        if session?.hasWindowsToRestore == true { openWindows() }
        if Self.hasOneWindow, let currentWindow { showInDefaultSize(currentWindow) } else { openWindow() }
    }

    private func open(_ opening: Opening, in window: WindowController) {
        Run.turn(with: .opening(opening, window)) {
            switch opening {
            case .link(let path): Task { await open(path, in: window) }
            case .invalidLink(let reason): window.visibleController.alert(reason)
            case .files(let files): open(files, in: window)
            }
        }
    }

    /// Returns the window that the user used last, or a new one.
    private func windowForOpening() -> WindowController {
        guard let currentWindow else { return openWindows() }
        showInDefaultSize(currentWindow)
        return currentWindow
    }

    /// Prepares the application, or says in a window why that isn't possible.
    func begin() async {
        do {
            try await launch()
        } catch {
            fail(error)
        }
    }

    private func fail(_ error: any Error) {
        StandardError.report("\(GioApplication.program): \(error)")
        let window = WindowController()
        window.title = identity.name
        let controller = StartFailureController(name: identity.name, reason: "\(error)")
        controller.onRetry = { [weak self, weak window] in
            // It is being tried already, or the window of an earlier failure asks.
            guard let self, case .failed(let current, let requests) = self.launching, current === window else { return }
            launching = .waiting(requests)
            // The application would end without a window.
            gtkApplication?.hold()
            current.close()
            Task { [self] in
                await begin()
                gtkApplication?.release()
            }
        }
        window.setRootController(controller)
        launching = .failed(window: window, launching.requests)
        showInDefaultSize(window)
    }
}
