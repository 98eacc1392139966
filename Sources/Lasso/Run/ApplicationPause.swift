/// A time in which an application holds back what it usually does by itself, because the inspector shows another moment
/// of it.
@MainActor
package final class ApplicationPause {
    /// The activities that a pause can hold.
    package enum Kind {
        /// The delivery of the results of effects that began before the pause.
        case deliveries
        /// The saving of values, settings, and drafts without a request of the user.
        case saving
    }

    private static var all: [ApplicationPause] = []

    private let kind: Kind
    private let windows: ApplicationWindows
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Begins a pause.
    ///
    /// - Parameters:
    ///   - kind: The activity that the pause holds.
    ///   - windows: The windows of the application.
    package init(of kind: Kind, in windows: ApplicationWindows) {
        (self.kind, self.windows) = (kind, windows)
        Self.all.append(self)
    }

    /// Ends the pause. What waits for it goes on after the current turn of the main actor.
    package func end() {
        Self.all.removeAll { $0 === self }
        waiting.forEach { $0.resume() }
        waiting = []
    }

    /// Returns the pause of the current application; `nil` if there is none.
    static func current(_ kind: Kind) -> ApplicationPause? {
        all.isEmpty ? nil : all.first { $0.kind == kind && $0.windows === ApplicationWindows.current }
    }

    /// Waits until the current application has no pause of a kind.
    ///
    /// - Parameters:
    ///   - kind: The activity that the pause holds.
    ///   - exception: A pause for which this method doesn't wait.
    static func waitUntilOver(_ kind: Kind, except exception: ApplicationPause? = nil) async {
        while let pause = current(kind), pause !== exception {
            await withCheckedContinuation { pause.waiting.append($0) }
        }
    }

    isolated deinit {}
}
