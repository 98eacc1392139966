// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoAlignment`.
/// [Reference](https://docs.gtk.org/Pango/enum.Alignment.html)
nonisolated public enum PangoAlignment: Enumeration {
    /// Source: `PANGO_ALIGN_LEFT`.
    case left
    /// Source: `PANGO_ALIGN_CENTER`.
    case center
    /// Source: `PANGO_ALIGN_RIGHT`.
    case right
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoAlignment] = [
        .left,
        .center,
        .right,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .center
        case 2: self = .right
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .center: 1
        case .right: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoAlignment) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoAlignment { CGtk.PangoAlignment(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoAlignment: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_alignment_get_type()) }
}

/// Source: `PangoDirection`.
/// [Reference](https://docs.gtk.org/Pango/enum.Direction.html)
nonisolated public enum PangoDirection: Enumeration {
    /// Source: `PANGO_DIRECTION_LTR`.
    case ltr
    /// Source: `PANGO_DIRECTION_RTL`.
    case rtl
    /// Source: `PANGO_DIRECTION_TTB_LTR`.
    case ttbLtr
    /// Source: `PANGO_DIRECTION_TTB_RTL`.
    case ttbRtl
    /// Source: `PANGO_DIRECTION_WEAK_LTR`.
    case weakLtr
    /// Source: `PANGO_DIRECTION_WEAK_RTL`.
    case weakRtl
    /// Source: `PANGO_DIRECTION_NEUTRAL`.
    case neutral
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoDirection] = [
        .ltr,
        .rtl,
        .ttbLtr,
        .ttbRtl,
        .weakLtr,
        .weakRtl,
        .neutral,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ltr
        case 1: self = .rtl
        case 2: self = .ttbLtr
        case 3: self = .ttbRtl
        case 4: self = .weakLtr
        case 5: self = .weakRtl
        case 6: self = .neutral
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .ltr: 0
        case .rtl: 1
        case .ttbLtr: 2
        case .ttbRtl: 3
        case .weakLtr: 4
        case .weakRtl: 5
        case .neutral: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoDirection) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoDirection { CGtk.PangoDirection(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoDirection: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_direction_get_type()) }
}

/// Source: `PangoEllipsizeMode`.
/// [Reference](https://docs.gtk.org/Pango/enum.EllipsizeMode.html)
nonisolated public enum PangoEllipsizeMode: Enumeration {
    /// Source: `PANGO_ELLIPSIZE_NONE`.
    case none
    /// Source: `PANGO_ELLIPSIZE_START`.
    case start
    /// Source: `PANGO_ELLIPSIZE_MIDDLE`.
    case middle
    /// Source: `PANGO_ELLIPSIZE_END`.
    case end
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoEllipsizeMode] = [
        .none,
        .start,
        .middle,
        .end,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .start
        case 2: self = .middle
        case 3: self = .end
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .start: 1
        case .middle: 2
        case .end: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoEllipsizeMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoEllipsizeMode { CGtk.PangoEllipsizeMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoEllipsizeMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_ellipsize_mode_get_type()) }
}

/// Source: `PangoFontMask`.
/// [Reference](https://docs.gtk.org/Pango/flags.FontMask.html)
nonisolated public struct PangoFontMask: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `PANGO_FONT_MASK_FAMILY`.
    @_alwaysEmitIntoClient
    public static var family: PangoFontMask { PangoFontMask(rawValue: 0x1) }
    /// Source: `PANGO_FONT_MASK_STYLE`.
    @_alwaysEmitIntoClient
    public static var style: PangoFontMask { PangoFontMask(rawValue: 0x2) }
    /// Source: `PANGO_FONT_MASK_VARIANT`.
    @_alwaysEmitIntoClient
    public static var variant: PangoFontMask { PangoFontMask(rawValue: 0x4) }
    /// Source: `PANGO_FONT_MASK_WEIGHT`.
    @_alwaysEmitIntoClient
    public static var weight: PangoFontMask { PangoFontMask(rawValue: 0x8) }
    /// Source: `PANGO_FONT_MASK_STRETCH`.
    @_alwaysEmitIntoClient
    public static var stretch: PangoFontMask { PangoFontMask(rawValue: 0x10) }
    /// Source: `PANGO_FONT_MASK_SIZE`.
    @_alwaysEmitIntoClient
    public static var size: PangoFontMask { PangoFontMask(rawValue: 0x20) }
    /// Source: `PANGO_FONT_MASK_GRAVITY`.
    @_alwaysEmitIntoClient
    public static var gravity: PangoFontMask { PangoFontMask(rawValue: 0x40) }
    /// Source: `PANGO_FONT_MASK_VARIATIONS`.
    @_alwaysEmitIntoClient
    public static var variations: PangoFontMask { PangoFontMask(rawValue: 0x80) }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoFontMask) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoFontMask { CGtk.PangoFontMask(rawValue: rawValue) }
}

extension PangoFontMask: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_font_mask_get_type()) }
}

