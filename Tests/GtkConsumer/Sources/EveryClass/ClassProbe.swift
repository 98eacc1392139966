import CGtk
import Gtk

/// How a client makes an instance of a class of module Gtk, and of a subclass of its own.
struct ClassProbe {
    enum Kind {
        case object, referenceCounted, boxed, interface
    }

    let name: String
    let kind: Kind
    /// The type of what can be made.
    let type: UInt?
    /// Wraps an instance that C has made.
    let wrap: @MainActor (CInstance) -> AnyObject
    /// The same as a subclass; `nil` where the class is final.
    let wrapAsSubclass: (@MainActor (CInstance) -> AnyObject)?
    /// Makes an instance of nothing; `nil` where it is made of something.
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

    /// The ways to make an instance that work in a process that has just begun.
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
        // The reference to a window that is made is GTK's.
        if g_type_is_a(type, gtk_window_get_type()) != 0 { g_object_ref(instance) }
        return CInstance(instance)
    }

    /// Those that C makes of something only, or for itself. ``handWrittenClasses`` has those that a client can make of something.
    private static let needsMore: Set<String> = [
        "ActivateAction", "AlternativeTrigger", "AppInfoMonitor", "Binding", "BufferedInputStream",
        "CClosureExpression",
        "CallbackAction", "Clipboard", "ClosureExpression", "ConstraintLayoutChild", "DataInputStream",
        "DataOutputStream",
        "FileEnumerator", "FileIOStream", "FileIcon", "FixedLayoutChild", "GLShader", "GioSettings", "GridLayoutChild",
        "MemoryTexture", "MnemonicAction", "NamedAction", "NeverTrigger", "NothingAction", "OverlayLayoutChild", "PrintJob",
        "PropertyAction",
        "SignalAction", "StackPage", "ThemedIcon",
    ]
}
