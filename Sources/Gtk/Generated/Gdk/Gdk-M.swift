// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkMemoryFormat`.
/// [Reference](https://docs.gtk.org/gdk4/enum.MemoryFormat.html)
nonisolated public enum MemoryFormat: Enumeration {
    /// Source: `GDK_MEMORY_B8G8R8A8_PREMULTIPLIED`.
    case b8g8r8a8Premultiplied
    /// Source: `GDK_MEMORY_A8R8G8B8_PREMULTIPLIED`.
    case a8r8g8b8Premultiplied
    /// Source: `GDK_MEMORY_R8G8B8A8_PREMULTIPLIED`.
    case r8g8b8a8Premultiplied
    /// Source: `GDK_MEMORY_B8G8R8A8`.
    case b8g8r8a8
    /// Source: `GDK_MEMORY_A8R8G8B8`.
    case a8r8g8b8
    /// Source: `GDK_MEMORY_R8G8B8A8`.
    case r8g8b8a8
    /// Source: `GDK_MEMORY_A8B8G8R8`.
    case a8b8g8r8
    /// Source: `GDK_MEMORY_R8G8B8`.
    case r8g8b8
    /// Source: `GDK_MEMORY_B8G8R8`.
    case b8g8r8
    /// Source: `GDK_MEMORY_R16G16B16`.
    case r16g16b16
    /// Source: `GDK_MEMORY_R16G16B16A16_PREMULTIPLIED`.
    case r16g16b16a16Premultiplied
    /// Source: `GDK_MEMORY_R16G16B16A16`.
    case r16g16b16a16
    /// Source: `GDK_MEMORY_R16G16B16_FLOAT`.
    case r16g16b16Float
    /// Source: `GDK_MEMORY_R16G16B16A16_FLOAT_PREMULTIPLIED`.
    case r16g16b16a16FloatPremultiplied
    /// Source: `GDK_MEMORY_R16G16B16A16_FLOAT`.
    case r16g16b16a16Float
    /// Source: `GDK_MEMORY_R32G32B32_FLOAT`.
    case r32g32b32Float
    /// Source: `GDK_MEMORY_R32G32B32A32_FLOAT_PREMULTIPLIED`.
    case r32g32b32a32FloatPremultiplied
    /// Source: `GDK_MEMORY_R32G32B32A32_FLOAT`.
    case r32g32b32a32Float
    /// Source: `GDK_MEMORY_N_FORMATS`.
    case nFormats
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [MemoryFormat] = [
        .b8g8r8a8Premultiplied,
        .a8r8g8b8Premultiplied,
        .r8g8b8a8Premultiplied,
        .b8g8r8a8,
        .a8r8g8b8,
        .r8g8b8a8,
        .a8b8g8r8,
        .r8g8b8,
        .b8g8r8,
        .r16g16b16,
        .r16g16b16a16Premultiplied,
        .r16g16b16a16,
        .r16g16b16Float,
        .r16g16b16a16FloatPremultiplied,
        .r16g16b16a16Float,
        .r32g32b32Float,
        .r32g32b32a32FloatPremultiplied,
        .r32g32b32a32Float,
        .nFormats,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .b8g8r8a8Premultiplied
        case 1: self = .a8r8g8b8Premultiplied
        case 2: self = .r8g8b8a8Premultiplied
        case 3: self = .b8g8r8a8
        case 4: self = .a8r8g8b8
        case 5: self = .r8g8b8a8
        case 6: self = .a8b8g8r8
        case 7: self = .r8g8b8
        case 8: self = .b8g8r8
        case 9: self = .r16g16b16
        case 10: self = .r16g16b16a16Premultiplied
        case 11: self = .r16g16b16a16
        case 12: self = .r16g16b16Float
        case 13: self = .r16g16b16a16FloatPremultiplied
        case 14: self = .r16g16b16a16Float
        case 15: self = .r32g32b32Float
        case 16: self = .r32g32b32a32FloatPremultiplied
        case 17: self = .r32g32b32a32Float
        case 18: self = .nFormats
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .b8g8r8a8Premultiplied: 0
        case .a8r8g8b8Premultiplied: 1
        case .r8g8b8a8Premultiplied: 2
        case .b8g8r8a8: 3
        case .a8r8g8b8: 4
        case .r8g8b8a8: 5
        case .a8b8g8r8: 6
        case .r8g8b8: 7
        case .b8g8r8: 8
        case .r16g16b16: 9
        case .r16g16b16a16Premultiplied: 10
        case .r16g16b16a16: 11
        case .r16g16b16Float: 12
        case .r16g16b16a16FloatPremultiplied: 13
        case .r16g16b16a16Float: 14
        case .r32g32b32Float: 15
        case .r32g32b32a32FloatPremultiplied: 16
        case .r32g32b32a32Float: 17
        case .nFormats: 18
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GdkMemoryFormat) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GdkMemoryFormat { GdkMemoryFormat(rawValue: UInt32(bitPattern: rawValue)) }
}

extension MemoryFormat: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_memory_format_get_type()) }
}

