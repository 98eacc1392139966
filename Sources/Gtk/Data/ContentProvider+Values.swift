import CGtk

extension ContentProvider {
    /// The content, as a value of a type that the provider offers.
    ///
    /// - Parameter type: The type.
    /// - Returns: The content.
    /// - Throws: ``GLibError`` if the provider does not offer this type.
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
