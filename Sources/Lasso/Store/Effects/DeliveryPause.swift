/// A time in which an application's effects that began earlier don't deliver their results, because the inspector shows
/// another moment of it.
@MainActor
package final class DeliveryPause {
    private static var all: [DeliveryPause] = []

    /// The pause of the current application; `nil` if there is none.
    static var current: DeliveryPause? {
        all.isEmpty ? nil : all.first { $0.windows === ApplicationWindows.current }
    }

    private let windows: ApplicationWindows
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Begins a pause.
    ///
    /// - Parameter windows: The windows of the application.
    package init(of windows: ApplicationWindows) {
        self.windows = windows
        Self.all.append(self)
    }

    /// Ends the pause. The results are delivered after the current turn of the main actor.
    package func end() {
        Self.all.removeAll { $0 === self }
        waiting.forEach { $0.resume() }
        waiting = []
    }

    /// Waits until the application has no pause, except one.
    ///
    /// - Parameter own: The pause in which the effect began, which doesn't hold it.
    static func waitUntilOver(except own: DeliveryPause?) async {
        while let pause = current, pause !== own {
            await withCheckedContinuation { pause.waiting.append($0) }
        }
    }

    isolated deinit {}
}
