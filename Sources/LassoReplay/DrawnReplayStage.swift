import LassoGtk
import LassoRecording

/// A stage that draws a replay at the original speed.
final class DrawnReplayStage: GtkReplayStage {
    let application: Application
    let windowSize: WindowSize
    private let start = ContinuousClock.now

    init(_ application: Application, windowSize: WindowSize) {
        (self.application, self.windowSize) = (application, windowSize)
    }

    func wait(until microseconds: Int) async {
        do {
            try await Task.sleep(until: start + .microseconds(microseconds), clock: .continuous)
        } catch {
            preconditionFailure("Nothing cancels a replay.")
        }
    }

    func didTake(_ step: Int, _ title: String) async { print("\(step) \(title)") }
}