/// Source: `PangoGravity`, since Pango 1.16.
/// [Reference](https://docs.gtk.org/Pango/enum.Gravity.html)
nonisolated public enum PangoGravity: Enumeration {
    /// Source: `PANGO_GRAVITY_SOUTH`.
    case south
    /// Source: `PANGO_GRAVITY_EAST`.
    case east
    /// Source: `PANGO_GRAVITY_NORTH`.
    case north
    /// Source: `PANGO_GRAVITY_WEST`.
    case west
    /// Source: `PANGO_GRAVITY_AUTO`.
    case auto
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoGravity] = [
        .south,
        .east,
        .north,
        .west,
        .auto,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .south
        case 1: self = .east
        case 2: self = .north
        case 3: self = .west
        case 4: self = .auto
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .south: 0
        case .east: 1
        case .north: 2
        case .west: 3
        case .auto: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoGravity) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoGravity { CGtk.PangoGravity(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoGravity: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_gravity_get_type()) }
}

/// Source: `PangoGravityHint`, since Pango 1.16.
/// [Reference](https://docs.gtk.org/Pango/enum.GravityHint.html)
nonisolated public enum PangoGravityHint: Enumeration {
    /// Source: `PANGO_GRAVITY_HINT_NATURAL`.
    case natural
    /// Source: `PANGO_GRAVITY_HINT_STRONG`.
    case strong
    /// Source: `PANGO_GRAVITY_HINT_LINE`.
    case line
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoGravityHint] = [
        .natural,
        .strong,
        .line,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .natural
        case 1: self = .strong
        case 2: self = .line
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .natural: 0
        case .strong: 1
        case .line: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoGravityHint) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoGravityHint { CGtk.PangoGravityHint(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoGravityHint: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_gravity_hint_get_type()) }
}

/// Source: `PangoLayoutDeserializeFlags`, since Pango 1.50.
/// [Reference](https://docs.gtk.org/Pango/flags.LayoutDeserializeFlags.html)
nonisolated public struct PangoLayoutDeserializeFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `PANGO_LAYOUT_DESERIALIZE_CONTEXT`.
    @_alwaysEmitIntoClient
    public static var context: PangoLayoutDeserializeFlags { PangoLayoutDeserializeFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoLayoutDeserializeFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoLayoutDeserializeFlags { CGtk.PangoLayoutDeserializeFlags(rawValue: rawValue) }
}

extension PangoLayoutDeserializeFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_layout_deserialize_flags_get_type()) }
}

/// Source: `PangoLayoutSerializeFlags`, since Pango 1.50.
/// [Reference](https://docs.gtk.org/Pango/flags.LayoutSerializeFlags.html)
nonisolated public struct PangoLayoutSerializeFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `PANGO_LAYOUT_SERIALIZE_CONTEXT`.
    @_alwaysEmitIntoClient
    public static var context: PangoLayoutSerializeFlags { PangoLayoutSerializeFlags(rawValue: 0x1) }
    /// Source: `PANGO_LAYOUT_SERIALIZE_OUTPUT`.
    @_alwaysEmitIntoClient
    public static var output: PangoLayoutSerializeFlags { PangoLayoutSerializeFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoLayoutSerializeFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoLayoutSerializeFlags { CGtk.PangoLayoutSerializeFlags(rawValue: rawValue) }
}

extension PangoLayoutSerializeFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_layout_serialize_flags_get_type()) }
}

/// Source: `PangoOverline`, since Pango 1.46.
/// [Reference](https://docs.gtk.org/Pango/enum.Overline.html)
nonisolated public enum PangoOverline: Enumeration {
    /// Source: `PANGO_OVERLINE_NONE`.
    case none
    /// Source: `PANGO_OVERLINE_SINGLE`.
    case single
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoOverline] = [
        .none,
        .single,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .single
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .single: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoOverline) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoOverline { CGtk.PangoOverline(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoOverline: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_overline_get_type()) }
}

