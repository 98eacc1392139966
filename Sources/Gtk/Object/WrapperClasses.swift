import CGtk

/// The Swift classes that wrap GObject classes.
enum WrapperClasses {
    typealias Make<Wrapper> = @MainActor (CInstance, OwnershipTransfer) -> Wrapper

    /// A class that wraps instances of private C classes by a public interface that they implement.
    struct InterfaceWrapper {
        /// The C name of the superclass that every implementation of the interface has.
        let baseClass: String
        /// The number of interfaces that the interface requires, directly and indirectly. If one interface requires
        /// another, it has the higher rank and describes the instance more precisely.
        let rank: Int
        let make: Make<Object>
    }

    /// Returns values by the names of C types.
    ///
    /// - Parameters:
    ///   - names: The names as lines. A dictionary literal with as many elements takes the compiler a second.
    ///   - values: The values in the same order.
    static func table<Value>(_ names: String, _ values: [Value]) -> [String: Value] {
        let lines = names.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
        return Dictionary(uniqueKeysWithValues: zip(lines, values))
    }

    /// Creates a wrapper of the class that is registered for the instance's GObject class or for its nearest ancestor.
    /// If the ancestor lacks an interface of the instance, prefers a class that is registered for that interface.
    static func makeWrapper(of instance: CInstance, transfer: OwnershipTransfer) -> Object {
        let type = GType(rawValue: cgtk_object_type(instance.pointer))
        for (ancestor, name) in ancestry(of: type) {
            guard let make = objectWrappers[name] else { continue }
            if ancestor != type, let wrapper = interfaceWrapper(for: type, beyond: ancestor) {
                return wrapper.make(instance, transfer)
            }
            return make(instance, transfer)
        }
        return (interfaceWrapper(for: type, beyond: .object)?.make ?? Object.init(instance:transfer:))(
            instance,
            transfer
        )
    }

    /// Creates a wrapper of an instance that is not a GObject, by its class or its nearest ancestor.
    static func makeReferenceCounted(of instance: CInstance, transfer: OwnershipTransfer) -> ReferenceCounted? {
        for (_, name) in ancestry(of: GType(rawValue: cgtk_object_type(instance.pointer))) {
            if let make = referenceCountedWrappers[name] { return make(instance, transfer) }
        }
        return nil
    }

    private static func ancestry(of type: GType) -> some Sequence<(GType, String)> {
        sequence(first: type, next: \.parent).lazy.map { ($0, $0.name) }
    }

    private static func interfaceWrapper(for type: GType, beyond ancestor: GType) -> InterfaceWrapper? {
        let known = ancestor.interfaces
        return type.interfaces
            .filter { !known.contains($0) }
            .compactMap { interfaceWrappers[$0.name] }
            .filter { wrapper in ancestor.name == wrapper.baseClass }
            .max { $0.rank < $1.rank }
    }
}

extension Object: Wrapping {
    @usableFromInline
    static func wrapping(_ instance: CInstance, transfer: OwnershipTransfer) -> Self {
        let found = wrapper(for: instance, transfer: transfer)
        guard let wrapper = found as? Self else {
            preconditionFailure("GTK returned a \(type(of: found)) instead of a \(Self.self).")
        }
        return wrapper
    }
}

/// Returns the wrapper of an instance that a C function returned, as the interface that the function declares.
func wrappingInterface<Interface>(
    _ instance: UnsafeMutableRawPointer?,
    transfer: OwnershipTransfer = .none,
    as interface: Interface.Type = Interface.self
) -> Interface? {
    guard let instance else { return nil }
    // The runtime would also look for a conformance of `Object`, for which it searches all conformances.
    let found: AnyObject = Object.wrapper(for: CInstance(instance), transfer: transfer)
    guard let wrapper = found as? Interface else {
        preconditionFailure("GTK returned a \(type(of: found)) instead of a \(interface).")
    }
    return wrapper
}

@usableFromInline
func wrappingInterface<Interface>(
    _ instance: OpaquePointer?,
    transfer: OwnershipTransfer = .none,
    as interface: Interface.Type = Interface.self
) -> Interface? {
    wrappingInterface(UnsafeMutableRawPointer(instance), transfer: transfer, as: interface)
}

/// Returns the wrapper of an instance that a C function must return.
@usableFromInline
func wrappingInterface<Interface>(
    required instance: OpaquePointer?,
    transfer: OwnershipTransfer = .none,
    as interface: Interface.Type = Interface.self,
    file: StaticString = #fileID,
    function: StaticString = #function
) -> Interface {
    wrappingInterface(instance, transfer: transfer, as: interface) ?? missingResult(interface, file, function)
}
