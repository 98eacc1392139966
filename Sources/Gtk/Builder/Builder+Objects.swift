import CGtk

extension Builder {
    /// Creates a builder with the objects of a user interface file.
    ///
    /// ```swift
    /// let builder = try Builder(file: "window.ui")
    /// let window = try builder.object("window", as: ApplicationWindow.self)
    /// ```
    ///
    /// - Parameter path: The file's path.
    /// - Throws: ``UserInterfaceError`` if the file cannot be read or is not a user interface file.
    ///
    /// Source: `gtk_builder_add_from_file`. `gtk_builder_new_from_file` would end the program at an error.
    public convenience init(file path: String) throws(UserInterfaceError) {
        try self.init(source: path) { builder throws(GLibError) in try builder.addFromFile(path) }
    }

    /// Creates a builder with the objects of a user interface file in the application's resources.
    ///
    /// - Parameter path: The resource's path, for example `"/org/example/window.ui"`.
    /// - Throws: ``UserInterfaceError`` if the resource does not exist or is not a user interface file.
    ///
    /// Source: `gtk_builder_add_from_resource`. `gtk_builder_new_from_resource` would end the program at an error.
    public convenience init(resource path: String) throws(UserInterfaceError) {
        try self.init(source: "the resource \(path)") { builder throws(GLibError) in try builder.addFromResource(path) }
    }

    /// Creates a builder with the objects of a user interface description.
    ///
    /// - Parameter description: The text of a user interface file.
    /// - Throws: ``UserInterfaceError`` if the text is not a user interface description.
    ///
    /// Source: `gtk_builder_add_from_string`. `gtk_builder_new_from_string` would end the program at an error.
    public convenience init(string description: String) throws(UserInterfaceError) {
        try self.init(source: "the description") { builder throws(GLibError) in try builder.addFromString(description) }
    }

    private convenience init(
        source: String,
        _ load: (Builder) throws(GLibError) -> Void
    ) throws(UserInterfaceError) {
        // The description may contain widgets.
        requireDisplay()
        self.init()
        do {
            try load(self)
        } catch {
            throw .unusable(source: source, reason: error)
        }
        g_object_set_data_full(pointer(), Self.sourceKey, g_strdup(source)) { g_free($0) }
    }

    /// Returns an object by its ID.
    ///
    /// - Parameters:
    ///   - id: The object's ID in the user interface file.
    ///   - type: The class or interface of the object.
    /// - Returns: The object.
    /// - Throws: ``UserInterfaceError`` if there is no such object or it is of another class.
    ///
    /// Source: `gtk_builder_get_object`.
    public func object<Found>(_ id: String, as type: Found.Type = Found.self) throws(UserInterfaceError) -> Found {
        guard let object: Object = .wrapping(gtk_builder_get_object(opaquePointer, cText(id))) else {
            throw .missingObject(id: id, source: source, ids: ids)
        }
        guard let found = object as? Found else {
            throw .wrongType(id: id, source: source, expected: "\(type)", found: "\(Swift.type(of: object))")
        }
        return found
    }

    /// The source of the builder's objects, for messages.
    private var source: String {
        g_object_get_data(pointer(), Self.sourceKey).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
            ?? "the builder"
    }

    private var ids: [String] {
        objects.compactMap { ($0 as? any Buildable)?.buildableId }.filter { !$0.hasPrefix("___") }.sorted()
    }

    private static let sourceKey = "lasso-gtk-builder-source"
}
