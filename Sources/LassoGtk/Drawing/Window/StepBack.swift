/// A step back that follows the user's finger: the page that it leads to moves in, and the page that it leaves moves
/// out.
///
/// Nothing changes in the hierarchy before the finger is released.
final class StepBack {
    private let controller: Controller
    private weak var drawing: (any StepBackDrawing)?
    private weak var frame: AdaptiveBox?
    private let motion: PushMotion

    /// Begins a step back.
    ///
    /// - Parameter controller: The controller that the user goes back from.
    /// - Returns: `nil` if the step can't be shown, or the user wants no motion.
    init?(from controller: Controller) {
        guard let drawing = controller.containerToGoBackIn?.drawing as? any StepBackDrawing,
            let frame = drawing.stepBackFrame, frame.mapped, !frame.settings.isMotionReduced
        else { return nil }
        frame.endMotion()
        let motion = PushMotion(of: frame.content, isForward: false, duration: .pop)
        guard drawing.previewStepBack() else { return nil }
        (self.controller, self.drawing, self.frame, self.motion) = (controller, drawing, frame, motion)
        motion.follow(0)
        motion.onEnd = { [weak drawing] in
            if let drawing, drawing.isPreviewing { drawing.endPreview() }
        }
        frame.begin(motion)
    }

    /// The width that a finger has to go to move everything out, in pixels.
    var width: Double { Double(max(frame?.width ?? 0, 1)) }

    /// Whether the step is still shown: the hierarchy hasn't changed, and the window hasn't been resized.
    var isShown: Bool { drawing?.isPreviewing == true && motion.isFollowing }

    /// Shows a part of the step, from 0 to 1.
    func follow(_ part: Double) {
        guard isShown else { return }
        motion.follow(part)
        frame?.queueAllocate()
    }

    /// Takes the step, or moves both pages back.
    ///
    /// The controllers may refuse, or ask the user. Then everything moves back, too.
    func release(completing isCompleting: Bool) {
        guard isShown else { return }
        guard isCompleting else { return motion.release(completing: false) }
        motion.release(completing: true)
        controller.goBack(animated: false)
        if drawing?.isPreviewing == true { motion.release(completing: false) }
    }
}
