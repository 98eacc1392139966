import CGtk

extension ContentProvider {
    /// Returns the content as a value of a type that the provider offers.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The content.
    /// - Throws: ``GLibError`` if the provider does not offer the type.
    ///
    /// Source: `gdk_content_provider_get_value`.
    public func value(as type: GType) throws(GLibError) -> Value {
        let value = Value(type: type)
        _ = try GLibError.check { error in
            gdk_content_provider_get_value(contentProviderPointer, value.storage.pointer, error)
        }
        return value
    }
}