/// Source: `PangoScript`.
/// [Reference](https://docs.gtk.org/Pango/enum.Script.html)
nonisolated public enum PangoScript: Enumeration {
    /// Source: `PANGO_SCRIPT_INVALID_CODE`.
    case invalidCode
    /// Source: `PANGO_SCRIPT_COMMON`.
    case common
    /// Source: `PANGO_SCRIPT_INHERITED`.
    case inherited
    /// Source: `PANGO_SCRIPT_ARABIC`.
    case arabic
    /// Source: `PANGO_SCRIPT_ARMENIAN`.
    case armenian
    /// Source: `PANGO_SCRIPT_BENGALI`.
    case bengali
    /// Source: `PANGO_SCRIPT_BOPOMOFO`.
    case bopomofo
    /// Source: `PANGO_SCRIPT_CHEROKEE`.
    case cherokee
    /// Source: `PANGO_SCRIPT_COPTIC`.
    case coptic
    /// Source: `PANGO_SCRIPT_CYRILLIC`.
    case cyrillic
    /// Source: `PANGO_SCRIPT_DESERET`.
    case deseret
    /// Source: `PANGO_SCRIPT_DEVANAGARI`.
    case devanagari
    /// Source: `PANGO_SCRIPT_ETHIOPIC`.
    case ethiopic
    /// Source: `PANGO_SCRIPT_GEORGIAN`.
    case georgian
    /// Source: `PANGO_SCRIPT_GOTHIC`.
    case gothic
    /// Source: `PANGO_SCRIPT_GREEK`.
    case greek
    /// Source: `PANGO_SCRIPT_GUJARATI`.
    case gujarati
    /// Source: `PANGO_SCRIPT_GURMUKHI`.
    case gurmukhi
    /// Source: `PANGO_SCRIPT_HAN`.
    case han
    /// Source: `PANGO_SCRIPT_HANGUL`.
    case hangul
    /// Source: `PANGO_SCRIPT_HEBREW`.
    case hebrew
    /// Source: `PANGO_SCRIPT_HIRAGANA`.
    case hiragana
    /// Source: `PANGO_SCRIPT_KANNADA`.
    case kannada
    /// Source: `PANGO_SCRIPT_KATAKANA`.
    case katakana
    /// Source: `PANGO_SCRIPT_KHMER`.
    case khmer
    /// Source: `PANGO_SCRIPT_LAO`.
    case lao
    /// Source: `PANGO_SCRIPT_LATIN`.
    case latin
    /// Source: `PANGO_SCRIPT_MALAYALAM`.
    case malayalam
    /// Source: `PANGO_SCRIPT_MONGOLIAN`.
    case mongolian
    /// Source: `PANGO_SCRIPT_MYANMAR`.
    case myanmar
    /// Source: `PANGO_SCRIPT_OGHAM`.
    case ogham
    /// Source: `PANGO_SCRIPT_OLD_ITALIC`.
    case oldItalic
    /// Source: `PANGO_SCRIPT_ORIYA`.
    case oriya
    /// Source: `PANGO_SCRIPT_RUNIC`.
    case runic
    /// Source: `PANGO_SCRIPT_SINHALA`.
    case sinhala
    /// Source: `PANGO_SCRIPT_SYRIAC`.
    case syriac
    /// Source: `PANGO_SCRIPT_TAMIL`.
    case tamil
    /// Source: `PANGO_SCRIPT_TELUGU`.
    case telugu
    /// Source: `PANGO_SCRIPT_THAANA`.
    case thaana
    /// Source: `PANGO_SCRIPT_THAI`.
    case thai
    /// Source: `PANGO_SCRIPT_TIBETAN`.
    case tibetan
    /// Source: `PANGO_SCRIPT_CANADIAN_ABORIGINAL`.
    case canadianAboriginal
    /// Source: `PANGO_SCRIPT_YI`.
    case yi
    /// Source: `PANGO_SCRIPT_TAGALOG`.
    case tagalog
    /// Source: `PANGO_SCRIPT_HANUNOO`.
    case hanunoo
    /// Source: `PANGO_SCRIPT_BUHID`.
    case buhid
    /// Source: `PANGO_SCRIPT_TAGBANWA`.
    case tagbanwa
    /// Source: `PANGO_SCRIPT_BRAILLE`.
    case braille
    /// Source: `PANGO_SCRIPT_CYPRIOT`.
    case cypriot
    /// Source: `PANGO_SCRIPT_LIMBU`.
    case limbu
    /// Source: `PANGO_SCRIPT_OSMANYA`.
    case osmanya
    /// Source: `PANGO_SCRIPT_SHAVIAN`.
    case shavian
    /// Source: `PANGO_SCRIPT_LINEAR_B`.
    case linearB
    /// Source: `PANGO_SCRIPT_TAI_LE`.
    case taiLe
    /// Source: `PANGO_SCRIPT_UGARITIC`.
    case ugaritic
    /// Source: `PANGO_SCRIPT_NEW_TAI_LUE`.
    case newTaiLue
    /// Source: `PANGO_SCRIPT_BUGINESE`.
    case buginese
    /// Source: `PANGO_SCRIPT_GLAGOLITIC`.
    case glagolitic
    /// Source: `PANGO_SCRIPT_TIFINAGH`.
    case tifinagh
    /// Source: `PANGO_SCRIPT_SYLOTI_NAGRI`.
    case sylotiNagri
    /// Source: `PANGO_SCRIPT_OLD_PERSIAN`.
    case oldPersian
    /// Source: `PANGO_SCRIPT_KHAROSHTHI`.
    case kharoshthi
    /// Source: `PANGO_SCRIPT_UNKNOWN`.
    case unknown
    /// Source: `PANGO_SCRIPT_BALINESE`.
    case balinese
    /// Source: `PANGO_SCRIPT_CUNEIFORM`.
    case cuneiform
    /// Source: `PANGO_SCRIPT_PHOENICIAN`.
    case phoenician
    /// Source: `PANGO_SCRIPT_PHAGS_PA`.
    case phagsPa
    /// Source: `PANGO_SCRIPT_NKO`.
    case nko
    /// Source: `PANGO_SCRIPT_KAYAH_LI`.
    case kayahLi
    /// Source: `PANGO_SCRIPT_LEPCHA`.
    case lepcha
    /// Source: `PANGO_SCRIPT_REJANG`.
    case rejang
    /// Source: `PANGO_SCRIPT_SUNDANESE`.
    case sundanese
    /// Source: `PANGO_SCRIPT_SAURASHTRA`.
    case saurashtra
    /// Source: `PANGO_SCRIPT_CHAM`.
    case cham
    /// Source: `PANGO_SCRIPT_OL_CHIKI`.
    case olChiki
    /// Source: `PANGO_SCRIPT_VAI`.
    case vai
    /// Source: `PANGO_SCRIPT_CARIAN`.
    case carian
    /// Source: `PANGO_SCRIPT_LYCIAN`.
    case lycian
    /// Source: `PANGO_SCRIPT_LYDIAN`.
    case lydian
    /// Source: `PANGO_SCRIPT_BATAK`.
    case batak
    /// Source: `PANGO_SCRIPT_BRAHMI`.
    case brahmi
    /// Source: `PANGO_SCRIPT_MANDAIC`.
    case mandaic
    /// Source: `PANGO_SCRIPT_CHAKMA`.
    case chakma
    /// Source: `PANGO_SCRIPT_MEROITIC_CURSIVE`.
    case meroiticCursive
    /// Source: `PANGO_SCRIPT_MEROITIC_HIEROGLYPHS`.
    case meroiticHieroglyphs
    /// Source: `PANGO_SCRIPT_MIAO`.
    case miao
    /// Source: `PANGO_SCRIPT_SHARADA`.
    case sharada
    /// Source: `PANGO_SCRIPT_SORA_SOMPENG`.
    case soraSompeng
    /// Source: `PANGO_SCRIPT_TAKRI`.
    case takri
    /// Source: `PANGO_SCRIPT_BASSA_VAH`.
    case bassaVah
    /// Source: `PANGO_SCRIPT_CAUCASIAN_ALBANIAN`.
    case caucasianAlbanian
    /// Source: `PANGO_SCRIPT_DUPLOYAN`.
    case duployan
    /// Source: `PANGO_SCRIPT_ELBASAN`.
    case elbasan
    /// Source: `PANGO_SCRIPT_GRANTHA`.
    case grantha
    /// Source: `PANGO_SCRIPT_KHOJKI`.
    case khojki
    /// Source: `PANGO_SCRIPT_KHUDAWADI`.
    case khudawadi
    /// Source: `PANGO_SCRIPT_LINEAR_A`.
    case linearA
    /// Source: `PANGO_SCRIPT_MAHAJANI`.
    case mahajani
    /// Source: `PANGO_SCRIPT_MANICHAEAN`.
    case manichaean
    /// Source: `PANGO_SCRIPT_MENDE_KIKAKUI`.
    case mendeKikakui
    /// Source: `PANGO_SCRIPT_MODI`.
    case modi
    /// Source: `PANGO_SCRIPT_MRO`.
    case mro
    /// Source: `PANGO_SCRIPT_NABATAEAN`.
    case nabataean
    /// Source: `PANGO_SCRIPT_OLD_NORTH_ARABIAN`.
    case oldNorthArabian
    /// Source: `PANGO_SCRIPT_OLD_PERMIC`.
    case oldPermic
    /// Source: `PANGO_SCRIPT_PAHAWH_HMONG`.
    case pahawhHmong
    /// Source: `PANGO_SCRIPT_PALMYRENE`.
    case palmyrene
    /// Source: `PANGO_SCRIPT_PAU_CIN_HAU`.
    case pauCinHau
    /// Source: `PANGO_SCRIPT_PSALTER_PAHLAVI`.
    case psalterPahlavi
    /// Source: `PANGO_SCRIPT_SIDDHAM`.
    case siddham
    /// Source: `PANGO_SCRIPT_TIRHUTA`.
    case tirhuta
    /// Source: `PANGO_SCRIPT_WARANG_CITI`.
    case warangCiti
    /// Source: `PANGO_SCRIPT_AHOM`.
    case ahom
    /// Source: `PANGO_SCRIPT_ANATOLIAN_HIEROGLYPHS`.
    case anatolianHieroglyphs
    /// Source: `PANGO_SCRIPT_HATRAN`.
    case hatran
    /// Source: `PANGO_SCRIPT_MULTANI`.
    case multani
    /// Source: `PANGO_SCRIPT_OLD_HUNGARIAN`.
    case oldHungarian
    /// Source: `PANGO_SCRIPT_SIGNWRITING`.
    case signwriting
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoScript] = [
        .invalidCode,
        .common,
        .inherited,
        .arabic,
        .armenian,
        .bengali,
        .bopomofo,
        .cherokee,
        .coptic,
        .cyrillic,
        .deseret,
        .devanagari,
        .ethiopic,
        .georgian,
        .gothic,
        .greek,
        .gujarati,
        .gurmukhi,
        .han,
        .hangul,
        .hebrew,
        .hiragana,
        .kannada,
        .katakana,
        .khmer,
        .lao,
        .latin,
        .malayalam,
        .mongolian,
        .myanmar,
        .ogham,
        .oldItalic,
        .oriya,
        .runic,
        .sinhala,
        .syriac,
        .tamil,
        .telugu,
        .thaana,
        .thai,
        .tibetan,
        .canadianAboriginal,
        .yi,
        .tagalog,
        .hanunoo,
        .buhid,
        .tagbanwa,
        .braille,
        .cypriot,
        .limbu,
        .osmanya,
        .shavian,
        .linearB,
        .taiLe,
        .ugaritic,
        .newTaiLue,
        .buginese,
        .glagolitic,
        .tifinagh,
        .sylotiNagri,
        .oldPersian,
        .kharoshthi,
        .unknown,
        .balinese,
        .cuneiform,
        .phoenician,
        .phagsPa,
        .nko,
        .kayahLi,
        .lepcha,
        .rejang,
        .sundanese,
        .saurashtra,
        .cham,
        .olChiki,
        .vai,
        .carian,
        .lycian,
        .lydian,
        .batak,
        .brahmi,
        .mandaic,
        .chakma,
        .meroiticCursive,
        .meroiticHieroglyphs,
        .miao,
        .sharada,
        .soraSompeng,
        .takri,
        .bassaVah,
        .caucasianAlbanian,
        .duployan,
        .elbasan,
        .grantha,
        .khojki,
        .khudawadi,
        .linearA,
        .mahajani,
        .manichaean,
        .mendeKikakui,
        .modi,
        .mro,
        .nabataean,
        .oldNorthArabian,
        .oldPermic,
        .pahawhHmong,
        .palmyrene,
        .pauCinHau,
        .psalterPahlavi,
        .siddham,
        .tirhuta,
        .warangCiti,
        .ahom,
        .anatolianHieroglyphs,
        .hatran,
        .multani,
        .oldHungarian,
        .signwriting,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .invalidCode
        case 0: self = .common
        case 1: self = .inherited
        case 2: self = .arabic
        case 3: self = .armenian
        case 4: self = .bengali
        case 5: self = .bopomofo
        case 6: self = .cherokee
        case 7: self = .coptic
        case 8: self = .cyrillic
        case 9: self = .deseret
        case 10: self = .devanagari
        case 11: self = .ethiopic
        case 12: self = .georgian
        case 13: self = .gothic
        case 14: self = .greek
        case 15: self = .gujarati
        case 16: self = .gurmukhi
        case 17: self = .han
        case 18: self = .hangul
        case 19: self = .hebrew
        case 20: self = .hiragana
        case 21: self = .kannada
        case 22: self = .katakana
        case 23: self = .khmer
        case 24: self = .lao
        case 25: self = .latin
        case 26: self = .malayalam
        case 27: self = .mongolian
        case 28: self = .myanmar
        case 29: self = .ogham
        case 30: self = .oldItalic
        case 31: self = .oriya
        case 32: self = .runic
        case 33: self = .sinhala
        case 34: self = .syriac
        case 35: self = .tamil
        case 36: self = .telugu
        case 37: self = .thaana
        case 38: self = .thai
        case 39: self = .tibetan
        case 40: self = .canadianAboriginal
        case 41: self = .yi
        case 42: self = .tagalog
        case 43: self = .hanunoo
        case 44: self = .buhid
        case 45: self = .tagbanwa
        case 46: self = .braille
        case 47: self = .cypriot
        case 48: self = .limbu
        case 49: self = .osmanya
        case 50: self = .shavian
        case 51: self = .linearB
        case 52: self = .taiLe
        case 53: self = .ugaritic
        case 54: self = .newTaiLue
        case 55: self = .buginese
        case 56: self = .glagolitic
        case 57: self = .tifinagh
        case 58: self = .sylotiNagri
        case 59: self = .oldPersian
        case 60: self = .kharoshthi
        case 61: self = .unknown
        case 62: self = .balinese
        case 63: self = .cuneiform
        case 64: self = .phoenician
        case 65: self = .phagsPa
        case 66: self = .nko
        case 67: self = .kayahLi
        case 68: self = .lepcha
        case 69: self = .rejang
        case 70: self = .sundanese
        case 71: self = .saurashtra
        case 72: self = .cham
        case 73: self = .olChiki
        case 74: self = .vai
        case 75: self = .carian
        case 76: self = .lycian
        case 77: self = .lydian
        case 78: self = .batak
        case 79: self = .brahmi
        case 80: self = .mandaic
        case 81: self = .chakma
        case 82: self = .meroiticCursive
        case 83: self = .meroiticHieroglyphs
        case 84: self = .miao
        case 85: self = .sharada
        case 86: self = .soraSompeng
        case 87: self = .takri
        case 88: self = .bassaVah
        case 89: self = .caucasianAlbanian
        case 90: self = .duployan
        case 91: self = .elbasan
        case 92: self = .grantha
        case 93: self = .khojki
        case 94: self = .khudawadi
        case 95: self = .linearA
        case 96: self = .mahajani
        case 97: self = .manichaean
        case 98: self = .mendeKikakui
        case 99: self = .modi
        case 100: self = .mro
        case 101: self = .nabataean
        case 102: self = .oldNorthArabian
        case 103: self = .oldPermic
        case 104: self = .pahawhHmong
        case 105: self = .palmyrene
        case 106: self = .pauCinHau
        case 107: self = .psalterPahlavi
        case 108: self = .siddham
        case 109: self = .tirhuta
        case 110: self = .warangCiti
        case 111: self = .ahom
        case 112: self = .anatolianHieroglyphs
        case 113: self = .hatran
        case 114: self = .multani
        case 115: self = .oldHungarian
        case 116: self = .signwriting
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .invalidCode: -1
        case .common: 0
        case .inherited: 1
        case .arabic: 2
        case .armenian: 3
        case .bengali: 4
        case .bopomofo: 5
        case .cherokee: 6
        case .coptic: 7
        case .cyrillic: 8
        case .deseret: 9
        case .devanagari: 10
        case .ethiopic: 11
        case .georgian: 12
        case .gothic: 13
        case .greek: 14
        case .gujarati: 15
        case .gurmukhi: 16
        case .han: 17
        case .hangul: 18
        case .hebrew: 19
        case .hiragana: 20
        case .kannada: 21
        case .katakana: 22
        case .khmer: 23
        case .lao: 24
        case .latin: 25
        case .malayalam: 26
        case .mongolian: 27
        case .myanmar: 28
        case .ogham: 29
        case .oldItalic: 30
        case .oriya: 31
        case .runic: 32
        case .sinhala: 33
        case .syriac: 34
        case .tamil: 35
        case .telugu: 36
        case .thaana: 37
        case .thai: 38
        case .tibetan: 39
        case .canadianAboriginal: 40
        case .yi: 41
        case .tagalog: 42
        case .hanunoo: 43
        case .buhid: 44
        case .tagbanwa: 45
        case .braille: 46
        case .cypriot: 47
        case .limbu: 48
        case .osmanya: 49
        case .shavian: 50
        case .linearB: 51
        case .taiLe: 52
        case .ugaritic: 53
        case .newTaiLue: 54
        case .buginese: 55
        case .glagolitic: 56
        case .tifinagh: 57
        case .sylotiNagri: 58
        case .oldPersian: 59
        case .kharoshthi: 60
        case .unknown: 61
        case .balinese: 62
        case .cuneiform: 63
        case .phoenician: 64
        case .phagsPa: 65
        case .nko: 66
        case .kayahLi: 67
        case .lepcha: 68
        case .rejang: 69
        case .sundanese: 70
        case .saurashtra: 71
        case .cham: 72
        case .olChiki: 73
        case .vai: 74
        case .carian: 75
        case .lycian: 76
        case .lydian: 77
        case .batak: 78
        case .brahmi: 79
        case .mandaic: 80
        case .chakma: 81
        case .meroiticCursive: 82
        case .meroiticHieroglyphs: 83
        case .miao: 84
        case .sharada: 85
        case .soraSompeng: 86
        case .takri: 87
        case .bassaVah: 88
        case .caucasianAlbanian: 89
        case .duployan: 90
        case .elbasan: 91
        case .grantha: 92
        case .khojki: 93
        case .khudawadi: 94
        case .linearA: 95
        case .mahajani: 96
        case .manichaean: 97
        case .mendeKikakui: 98
        case .modi: 99
        case .mro: 100
        case .nabataean: 101
        case .oldNorthArabian: 102
        case .oldPermic: 103
        case .pahawhHmong: 104
        case .palmyrene: 105
        case .pauCinHau: 106
        case .psalterPahlavi: 107
        case .siddham: 108
        case .tirhuta: 109
        case .warangCiti: 110
        case .ahom: 111
        case .anatolianHieroglyphs: 112
        case .hatran: 113
        case .multani: 114
        case .oldHungarian: 115
        case .signwriting: 116
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoScript) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoScript { CGtk.PangoScript(rawValue: rawValue) }
}

