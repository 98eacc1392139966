/// Selects the types that get wrappers: all types of Gtk, the types that its members use, and further ones that
/// applications need.
struct Selection {
    private(set) var types: Set<String> = []
    private let library: Library

    init(_ library: Library) {
        self.library = library
        for namespace in library.namespaces where namespace.name == "Gtk" {
            for declaration in namespace.classes { add(declaration.qualifiedName) }
            for declaration in namespace.interfaces { add(declaration.qualifiedName) }
            for declaration in namespace.records where declaration.getType != nil { add(declaration.qualifiedName) }
            for declaration in namespace.enumerations { add(declaration.qualifiedName) }
            for declaration in namespace.callbacks { add(declaration.qualifiedName) }
            for declaration in namespace.classes { addMembers(of: declaration) }
            for declaration in namespace.interfaces { addMembers(of: declaration) }
            for declaration in namespace.records where declaration.getType != nil {
                (declaration.constructors + declaration.methods + declaration.functions).forEach { add($0) }
            }
        }
        Self.needed.forEach { add($0) }
        addEnumerations()
    }

    /// Types that the members of Gtk don't use, and that applications need for settings, actions, menus, files, and
    /// errors.
    private static let needed = [
        "Gio.Settings", "Gio.SettingsSchema", "Gio.SettingsSchemaSource", "Gio.SettingsSchemaKey", "Gio.SimpleAction",
        "Gio.SimpleActionGroup", "Gio.PropertyAction", "Gio.Menu", "Gio.MenuItem", "Gio.MenuModel", "Gio.ListStore",
        "Gio.Cancellable", "Gio.Notification", "Gio.FileInfo", "Gio.FileEnumerator", "Gio.FileInputStream",
        "Gio.FileOutputStream", "Gio.FileIOStream", "Gio.FileMonitor", "Gio.MemoryInputStream",
        "Gio.MemoryOutputStream",
        "Gio.DataInputStream", "Gio.DataOutputStream", "Gio.ThemedIcon", "Gio.FileIcon", "Gio.BytesIcon",
        "Gio.EmblemedIcon",
        "Gio.Emblem", "Gio.ApplicationCommandLine", "Gio.AppLaunchContext", "Gio.AppInfo", "Gio.AppInfoMonitor",
        "Gio.Resource", "Gio.ActionMap", "Gio.RemoteActionGroup", "Gio.VolumeMonitor", "Gio.Volume", "Gio.Mount",
        "Gio.Drive",
        "Gio.Subprocess", "Gio.SubprocessLauncher", "Gio.NetworkMonitor", "Gio.PowerProfileMonitor",
        "Gio.FileAttributeMatcher",
        "Gdk.Texture", "Gdk.MemoryTexture", "Gdk.ContentProvider", "Gdk.Clipboard", "Gdk.Cursor", "Gdk.DisplayManager",
        "Gdk.Toplevel", "Gdk.ToplevelLayout", "Gdk.Popup", "Gdk.PopupLayout", "Gdk.DragSurface", "Gdk.AppLaunchContext",
        "Gdk.ButtonEvent", "Gdk.KeyEvent", "Gdk.MotionEvent", "Gdk.ScrollEvent", "Gdk.TouchEvent", "Gdk.TouchpadEvent",
        "Gdk.CrossingEvent", "Gdk.FocusEvent", "Gdk.ProximityEvent", "Gdk.DNDEvent", "Gdk.DeleteEvent",
        "Gdk.GrabBrokenEvent", "Gdk.PadEvent", "Gdk.Seat",
        "GLib.VariantType", "GLib.VariantDict", "GLib.TimeZone", "GObject.Binding",
        "Pango.Layout", "Pango.Context", "Pango.FontDescription", "Pango.AttrList", "Pango.Attribute", "Pango.TabArray",
        "Pango.LayoutLine", "Pango.LayoutIter", "Pango.FontMetrics", "Pango.Rectangle", "Pango.Language",
        "Gio.FileProgressCallback", "Gio.IOErrorEnum", "GLib.FileError", "Gdk.TextureError", "GdkPixbuf.PixbufError",
    ]

