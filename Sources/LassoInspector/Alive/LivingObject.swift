#if LASSO_INSPECTOR
import LassoGtk

/// A screen, a store, or a flow that is alive.
nonisolated struct LivingObject: Identifiable, Equatable {
    enum Kind: String, CaseIterable {
        case screen = "Screen"
        case store = "Store"
        case flow = "Flow"
    }

    let id: Int
    let kind: Kind
    let className: String
    /// The time at which it was seen first, since the inspection has begun.
    let since: Duration
    /// The time at which it was found not to be in the hierarchy; `nil` while it is there.
    var outsideSince: Duration?
}

#endif
