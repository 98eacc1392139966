import CGtk

extension Resource {
    /// Puts the files of the resource where ``Builder``, images and style sheets find them by their path.
    ///
    /// ```swift
    /// try Resource.load("example.gresource").register()
    /// let builder = try Builder(resource: "/org/example/window.ui")
    /// ```
    ///
    /// Source: `g_resources_register`.
    public func register() {
        g_resources_register(opaquePointer)
    }

    /// Takes the files of the resource away again.
    ///
    /// Source: `g_resources_unregister`.
    public func unregister() {
        g_resources_unregister(opaquePointer)
    }
}