extension PangoScript: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_script_get_type()) }
}

/// Source: `PangoShowFlags`, since Pango 1.44.
/// [Reference](https://docs.gtk.org/Pango/flags.ShowFlags.html)
nonisolated public struct PangoShowFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `PANGO_SHOW_SPACES`.
    @_alwaysEmitIntoClient
    public static var spaces: PangoShowFlags { PangoShowFlags(rawValue: 0x1) }
    /// Source: `PANGO_SHOW_LINE_BREAKS`.
    @_alwaysEmitIntoClient
    public static var lineBreaks: PangoShowFlags { PangoShowFlags(rawValue: 0x2) }
    /// Source: `PANGO_SHOW_IGNORABLES`.
    @_alwaysEmitIntoClient
    public static var ignorables: PangoShowFlags { PangoShowFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoShowFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoShowFlags { CGtk.PangoShowFlags(rawValue: rawValue) }
}

extension PangoShowFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_show_flags_get_type()) }
}

/// Source: `PangoStretch`.
/// [Reference](https://docs.gtk.org/Pango/enum.Stretch.html)
nonisolated public enum PangoStretch: Enumeration {
    /// Source: `PANGO_STRETCH_ULTRA_CONDENSED`.
    case ultraCondensed
    /// Source: `PANGO_STRETCH_EXTRA_CONDENSED`.
    case extraCondensed
    /// Source: `PANGO_STRETCH_CONDENSED`.
    case condensed
    /// Source: `PANGO_STRETCH_SEMI_CONDENSED`.
    case semiCondensed
    /// Source: `PANGO_STRETCH_NORMAL`.
    case normal
    /// Source: `PANGO_STRETCH_SEMI_EXPANDED`.
    case semiExpanded
    /// Source: `PANGO_STRETCH_EXPANDED`.
    case expanded
    /// Source: `PANGO_STRETCH_EXTRA_EXPANDED`.
    case extraExpanded
    /// Source: `PANGO_STRETCH_ULTRA_EXPANDED`.
    case ultraExpanded
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoStretch] = [
        .ultraCondensed,
        .extraCondensed,
        .condensed,
        .semiCondensed,
        .normal,
        .semiExpanded,
        .expanded,
        .extraExpanded,
        .ultraExpanded,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ultraCondensed
        case 1: self = .extraCondensed
        case 2: self = .condensed
        case 3: self = .semiCondensed
        case 4: self = .normal
        case 5: self = .semiExpanded
        case 6: self = .expanded
        case 7: self = .extraExpanded
        case 8: self = .ultraExpanded
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .ultraCondensed: 0
        case .extraCondensed: 1
        case .condensed: 2
        case .semiCondensed: 3
        case .normal: 4
        case .semiExpanded: 5
        case .expanded: 6
        case .extraExpanded: 7
        case .ultraExpanded: 8
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoStretch) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoStretch { CGtk.PangoStretch(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoStretch: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_stretch_get_type()) }
}

