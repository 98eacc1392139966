// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkRecentInfo`.
/// [Reference](https://docs.gtk.org/gtk4/struct.RecentInfo.html)
public final class RecentInfo: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_recent_info_get_type()) }

    /// Source: `gtk_recent_info_get_added`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_added.html)
    @_alwaysEmitIntoClient
    public var added: DateTime {
        DateTime.wrapping(required: gtk_recent_info_get_added(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_age`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_age.html)
    @_alwaysEmitIntoClient
    public var age: Int {
        Int(gtk_recent_info_get_age(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_description`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_description.html)
    @_alwaysEmitIntoClient
    public var description: String {
        String(copying: gtk_recent_info_get_description(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_display_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_display_name.html)
    @_alwaysEmitIntoClient
    public var displayName: String {
        String(copying: gtk_recent_info_get_display_name(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_gicon.html)
    @_alwaysEmitIntoClient
    public var gicon: (any Icon)? {
        wrappingInterface(gtk_recent_info_get_gicon(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_recent_info_get_mime_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_mime_type.html)
    @_alwaysEmitIntoClient
    public var mimeType: String {
        String(copying: gtk_recent_info_get_mime_type(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_modified`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_modified.html)
    @_alwaysEmitIntoClient
    public var modified: DateTime {
        DateTime.wrapping(required: gtk_recent_info_get_modified(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_private_hint`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_private_hint.html)
    @_alwaysEmitIntoClient
    public var privateHint: Bool {
        gtk_recent_info_get_private_hint(opaquePointer) != 0
    }

    /// Source: `gtk_recent_info_get_short_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_short_name.html)
    @_alwaysEmitIntoClient
    public var shortName: String {
        String(taking: gtk_recent_info_get_short_name(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_uri`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_uri.html)
    @_alwaysEmitIntoClient
    public var uri: String {
        String(copying: gtk_recent_info_get_uri(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_uri_display`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_uri_display.html)
    @_alwaysEmitIntoClient
    public var uriDisplay: String? {
        String.optional(taking: gtk_recent_info_get_uri_display(opaquePointer))
    }

    /// Source: `gtk_recent_info_get_visited`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_visited.html)
    @_alwaysEmitIntoClient
    public var visited: DateTime {
        DateTime.wrapping(required: gtk_recent_info_get_visited(opaquePointer))
    }

    /// Source: `gtk_recent_info_is_local`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.is_local.html)
    @_alwaysEmitIntoClient
    public var isLocal: Bool {
        gtk_recent_info_is_local(opaquePointer) != 0
    }

    /// Source: `gtk_recent_info_create_app_info`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.create_app_info.html)
    @_alwaysEmitIntoClient
    public func createAppInfo(_ appName: String? = nil) throws(GLibError) -> (any AppInfo)? {
        let result = try GLibError.check { error in
            gtk_recent_info_create_app_info(opaquePointer, cText(ifAny: appName), error)
        }
        return wrappingInterface(result, transfer: .full)
    }

    /// Source: `gtk_recent_info_exists`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.exists.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func exists() -> Bool {
        gtk_recent_info_exists(opaquePointer) != 0
    }

    /// Source: `gtk_recent_info_get_application_info`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.get_application_info.html)
    @_alwaysEmitIntoClient
    public func applicationInfo(for appName: String) -> (appExec: String?, count: Int, stamp: DateTime?)? {
        var appExec: UnsafePointer<CChar>? = nil
        var count: UInt32 = 0
        var stamp: OpaquePointer? = nil
        guard gtk_recent_info_get_application_info(opaquePointer, cText(appName), &appExec, &count, &stamp) != 0 else {
            return nil
        }
        return (String.optional(copying: appExec), Int(count), DateTime.wrapping(stamp))
    }

    /// Source: `gtk_recent_info_has_application`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.has_application.html)
    @_alwaysEmitIntoClient
    public func hasApplication(_ appName: String) -> Bool {
        gtk_recent_info_has_application(opaquePointer, cText(appName)) != 0
    }

    /// Source: `gtk_recent_info_has_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.has_group.html)
    @_alwaysEmitIntoClient
    public func hasGroup(_ groupName: String) -> Bool {
        gtk_recent_info_has_group(opaquePointer, cText(groupName)) != 0
    }

    /// Source: `gtk_recent_info_last_application`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.last_application.html)
    @_alwaysEmitIntoClient
    public func lastApplication() -> String {
        String(taking: gtk_recent_info_last_application(opaquePointer))
    }

    /// Source: `gtk_recent_info_match`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentInfo.match.html)
    @_alwaysEmitIntoClient
    public func match(_ infoB: RecentInfo) -> Bool {
        gtk_recent_info_match(opaquePointer, infoB.opaquePointer) != 0
    }
}

/// Source: `GtkRecentManager`.
/// [Reference](https://docs.gtk.org/gtk4/class.RecentManager.html)
open class RecentManager: Object {
    /// Source: `gtk_recent_manager_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.RecentManager.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_recent_manager_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension RecentManager {
    @_alwaysEmitIntoClient
    var recentManagerPointer: UnsafeMutablePointer<GtkRecentManager> { pointer() }

    /// Source: the property `GtkRecentManager:filename`.
    /// [Reference](https://docs.gtk.org/gtk4/property.RecentManager.filename.html)
    @_alwaysEmitIntoClient
    public var filename: String? {
        self[property: "filename"]
    }

    /// Source: the property `GtkRecentManager:size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.RecentManager.size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        self[property: "size"]
    }

    /// Source: `gtk_recent_manager_get_items`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.get_items.html)
    @_alwaysEmitIntoClient
    public var items: [RecentInfo] {
        cElements(of: gtk_recent_manager_get_items(recentManagerPointer), transfer: .full) {
            RecentInfo.wrapping(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `gtk_recent_manager_add_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.add_item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func addItem(_ uri: String) -> Bool {
        gtk_recent_manager_add_item(recentManagerPointer, cText(uri)) != 0
    }

    /// Source: `gtk_recent_manager_has_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.has_item.html)
    @_alwaysEmitIntoClient
    public func hasItem(_ uri: String) -> Bool {
        gtk_recent_manager_has_item(recentManagerPointer, cText(uri)) != 0
    }

    /// Source: `gtk_recent_manager_lookup_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.lookup_item.html)
    @_alwaysEmitIntoClient
    public func lookupItem(_ uri: String) throws(GLibError) -> RecentInfo? {
        let result = try GLibError.check { error in
            gtk_recent_manager_lookup_item(recentManagerPointer, cText(uri), error)
        }
        return RecentInfo.wrapping(result, transfer: .full)
    }

    /// Source: `gtk_recent_manager_move_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.move_item.html)
    @_alwaysEmitIntoClient
    public func moveItem(_ uri: String, newUri: String? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_recent_manager_move_item(recentManagerPointer, cText(uri), cText(ifAny: newUri), error)
        }
    }

    /// Source: `gtk_recent_manager_purge_items`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.purge_items.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func purgeItems() throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            gtk_recent_manager_purge_items(recentManagerPointer, error)
        }
        return Int(result)
    }

    /// Source: `gtk_recent_manager_remove_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.RecentManager.remove_item.html)
    @_alwaysEmitIntoClient
    public func removeItem(_ uri: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_recent_manager_remove_item(recentManagerPointer, cText(uri), error)
        }
    }

    /// Source: `gtk_recent_manager_get_default`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.RecentManager.get_default.html)
    @_alwaysEmitIntoClient
    public static var `default`: RecentManager {
        RecentManager.wrapping(required: gtk_recent_manager_get_default())
    }

    /// Source: the signal `GtkRecentManager::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.RecentManager.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}

/// Source: `GtkRecentManagerError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.RecentManagerError.html)
nonisolated public enum RecentManagerError: Enumeration {
    /// Source: `GTK_RECENT_MANAGER_ERROR_NOT_FOUND`.
    case notFound
    /// Source: `GTK_RECENT_MANAGER_ERROR_INVALID_URI`.
    case invalidUri
    /// Source: `GTK_RECENT_MANAGER_ERROR_INVALID_ENCODING`.
    case invalidEncoding
    /// Source: `GTK_RECENT_MANAGER_ERROR_NOT_REGISTERED`.
    case notRegistered
    /// Source: `GTK_RECENT_MANAGER_ERROR_READ`.
    case read
    /// Source: `GTK_RECENT_MANAGER_ERROR_WRITE`.
    case write
    /// Source: `GTK_RECENT_MANAGER_ERROR_UNKNOWN`.
    case unknown
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [RecentManagerError] = [
        .notFound,
        .invalidUri,
        .invalidEncoding,
        .notRegistered,
        .read,
        .write,
        .unknown,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notFound
        case 1: self = .invalidUri
        case 2: self = .invalidEncoding
        case 3: self = .notRegistered
        case 4: self = .read
        case 5: self = .write
        case 6: self = .unknown
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .notFound: 0
        case .invalidUri: 1
        case .invalidEncoding: 2
        case .notRegistered: 3
        case .read: 4
        case .write: 5
        case .unknown: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkRecentManagerError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkRecentManagerError { GtkRecentManagerError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension RecentManagerError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_recent_manager_error_get_type()) }
}

/// Source: `GtkRequisition`.
/// [Reference](https://docs.gtk.org/gtk4/struct.Requisition.html)
nonisolated public struct Requisition: Hashable, Sendable {
    /// Source: `GtkRequisition.width`.
    public var width: Int
    /// Source: `GtkRequisition.height`.
    public var height: Int

    /// Creates a structure from its fields.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkRequisition) {
        width = Int(value.width)
        height = Int(value.height)
    }

    @_alwaysEmitIntoClient
    var cValue: GtkRequisition {
        GtkRequisition(width: cInteger(width), height: cInteger(height))
    }
}

extension Requisition: ValueConvertible, NullableValue, OutParameterContent {
    /// The GType of the structure.
    public static var valueType: GType { GType(rawValue: gtk_requisition_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> Requisition {
        Requisition(storage.address(of: GtkRequisition.self).pointee)
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        var value = cValue
        g_value_set_boxed(storage.pointer, &value)
    }

    /// Returns an out parameter that reads and writes the structure in the storage.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<Requisition> {
        let address = storage.address(of: GtkRequisition.self)
        return OutParameter(get: { Requisition(address.pointee) }, set: { address.pointee = $0.cValue })
    }
}

/// Source: `GtkResponseType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ResponseType.html)
nonisolated public enum ResponseType: Enumeration {
    /// Source: `GTK_RESPONSE_NONE`.
    case none
    /// Source: `GTK_RESPONSE_REJECT`.
    case reject
    /// Source: `GTK_RESPONSE_ACCEPT`.
    case accept
    /// Source: `GTK_RESPONSE_DELETE_EVENT`.
    case deleteEvent
    /// Source: `GTK_RESPONSE_OK`.
    case ok
    /// Source: `GTK_RESPONSE_CANCEL`.
    case cancel
    /// Source: `GTK_RESPONSE_CLOSE`.
    case close
    /// Source: `GTK_RESPONSE_YES`.
    case yes
    /// Source: `GTK_RESPONSE_NO`.
    case no
    /// Source: `GTK_RESPONSE_APPLY`.
    case apply
    /// Source: `GTK_RESPONSE_HELP`.
    case help
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ResponseType] = [
        .none,
        .reject,
        .accept,
        .deleteEvent,
        .ok,
        .cancel,
        .close,
        .yes,
        .no,
        .apply,
        .help,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .none
        case -2: self = .reject
        case -3: self = .accept
        case -4: self = .deleteEvent
        case -5: self = .ok
        case -6: self = .cancel
        case -7: self = .close
        case -8: self = .yes
        case -9: self = .no
        case -10: self = .apply
        case -11: self = .help
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: -1
        case .reject: -2
        case .accept: -3
        case .deleteEvent: -4
        case .ok: -5
        case .cancel: -6
        case .close: -7
        case .yes: -8
        case .no: -9
        case .apply: -10
        case .help: -11
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkResponseType) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkResponseType { GtkResponseType(rawValue: rawValue) }
}

extension ResponseType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_response_type_get_type()) }
}

/// Source: `GtkRevealer`.
/// [Reference](https://docs.gtk.org/gtk4/class.Revealer.html)
open class Revealer: Widget {
    /// Source: `gtk_revealer_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Revealer.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_revealer_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Revealer {
    /// Source: `gtk_revealer_get_child`, `gtk_revealer_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Revealer.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_revealer_get_child(opaquePointer))
        }
        set {
            gtk_revealer_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_revealer_get_child_revealed`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Revealer.child-revealed.html)
    @_alwaysEmitIntoClient
    public var childRevealed: Bool {
        gtk_revealer_get_child_revealed(opaquePointer) != 0
    }

    /// Source: `gtk_revealer_get_reveal_child`, `gtk_revealer_set_reveal_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Revealer.reveal-child.html)
    @_alwaysEmitIntoClient
    public var revealChild: Bool {
        get {
            gtk_revealer_get_reveal_child(opaquePointer) != 0
        }
        set {
            gtk_revealer_set_reveal_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_revealer_get_transition_duration`, `gtk_revealer_set_transition_duration`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Revealer.transition-duration.html)
    @_alwaysEmitIntoClient
    public var transitionDuration: Int {
        get {
            Int(gtk_revealer_get_transition_duration(opaquePointer))
        }
        set {
            gtk_revealer_set_transition_duration(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_revealer_get_transition_type`, `gtk_revealer_set_transition_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Revealer.transition-type.html)
    @_alwaysEmitIntoClient
    public var transitionType: RevealerTransitionType {
        get {
            RevealerTransitionType(gtk_revealer_get_transition_type(opaquePointer))
        }
        set {
            gtk_revealer_set_transition_type(opaquePointer, newValue.cValue)
        }
    }
}

/// Source: `GtkRevealerTransitionType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.RevealerTransitionType.html)
nonisolated public enum RevealerTransitionType: Enumeration {
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_NONE`.
    case none
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_CROSSFADE`.
    case crossfade
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT`.
    case slideRight
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT`.
    case slideLeft
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP`.
    case slideUp
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN`.
    case slideDown
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_RIGHT`.
    case swingRight
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_LEFT`.
    case swingLeft
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_UP`.
    case swingUp
    /// Source: `GTK_REVEALER_TRANSITION_TYPE_SWING_DOWN`.
    case swingDown
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [RevealerTransitionType] = [
        .none,
        .crossfade,
        .slideRight,
        .slideLeft,
        .slideUp,
        .slideDown,
        .swingRight,
        .swingLeft,
        .swingUp,
        .swingDown,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .crossfade
        case 2: self = .slideRight
        case 3: self = .slideLeft
        case 4: self = .slideUp
        case 5: self = .slideDown
        case 6: self = .swingRight
        case 7: self = .swingLeft
        case 8: self = .swingUp
        case 9: self = .swingDown
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .crossfade: 1
        case .slideRight: 2
        case .slideLeft: 3
        case .slideUp: 4
        case .slideDown: 5
        case .swingRight: 6
        case .swingLeft: 7
        case .swingUp: 8
        case .swingDown: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkRevealerTransitionType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkRevealerTransitionType { GtkRevealerTransitionType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension RevealerTransitionType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_revealer_transition_type_get_type()) }
}

/// Source: `GtkRoot`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Root.html)
public protocol Root: Native {}

extension Root {
    /// Source: `gtk_root_get_display`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Root.get_display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gtk_root_get_display(opaquePointer))
    }

    /// Source: `gtk_root_get_focus`, `gtk_root_set_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Root.get_focus.html)
    @_alwaysEmitIntoClient
    public var focus: Widget? {
        get {
            Widget.wrapping(gtk_root_get_focus(opaquePointer))
        }
        set {
            gtk_root_set_focus(opaquePointer, newValue?.widgetPointer)
        }
    }
}

/// An object of a private C class that implements ``Root``.
///
/// The functions of the C interface are static members of this class.
public final class AnyRoot: Widget, Root {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}
