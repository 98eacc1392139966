public import Lasso

/// A closure that starts a flow in the window that is passed.
public typealias ReplayStart = @MainActor (WindowController) -> Void
