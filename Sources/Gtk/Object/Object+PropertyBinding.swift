import CGtk

extension Object {
    /// Sets a property of another object to the value of one of this object after each change, and now unless `flags`
    /// says otherwise, until the binding is unbound or one of the objects is freed.
    ///
    /// ```swift
    /// toggle.bindProperty("active", to: entry, "sensitive")
    /// ```
    ///
    /// - Parameters:
    ///   - property: The property's name in GObject's spelling, with hyphens.
    ///   - target: The object whose property is set. The binding keeps neither object alive.
    ///   - targetProperty: The name of the target's property.
    ///   - flags: Whether the property is also set now (`.syncCreate`), whether this object's property is set after
    ///     changes of the target's (`.bidirectional`), and whether a Boolean is inverted (`.invertBoolean`).
    /// - Returns: The binding, which can be unbound.
    /// - Precondition: The objects' classes have the properties, which can be read and written as needed, and whose
    ///   types GObject can convert; `.invertBoolean` requires Booleans. They are not the same property of the same
    ///   object.
    ///
    /// Source: `g_object_bind_property`.
    @discardableResult
    public func bindProperty(
        _ property: String,
        to target: Object,
        _ targetProperty: String,
        flags: BindingFlags = .syncCreate
    ) -> Binding {
        let (source, follower) = (specification(of: property), target.specification(of: targetProperty))
        let (type, targetType) = (source.type, follower.type)
        let isBidirectional = flags.contains(.bidirectional)
        precondition(
            canBind(source, to: follower) && (!isBidirectional || canBind(follower, to: source)),
            """
            Object.bindProperty(_:to:_:flags:): "\(property)" or "\(targetProperty)" cannot be read or written as the \
            binding requires. The first is read, and the second is written after the object's creation\
            \(isBidirectional ? ", and vice versa because of .bidirectional" : "").
            """
        )
        precondition(
            !flags.contains(.invertBoolean) || (type == .boolean && targetType == .boolean),
            """
            Object.bindProperty(_:to:_:flags:): "\(property)" is \(type), "\(targetProperty)" is \(targetType), and \
            only a Boolean can be inverted. Leave out .invertBoolean, or pass a closure.
            """
        )
        precondition(
            canConvert(type, to: targetType),
            """
            Object.bindProperty(_:to:_:flags:): "\(property)" is \(type), "\(targetProperty)" is \(targetType), and \
            GObject can't convert the values. Pass a closure that does.
            """
        )
        precondition(
            !isBidirectional || canConvert(targetType, to: type),
            """
            Object.bindProperty(_:to:_:flags:): "\(property)" is \(type), "\(targetProperty)" is \(targetType), and \
            GObject can't convert the values in both directions. Bind in one direction.
            """
        )
        let binding = g_object_bind_property(
            instance.pointer,
            property,
            target.instance.pointer,
            targetProperty,
            flags.cValue
        )
        return .wrapping(CInstance(binding), transfer: .none)
    }

    /// Sets a property of another object to what a closure makes of one of this object, now and after each change,
    /// until the binding is unbound or one of the objects is freed.
    ///
    /// ```swift
    /// selection.bindProperty("selected-item", to: button, "sensitive") { (item: Object?) in item != nil }
    /// ```
    ///
    /// - Parameters:
    ///   - property: The property's name in GObject's spelling, with hyphens.
    ///   - target: The object whose property is set. The binding keeps neither object alive.
    ///   - targetProperty: The name of the target's property.
    ///   - transform: A closure that returns the value of the target's property. It should capture neither object
    ///     strongly.
    /// - Returns: The binding, which can be unbound.
    /// - Precondition: The objects' classes have the properties. This object's can be read as `Source`, and the
    ///   target's can be written as `Target`. They are not the same property of the same object.
    ///
    /// Source: `g_object_bind_property_full`.
    @discardableResult
    public func bindProperty<Source: ValueConvertible, Target: ValueConvertible>(
        _ property: String,
        to target: Object,
        _ targetProperty: String,
        transform: @escaping @MainActor (Source) -> Target
    ) -> Binding {
        specification(of: property, as: Source.self, access: G_PARAM_READABLE, "read")
        target.specification(of: targetProperty, as: Target.self, access: G_PARAM_WRITABLE, "written")
        let convert: ConvertValue = { value, result in transform(Source.read(from: value)).write(to: result) }
        let binding = g_object_bind_property_full(
            instance.pointer,
            property,
            target.instance.pointer,
            targetProperty,
            BindingFlags.syncCreate.cValue,
            convertValue,
            nil,
            retainedClosure(convert),
            releaseClosure
        )
        return .wrapping(CInstance(binding), transfer: .none)
    }
}

private func canBind(_ source: PropertySpecification, to target: PropertySpecification) -> Bool {
    source.allows(G_PARAM_READABLE) && target.allows(G_PARAM_WRITABLE)
}

private func canConvert(_ type: GType, to other: GType) -> Bool {
    g_value_type_transformable(type.rawValue, other.rawValue) != 0
}

private typealias ConvertValue = @MainActor (ValueStorage, ValueStorage) -> Void

nonisolated private let convertValue: GBindingTransformFunc = { _, value, result, data in
    onMainActor((value, result, data)) { value, result, data in
        guard let value, let result else { preconditionFailure("GObject called a transformation without a value.") }
        let convert: ConvertValue = cClosure(data)
        convert(ValueStorage(UnsafeMutablePointer(mutating: value)), ValueStorage(result))
        return 1
    }
}
