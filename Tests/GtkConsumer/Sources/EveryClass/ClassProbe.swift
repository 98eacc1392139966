import CGtk
import Gtk

/// The ways in which a client creates an instance of a class of module Gtk, and of its own subclass.
struct ClassProbe {
    enum Kind {
        case object, referenceCounted, boxed, interface
    }

    let name: String
    let kind: Kind
    /// The type of the instances, if they can be created.
    let type: UInt?
    /// A closure that wraps an instance that C has created.
    let wrap: @MainActor (CInstance) -> AnyObject
    /// A closure that wraps an instance in a subclass, or `nil` if the class is final.
    let wrapAsSubclass: (@MainActor (CInstance) -> AnyObject)?
    /// A closure that creates an instance without arguments, or `nil` if arguments are required.
    let make: (@MainActor () -> AnyObject)?
    let makeSubclass: (@MainActor () -> AnyObject)?

    init(
        _ name: String,
        _ kind: Kind,
        type: UInt?,
        wrap: @escaping @MainActor (CInstance) -> AnyObject,
        wrapAsSubclass: (@MainActor (CInstance) -> AnyObject)?,
        make: (@MainActor () -> AnyObject)?,
        makeSubclass: (@MainActor () -> AnyObject)?
    ) {
        self.name = name
        self.kind = kind
        self.type = type
        self.wrap = wrap
        self.wrapAsSubclass = wrapAsSubclass
        self.make = make
        self.makeSubclass = makeSubclass
    }

    /// The ways to create an instance that work in a process that has just started.
    @MainActor var makers: [@MainActor () -> AnyObject] {
        [make, makeSubclass].compactMap { $0 } + wrappers
    }

    @MainActor private var wrappers: [@MainActor () -> AnyObject] {
        guard let type, kind != .boxed, !Self.needsMore.contains(name) else { return [] }
        return ([wrap] + (wrapAsSubclass.map { [$0] } ?? [])).map { wrap in { wrap(newInstance(type)) } }
    }

    @MainActor private func newInstance(_ type: UInt) -> CInstance {
        guard kind == .object else {
            return CInstance(UnsafeMutableRawPointer(g_type_create_instance(type)))
        }
        let instance = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil))
        // GTK owns the first reference to a window.
        if g_type_is_a(type, gtk_window_get_type()) != 0 { g_object_ref(instance) }
        return CInstance(instance)
    }

    /// Classes whose instances C creates only with arguments, or only internally. ``handWrittenClasses`` contains those
    /// that a client can create with arguments.
    private static let needsMore: Set<String> = [
        "ActivateAction", "AlternativeTrigger", "AppInfoMonitor", "Binding", "BufferedInputStream",
        "CClosureExpression",
        "CallbackAction", "Clipboard", "ClosureExpression", "ConstraintLayoutChild", "DataInputStream",
        "DataOutputStream",
        "FileEnumerator", "FileIOStream", "FileIcon", "FixedLayoutChild", "GLShader", "GioSettings", "GridLayoutChild",
        "MemoryTexture", "MnemonicAction", "NamedAction", "NeverTrigger", "NothingAction", "OverlayLayoutChild",
        "PrintJob",
        "PropertyAction",
        "SignalAction", "StackPage", "ThemedIcon",
    ]
}
