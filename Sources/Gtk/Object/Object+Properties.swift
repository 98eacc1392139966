import CGtk

extension Object {
    /// The value of a property by name. Use it for a property of a class without a wrapper, or of a newer GTK.
    ///
    /// ```swift
    /// let width = label[property: "width-chars", as: Int.self]
    /// label[property: "wrap"] = true
    /// ```
    ///
    /// - Parameters:
    ///   - name: The property's name in GObject's spelling, with hyphens.
    ///   - type: The Swift type to read or write the value as.
    /// - Precondition: The object's class has the property, and its type can be read or written as `Property`. An
    ///   object that is written is an instance of the property's class.
    ///
    /// Source: `g_object_get_property`, `g_object_set_property`.
    public subscript<Property: ValueConvertible>(
        property name: String,
        as type: Property.Type = Property.self
    ) -> Property {
        get {
            let specification = specification(of: name, as: type, access: G_PARAM_READABLE, "read")
            return ValueStorage.with(specification.type) { storage in
                g_object_get_property(pointer(), name, storage.pointer)
                return Property.read(from: storage)
            }
        }
        set {
            let specification = specification(of: name, as: type, access: G_PARAM_WRITABLE, "written")
            if let given = wrongInstanceType(of: newValue, for: specification.type) {
                preconditionFailure(
                    """
                    \(objectType)'s property "\(name)" must be a \(specification.type), not a \(given). \
                    \(instanceFix(specification.type))
                    """
                )
            }
            ValueStorage.with(specification.type) { storage in
                newValue.write(to: storage)
                g_object_set_property(pointer(), name, storage.pointer)
            }
        }
    }

    /// A property whose type is an interface.
    @usableFromInline
    subscript<Interface>(interfaceProperty name: String) -> Interface? {
        get { self[property: name, as: InterfaceValue<Interface>?.self]?.object }
        set { self[property: name] = newValue.map { InterfaceValue($0) } }
    }

    /// The names of the properties of the object's class.
    ///
    /// Source: `g_object_class_list_properties`.
    public var propertyNames: [String] {
        PropertySpecification.all(of: self).map { "\($0.name)" }.sorted()
    }

    /// Returns whether the object's class has a property.
    ///
    /// - Parameter property: The property's name in GObject's spelling, with hyphens.
    /// - Returns: `true` if the class has the property, which may depend on the version of the library.
    ///
    /// Source: `g_object_class_find_property`.
    public func hasProperty(_ property: String) -> Bool {
        PropertySpecification(property, of: self) != nil
    }

    /// Connects a handler called after each change of a property.
    ///
    /// - Parameters:
    ///   - property: The property's name in GObject's spelling, with hyphens.
    ///   - after: Whether to call the handler after the class's default handler.
    ///   - handler: A closure called after each change.
    /// - Returns: The connection, which can be disconnected.
    /// - Precondition: The object's class has the property.
    ///
    /// Source: the signal `GObject::notify`.
    @discardableResult
    public func onNotify(_ property: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void)
        -> SignalConnection
    {
        // The class also finds a name with underscores, but a signal's detail is compared literally.
        connect("notify::" + specification(of: property).name, after: after, handler)
    }

    func specification(of name: String) -> PropertySpecification {
        guard let specification = PropertySpecification(name, of: self) else {
            preconditionFailure(
                """
                \(objectType) has no property "\(name)". Use one of its properties: \
                \(PropertySpecification.all(of: self).map(\.description).sorted().joined(separator: ", ")).
                """
            )
        }
        return specification
    }

    @discardableResult
    func specification<Property: ValueConvertible>(
        of name: String,
        as type: Property.Type,
        access: GParamFlags,
        _ verb: String
    ) -> PropertySpecification {
        let found = specification(of: name)
        precondition(
            found.allows(access) && type.canHold(found.type),
            """
            \(objectType)'s property "\(name)" is \(found.type)\(found.allows(access) ? "" : " and cannot be \(verb)"); \
            it was \(verb) as \(type). Its properties are: \
            \(PropertySpecification.all(of: self).map(\.description).sorted().joined(separator: ", ")).
            """
        )
        return found
    }
}
