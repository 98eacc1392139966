import LassoGtk

/// The pages that want motion to be reduced in the whole program.
final class MotionReduction {
    /// The pages that reduce what GTK animates.
    static let shared = MotionReduction { (GioApplication.default as? Application)?.reducesMotion = $0 }

    private let reduce: (Bool) -> Void
    private var pages: Set<ObjectIdentifier> = []

    /// Creates a reduction.
    ///
    /// - Parameter reduce: A closure that sets whether motion is reduced.
    init(_ reduce: @escaping (Bool) -> Void) {
        self.reduce = reduce
    }

    /// Sets whether a page wants motion to be reduced.
    func setReduced(_ isReduced: Bool, by page: Controller) {
        if isReduced { pages.insert(ObjectIdentifier(page)) } else { pages.remove(ObjectIdentifier(page)) }
        reduce(!pages.isEmpty)
    }
}
