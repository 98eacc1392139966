import CGtk

extension Resource {
    /// Registers the files of the resource, so that ``Builder``, images and style sheets find them by their path.
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

    /// Unregisters the files of the resource.
    ///
    /// Source: `g_resources_unregister`.
    public func unregister() {
        g_resources_unregister(opaquePointer)
    }
}