/// Source: `PangoStyle`.
/// [Reference](https://docs.gtk.org/Pango/enum.Style.html)
nonisolated public enum PangoStyle: Enumeration {
    /// Source: `PANGO_STYLE_NORMAL`.
    case normal
    /// Source: `PANGO_STYLE_OBLIQUE`.
    case oblique
    /// Source: `PANGO_STYLE_ITALIC`.
    case italic
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoStyle] = [
        .normal,
        .oblique,
        .italic,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .oblique
        case 2: self = .italic
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .oblique: 1
        case .italic: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoStyle) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoStyle { CGtk.PangoStyle(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoStyle: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_style_get_type()) }
}

/// Source: `PangoTabAlign`.
/// [Reference](https://docs.gtk.org/Pango/enum.TabAlign.html)
nonisolated public enum PangoTabAlign: Enumeration {
    /// Source: `PANGO_TAB_LEFT`.
    case left
    /// Source: `PANGO_TAB_RIGHT`.
    case right
    /// Source: `PANGO_TAB_CENTER`.
    case center
    /// Source: `PANGO_TAB_DECIMAL`.
    case decimal
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoTabAlign] = [
        .left,
        .right,
        .center,
        .decimal,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .center
        case 3: self = .decimal
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .center: 2
        case .decimal: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoTabAlign) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoTabAlign { CGtk.PangoTabAlign(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoTabAlign: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_tab_align_get_type()) }
}

