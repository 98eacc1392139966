import CGtk
import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Legal values for properties.
enum Samples {
    /// Returns a legal value of a type that differs from the current one, or `nil` if there is none.
    static func value(of type: Any.Type, besides present: Any, _ specification: Specification?) -> Any? {
        switch type {
        case let type as any AnyOptional.Type: return optional(type, besides: present, specification)
        case is Bool.Type: return (present as? Bool).map { !$0 }
        case is Int.Type: return (present as? Int).flatMap { number(besides: $0, in: specification?.integers ?? 0...9) }
        case is Float.Type:
            let present = (present as? Float).map { Double($0) }
            return fraction(besides: present, specification).map { Float($0) }
        case is Double.Type: return fraction(besides: present as? Double, specification)
        case is String.Type: return present as? String == "one" ? "other" : "one"
        case is [String].Type: return present as? [String] == ["one"] ? ["other"] : ["one"]
        case is Unicode.Scalar.Type: return Unicode.Scalar("x")
        case is RGBA.Type: return RGBA(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        case is Gtk.GdkRectangle.Type: return Gtk.GdkRectangle(x: 1, y: 2, width: 3, height: 4)
        case is Gtk.GType.Type: return Gtk.GType.string
        case let type as any Enumeration.Type: return enumeration(type, besides: present)
        case let type as any FlagSet.Type: return flags(type, besides: present, mask: specification?.flags ?? 1)
        default: return object(type)
        }
    }

    /// Returns a value of a type.
    static func sample(of type: Any.Type) -> Any? {
        switch type {
        case let type as any AnyOptional.Type: return sample(of: type.wrapped) ?? type.absent
        case is Bool.Type: return true
        case is Int.Type: return -7
        case is UInt64.Type: return UInt64(7)
        case is Float.Type: return Float(0.5)
        case is Double.Type: return 0.5
        case is String.Type: return "text"
        case is [String].Type: return ["one", "other"]
        case is GLibError.Type: return GLibError(domain: "probe", code: 1, message: "text")
        case is RGBA.Type, is Gtk.GdkRectangle.Type, is Gtk.GType.Type: return value(of: type, besides: "", nil)
        case let type as any Enumeration.Type: return enumeration(type, besides: "")
        case let type as any FlagSet.Type: return flagSet(type)
        default: return object(type)
        }
    }

    private static func flagSet<Flags: FlagSet>(_ type: Flags.Type) -> Any { Flags(rawValue: 1) }

    /// Returns whether a value that was read equals the value that was written.
    static func isSame(_ one: Any, _ other: Any) -> Bool {
        switch (unwrapped(one), unwrapped(other)) {
        case (nil, nil): true
        case (let one as any AnyInterfaceValue, let other as any AnyInterfaceValue):
            isSame(one.content, other.content)
        case (let one as EventSequence, let other as EventSequence): one.instance.pointer == other.instance.pointer
        case (let one as Object, let other as Object): one === other
        case (let one as ReferenceCounted, let other as ReferenceCounted): one == other
        case (let one as Variant, let other as Variant): one == other
        case (let one as PangoAttrList, let other as PangoAttrList): one.toString() == other.toString()
        case (let one as PangoTabArray, let other as PangoTabArray): one.toString() == other.toString()
        case (let one as PangoFontDescription, let other as PangoFontDescription): one.toString() == other.toString()
        case (let one as CairoFontOptions, let other as CairoFontOptions):
            cairo_font_options_equal(one.opaquePointer, other.opaquePointer) != 0
        case (let one as CssSection, let other as CssSection): one.toString() == other.toString()
        case (let one as TextIter, let other as TextIter): one.equal(other)
        case (let one as TreePath, let other as TreePath): one.compare(other) == 0
        case (let one as TreeIter, let other as TreeIter):
            one.pointer(to: GtkTreeIter.self).pointee.user_data == other.pointer(to: GtkTreeIter.self).pointee.user_data
        case (let one as Value, let other as Value): one.get(String.self) == other.get(String.self)
        // GTK stores an opacity, for example, in eight bits.
        case (let one as Double, let other as Double): abs(one - other) < 0.005
        case (let one?, let other?): (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
        default: false
        }
    }

    private static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any AnyOptional else { return value }
        return optional.content.flatMap(unwrapped)
    }

    private static func optional(
        _ type: any AnyOptional.Type,
        besides present: Any,
        _ specification: Specification?
    ) -> Any? {
        value(of: type.wrapped, besides: unwrapped(present) ?? "", specification)
    }

    private static func number(besides present: Int, in bounds: ClosedRange<Int>) -> Int? {
        if present < bounds.upperBound { return max(present + 1, bounds.lowerBound) }
        return present > bounds.lowerBound ? present - 1 : nil
    }

    private static func fraction(besides present: Double?, _ specification: Specification?) -> Double? {
        guard let present else { return nil }
        let bounds = specification?.fractions ?? 0...9
        // Halves and quarters are exact in single and double precision.
        if present + 0.25 <= bounds.upperBound { return max(present + 0.25, bounds.lowerBound) }
        return present - 0.25 >= bounds.lowerBound ? present - 0.25 : nil
    }

    private static func enumeration<Value: Enumeration>(_ type: Value.Type, besides present: Any) -> Any? {
        Value.allCases.first { $0 != present as? Value }
    }

    private static func flags<Value: FlagSet>(_ type: Value.Type, besides present: Any, mask: UInt32) -> Any? {
        guard let present = present as? Value else { return nil }
        let bit = mask & (~mask &+ 1)
        return Value(rawValue: present.rawValue ^ bit)
    }

    private static let cssLocation = CssLocation(bytes: 1, chars: 1, lines: 0, lineBytes: 1, lineChars: 1)

    /// Creates an object of a class that GDK's backends implement.
    private static func newBackendObject(of type: UInt, _ properties: KeyValuePairs<String, Value> = [:]) -> Object {
        let name = "LassoGtk" + Gtk.GType(rawValue: type).name
        var query = GTypeQuery()
        g_type_query(type, &query)
        let known = g_type_from_name(name)
        let flags = GTypeFlags(rawValue: 0)
        let concrete =
            known != 0
            ? known
            : g_type_register_static_simple(type, name, query.class_size, nil, query.instance_size, nil, flags)
        return newObject(concrete, properties)
    }

    private static var textFormats: ContentFormats {
        guard let formats = ContentFormats.parse("text/plain") else { preconditionFailure("Invalid formats.") }
        return formats
    }

    /// A window whose surface is the source of a drag.
    private static let source: Window = {
        let window = Window()
        window.realize()
        return window
    }()

    private static var pointerDevice: GdkDevice {
        guard let device = Display.default?.defaultSeat?.pointer else {
            preconditionFailure("The display has no pointer.")
        }
        return device
    }

    private static var dragProperties: KeyValuePairs<String, Value> {
        guard let surface = source.surface else { preconditionFailure("A realized window has no surface.") }
        return ["device": Value(pointerDevice), "formats": Value(textFormats), "surface": Value(surface)]
    }

    private static func newObject(_ type: UInt, _ properties: KeyValuePairs<String, Value> = [:]) -> Object {
        let names = properties.map { g_strdup($0.key) }
        defer { names.forEach { g_free($0) } }
        var pointers = names.map { UnsafePointer($0) }
        let object = withExtendedLifetime(properties) {
            let values = properties.map { $0.value.storage.pointer.pointee }
            return g_object_new_with_properties(type, guint(values.count), &pointers, values)
        }
        return Object.wrapper(for: CInstance(object), transfer: .full)
    }

    private static func object(_ type: Any.Type) -> Any? {
        if let type = type as? any AnyInterfaceValue.Type { return type.wrapping(object(type.interface)) }
        let name = "\(type)".replacing("any ", with: "")
        guard let make = objects[name] else {
            Issue.record("Samples.objects has no \(name).")
            return nil
        }
        return make()
    }

    private static let objects: [String: () -> Any] = [
        "Adjustment": { Adjustment(value: 1, lower: 0, upper: 10, stepIncrement: 1, pageIncrement: 2, pageSize: 0) },
        "AppInfo": { (try? AnyAppInfo.createFromCommandline("true", applicationName: nil, flags: [])) as Any },
        "Application": { GtkTesting.application },
        "Bitset": { Bitset(start: 1, nItems: 3) },
        "CairoFontOptions": {
            let options = cairo_font_options_create()
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_NONE)
            return CairoFontOptions(instance: CInstance(options), transfer: .full)
        },
        "CellArea": { CellAreaBox() },
        "ContentProvider": { ContentProvider(value: Value("text")) },
        "Cursor": { Cursor(name: "pointer") as Any },
        "Display": { Display.default as Any },
        "Drag": { newBackendObject(of: gdk_drag_get_type(), dragProperties) },
        "Drop": { newBackendObject(of: gdk_drop_get_type(), dragProperties) },
        "Event": { KeyEvent(instance: CInstance(g_type_create_instance(gdk_key_event_get_type())), transfer: .full) },
        // A sequence is only an address that a backend has chosen.
        "EventSequence": {
            EventSequence(instance: CInstance(UnsafeMutableRawPointer(bitPattern: 0x7007)), transfer: .none)
        },
        "GLContext": { newBackendObject(of: gdk_gl_context_get_type()) },
        "EntryBuffer": { EntryBuffer(initialChars: "text") },
        "EntryCompletion": { EntryCompletion() },
        "FileFilter": { FileFilter() },
        "File": { AnyFile(path: "/tmp") },
        "Filter": { FileFilter() },
        "GdkPaintable": {
            MemoryTexture(width: 1, height: 1, format: .r8g8b8a8, bytes: Bytes(data: [1, 2, 3, 4]), stride: 4)
        },
        "GtkExpression": {
            PropertyExpression(
                thisType: Gtk.GType(rawValue: gtk_label_get_type()),
                expression: nil,
                propertyName: "label"
            )
        },
        "IMContext": { IMContextSimple() },
        "Icon": { ThemedIcon(iconname: "folder") },
        "LayoutManager": { BoxLayout(orientation: .vertical) },
        "ListItemFactory": { SignalListItemFactory() },
        "ListModel": { StringList(["one", "other"]) },
        "MediaStream": { MediaFile.new() },
        "MenuModel": { Menu() },
        "Object": { StringObject("text") },
        "Paintable": {
            MemoryTexture(width: 1, height: 1, format: .r8g8b8a8, bytes: Bytes(data: [1, 2, 3, 4]), stride: 4)
        },
        "PangoAttrList": { PangoAttrList.fromString("0 4 weight bold") as Any },
        "PangoFontDescription": { PangoFontDescription.fromString("Sans 12") },
        "PangoFontMap": { Label().pangoContext.fontMap as Any },
        "PangoTabArray": { PangoTabArray(initialSize: 1, positionsInPixels: true) },
        "Permission": { Object.wrapper(for: CInstance(g_simple_permission_new(1)), transfer: .full) },
        "Popover": { Popover() },
        "PrintSettings": { PrintSettings() },
        "PageSetup": { PageSetup() },
        "SelectionModel": { NoSelection(model: StringList(["one"])) },
        "Sorter": { StringSorter() },
        "Stack": { Stack() },
        "TextBuffer": { TextBuffer() },
        "TreeModel": { ListStore(types: [.string]) },
        "Variant": { Variant("text") },
        "Widget": { Label("child") },
        "Window": { Window() },
        "Editable": { Entry() },
        "CellEditable": { Entry() },
        "CellRenderer": { CellRendererText() },
        "CssSection": { CssSection(start: cssLocation, end: cssLocation) },
        "Clipboard": { Display.default?.clipboard as Any },
        "FlowBoxChild": { FlowBoxChild() },
        "ListBoxRow": { ListBoxRow() },
        "Notebook": { Notebook() },
        "PrintOperationPreview": { PrintOperation() },
        "PrintContext": { newObject(gtk_print_context_get_type()) },
        "TextChildAnchor": { TextChildAnchor() },
        "TreeViewColumn": { TreeViewColumn() },
        "TextIter": { TextBuffer().endIter() },
        "TextMark": { TextMark(name: "mark", leftGravity: true) },
        "TextTag": { TextTag(name: "tag") },
        "Tooltip": { newObject(gtk_tooltip_get_type()) },
        "TreeIter": { ListStore(types: [.string]).append() },
        "TreePath": { TreePath(string: "1:2") as Any },
        "Value": { Value("text") },
    ]
}

