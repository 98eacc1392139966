import CGtk

/// Which Swift class wraps which GObject class.
enum WrapperClasses {
    typealias Make<Wrapper> = @MainActor (CInstance, OwnershipTransfer) -> Wrapper

    /// A class that stands for instances of private C classes of which only an interface is known.
    struct InterfaceWrapper {
        /// The C name of the class that every implementation of the interface is derived from.
        let baseClass: String
        /// How many interfaces the interface requires, and these in turn: of two interfaces, the one that requires the other
        /// says more about the instance.
        let rank: Int
        let make: Make<Object>
    }

    /// Makes a wrapper of the class that is registered for the instance's GObject class or for its nearest ancestor. Where that
    /// ancestor does not have all the interfaces of the instance, the interfaces are looked at too.
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

    /// The same for instances that are no GObjects.
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

extension Object {
    /// The wrapper of what a C function returned, as the class that the function promises.
    static func wrapping(_ instance: UnsafeRawPointer?, transfer: OwnershipTransfer = .none) -> Self? {
        guard let instance else { return nil }
        let found = wrapper(for: CInstance(UnsafeMutableRawPointer(mutating: instance)), transfer: transfer)
        guard let wrapper = found as? Self else {
            preconditionFailure("GTK handed out a \(type(of: found)) where a \(Self.self) was expected.")
        }
        return wrapper
    }

    static func wrapping(_ instance: OpaquePointer?, transfer: OwnershipTransfer = .none) -> Self? {
        wrapping(UnsafeRawPointer(instance), transfer: transfer)
    }

    /// The same for a function that always returns an instance.
    static func wrapping(
        required instance: UnsafeRawPointer?,
        transfer: OwnershipTransfer = .none,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) -> Self {
        wrapping(instance, transfer: transfer) ?? missingResult(self, file, function)
    }

    static func wrapping(
        required instance: OpaquePointer?,
        transfer: OwnershipTransfer = .none,
        file: StaticString = #fileID,
        function: StaticString = #function
    ) -> Self {
        wrapping(instance, transfer: transfer) ?? missingResult(self, file, function)
    }
}

/// The wrapper of what a C function returned, as the interface that the function promises.
func wrappingInterface<Interface>(
    _ instance: UnsafeMutableRawPointer?,
    transfer: OwnershipTransfer = .none,
    as interface: Interface.Type = Interface.self
) -> Interface? {
    guard let instance else { return nil }
    let found = Object.wrapper(for: CInstance(instance), transfer: transfer)
    guard let wrapper = found as? Interface else {
        preconditionFailure("GTK handed out a \(type(of: found)) where a \(interface) was expected.")
    }
    return wrapper
}

func wrappingInterface<Interface>(
    _ instance: OpaquePointer?,
    transfer: OwnershipTransfer = .none,
    as interface: Interface.Type = Interface.self
) -> Interface? {
    wrappingInterface(UnsafeMutableRawPointer(instance), transfer: transfer, as: interface)
}

/// The same for a function that always returns an instance.
func wrappingInterface<Interface>(
    required instance: OpaquePointer?,
    transfer: OwnershipTransfer = .none,
    as interface: Interface.Type = Interface.self,
    file: StaticString = #fileID,
    function: StaticString = #function
) -> Interface {
    wrappingInterface(instance, transfer: transfer, as: interface) ?? missingResult(interface, file, function)
}
