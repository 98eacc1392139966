/// The progress of work in a progress bar.
@MainActor
final class ProgressShowing {
    private weak var bar: ProgressBar?
    private let pulse: ProgressPulse

    init(in bar: ProgressBar) {
        self.bar = bar
        pulse = ProgressPulse(of: bar, every: .milliseconds(100))
    }

    isolated deinit { pulse.isRunning = false }

    /// Shows a progress. A block moves to and fro while the fraction isn't known; it rests if animations are off.
    ///
    /// - Parameter progress: The progress; `nil` if there is no work.
    func show(_ progress: TaskProgress?) {
        guard let bar else { return }
        let isIndeterminate = progress != nil && progress?.fraction == nil
        let moves = bar.settings.gtkEnableAnimations
        pulse.isRunning = isIndeterminate && moves
        if isIndeterminate {
            if !moves { bar.pulse() }
        } else {
            bar.fraction = progress?.fraction ?? 0
        }
        if bar.text != progress?.text { bar.text = progress?.text }
        let name = progress.map { $0.text ?? translated("Progress", in: .lasso) }
        if bar.accessibleLabel != name { bar.accessibleLabel = name }
    }
}