/// Source: `PangoTextTransform`, since Pango 1.50.
/// [Reference](https://docs.gtk.org/Pango/enum.TextTransform.html)
nonisolated public enum PangoTextTransform: Enumeration {
    /// Source: `PANGO_TEXT_TRANSFORM_NONE`.
    case none
    /// Source: `PANGO_TEXT_TRANSFORM_LOWERCASE`.
    case lowercase
    /// Source: `PANGO_TEXT_TRANSFORM_UPPERCASE`.
    case uppercase
    /// Source: `PANGO_TEXT_TRANSFORM_CAPITALIZE`.
    case capitalize
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoTextTransform] = [
        .none,
        .lowercase,
        .uppercase,
        .capitalize,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .lowercase
        case 2: self = .uppercase
        case 3: self = .capitalize
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .lowercase: 1
        case .uppercase: 2
        case .capitalize: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoTextTransform) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoTextTransform { CGtk.PangoTextTransform(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoTextTransform: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_text_transform_get_type()) }
}

/// Source: `PangoUnderline`.
/// [Reference](https://docs.gtk.org/Pango/enum.Underline.html)
nonisolated public enum PangoUnderline: Enumeration {
    /// Source: `PANGO_UNDERLINE_NONE`.
    case none
    /// Source: `PANGO_UNDERLINE_SINGLE`.
    case single
    /// Source: `PANGO_UNDERLINE_DOUBLE`.
    case double
    /// Source: `PANGO_UNDERLINE_LOW`.
    case low
    /// Source: `PANGO_UNDERLINE_ERROR`.
    case error
    /// Source: `PANGO_UNDERLINE_SINGLE_LINE`.
    case singleLine
    /// Source: `PANGO_UNDERLINE_DOUBLE_LINE`.
    case doubleLine
    /// Source: `PANGO_UNDERLINE_ERROR_LINE`.
    case errorLine
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoUnderline] = [
        .none,
        .single,
        .double,
        .low,
        .error,
        .singleLine,
        .doubleLine,
        .errorLine,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .single
        case 2: self = .double
        case 3: self = .low
        case 4: self = .error
        case 5: self = .singleLine
        case 6: self = .doubleLine
        case 7: self = .errorLine
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .single: 1
        case .double: 2
        case .low: 3
        case .error: 4
        case .singleLine: 5
        case .doubleLine: 6
        case .errorLine: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoUnderline) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoUnderline { CGtk.PangoUnderline(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoUnderline: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_underline_get_type()) }
}

