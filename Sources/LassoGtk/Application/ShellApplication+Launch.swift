extension ShellApplication {
    /// Prepares the application, and makes its commands available. ``run(_:)`` does so by itself; a test without a
    /// display calls it.
    ///
    /// - Throws: The errors of ``prepare()``. The application can be launched again after that.
    public final func launch() async throws {
        if case .notBegun = launching { launching = .preparing([]) }
        do {
            try await prepare()
        } catch {
            if case .preparing(let requests) = launching, requests.isEmpty { launching = .notBegun }
            throw error
        }
        addCommands()
        let requests = launching.requests
        launching = .done
        for request in requests { perform(request) }
    }

    /// Performs a request as soon as the application is prepared.
    func handle(_ request: LaunchRequest) {
        switch launching {
        case .notBegun: launching = .preparing([request])
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
        case .newWindow:
            if Self.hasOneWindow, let currentWindow { showInDefaultSize(currentWindow) } else { openWindow() }
        case .link(.success(let path)):
            let window = windowForOpening()
            Task { await open(path, in: window) }
        case .link(.failure(let error)):
            windowForOpening().inFront.alert(error.description)
        case .files(let files):
            open(files, in: windowForOpening())
        }
    }

    private func windowForOpening() -> WindowController {
        if let currentWindow {
            showInDefaultSize(currentWindow)
        } else {
            openWindows()
        }
        return currentWindow ?? openWindow()
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
            guard let self else { return }
            launching = .preparing(launching.requests)
            // The application would end without a window.
            gtkApplication?.hold()
            window?.close()
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

extension Launching {
    /// The requests that wait.
    fileprivate var requests: [LaunchRequest] {
        switch self {
        case .preparing(let requests), .failed(_, let requests): requests
        case .notBegun, .done: []
        }
    }
}
