import Synchronization

/// Criticals: mistakes in calls that GLib reports, and after which it continues.
nonisolated enum Criticals {
    /// Whether they are no findings now, because GTK makes such calls itself.
    static let areAllowed = Atomic(false)
}
