import CGtk
import Glibc
import LassoGtk
import LassoRecording

/// A way in which an application ends while it has a change that wasn't saved.
enum Ending: String, CaseIterable {
    /// The test sends a signal.
    case signal
    /// The last window is closed.
    case close
    /// The application quits.
    case quit
    /// The session manager announces the end of the session, and kills the application.
    case session
    /// The display goes, while the application draws without a pause.
    case display
    /// The display goes, and then the turn ends in which the change was made. A flight recorder writes a tape.
    case recorded
    /// The session bus ends. The application sends a notification then, types version 2, and closes its windows.
    case bus
    /// The test sends a signal to an application that keeps nothing but the user's place.
    case place

    /// Runs an application that types version 1, prints `typed 1`, and ends.
    func run(_ path: String) -> Int32 {
        let recorder = self == .recorded ? startRecorder(path + ".tape") : nil
        defer { recorder?.stop() }
        let application = Application(applicationId: self == .bus ? "org.lassogtk.StorageProgram" : nil)
        application.onActivate { [weak application] in
            guard let application else { return }
            // Only the window keeps the store alive.
            let window = ApplicationWindow(application: application)
            guard self != .place else { return keepPlace(path, in: window) }
            let store = VersionStore(path, delay: .seconds(3600))
            window.onDestroy { _ = store }
            window.present()
            if self == .display {
                _ = window.addTickCallback { window, _ in
                    window.queueDraw()
                    return true
                }
            }
            precondition(self != .bus || application.isOnSessionBus)
            // With the first window controller, notifications are sent to the desktop.
            let controller = self == .bus ? WindowController() : nil
            controller?.present(in: application)
            Task { [weak window] in
                await store.load()
                store.dispatchAction(.didType(1))
                tell("typed 1")
                switch self {
                case .signal, .display, .place: break
                case .recorded: while !Files.exists(path + ".lost") { usleep(1_000) }
                case .bus:
                    await application.busEnds()
                    // After everything that the end of the bus leads to.
                    performWhenIdle {
                        DesktopNotification("end", title: "Version 2").send()
                        store.dispatchAction(.didType(2))
                        controller?.close()
                        window?.close()
                    }
                case .close: window?.close()
                case .quit: application.quit()
                case .session:
                    application.emit("query-end")
                    kill(getpid(), SIGKILL)
                }
            }
        }
        return application.run([CommandLine.arguments[0]])
    }

    private func startRecorder(_ path: String) -> FlightRecorder {
        let identity = ApplicationIdentity("org.lassogtk.Tape", name: "Tape", version: "1", developer: "Developers")
        do throws(TapeError) {
            return try FlightRecorder(of: identity, toFile: path)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    private func keepPlace(_ path: String, in window: ApplicationWindow) {
        let file = PathFile(path)
        window.onDestroy { _ = file }
        window.present()
        file.save("/version/1")
        tell("typed 1")
    }
}

extension Application {
    /// Waits until the connection to the session bus is closed.
    fileprivate func busEnds() async {
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        while g_dbus_connection_is_closed(bus) == 0 {
            do {
                try await Task.sleep(for: .milliseconds(1))
            } catch {
                return
            }
        }
    }
}
