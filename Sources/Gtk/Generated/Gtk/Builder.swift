// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBuilder`.
/// [Reference](https://docs.gtk.org/gtk4/class.Builder.html)
open class Builder: Object {
    /// Source: `gtk_builder_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Builder.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_builder_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Builder {
    /// Source: `gtk_builder_get_current_object`, `gtk_builder_set_current_object`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Builder.current-object.html)
    @_alwaysEmitIntoClient
    public var currentObject: Object? {
        get {
            Object.wrapping(gtk_builder_get_current_object(opaquePointer))
        }
        set {
            gtk_builder_set_current_object(opaquePointer, newValue?.pointer())
        }
    }

    /// Source: `gtk_builder_get_scope`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Builder.scope.html)
    @_alwaysEmitIntoClient
    public var scope: any BuilderScope {
        wrappingInterface(required: gtk_builder_get_scope(opaquePointer))
    }

    /// Source: `gtk_builder_get_translation_domain`, `gtk_builder_set_translation_domain`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Builder.translation-domain.html)
    @_alwaysEmitIntoClient
    public var translationDomain: String? {
        get {
            String.optional(copying: gtk_builder_get_translation_domain(opaquePointer))
        }
        set {
            gtk_builder_set_translation_domain(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_builder_get_objects`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.get_objects.html)
    @_alwaysEmitIntoClient
    public var objects: [Object] {
        cElements(of: gtk_builder_get_objects(opaquePointer), transfer: .container) { Object.wrapping(required: $0) }
    }

    /// Source: `gtk_builder_add_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_from_file.html)
    @_alwaysEmitIntoClient
    public func addFromFile(_ filename: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_builder_add_from_file(opaquePointer, cText(filename), error)
        }
    }

    /// Source: `gtk_builder_add_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_from_resource.html)
    @_alwaysEmitIntoClient
    public func addFromResource(_ resourcePath: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_builder_add_from_resource(opaquePointer, cText(resourcePath), error)
        }
    }

    /// Source: `gtk_builder_add_from_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_from_string.html)
    @_alwaysEmitIntoClient
    public func addFromString(_ buffer: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_builder_add_from_string(opaquePointer, cText(buffer), -1, error)
        }
    }

    /// Source: `gtk_builder_add_objects_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_file.html)
    @_alwaysEmitIntoClient
    public func addObjectsFromFile(_ filename: String, objectIds: [String]) throws(GLibError) {
        _ = try GLibError.check { error in
            withStringArray(objectIds) { objectIdsArray in
                gtk_builder_add_objects_from_file(
                    opaquePointer,
                    cText(filename),
                    UnsafeMutableRawPointer(objectIdsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    error
                )
            }
        }
    }

    /// Source: `gtk_builder_add_objects_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_resource.html)
    @_alwaysEmitIntoClient
    public func addObjectsFromResource(_ resourcePath: String, objectIds: [String]) throws(GLibError) {
        _ = try GLibError.check { error in
            withStringArray(objectIds) { objectIdsArray in
                gtk_builder_add_objects_from_resource(
                    opaquePointer,
                    cText(resourcePath),
                    UnsafeMutableRawPointer(objectIdsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    error
                )
            }
        }
    }

    /// Source: `gtk_builder_add_objects_from_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_string.html)
    @_alwaysEmitIntoClient
    public func addObjectsFromString(_ buffer: String, objectIds: [String]) throws(GLibError) {
        _ = try GLibError.check { error in
            withStringArray(objectIds) { objectIdsArray in
                gtk_builder_add_objects_from_string(
                    opaquePointer,
                    cText(buffer),
                    -1,
                    UnsafeMutableRawPointer(objectIdsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    error
                )
            }
        }
    }

    /// Source: `gtk_builder_expose_object`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.expose_object.html)
    @_alwaysEmitIntoClient
    public func exposeObject(_ name: String, object: Object) {
        gtk_builder_expose_object(opaquePointer, cText(name), object.pointer())
    }

    /// Source: `gtk_builder_extend_with_template`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.extend_with_template.html)
    @_alwaysEmitIntoClient
    public func extendWithTemplate(_ object: Object, templateType: GType, buffer: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_builder_extend_with_template(
                opaquePointer,
                object.pointer(),
                templateType.rawValue,
                cText(buffer),
                -1,
                error
            )
        }
    }

    /// Source: `gtk_builder_get_type_from_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.get_type_from_name.html)
    @_alwaysEmitIntoClient
    public func typeFromName(_ typeName: String) -> GType {
        GType(rawValue: gtk_builder_get_type_from_name(opaquePointer, cText(typeName)))
    }

    /// Source: `gtk_builder_set_scope`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.set_scope.html)
    @_alwaysEmitIntoClient
    public func setScope(_ scope: (any BuilderScope)?) {
        gtk_builder_set_scope(opaquePointer, scope?.opaquePointer)
    }

    /// Source: `gtk_builder_value_from_string_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.value_from_string_type.html)
    @_alwaysEmitIntoClient
    public func valueFromStringType(_ type: GType, string: String) throws(GLibError) -> Value {
        var value = GValue()
        _ = try GLibError.check { error in
            gtk_builder_value_from_string_type(opaquePointer, type.rawValue, cText(string), &value, error)
        }
        return Value(taking: value)
    }
}
