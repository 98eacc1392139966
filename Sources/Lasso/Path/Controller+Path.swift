extension Controller {
    /// Where the user is, from this controller on. ``NavigationPath`` says how it is made.
    public final var path: NavigationPath {
        NavigationPath(way.compactMap(\.pathComponent))
    }

    /// The child that is called by a name in paths.
    ///
    /// - Parameter name: The ``pathComponent`` to look for.
    /// - Returns: The first one of ``children``; `nil` if none is called so.
    public final func child(named name: String) -> Controller? {
        children.first { $0.pathComponent == name }
    }

    /// The controllers that the user has come by, from this one on to where the user is, with what is presented there.
    final var way: [Controller] { way(withPresented: true) }

    /// The controllers that the user has come by, from this one on to where the user is.
    ///
    /// - Parameter withPresented: Whether the way goes on to what is presented.
    final func way(withPresented: Bool) -> [Controller] {
        let steps = (self as? NavigationController)?.controllers ?? [principalChild].compactMap { $0 }
        var way = [self]
        for step in steps {
            // What a controller further down the stack presents is not on the screen.
            way += step.way(withPresented: withPresented && step === steps.last)
        }
        if withPresented, let presentedController { way += presentedController.way }
        return way
    }
}
