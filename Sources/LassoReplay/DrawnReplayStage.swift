import LassoGtk
import LassoRecording

/// A stage that draws a replay at the original speed.
final class DrawnReplayStage: ReplayStage {
    private let application: Application
    private let start = ContinuousClock.now

    init(_ application: Application) {
        self.application = application
    }

    let isDrawn = true

    func open(_ window: WindowController) { window.present(in: application, width: 900, height: 640) }

    func wait(until microseconds: Int) async {
        do {
            try await Task.sleep(until: start + .microseconds(microseconds), clock: .continuous)
        } catch {
            // The replay goes on at full speed.
        }
    }

    func didTake(_ step: Int, _ title: String) async { print("\(step) \(title)") }
}