/// An `InterfaceValue` of any interface.
protocol AnyInterfaceValue {
    static var interface: Any.Type { get }
    static func wrapping(_ object: Any?) -> Any?
    var content: Any { get }
}

extension InterfaceValue: AnyInterfaceValue {
    static var interface: Any.Type { Interface.self }
    static func wrapping(_ object: Any?) -> Any? { (object as? Interface).map { InterfaceValue($0) } }
    var content: Any { object }
}

/// An `Optional` of any type.
protocol AnyOptional {
    static var wrapped: Any.Type { get }
    static var absent: Any { get }
    var content: Any? { get }
}

extension Optional: AnyOptional {
    static var wrapped: Any.Type { Wrapped.self }
    static var absent: Any { Self.none as Any }
    var content: Any? { self }
}

/// GObject's specification of a property's legal values.
struct Specification {
    private let pointer: UnsafeMutablePointer<GParamSpec>

    init(of name: String, in object: Object) {
        let instance = object.pointer(to: GTypeInstance.self)
        let objectClass = UnsafeMutableRawPointer(instance.pointee.g_class).assumingMemoryBound(to: GObjectClass.self)
        guard let found = g_object_class_find_property(objectClass, name) else {
            preconditionFailure("\(object.objectType) has no property \(name).")
        }
        pointer = found
    }

    var integers: ClosedRange<Int> {
        switch kind {
        case "GParamInt":
            let found = specification(GParamSpecInt.self)
            return Int(found.minimum)...Int(found.maximum)
        case "GParamUInt":
            let found = specification(GParamSpecUInt.self)
            return Int(found.minimum)...Int(found.maximum)
        case "GParamInt64":
            let found = specification(GParamSpecInt64.self)
            return Int(found.minimum)...Int(found.maximum)
        case "GParamUnichar": return 32...126
        default: preconditionFailure("\(kind) has no integers.")
        }
    }

    var fractions: ClosedRange<Double> {
        switch kind {
        case "GParamFloat":
            let found = specification(GParamSpecFloat.self)
            return Double(found.minimum)...Double(found.maximum)
        case "GParamDouble":
            let found = specification(GParamSpecDouble.self)
            return found.minimum...found.maximum
        default: preconditionFailure("\(kind) has no fractions.")
        }
    }

    var flags: UInt32 { specification(GParamSpecFlags.self).flags_class.pointee.mask }

    private var kind: String { Gtk.GType(rawValue: cgtk_object_type(pointer)).name }

    private func specification<Found>(_ type: Found.Type) -> Found {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type).pointee
    }
}