/// Source: `GdkMemoryTexture`.
/// [Reference](https://docs.gtk.org/gdk4/class.MemoryTexture.html)
open class MemoryTexture: Texture {
    /// Source: `gdk_memory_texture_new`.
    /// [Reference](https://docs.gtk.org/gdk4/ctor.MemoryTexture.new.html)
    @_alwaysEmitIntoClient
    public init(width: Int, height: Int, format: MemoryFormat, bytes: Bytes, stride: Int) {
        super.init(
            instance: CInstance(
                gdk_memory_texture_new(
                    cInteger(width),
                    cInteger(height),
                    format.cValue,
                    bytes.opaquePointer,
                    cInteger(stride)
                )
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GdkModifierType`.
/// [Reference](https://docs.gtk.org/gdk4/flags.ModifierType.html)
nonisolated public struct ModifierType: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_SHIFT_MASK`.
    @_alwaysEmitIntoClient
    public static var shiftMask: ModifierType { ModifierType(rawValue: 0x1) }
    /// Source: `GDK_LOCK_MASK`.
    @_alwaysEmitIntoClient
    public static var lockMask: ModifierType { ModifierType(rawValue: 0x2) }
    /// Source: `GDK_CONTROL_MASK`.
    @_alwaysEmitIntoClient
    public static var controlMask: ModifierType { ModifierType(rawValue: 0x4) }
    /// Source: `GDK_ALT_MASK`.
    @_alwaysEmitIntoClient
    public static var altMask: ModifierType { ModifierType(rawValue: 0x8) }
    /// Source: `GDK_BUTTON1_MASK`.
    @_alwaysEmitIntoClient
    public static var button1Mask: ModifierType { ModifierType(rawValue: 0x100) }
    /// Source: `GDK_BUTTON2_MASK`.
    @_alwaysEmitIntoClient
    public static var button2Mask: ModifierType { ModifierType(rawValue: 0x200) }
    /// Source: `GDK_BUTTON3_MASK`.
    @_alwaysEmitIntoClient
    public static var button3Mask: ModifierType { ModifierType(rawValue: 0x400) }
    /// Source: `GDK_BUTTON4_MASK`.
    @_alwaysEmitIntoClient
    public static var button4Mask: ModifierType { ModifierType(rawValue: 0x800) }
    /// Source: `GDK_BUTTON5_MASK`.
    @_alwaysEmitIntoClient
    public static var button5Mask: ModifierType { ModifierType(rawValue: 0x1000) }
    /// Source: `GDK_SUPER_MASK`.
    @_alwaysEmitIntoClient
    public static var superMask: ModifierType { ModifierType(rawValue: 0x4000000) }
    /// Source: `GDK_HYPER_MASK`.
    @_alwaysEmitIntoClient
    public static var hyperMask: ModifierType { ModifierType(rawValue: 0x8000000) }
    /// Source: `GDK_META_MASK`.
    @_alwaysEmitIntoClient
    public static var metaMask: ModifierType { ModifierType(rawValue: 0x10000000) }

    @_alwaysEmitIntoClient
    init(_ value: GdkModifierType) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkModifierType { GdkModifierType(rawValue: rawValue) }
}

extension ModifierType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_modifier_type_get_type()) }
}

/// Source: `GdkMonitor`.
/// [Reference](https://docs.gtk.org/gdk4/class.Monitor.html)
open class Monitor: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Monitor {
    /// Source: `gdk_monitor_get_connector`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.connector.html)
    @_alwaysEmitIntoClient
    public var connector: String? {
        String.optional(copying: gdk_monitor_get_connector(opaquePointer))
    }

    /// Source: `gdk_monitor_get_display`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.display.html)
    @_alwaysEmitIntoClient
    public var display: Display {
        Display.wrapping(required: gdk_monitor_get_display(opaquePointer))
    }

    /// Source: the property `GdkMonitor:geometry`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.geometry.html)
    @_alwaysEmitIntoClient
    public var geometry: GdkRectangle {
        self[property: "geometry"]
    }

    /// Source: `gdk_monitor_get_height_mm`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.height-mm.html)
    @_alwaysEmitIntoClient
    public var heightMm: Int {
        Int(gdk_monitor_get_height_mm(opaquePointer))
    }

    /// Source: `gdk_monitor_get_manufacturer`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.manufacturer.html)
    @_alwaysEmitIntoClient
    public var manufacturer: String? {
        String.optional(copying: gdk_monitor_get_manufacturer(opaquePointer))
    }

    /// Source: `gdk_monitor_get_model`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.model.html)
    @_alwaysEmitIntoClient
    public var model: String? {
        String.optional(copying: gdk_monitor_get_model(opaquePointer))
    }

    /// Source: `gdk_monitor_get_refresh_rate`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.refresh-rate.html)
    @_alwaysEmitIntoClient
    public var refreshRate: Int {
        Int(gdk_monitor_get_refresh_rate(opaquePointer))
    }

    /// Source: `gdk_monitor_get_scale_factor`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.scale-factor.html)
    @_alwaysEmitIntoClient
    public var scaleFactor: Int {
        Int(gdk_monitor_get_scale_factor(opaquePointer))
    }

    /// Source: `gdk_monitor_get_subpixel_layout`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.subpixel-layout.html)
    @_alwaysEmitIntoClient
    public var subpixelLayout: SubpixelLayout {
        SubpixelLayout(gdk_monitor_get_subpixel_layout(opaquePointer))
    }

    /// Source: `gdk_monitor_is_valid`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.valid.html)
    @_alwaysEmitIntoClient
    public var valid: Bool {
        gdk_monitor_is_valid(opaquePointer) != 0
    }

    /// Source: `gdk_monitor_get_width_mm`.
    /// [Reference](https://docs.gtk.org/gdk4/property.Monitor.width-mm.html)
    @_alwaysEmitIntoClient
    public var widthMm: Int {
        Int(gdk_monitor_get_width_mm(opaquePointer))
    }

    /// Source: the signal `GdkMonitor::invalidate`.
    /// [Reference](https://docs.gtk.org/gdk4/signal.Monitor.invalidate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInvalidate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("invalidate", after: after, handler)
    }
}

/// Source: `GdkMotionEvent`.
/// [Reference](https://docs.gtk.org/gdk4/class.MotionEvent.html)
open class MotionEvent: Event {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gdk_motion_event_get_type()) }
}
