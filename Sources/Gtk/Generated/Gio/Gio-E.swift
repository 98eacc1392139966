// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GEmblem`.
/// [Reference](https://docs.gtk.org/gio/class.Emblem.html)
open class Emblem: Object, Icon {
    /// Source: `g_emblem_new`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/ctor.Emblem.new.html)
    @_alwaysEmitIntoClient
    public init(icon: any Icon) {
        super.init(instance: CInstance(g_emblem_new(icon.opaquePointer)), transfer: .full)
    }

    /// Source: `g_emblem_new_with_origin`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/ctor.Emblem.new_with_origin.html)
    @_alwaysEmitIntoClient
    public init(icon: any Icon, origin: EmblemOrigin) {
        super.init(instance: CInstance(g_emblem_new_with_origin(icon.opaquePointer, origin.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Emblem {
    /// Source: `g_emblem_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/property.Emblem.icon.html)
    @_alwaysEmitIntoClient
    public var icon: any Icon {
        wrappingInterface(required: g_emblem_get_icon(opaquePointer))
    }

    /// Source: `g_emblem_get_origin`.
    /// [Reference](https://docs.gtk.org/gio/property.Emblem.origin.html)
    @_alwaysEmitIntoClient
    public var origin: EmblemOrigin {
        EmblemOrigin(g_emblem_get_origin(opaquePointer))
    }
}

/// Source: `GEmblemOrigin`, since GLib 2.18.
/// [Reference](https://docs.gtk.org/gio/enum.EmblemOrigin.html)
nonisolated public enum EmblemOrigin: Enumeration {
    /// Source: `G_EMBLEM_ORIGIN_UNKNOWN`.
    case unknown
    /// Source: `G_EMBLEM_ORIGIN_DEVICE`.
    case device
    /// Source: `G_EMBLEM_ORIGIN_LIVEMETADATA`.
    case livemetadata
    /// Source: `G_EMBLEM_ORIGIN_TAG`.
    case tag
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EmblemOrigin] = [
        .unknown,
        .device,
        .livemetadata,
        .tag,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .device
        case 2: self = .livemetadata
        case 3: self = .tag
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .device: 1
        case .livemetadata: 2
        case .tag: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GEmblemOrigin) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GEmblemOrigin { GEmblemOrigin(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EmblemOrigin: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_emblem_origin_get_type()) }
}

/// Source: `GEmblemedIcon`.
/// [Reference](https://docs.gtk.org/gio/class.EmblemedIcon.html)
open class EmblemedIcon: Object, Icon {
    /// Source: `g_emblemed_icon_new`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/ctor.EmblemedIcon.new.html)
    @_alwaysEmitIntoClient
    public init(icon: any Icon, emblem: Emblem? = nil) {
        super.init(instance: CInstance(g_emblemed_icon_new(icon.opaquePointer, emblem?.opaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension EmblemedIcon {
    @_alwaysEmitIntoClient
    var emblemedIconPointer: UnsafeMutablePointer<GEmblemedIcon> { pointer() }

    /// Source: the property `GEmblemedIcon:gicon`.
    /// [Reference](https://docs.gtk.org/gio/property.EmblemedIcon.gicon.html)
    @_alwaysEmitIntoClient
    public var gicon: (any Icon)? {
        self[interfaceProperty: "gicon"]
    }

    /// Source: `g_emblemed_icon_get_emblems`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.EmblemedIcon.get_emblems.html)
    @_alwaysEmitIntoClient
    public var emblems: [Emblem] {
        cElements(of: g_emblemed_icon_get_emblems(emblemedIconPointer), transfer: .none) {
            Emblem.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: `g_emblemed_icon_get_icon`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.EmblemedIcon.get_icon.html)
    @_alwaysEmitIntoClient
    public var icon: any Icon {
        wrappingInterface(required: g_emblemed_icon_get_icon(emblemedIconPointer))
    }

    /// Source: `g_emblemed_icon_add_emblem`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/method.EmblemedIcon.add_emblem.html)
    @_alwaysEmitIntoClient
    public func addEmblem(_ emblem: Emblem) {
        g_emblemed_icon_add_emblem(emblemedIconPointer, emblem.opaquePointer)
    }

    /// Source: `g_emblemed_icon_clear_emblems`, since GLib 2.28.
    /// [Reference](https://docs.gtk.org/gio/method.EmblemedIcon.clear_emblems.html)
    @_alwaysEmitIntoClient
    public func clearEmblems() {
        g_emblemed_icon_clear_emblems(emblemedIconPointer)
    }
}
