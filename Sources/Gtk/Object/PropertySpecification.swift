import CGtk

/// A description of a property, from GObject's type system.
struct PropertySpecification: CustomStringConvertible {
    let name: String
    let type: GType
    private let flags: GParamFlags

    init?(_ name: String, of object: Object) {
        guard let found = g_object_class_find_property(Self.objectClass(of: object), name) else { return nil }
        self.init(found)
    }

    private init(_ specification: UnsafeMutablePointer<GParamSpec>) {
        name = String(cString: specification.pointee.name)
        type = GType(rawValue: specification.pointee.value_type)
        flags = specification.pointee.flags
    }

    /// Returns whether the property of an existing object can be read or written.
    func allows(_ access: GParamFlags) -> Bool {
        flags.rawValue & access.rawValue != 0
            && (access != G_PARAM_WRITABLE || flags.rawValue & G_PARAM_CONSTRUCT_ONLY.rawValue == 0)
    }

    var description: String { "\(name) (\(type))" }

    static func all(of object: Object) -> [PropertySpecification] {
        var count: guint = 0
        let list = g_object_class_list_properties(objectClass(of: object), &count)
        defer { g_free(list) }
        return UnsafeBufferPointer(start: list, count: Int(count)).compactMap { $0.map(PropertySpecification.init) }
    }

    private static func objectClass(of object: Object) -> UnsafeMutablePointer<GObjectClass> {
        let instance = object.pointer(to: GTypeInstance.self)
        return UnsafeMutableRawPointer(instance.pointee.g_class).assumingMemoryBound(to: GObjectClass.self)
    }
}
