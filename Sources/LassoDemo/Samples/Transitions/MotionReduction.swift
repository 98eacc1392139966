import LassoGtk

/// The reduction of motion in the whole program, as long as there are pages that want it.
final class MotionReduction {
    /// The reduction of what GTK animates.
    static let shared = MotionReduction {
        Settings.default?.gtkEnableAnimations ?? true
    } animate: {
        Settings.default?.gtkEnableAnimations = $0
    }

    private let animates: () -> Bool
    private let animate: (Bool) -> Void
    private var pages: Set<ObjectIdentifier> = []
    // Whether there are animations without the pages.
    private var animatesBefore = true

    /// Creates a reduction.
    ///
    /// - Parameters:
    ///   - animates: A closure that returns whether there are animations.
    ///   - animate: A closure that turns animations on or off.
    init(animates: @escaping () -> Bool, animate: @escaping (Bool) -> Void) {
        (self.animates, self.animate) = (animates, animate)
    }

    /// Sets whether a page wants motion to be reduced.
    func setReduced(_ isReduced: Bool, by page: Controller) {
        let wasReduced = !pages.isEmpty
        if isReduced { pages.insert(ObjectIdentifier(page)) } else { pages.remove(ObjectIdentifier(page)) }
        guard wasReduced == pages.isEmpty else { return }
        if !wasReduced { animatesBefore = animates() }
        animate(wasReduced && animatesBefore)
    }
}