/// Source: `PangoVariant`.
/// [Reference](https://docs.gtk.org/Pango/enum.Variant.html)
nonisolated public enum PangoVariant: Enumeration {
    /// Source: `PANGO_VARIANT_NORMAL`.
    case normal
    /// Source: `PANGO_VARIANT_SMALL_CAPS`.
    case smallCaps
    /// Source: `PANGO_VARIANT_ALL_SMALL_CAPS`.
    case allSmallCaps
    /// Source: `PANGO_VARIANT_PETITE_CAPS`.
    case petiteCaps
    /// Source: `PANGO_VARIANT_ALL_PETITE_CAPS`.
    case allPetiteCaps
    /// Source: `PANGO_VARIANT_UNICASE`.
    case unicase
    /// Source: `PANGO_VARIANT_TITLE_CAPS`.
    case titleCaps
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoVariant] = [
        .normal,
        .smallCaps,
        .allSmallCaps,
        .petiteCaps,
        .allPetiteCaps,
        .unicase,
        .titleCaps,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .smallCaps
        case 2: self = .allSmallCaps
        case 3: self = .petiteCaps
        case 4: self = .allPetiteCaps
        case 5: self = .unicase
        case 6: self = .titleCaps
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .smallCaps: 1
        case .allSmallCaps: 2
        case .petiteCaps: 3
        case .allPetiteCaps: 4
        case .unicase: 5
        case .titleCaps: 6
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoVariant) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoVariant { CGtk.PangoVariant(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoVariant: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_variant_get_type()) }
}