    /// Types with handwritten wrappers, and types that Swift has an equivalent for.
    static let handWritten: Set<String> = [
        "GObject.Object", "GObject.InitiallyUnowned", "GObject.Value", "GLib.Variant", "GLib.Error", "cairo.Context",
    ]

    /// Types that get no wrappers although members use them.
    private static let excluded: Set<String> = [
        "Gtk.ParamSpecExpression", "GObject.Closure", "GObject.ParamSpec", "GObject.TypeModule", "GObject.TypePlugin",
        "GLib.String", "GLib.HashTable", "GLib.List",
        "GLib.SList", "GLib.PtrArray", "GLib.Array", "GLib.ByteArray", "GLib.OptionGroup", "GLib.OptionEntry",
        "GLib.Scanner",
        "GLib.MarkupParseContext", "GLib.Source", "GLib.MainContext",
    ]

    private mutating func addMembers(of declaration: any MemberDeclaring) {
        (declaration.constructors + declaration.methods + declaration.functions).forEach { add($0) }
        declaration.properties.forEach { add($0.type) }
        for signal in declaration.signals {
            signal.parameters.forEach { add($0.type) }
            add(signal.result.type)
        }
    }

    private mutating func add(_ callable: Callable) {
        guard callable.isIntrospectable, !callable.isDeprecated else { return }
        callable.parameters.forEach { add($0.type) }
        add(callable.result.type)
    }

    private mutating func add(_ type: TypeReference) {
        let type = library.resolved(type)
        type.arguments.forEach { add($0) }
        add(type.name)
    }

    private mutating func add(_ name: String) {
        guard !types.contains(name), !Self.excluded.contains(name), let declaration = library[name] else { return }
        switch declaration {
        case let declaration as ClassDeclaration:
            // A wrapper can't own an instance without reference counting.
            let isOwned = library.lineage(of: declaration).contains {
                $0.qualifiedName == "GObject.Object" || $0.referenceFunction != nil
            }
            guard isOwned else { return }
            types.insert(name)
            declaration.parent.map { add($0) }
            declaration.interfaces.forEach { add($0) }
        case let declaration as InterfaceDeclaration:
            types.insert(name)
            declaration.prerequisites.forEach { add($0) }
        case let declaration as RecordDeclaration:
            guard declaration.getType != nil || Self.handWritten.contains(name) || isPlain(declaration) else { return }
            types.insert(name)
        default:
            types.insert(name)
        }
    }

    /// Returns whether a record is a structure of numbers, which can be copied without a boxed type.
    private func isPlain(_ declaration: RecordDeclaration) -> Bool {
        declaration.isComplete && !declaration.fields.isEmpty
            && declaration.fields.allSatisfy { field in
                guard !field.isPrivate, field.type.array == nil, field.type.cType?.hasSuffix("*") != true else {
                    return false
                }
                if let inner = library[field.type.name] { return (inner as? RecordDeclaration).map(isPlain) ?? false }
                return ["gint", "guint", "gsize", "gfloat", "gdouble", "gint16", "guint16", "guint32", "gint32"]
                    .contains(field.type.name)
            }
    }

    /// Adds the enumerations and flags that members of the selected types use.
    private mutating func addEnumerations() {
        let owners = types.compactMap { library[$0] }
        for owner in owners {
            var callables: [Callable] = []
            if let owner = owner as? any MemberDeclaring {
                callables = owner.constructors + owner.methods + owner.functions
                for type in owner.properties.map(\.type) + owner.signals.flatMap({ $0.parameters.map(\.type) }) {
                    addEnumeration(type)
                }
            } else if let owner = owner as? RecordDeclaration {
                callables = owner.constructors + owner.methods + owner.functions
            }
            for callable in callables {
                (callable.parameters.map(\.type) + [callable.result.type]).forEach { addEnumeration($0) }
            }
        }
    }

    private mutating func addEnumeration(_ type: TypeReference) {
        if library[library.resolved(type).name] is EnumerationDeclaration { types.insert(library.resolved(type).name) }
    }
}