/// Source: `PangoWeight`.
/// [Reference](https://docs.gtk.org/Pango/enum.Weight.html)
nonisolated public enum PangoWeight: Enumeration {
    /// Source: `PANGO_WEIGHT_THIN`.
    case thin
    /// Source: `PANGO_WEIGHT_ULTRALIGHT`.
    case ultralight
    /// Source: `PANGO_WEIGHT_LIGHT`.
    case light
    /// Source: `PANGO_WEIGHT_SEMILIGHT`.
    case semilight
    /// Source: `PANGO_WEIGHT_BOOK`.
    case book
    /// Source: `PANGO_WEIGHT_NORMAL`.
    case normal
    /// Source: `PANGO_WEIGHT_MEDIUM`.
    case medium
    /// Source: `PANGO_WEIGHT_SEMIBOLD`.
    case semibold
    /// Source: `PANGO_WEIGHT_BOLD`.
    case bold
    /// Source: `PANGO_WEIGHT_ULTRABOLD`.
    case ultrabold
    /// Source: `PANGO_WEIGHT_HEAVY`.
    case heavy
    /// Source: `PANGO_WEIGHT_ULTRAHEAVY`.
    case ultraheavy
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoWeight] = [
        .thin,
        .ultralight,
        .light,
        .semilight,
        .book,
        .normal,
        .medium,
        .semibold,
        .bold,
        .ultrabold,
        .heavy,
        .ultraheavy,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 100: self = .thin
        case 200: self = .ultralight
        case 300: self = .light
        case 350: self = .semilight
        case 380: self = .book
        case 400: self = .normal
        case 500: self = .medium
        case 600: self = .semibold
        case 700: self = .bold
        case 800: self = .ultrabold
        case 900: self = .heavy
        case 1000: self = .ultraheavy
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .thin: 100
        case .ultralight: 200
        case .light: 300
        case .semilight: 350
        case .book: 380
        case .normal: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .ultrabold: 800
        case .heavy: 900
        case .ultraheavy: 1000
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoWeight) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoWeight { CGtk.PangoWeight(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoWeight: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_weight_get_type()) }
}

/// Source: `PangoWrapMode`.
/// [Reference](https://docs.gtk.org/Pango/enum.WrapMode.html)
nonisolated public enum PangoWrapMode: Enumeration {
    /// Source: `PANGO_WRAP_WORD`.
    case word
    /// Source: `PANGO_WRAP_CHAR`.
    case char
    /// Source: `PANGO_WRAP_WORD_CHAR`.
    case wordChar
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PangoWrapMode] = [
        .word,
        .char,
        .wordChar,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .word
        case 1: self = .char
        case 2: self = .wordChar
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .word: 0
        case .char: 1
        case .wordChar: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoWrapMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoWrapMode { CGtk.PangoWrapMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PangoWrapMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_wrap_mode_get_type()) }
}
