// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkATContext`.
/// [Reference](https://docs.gtk.org/gtk4/class.ATContext.html)
open class ATContext: Object {
    /// Source: `gtk_at_context_create`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ATContext.create.html)
    public class func create(accessibleRole: AccessibleRole, accessible: any Accessible, display: Display) -> ATContext?
    {
        ATContext.wrapping(
            gtk_at_context_create(accessibleRole.cValue, accessible.opaquePointer, display.opaquePointer),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ATContext {
    /// Source: `gtk_at_context_get_accessible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ATContext.accessible.html)
    @_alwaysEmitIntoClient
    public var accessible: any Accessible {
        wrappingInterface(required: gtk_at_context_get_accessible(opaquePointer))
    }

    /// Source: the property `GtkATContext:accessible-role`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ATContext.accessible-role.html)
    @_alwaysEmitIntoClient
    public var accessibleRole: AccessibleRole {
        get {
            AccessibleRole(gtk_at_context_get_accessible_role(opaquePointer))
        }
        set {
            self[property: "accessible-role"] = newValue
        }
    }

    /// Source: the property `GtkATContext:display`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ATContext.display.html)
    @_alwaysEmitIntoClient
    public var display: Display? {
        get {
            self[property: "display"]
        }
        set {
            self[property: "display"] = newValue
        }
    }

    /// Source: the signal `GtkATContext::state-change`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ATContext.state-change.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStateChange(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("state-change", after: after, handler)
    }
}

/// Source: `GtkAboutDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.AboutDialog.html)
open class AboutDialog: Window {
    /// Source: `gtk_about_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AboutDialog.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_about_dialog_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension AboutDialog {
    /// Source: `gtk_about_dialog_get_artists`, `gtk_about_dialog_set_artists`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.artists.html)
    @_alwaysEmitIntoClient
    public var artists: [String] {
        get {
            [String](copying: gtk_about_dialog_get_artists(opaquePointer))
        }
        set {
            withStringArray(newValue) { newValueArray in
                gtk_about_dialog_set_artists(
                    opaquePointer,
                    UnsafeMutableRawPointer(newValueArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
                )
            }
        }
    }

    /// Source: `gtk_about_dialog_get_authors`, `gtk_about_dialog_set_authors`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.authors.html)
    @_alwaysEmitIntoClient
    public var authors: [String] {
        get {
            [String](copying: gtk_about_dialog_get_authors(opaquePointer))
        }
        set {
            withStringArray(newValue) { newValueArray in
                gtk_about_dialog_set_authors(
                    opaquePointer,
                    UnsafeMutableRawPointer(newValueArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
                )
            }
        }
    }

    /// Source: `gtk_about_dialog_get_comments`, `gtk_about_dialog_set_comments`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.comments.html)
    @_alwaysEmitIntoClient
    public var comments: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_comments(opaquePointer))
        }
        set {
            gtk_about_dialog_set_comments(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_copyright`, `gtk_about_dialog_set_copyright`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.copyright.html)
    @_alwaysEmitIntoClient
    public var copyright: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_copyright(opaquePointer))
        }
        set {
            gtk_about_dialog_set_copyright(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_documenters`, `gtk_about_dialog_set_documenters`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.documenters.html)
    @_alwaysEmitIntoClient
    public var documenters: [String] {
        get {
            [String](copying: gtk_about_dialog_get_documenters(opaquePointer))
        }
        set {
            withStringArray(newValue) { newValueArray in
                gtk_about_dialog_set_documenters(
                    opaquePointer,
                    UnsafeMutableRawPointer(newValueArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
                )
            }
        }
    }

    /// Source: `gtk_about_dialog_get_license`, `gtk_about_dialog_set_license`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.license.html)
    @_alwaysEmitIntoClient
    public var license: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_license(opaquePointer))
        }
        set {
            gtk_about_dialog_set_license(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_license_type`, `gtk_about_dialog_set_license_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.license-type.html)
    @_alwaysEmitIntoClient
    public var licenseType: License {
        get {
            License(gtk_about_dialog_get_license_type(opaquePointer))
        }
        set {
            gtk_about_dialog_set_license_type(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_about_dialog_get_logo`, `gtk_about_dialog_set_logo`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.logo.html)
    @_alwaysEmitIntoClient
    public var logo: (any Paintable)? {
        get {
            wrappingInterface(gtk_about_dialog_get_logo(opaquePointer))
        }
        set {
            gtk_about_dialog_set_logo(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_about_dialog_get_logo_icon_name`, `gtk_about_dialog_set_logo_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.logo-icon-name.html)
    @_alwaysEmitIntoClient
    public var logoIconName: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_logo_icon_name(opaquePointer))
        }
        set {
            gtk_about_dialog_set_logo_icon_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_program_name`, `gtk_about_dialog_set_program_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.program-name.html)
    @_alwaysEmitIntoClient
    public var programName: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_program_name(opaquePointer))
        }
        set {
            gtk_about_dialog_set_program_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_system_information`, `gtk_about_dialog_set_system_information`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.system-information.html)
    @_alwaysEmitIntoClient
    public var systemInformation: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_system_information(opaquePointer))
        }
        set {
            gtk_about_dialog_set_system_information(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_translator_credits`, `gtk_about_dialog_set_translator_credits`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.translator-credits.html)
    @_alwaysEmitIntoClient
    public var translatorCredits: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_translator_credits(opaquePointer))
        }
        set {
            gtk_about_dialog_set_translator_credits(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_version`, `gtk_about_dialog_set_version`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.version.html)
    @_alwaysEmitIntoClient
    public var version: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_version(opaquePointer))
        }
        set {
            gtk_about_dialog_set_version(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_website`, `gtk_about_dialog_set_website`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.website.html)
    @_alwaysEmitIntoClient
    public var website: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_website(opaquePointer))
        }
        set {
            gtk_about_dialog_set_website(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_website_label`, `gtk_about_dialog_set_website_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.website-label.html)
    @_alwaysEmitIntoClient
    public var websiteLabel: String? {
        get {
            String.optional(copying: gtk_about_dialog_get_website_label(opaquePointer))
        }
        set {
            gtk_about_dialog_set_website_label(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_about_dialog_get_wrap_license`, `gtk_about_dialog_set_wrap_license`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AboutDialog.wrap-license.html)
    @_alwaysEmitIntoClient
    public var wrapLicense: Bool {
        get {
            gtk_about_dialog_get_wrap_license(opaquePointer) != 0
        }
        set {
            gtk_about_dialog_set_wrap_license(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_about_dialog_add_credit_section`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AboutDialog.add_credit_section.html)
    @_alwaysEmitIntoClient
    public func addCreditSection(_ sectionName: String, people: [String]) {
        withStringArray(people) { peopleArray in
            gtk_about_dialog_add_credit_section(
                opaquePointer,
                cText(sectionName),
                UnsafeMutableRawPointer(peopleArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
    }

    /// Source: the signal `GtkAboutDialog::activate-link`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AboutDialog.activate-link.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateLink(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Bool
    ) -> SignalConnection {
        connect("activate-link", after: after, handler)
    }
}

/// Source: `GtkAccessible`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Accessible.html)
public protocol Accessible: Object {}

extension Accessible {
    /// Source: the property `GtkAccessible:accessible-role`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Accessible.accessible-role.html)
    @_alwaysEmitIntoClient
    public var accessibleRole: AccessibleRole {
        get {
            AccessibleRole(gtk_accessible_get_accessible_role(opaquePointer))
        }
        set {
            self[property: "accessible-role"] = newValue
        }
    }

    /// Source: `gtk_accessible_reset_property`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Accessible.reset_property.html)
    @_alwaysEmitIntoClient
    public func resetProperty(_ property: AccessibleProperty) {
        gtk_accessible_reset_property(opaquePointer, property.cValue)
    }

    /// Source: `gtk_accessible_reset_relation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Accessible.reset_relation.html)
    @_alwaysEmitIntoClient
    public func resetRelation(_ relation: AccessibleRelation) {
        gtk_accessible_reset_relation(opaquePointer, relation.cValue)
    }

    /// Source: `gtk_accessible_reset_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Accessible.reset_state.html)
    @_alwaysEmitIntoClient
    public func resetState(_ state: AccessibleState) {
        gtk_accessible_reset_state(opaquePointer, state.cValue)
    }
}

/// An object of a private C class that implements ``Accessible``.
///
/// The functions of the C interface are static members of this class.
public final class AnyAccessible: Object, Accessible {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkAccessibleAutocomplete`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleAutocomplete.html)
nonisolated public enum AccessibleAutocomplete: Enumeration {
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_NONE`.
    case none
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_INLINE`.
    case inline
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_LIST`.
    case list
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_BOTH`.
    case both
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleAutocomplete] = [
        .none,
        .inline,
        .list,
        .both,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .inline
        case 2: self = .list
        case 3: self = .both
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .inline: 1
        case .list: 2
        case .both: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleAutocomplete) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleAutocomplete { GtkAccessibleAutocomplete(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleAutocomplete: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_autocomplete_get_type()) }
}

/// Source: `GtkAccessibleInvalidState`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleInvalidState.html)
nonisolated public enum AccessibleInvalidState: Enumeration {
    /// Source: `GTK_ACCESSIBLE_INVALID_FALSE`.
    case `false`
    /// Source: `GTK_ACCESSIBLE_INVALID_TRUE`.
    case `true`
    /// Source: `GTK_ACCESSIBLE_INVALID_GRAMMAR`.
    case grammar
    /// Source: `GTK_ACCESSIBLE_INVALID_SPELLING`.
    case spelling
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleInvalidState] = [
        .`false`,
        .`true`,
        .grammar,
        .spelling,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`false`
        case 1: self = .`true`
        case 2: self = .grammar
        case 3: self = .spelling
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .`false`: 0
        case .`true`: 1
        case .grammar: 2
        case .spelling: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleInvalidState) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleInvalidState { GtkAccessibleInvalidState(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleInvalidState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_invalid_state_get_type()) }
}

/// Source: `GtkAccessibleProperty`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleProperty.html)
nonisolated public enum AccessibleProperty: Enumeration {
    /// Source: `GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE`.
    case autocomplete
    /// Source: `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`.
    case description
    /// Source: `GTK_ACCESSIBLE_PROPERTY_HAS_POPUP`.
    case hasPopup
    /// Source: `GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS`.
    case keyShortcuts
    /// Source: `GTK_ACCESSIBLE_PROPERTY_LABEL`.
    case label
    /// Source: `GTK_ACCESSIBLE_PROPERTY_LEVEL`.
    case level
    /// Source: `GTK_ACCESSIBLE_PROPERTY_MODAL`.
    case modal
    /// Source: `GTK_ACCESSIBLE_PROPERTY_MULTI_LINE`.
    case multiLine
    /// Source: `GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE`.
    case multiSelectable
    /// Source: `GTK_ACCESSIBLE_PROPERTY_ORIENTATION`.
    case orientation
    /// Source: `GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER`.
    case placeholder
    /// Source: `GTK_ACCESSIBLE_PROPERTY_READ_ONLY`.
    case readOnly
    /// Source: `GTK_ACCESSIBLE_PROPERTY_REQUIRED`.
    case required
    /// Source: `GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION`.
    case roleDescription
    /// Source: `GTK_ACCESSIBLE_PROPERTY_SORT`.
    case sort
    /// Source: `GTK_ACCESSIBLE_PROPERTY_VALUE_MAX`.
    case valueMax
    /// Source: `GTK_ACCESSIBLE_PROPERTY_VALUE_MIN`.
    case valueMin
    /// Source: `GTK_ACCESSIBLE_PROPERTY_VALUE_NOW`.
    case valueNow
    /// Source: `GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT`.
    case valueText
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleProperty] = [
        .autocomplete,
        .description,
        .hasPopup,
        .keyShortcuts,
        .label,
        .level,
        .modal,
        .multiLine,
        .multiSelectable,
        .orientation,
        .placeholder,
        .readOnly,
        .required,
        .roleDescription,
        .sort,
        .valueMax,
        .valueMin,
        .valueNow,
        .valueText,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .autocomplete
        case 1: self = .description
        case 2: self = .hasPopup
        case 3: self = .keyShortcuts
        case 4: self = .label
        case 5: self = .level
        case 6: self = .modal
        case 7: self = .multiLine
        case 8: self = .multiSelectable
        case 9: self = .orientation
        case 10: self = .placeholder
        case 11: self = .readOnly
        case 12: self = .required
        case 13: self = .roleDescription
        case 14: self = .sort
        case 15: self = .valueMax
        case 16: self = .valueMin
        case 17: self = .valueNow
        case 18: self = .valueText
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .autocomplete: 0
        case .description: 1
        case .hasPopup: 2
        case .keyShortcuts: 3
        case .label: 4
        case .level: 5
        case .modal: 6
        case .multiLine: 7
        case .multiSelectable: 8
        case .orientation: 9
        case .placeholder: 10
        case .readOnly: 11
        case .required: 12
        case .roleDescription: 13
        case .sort: 14
        case .valueMax: 15
        case .valueMin: 16
        case .valueNow: 17
        case .valueText: 18
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleProperty) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleProperty { GtkAccessibleProperty(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleProperty: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_property_get_type()) }
}

/// Source: `GtkAccessibleRelation`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleRelation.html)
nonisolated public enum AccessibleRelation: Enumeration {
    /// Source: `GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT`.
    case activeDescendant
    /// Source: `GTK_ACCESSIBLE_RELATION_COL_COUNT`.
    case colCount
    /// Source: `GTK_ACCESSIBLE_RELATION_COL_INDEX`.
    case colIndex
    /// Source: `GTK_ACCESSIBLE_RELATION_COL_INDEX_TEXT`.
    case colIndexText
    /// Source: `GTK_ACCESSIBLE_RELATION_COL_SPAN`.
    case colSpan
    /// Source: `GTK_ACCESSIBLE_RELATION_CONTROLS`.
    case controls
    /// Source: `GTK_ACCESSIBLE_RELATION_DESCRIBED_BY`.
    case describedBy
    /// Source: `GTK_ACCESSIBLE_RELATION_DETAILS`.
    case details
    /// Source: `GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE`.
    case errorMessage
    /// Source: `GTK_ACCESSIBLE_RELATION_FLOW_TO`.
    case flowTo
    /// Source: `GTK_ACCESSIBLE_RELATION_LABELLED_BY`.
    case labelledBy
    /// Source: `GTK_ACCESSIBLE_RELATION_OWNS`.
    case owns
    /// Source: `GTK_ACCESSIBLE_RELATION_POS_IN_SET`.
    case posInSet
    /// Source: `GTK_ACCESSIBLE_RELATION_ROW_COUNT`.
    case rowCount
    /// Source: `GTK_ACCESSIBLE_RELATION_ROW_INDEX`.
    case rowIndex
    /// Source: `GTK_ACCESSIBLE_RELATION_ROW_INDEX_TEXT`.
    case rowIndexText
    /// Source: `GTK_ACCESSIBLE_RELATION_ROW_SPAN`.
    case rowSpan
    /// Source: `GTK_ACCESSIBLE_RELATION_SET_SIZE`.
    case setSize
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleRelation] = [
        .activeDescendant,
        .colCount,
        .colIndex,
        .colIndexText,
        .colSpan,
        .controls,
        .describedBy,
        .details,
        .errorMessage,
        .flowTo,
        .labelledBy,
        .owns,
        .posInSet,
        .rowCount,
        .rowIndex,
        .rowIndexText,
        .rowSpan,
        .setSize,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .activeDescendant
        case 1: self = .colCount
        case 2: self = .colIndex
        case 3: self = .colIndexText
        case 4: self = .colSpan
        case 5: self = .controls
        case 6: self = .describedBy
        case 7: self = .details
        case 8: self = .errorMessage
        case 9: self = .flowTo
        case 10: self = .labelledBy
        case 11: self = .owns
        case 12: self = .posInSet
        case 13: self = .rowCount
        case 14: self = .rowIndex
        case 15: self = .rowIndexText
        case 16: self = .rowSpan
        case 17: self = .setSize
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .activeDescendant: 0
        case .colCount: 1
        case .colIndex: 2
        case .colIndexText: 3
        case .colSpan: 4
        case .controls: 5
        case .describedBy: 6
        case .details: 7
        case .errorMessage: 8
        case .flowTo: 9
        case .labelledBy: 10
        case .owns: 11
        case .posInSet: 12
        case .rowCount: 13
        case .rowIndex: 14
        case .rowIndexText: 15
        case .rowSpan: 16
        case .setSize: 17
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleRelation) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleRelation { GtkAccessibleRelation(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleRelation: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_relation_get_type()) }
}

/// Source: `GtkAccessibleRole`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleRole.html)
nonisolated public enum AccessibleRole: Enumeration {
    /// Source: `GTK_ACCESSIBLE_ROLE_ALERT`.
    case alert
    /// Source: `GTK_ACCESSIBLE_ROLE_ALERT_DIALOG`.
    case alertDialog
    /// Source: `GTK_ACCESSIBLE_ROLE_BANNER`.
    case banner
    /// Source: `GTK_ACCESSIBLE_ROLE_BUTTON`.
    case button
    /// Source: `GTK_ACCESSIBLE_ROLE_CAPTION`.
    case caption
    /// Source: `GTK_ACCESSIBLE_ROLE_CELL`.
    case cell
    /// Source: `GTK_ACCESSIBLE_ROLE_CHECKBOX`.
    case checkbox
    /// Source: `GTK_ACCESSIBLE_ROLE_COLUMN_HEADER`.
    case columnHeader
    /// Source: `GTK_ACCESSIBLE_ROLE_COMBO_BOX`.
    case comboBox
    /// Source: `GTK_ACCESSIBLE_ROLE_COMMAND`.
    case command
    /// Source: `GTK_ACCESSIBLE_ROLE_COMPOSITE`.
    case composite
    /// Source: `GTK_ACCESSIBLE_ROLE_DIALOG`.
    case dialog
    /// Source: `GTK_ACCESSIBLE_ROLE_DOCUMENT`.
    case document
    /// Source: `GTK_ACCESSIBLE_ROLE_FEED`.
    case feed
    /// Source: `GTK_ACCESSIBLE_ROLE_FORM`.
    case form
    /// Source: `GTK_ACCESSIBLE_ROLE_GENERIC`.
    case generic
    /// Source: `GTK_ACCESSIBLE_ROLE_GRID`.
    case grid
    /// Source: `GTK_ACCESSIBLE_ROLE_GRID_CELL`.
    case gridCell
    /// Source: `GTK_ACCESSIBLE_ROLE_GROUP`.
    case group
    /// Source: `GTK_ACCESSIBLE_ROLE_HEADING`.
    case heading
    /// Source: `GTK_ACCESSIBLE_ROLE_IMG`.
    case img
    /// Source: `GTK_ACCESSIBLE_ROLE_INPUT`.
    case input
    /// Source: `GTK_ACCESSIBLE_ROLE_LABEL`.
    case label
    /// Source: `GTK_ACCESSIBLE_ROLE_LANDMARK`.
    case landmark
    /// Source: `GTK_ACCESSIBLE_ROLE_LEGEND`.
    case legend
    /// Source: `GTK_ACCESSIBLE_ROLE_LINK`.
    case link
    /// Source: `GTK_ACCESSIBLE_ROLE_LIST`.
    case list
    /// Source: `GTK_ACCESSIBLE_ROLE_LIST_BOX`.
    case listBox
    /// Source: `GTK_ACCESSIBLE_ROLE_LIST_ITEM`.
    case listItem
    /// Source: `GTK_ACCESSIBLE_ROLE_LOG`.
    case log
    /// Source: `GTK_ACCESSIBLE_ROLE_MAIN`.
    case main
    /// Source: `GTK_ACCESSIBLE_ROLE_MARQUEE`.
    case marquee
    /// Source: `GTK_ACCESSIBLE_ROLE_MATH`.
    case math
    /// Source: `GTK_ACCESSIBLE_ROLE_METER`.
    case meter
    /// Source: `GTK_ACCESSIBLE_ROLE_MENU`.
    case menu
    /// Source: `GTK_ACCESSIBLE_ROLE_MENU_BAR`.
    case menuBar
    /// Source: `GTK_ACCESSIBLE_ROLE_MENU_ITEM`.
    case menuItem
    /// Source: `GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX`.
    case menuItemCheckbox
    /// Source: `GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO`.
    case menuItemRadio
    /// Source: `GTK_ACCESSIBLE_ROLE_NAVIGATION`.
    case navigation
    /// Source: `GTK_ACCESSIBLE_ROLE_NONE`.
    case none
    /// Source: `GTK_ACCESSIBLE_ROLE_NOTE`.
    case note
    /// Source: `GTK_ACCESSIBLE_ROLE_OPTION`.
    case option
    /// Source: `GTK_ACCESSIBLE_ROLE_PRESENTATION`.
    case presentation
    /// Source: `GTK_ACCESSIBLE_ROLE_PROGRESS_BAR`.
    case progressBar
    /// Source: `GTK_ACCESSIBLE_ROLE_RADIO`.
    case radio
    /// Source: `GTK_ACCESSIBLE_ROLE_RADIO_GROUP`.
    case radioGroup
    /// Source: `GTK_ACCESSIBLE_ROLE_RANGE`.
    case range
    /// Source: `GTK_ACCESSIBLE_ROLE_REGION`.
    case region
    /// Source: `GTK_ACCESSIBLE_ROLE_ROW`.
    case row
    /// Source: `GTK_ACCESSIBLE_ROLE_ROW_GROUP`.
    case rowGroup
    /// Source: `GTK_ACCESSIBLE_ROLE_ROW_HEADER`.
    case rowHeader
    /// Source: `GTK_ACCESSIBLE_ROLE_SCROLLBAR`.
    case scrollbar
    /// Source: `GTK_ACCESSIBLE_ROLE_SEARCH`.
    case search
    /// Source: `GTK_ACCESSIBLE_ROLE_SEARCH_BOX`.
    case searchBox
    /// Source: `GTK_ACCESSIBLE_ROLE_SECTION`.
    case section
    /// Source: `GTK_ACCESSIBLE_ROLE_SECTION_HEAD`.
    case sectionHead
    /// Source: `GTK_ACCESSIBLE_ROLE_SELECT`.
    case select
    /// Source: `GTK_ACCESSIBLE_ROLE_SEPARATOR`.
    case separator
    /// Source: `GTK_ACCESSIBLE_ROLE_SLIDER`.
    case slider
    /// Source: `GTK_ACCESSIBLE_ROLE_SPIN_BUTTON`.
    case spinButton
    /// Source: `GTK_ACCESSIBLE_ROLE_STATUS`.
    case status
    /// Source: `GTK_ACCESSIBLE_ROLE_STRUCTURE`.
    case structure
    /// Source: `GTK_ACCESSIBLE_ROLE_SWITCH`.
    case `switch`
    /// Source: `GTK_ACCESSIBLE_ROLE_TAB`.
    case tab
    /// Source: `GTK_ACCESSIBLE_ROLE_TABLE`.
    case table
    /// Source: `GTK_ACCESSIBLE_ROLE_TAB_LIST`.
    case tabList
    /// Source: `GTK_ACCESSIBLE_ROLE_TAB_PANEL`.
    case tabPanel
    /// Source: `GTK_ACCESSIBLE_ROLE_TEXT_BOX`.
    case textBox
    /// Source: `GTK_ACCESSIBLE_ROLE_TIME`.
    case time
    /// Source: `GTK_ACCESSIBLE_ROLE_TIMER`.
    case timer
    /// Source: `GTK_ACCESSIBLE_ROLE_TOOLBAR`.
    case toolbar
    /// Source: `GTK_ACCESSIBLE_ROLE_TOOLTIP`.
    case tooltip
    /// Source: `GTK_ACCESSIBLE_ROLE_TREE`.
    case tree
    /// Source: `GTK_ACCESSIBLE_ROLE_TREE_GRID`.
    case treeGrid
    /// Source: `GTK_ACCESSIBLE_ROLE_TREE_ITEM`.
    case treeItem
    /// Source: `GTK_ACCESSIBLE_ROLE_WIDGET`.
    case widget
    /// Source: `GTK_ACCESSIBLE_ROLE_WINDOW`.
    case window
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleRole] = [
        .alert,
        .alertDialog,
        .banner,
        .button,
        .caption,
        .cell,
        .checkbox,
        .columnHeader,
        .comboBox,
        .command,
        .composite,
        .dialog,
        .document,
        .feed,
        .form,
        .generic,
        .grid,
        .gridCell,
        .group,
        .heading,
        .img,
        .input,
        .label,
        .landmark,
        .legend,
        .link,
        .list,
        .listBox,
        .listItem,
        .log,
        .main,
        .marquee,
        .math,
        .meter,
        .menu,
        .menuBar,
        .menuItem,
        .menuItemCheckbox,
        .menuItemRadio,
        .navigation,
        .none,
        .note,
        .option,
        .presentation,
        .progressBar,
        .radio,
        .radioGroup,
        .range,
        .region,
        .row,
        .rowGroup,
        .rowHeader,
        .scrollbar,
        .search,
        .searchBox,
        .section,
        .sectionHead,
        .select,
        .separator,
        .slider,
        .spinButton,
        .status,
        .structure,
        .`switch`,
        .tab,
        .table,
        .tabList,
        .tabPanel,
        .textBox,
        .time,
        .timer,
        .toolbar,
        .tooltip,
        .tree,
        .treeGrid,
        .treeItem,
        .widget,
        .window,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .alert
        case 1: self = .alertDialog
        case 2: self = .banner
        case 3: self = .button
        case 4: self = .caption
        case 5: self = .cell
        case 6: self = .checkbox
        case 7: self = .columnHeader
        case 8: self = .comboBox
        case 9: self = .command
        case 10: self = .composite
        case 11: self = .dialog
        case 12: self = .document
        case 13: self = .feed
        case 14: self = .form
        case 15: self = .generic
        case 16: self = .grid
        case 17: self = .gridCell
        case 18: self = .group
        case 19: self = .heading
        case 20: self = .img
        case 21: self = .input
        case 22: self = .label
        case 23: self = .landmark
        case 24: self = .legend
        case 25: self = .link
        case 26: self = .list
        case 27: self = .listBox
        case 28: self = .listItem
        case 29: self = .log
        case 30: self = .main
        case 31: self = .marquee
        case 32: self = .math
        case 33: self = .meter
        case 34: self = .menu
        case 35: self = .menuBar
        case 36: self = .menuItem
        case 37: self = .menuItemCheckbox
        case 38: self = .menuItemRadio
        case 39: self = .navigation
        case 40: self = .none
        case 41: self = .note
        case 42: self = .option
        case 43: self = .presentation
        case 44: self = .progressBar
        case 45: self = .radio
        case 46: self = .radioGroup
        case 47: self = .range
        case 48: self = .region
        case 49: self = .row
        case 50: self = .rowGroup
        case 51: self = .rowHeader
        case 52: self = .scrollbar
        case 53: self = .search
        case 54: self = .searchBox
        case 55: self = .section
        case 56: self = .sectionHead
        case 57: self = .select
        case 58: self = .separator
        case 59: self = .slider
        case 60: self = .spinButton
        case 61: self = .status
        case 62: self = .structure
        case 63: self = .`switch`
        case 64: self = .tab
        case 65: self = .table
        case 66: self = .tabList
        case 67: self = .tabPanel
        case 68: self = .textBox
        case 69: self = .time
        case 70: self = .timer
        case 71: self = .toolbar
        case 72: self = .tooltip
        case 73: self = .tree
        case 74: self = .treeGrid
        case 75: self = .treeItem
        case 76: self = .widget
        case 77: self = .window
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .alert: 0
        case .alertDialog: 1
        case .banner: 2
        case .button: 3
        case .caption: 4
        case .cell: 5
        case .checkbox: 6
        case .columnHeader: 7
        case .comboBox: 8
        case .command: 9
        case .composite: 10
        case .dialog: 11
        case .document: 12
        case .feed: 13
        case .form: 14
        case .generic: 15
        case .grid: 16
        case .gridCell: 17
        case .group: 18
        case .heading: 19
        case .img: 20
        case .input: 21
        case .label: 22
        case .landmark: 23
        case .legend: 24
        case .link: 25
        case .list: 26
        case .listBox: 27
        case .listItem: 28
        case .log: 29
        case .main: 30
        case .marquee: 31
        case .math: 32
        case .meter: 33
        case .menu: 34
        case .menuBar: 35
        case .menuItem: 36
        case .menuItemCheckbox: 37
        case .menuItemRadio: 38
        case .navigation: 39
        case .none: 40
        case .note: 41
        case .option: 42
        case .presentation: 43
        case .progressBar: 44
        case .radio: 45
        case .radioGroup: 46
        case .range: 47
        case .region: 48
        case .row: 49
        case .rowGroup: 50
        case .rowHeader: 51
        case .scrollbar: 52
        case .search: 53
        case .searchBox: 54
        case .section: 55
        case .sectionHead: 56
        case .select: 57
        case .separator: 58
        case .slider: 59
        case .spinButton: 60
        case .status: 61
        case .structure: 62
        case .`switch`: 63
        case .tab: 64
        case .table: 65
        case .tabList: 66
        case .tabPanel: 67
        case .textBox: 68
        case .time: 69
        case .timer: 70
        case .toolbar: 71
        case .tooltip: 72
        case .tree: 73
        case .treeGrid: 74
        case .treeItem: 75
        case .widget: 76
        case .window: 77
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleRole) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleRole { GtkAccessibleRole(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleRole: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_role_get_type()) }
}

/// Source: `GtkAccessibleSort`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleSort.html)
nonisolated public enum AccessibleSort: Enumeration {
    /// Source: `GTK_ACCESSIBLE_SORT_NONE`.
    case none
    /// Source: `GTK_ACCESSIBLE_SORT_ASCENDING`.
    case ascending
    /// Source: `GTK_ACCESSIBLE_SORT_DESCENDING`.
    case descending
    /// Source: `GTK_ACCESSIBLE_SORT_OTHER`.
    case other
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleSort] = [
        .none,
        .ascending,
        .descending,
        .other,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ascending
        case 2: self = .descending
        case 3: self = .other
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ascending: 1
        case .descending: 2
        case .other: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleSort) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleSort { GtkAccessibleSort(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleSort: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_sort_get_type()) }
}

/// Source: `GtkAccessibleState`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleState.html)
nonisolated public enum AccessibleState: Enumeration {
    /// Source: `GTK_ACCESSIBLE_STATE_BUSY`.
    case busy
    /// Source: `GTK_ACCESSIBLE_STATE_CHECKED`.
    case checked
    /// Source: `GTK_ACCESSIBLE_STATE_DISABLED`.
    case disabled
    /// Source: `GTK_ACCESSIBLE_STATE_EXPANDED`.
    case expanded
    /// Source: `GTK_ACCESSIBLE_STATE_HIDDEN`.
    case hidden
    /// Source: `GTK_ACCESSIBLE_STATE_INVALID`.
    case invalid
    /// Source: `GTK_ACCESSIBLE_STATE_PRESSED`.
    case pressed
    /// Source: `GTK_ACCESSIBLE_STATE_SELECTED`.
    case selected
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleState] = [
        .busy,
        .checked,
        .disabled,
        .expanded,
        .hidden,
        .invalid,
        .pressed,
        .selected,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .busy
        case 1: self = .checked
        case 2: self = .disabled
        case 3: self = .expanded
        case 4: self = .hidden
        case 5: self = .invalid
        case 6: self = .pressed
        case 7: self = .selected
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .busy: 0
        case .checked: 1
        case .disabled: 2
        case .expanded: 3
        case .hidden: 4
        case .invalid: 5
        case .pressed: 6
        case .selected: 7
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleState) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleState { GtkAccessibleState(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_state_get_type()) }
}

/// Source: `GtkAccessibleTristate`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleTristate.html)
nonisolated public enum AccessibleTristate: Enumeration {
    /// Source: `GTK_ACCESSIBLE_TRISTATE_FALSE`.
    case `false`
    /// Source: `GTK_ACCESSIBLE_TRISTATE_TRUE`.
    case `true`
    /// Source: `GTK_ACCESSIBLE_TRISTATE_MIXED`.
    case mixed
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleTristate] = [
        .`false`,
        .`true`,
        .mixed,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`false`
        case 1: self = .`true`
        case 2: self = .mixed
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .`false`: 0
        case .`true`: 1
        case .mixed: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleTristate) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleTristate { GtkAccessibleTristate(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleTristate: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_tristate_get_type()) }
}

/// Source: `GtkActionBar`.
/// [Reference](https://docs.gtk.org/gtk4/class.ActionBar.html)
open class ActionBar: Widget {
    /// Source: `gtk_action_bar_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ActionBar.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_action_bar_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ActionBar {
    /// Source: `gtk_action_bar_get_revealed`, `gtk_action_bar_set_revealed`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ActionBar.revealed.html)
    @_alwaysEmitIntoClient
    public var revealed: Bool {
        get {
            gtk_action_bar_get_revealed(opaquePointer) != 0
        }
        set {
            gtk_action_bar_set_revealed(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_action_bar_get_center_widget`, `gtk_action_bar_set_center_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ActionBar.get_center_widget.html)
    @_alwaysEmitIntoClient
    public var centerWidget: Widget? {
        get {
            Widget.wrapping(gtk_action_bar_get_center_widget(opaquePointer))
        }
        set {
            gtk_action_bar_set_center_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_action_bar_pack_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ActionBar.pack_end.html)
    @_alwaysEmitIntoClient
    public func packEnd(_ child: Widget) {
        gtk_action_bar_pack_end(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_action_bar_pack_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ActionBar.pack_start.html)
    @_alwaysEmitIntoClient
    public func packStart(_ child: Widget) {
        gtk_action_bar_pack_start(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_action_bar_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ActionBar.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_action_bar_remove(opaquePointer, child.widgetPointer)
    }
}

/// Source: `GtkActionable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Actionable.html)
public protocol Actionable: Widget {}

extension Actionable {
    /// Source: `gtk_actionable_get_action_name`, `gtk_actionable_set_action_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Actionable.action-name.html)
    @_alwaysEmitIntoClient
    public var actionName: String? {
        get {
            String.optional(copying: gtk_actionable_get_action_name(opaquePointer))
        }
        set {
            gtk_actionable_set_action_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: the property `GtkActionable:action-target`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Actionable.action-target.html)
    @_alwaysEmitIntoClient
    public var actionTarget: Variant? {
        get {
            self[property: "action-target"]
        }
        set {
            self[property: "action-target"] = newValue
        }
    }

    /// Source: `gtk_actionable_get_action_target_value`, `gtk_actionable_set_action_target_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Actionable.get_action_target_value.html)
    @_alwaysEmitIntoClient
    public var actionTargetValue: Variant? {
        get {
            Variant.wrapping(gtk_actionable_get_action_target_value(opaquePointer))
        }
        set {
            gtk_actionable_set_action_target_value(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_actionable_set_detailed_action_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Actionable.set_detailed_action_name.html)
    @_alwaysEmitIntoClient
    public func setDetailedActionName(_ detailedActionName: String) {
        gtk_actionable_set_detailed_action_name(opaquePointer, cText(detailedActionName))
    }
}

/// An object of a private C class that implements ``Actionable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyActionable: Widget, Actionable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkActivateAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.ActivateAction.html)
open class ActivateAction: ShortcutAction {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ActivateAction {
    /// Source: `gtk_activate_action_get`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.ActivateAction.get.html)
    @_alwaysEmitIntoClient
    public static var shared: ActivateAction {
        ActivateAction.wrapping(required: gtk_activate_action_get())
    }
}

/// Source: `GtkAdjustment`.
/// [Reference](https://docs.gtk.org/gtk4/class.Adjustment.html)
open class Adjustment: Object {
    /// Source: `gtk_adjustment_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Adjustment.new.html)
    @_alwaysEmitIntoClient
    public init(
        value: Double,
        lower: Double,
        upper: Double,
        stepIncrement: Double,
        pageIncrement: Double,
        pageSize: Double
    ) {
        super.init(instance: CInstance(gtk_adjustment_new(value, lower, upper, stepIncrement, pageIncrement, pageSize)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Adjustment {
    @_alwaysEmitIntoClient
    var adjustmentPointer: UnsafeMutablePointer<GtkAdjustment> { pointer() }

    /// Source: `gtk_adjustment_get_lower`, `gtk_adjustment_set_lower`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.lower.html)
    @_alwaysEmitIntoClient
    public var lower: Double {
        get {
            gtk_adjustment_get_lower(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_lower(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_page_increment`, `gtk_adjustment_set_page_increment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.page-increment.html)
    @_alwaysEmitIntoClient
    public var pageIncrement: Double {
        get {
            gtk_adjustment_get_page_increment(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_page_increment(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_page_size`, `gtk_adjustment_set_page_size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.page-size.html)
    @_alwaysEmitIntoClient
    public var pageSize: Double {
        get {
            gtk_adjustment_get_page_size(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_page_size(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_step_increment`, `gtk_adjustment_set_step_increment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.step-increment.html)
    @_alwaysEmitIntoClient
    public var stepIncrement: Double {
        get {
            gtk_adjustment_get_step_increment(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_step_increment(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_upper`, `gtk_adjustment_set_upper`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.upper.html)
    @_alwaysEmitIntoClient
    public var upper: Double {
        get {
            gtk_adjustment_get_upper(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_upper(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_value`, `gtk_adjustment_set_value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Adjustment.value.html)
    @_alwaysEmitIntoClient
    public var value: Double {
        get {
            gtk_adjustment_get_value(adjustmentPointer)
        }
        set {
            gtk_adjustment_set_value(adjustmentPointer, newValue)
        }
    }

    /// Source: `gtk_adjustment_get_minimum_increment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Adjustment.get_minimum_increment.html)
    @_alwaysEmitIntoClient
    public var minimumIncrement: Double {
        gtk_adjustment_get_minimum_increment(adjustmentPointer)
    }

    /// Source: `gtk_adjustment_clamp_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Adjustment.clamp_page.html)
    @_alwaysEmitIntoClient
    public func clampPage(lower: Double, upper: Double) {
        gtk_adjustment_clamp_page(adjustmentPointer, lower, upper)
    }

    /// Source: `gtk_adjustment_configure`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Adjustment.configure.html)
    @_alwaysEmitIntoClient
    public func configure(
        value: Double,
        lower: Double,
        upper: Double,
        stepIncrement: Double,
        pageIncrement: Double,
        pageSize: Double
    ) {
        gtk_adjustment_configure(adjustmentPointer, value, lower, upper, stepIncrement, pageIncrement, pageSize)
    }

    /// Source: the signal `GtkAdjustment::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Adjustment.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GtkAdjustment::value-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Adjustment.value-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onValueChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after, handler)
    }
}

/// Source: `GtkAlign`.
/// [Reference](https://docs.gtk.org/gtk4/enum.Align.html)
nonisolated public enum Align: Enumeration {
    /// Source: `GTK_ALIGN_FILL`.
    case fill
    /// Source: `GTK_ALIGN_START`.
    case start
    /// Source: `GTK_ALIGN_END`.
    case end
    /// Source: `GTK_ALIGN_CENTER`.
    case center
    /// Source: `GTK_ALIGN_BASELINE`.
    case baseline
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [Align] = [
        .fill,
        .start,
        .end,
        .center,
        .baseline,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .fill
        case 1: self = .start
        case 2: self = .end
        case 3: self = .center
        case 4: self = .baseline
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .fill: 0
        case .start: 1
        case .end: 2
        case .center: 3
        case .baseline: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAlign) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAlign { GtkAlign(rawValue: UInt32(bitPattern: rawValue)) }
}

extension Align: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_align_get_type()) }
}

/// Source: `GtkAlternativeTrigger`.
/// [Reference](https://docs.gtk.org/gtk4/class.AlternativeTrigger.html)
open class AlternativeTrigger: ShortcutTrigger {
    /// Source: `gtk_alternative_trigger_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AlternativeTrigger.new.html)
    @_alwaysEmitIntoClient
    public init(first: ShortcutTrigger, second: ShortcutTrigger) {
        super.init(
            instance: CInstance(gtk_alternative_trigger_new(first.retainedOpaquePointer, second.retainedOpaquePointer)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension AlternativeTrigger {
    /// Source: `gtk_alternative_trigger_get_first`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AlternativeTrigger.first.html)
    @_alwaysEmitIntoClient
    public var first: ShortcutTrigger {
        ShortcutTrigger.wrapping(required: gtk_alternative_trigger_get_first(opaquePointer))
    }

    /// Source: `gtk_alternative_trigger_get_second`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AlternativeTrigger.second.html)
    @_alwaysEmitIntoClient
    public var second: ShortcutTrigger {
        ShortcutTrigger.wrapping(required: gtk_alternative_trigger_get_second(opaquePointer))
    }
}

/// Source: `GtkAnyFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.AnyFilter.html)
open class AnyFilter: MultiFilter {
    /// Source: `gtk_any_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AnyFilter.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_any_filter_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkAppChooser`.
/// [Reference](https://docs.gtk.org/gtk4/iface.AppChooser.html)
public protocol AppChooser: Widget {}

extension AppChooser {
    /// Source: `gtk_app_chooser_get_content_type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooser.content-type.html)
    @_alwaysEmitIntoClient
    public var contentType: String? {
        String.optional(taking: gtk_app_chooser_get_content_type(opaquePointer))
    }

    /// Source: `gtk_app_chooser_get_app_info`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooser.get_app_info.html)
    @_alwaysEmitIntoClient
    public var appInfo: (any AppInfo)? {
        wrappingInterface(gtk_app_chooser_get_app_info(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_app_chooser_refresh`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooser.refresh.html)
    @_alwaysEmitIntoClient
    public func refresh() {
        gtk_app_chooser_refresh(opaquePointer)
    }
}

/// An object of a private C class that implements ``AppChooser``.
///
/// The functions of the C interface are static members of this class.
public final class AnyAppChooser: Widget, AppChooser {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkAppChooserButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.AppChooserButton.html)
open class AppChooserButton: Widget, AppChooser {
    /// Source: `gtk_app_chooser_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AppChooserButton.new.html)
    @_alwaysEmitIntoClient
    public init(contentType: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_app_chooser_button_new(cText(contentType))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension AppChooserButton {
    /// Source: `gtk_app_chooser_button_get_heading`, `gtk_app_chooser_button_set_heading`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserButton.heading.html)
    @_alwaysEmitIntoClient
    public var heading: String? {
        get {
            String.optional(copying: gtk_app_chooser_button_get_heading(opaquePointer))
        }
        set {
            gtk_app_chooser_button_set_heading(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_app_chooser_button_get_modal`, `gtk_app_chooser_button_set_modal`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserButton.modal.html)
    @_alwaysEmitIntoClient
    public var modal: Bool {
        get {
            gtk_app_chooser_button_get_modal(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_button_set_modal(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_button_get_show_default_item`, `gtk_app_chooser_button_set_show_default_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserButton.show-default-item.html)
    @_alwaysEmitIntoClient
    public var showDefaultItem: Bool {
        get {
            gtk_app_chooser_button_get_show_default_item(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_button_set_show_default_item(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_button_get_show_dialog_item`, `gtk_app_chooser_button_set_show_dialog_item`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserButton.show-dialog-item.html)
    @_alwaysEmitIntoClient
    public var showDialogItem: Bool {
        get {
            gtk_app_chooser_button_get_show_dialog_item(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_button_set_show_dialog_item(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_button_append_custom_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooserButton.append_custom_item.html)
    @_alwaysEmitIntoClient
    public func appendCustomItem(_ name: String, label: String, icon: any Icon) {
        gtk_app_chooser_button_append_custom_item(opaquePointer, cText(name), cText(label), icon.opaquePointer)
    }

    /// Source: `gtk_app_chooser_button_append_separator`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooserButton.append_separator.html)
    @_alwaysEmitIntoClient
    public func appendSeparator() {
        gtk_app_chooser_button_append_separator(opaquePointer)
    }

    /// Source: `gtk_app_chooser_button_set_active_custom_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooserButton.set_active_custom_item.html)
    @_alwaysEmitIntoClient
    public func setActiveCustomItem(_ name: String) {
        gtk_app_chooser_button_set_active_custom_item(opaquePointer, cText(name))
    }

    /// Source: the signal `GtkAppChooserButton::activate`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AppChooserButton.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkAppChooserButton::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AppChooserButton.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GtkAppChooserButton::custom-item-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AppChooserButton.custom-item-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCustomItemActivated(
        detail: String? = nil,
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect(detailedSignal("custom-item-activated", detail), after: after, handler)
    }
}

/// Source: `GtkAppChooserDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.AppChooserDialog.html)
open class AppChooserDialog: Dialog, AppChooser {
    /// Source: `gtk_app_chooser_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AppChooserDialog.new.html)
    @_alwaysEmitIntoClient
    public init(parent: Window? = nil, flags: DialogFlags = [], file: any File) {
        requireDisplay()
        super.init(
            instance: CInstance(gtk_app_chooser_dialog_new(parent?.windowPointer, flags.cValue, file.opaquePointer))
        )
    }

    /// Source: `gtk_app_chooser_dialog_new_for_content_type`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AppChooserDialog.new_for_content_type.html)
    @_alwaysEmitIntoClient
    public init(parent: Window?, flags: DialogFlags = [], contentType: String) {
        requireDisplay()
        super.init(
            instance: CInstance(
                gtk_app_chooser_dialog_new_for_content_type(parent?.windowPointer, flags.cValue, cText(contentType))
            )
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension AppChooserDialog {
    /// Source: the property `GtkAppChooserDialog:gfile`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserDialog.gfile.html)
    @_alwaysEmitIntoClient
    public var gfile: (any File)? {
        self[interfaceProperty: "gfile"]
    }

    /// Source: `gtk_app_chooser_dialog_get_heading`, `gtk_app_chooser_dialog_set_heading`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserDialog.heading.html)
    @_alwaysEmitIntoClient
    public var heading: String? {
        get {
            String.optional(copying: gtk_app_chooser_dialog_get_heading(opaquePointer))
        }
        set {
            gtk_app_chooser_dialog_set_heading(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_app_chooser_dialog_get_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.AppChooserDialog.get_widget.html)
    @_alwaysEmitIntoClient
    public var widget: Widget {
        Widget.wrapping(required: gtk_app_chooser_dialog_get_widget(opaquePointer))
    }
}

/// Source: `GtkAppChooserWidget`.
/// [Reference](https://docs.gtk.org/gtk4/class.AppChooserWidget.html)
open class AppChooserWidget: Widget, AppChooser {
    /// Source: `gtk_app_chooser_widget_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AppChooserWidget.new.html)
    @_alwaysEmitIntoClient
    public init(contentType: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_app_chooser_widget_new(cText(contentType))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension AppChooserWidget {
    /// Source: `gtk_app_chooser_widget_get_default_text`, `gtk_app_chooser_widget_set_default_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.default-text.html)
    @_alwaysEmitIntoClient
    public var defaultText: String? {
        get {
            String.optional(copying: gtk_app_chooser_widget_get_default_text(opaquePointer))
        }
        set {
            gtk_app_chooser_widget_set_default_text(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_app_chooser_widget_get_show_all`, `gtk_app_chooser_widget_set_show_all`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-all.html)
    @_alwaysEmitIntoClient
    public var showAll: Bool {
        get {
            gtk_app_chooser_widget_get_show_all(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_widget_set_show_all(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_widget_get_show_default`, `gtk_app_chooser_widget_set_show_default`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-default.html)
    @_alwaysEmitIntoClient
    public var showDefault: Bool {
        get {
            gtk_app_chooser_widget_get_show_default(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_widget_set_show_default(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_widget_get_show_fallback`, `gtk_app_chooser_widget_set_show_fallback`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-fallback.html)
    @_alwaysEmitIntoClient
    public var showFallback: Bool {
        get {
            gtk_app_chooser_widget_get_show_fallback(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_widget_set_show_fallback(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_widget_get_show_other`, `gtk_app_chooser_widget_set_show_other`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-other.html)
    @_alwaysEmitIntoClient
    public var showOther: Bool {
        get {
            gtk_app_chooser_widget_get_show_other(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_widget_set_show_other(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_app_chooser_widget_get_show_recommended`, `gtk_app_chooser_widget_set_show_recommended`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AppChooserWidget.show-recommended.html)
    @_alwaysEmitIntoClient
    public var showRecommended: Bool {
        get {
            gtk_app_chooser_widget_get_show_recommended(opaquePointer) != 0
        }
        set {
            gtk_app_chooser_widget_set_show_recommended(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkAppChooserWidget::application-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AppChooserWidget.application-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onApplicationActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (any AppInfo) -> Void
    ) -> SignalConnection {
        connect("application-activated", after: after) { (application: InterfaceValue<any AppInfo>) -> Void in
            handler(application.object)
        }
    }

    /// Source: the signal `GtkAppChooserWidget::application-selected`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.AppChooserWidget.application-selected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onApplicationSelected(
        after: Bool = false,
        _ handler: @escaping @MainActor (any AppInfo) -> Void
    ) -> SignalConnection {
        connect("application-selected", after: after) { (application: InterfaceValue<any AppInfo>) -> Void in
            handler(application.object)
        }
    }
}

/// Source: `GtkApplication`.
/// [Reference](https://docs.gtk.org/gtk4/class.Application.html)
open class Application: GioApplication {
    /// Source: `gtk_application_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Application.new.html)
    @_alwaysEmitIntoClient
    public override init(applicationId: String? = nil, flags: ApplicationFlags = []) {
        requireValid(applicationId: applicationId)
        super.init(instance: CInstance(gtk_application_new(cText(ifAny: applicationId), flags.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Application {
    @_alwaysEmitIntoClient
    var applicationPointer: UnsafeMutablePointer<GtkApplication> { pointer() }

    /// Source: `gtk_application_get_active_window`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Application.active-window.html)
    @_alwaysEmitIntoClient
    public var activeWindow: Window? {
        Window.wrapping(gtk_application_get_active_window(applicationPointer))
    }

    /// Source: `gtk_application_get_menubar`, `gtk_application_set_menubar`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Application.menubar.html)
    @_alwaysEmitIntoClient
    public var menubar: MenuModel? {
        get {
            MenuModel.wrapping(gtk_application_get_menubar(applicationPointer))
        }
        set {
            gtk_application_set_menubar(applicationPointer, newValue?.menuModelPointer)
        }
    }

    /// Source: the property `GtkApplication:register-session`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Application.register-session.html)
    @_alwaysEmitIntoClient
    public var registerSession: Bool {
        get {
            self[property: "register-session"]
        }
        set {
            self[property: "register-session"] = newValue
        }
    }

    /// Source: the property `GtkApplication:screensaver-active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Application.screensaver-active.html)
    @_alwaysEmitIntoClient
    public var screensaverActive: Bool {
        self[property: "screensaver-active"]
    }

    /// Source: `gtk_application_get_windows`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.get_windows.html)
    @_alwaysEmitIntoClient
    public var windows: [Window] {
        cElements(of: gtk_application_get_windows(applicationPointer), transfer: .none) {
            Window.wrapping(required: $0)
        }
    }

    /// Source: `gtk_application_add_window`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.add_window.html)
    @_alwaysEmitIntoClient
    public func addWindow(_ window: Window) {
        gtk_application_add_window(applicationPointer, window.windowPointer)
    }

    /// Source: `gtk_application_get_accels_for_action`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.get_accels_for_action.html)
    @_alwaysEmitIntoClient
    public func accelsForAction(_ detailedActionName: String) -> [String] {
        [String](taking: gtk_application_get_accels_for_action(applicationPointer, cText(detailedActionName)))
    }

    /// Source: `gtk_application_get_actions_for_accel`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.get_actions_for_accel.html)
    @_alwaysEmitIntoClient
    public func actionsForAccel(_ accel: String) -> [String] {
        [String](taking: gtk_application_get_actions_for_accel(applicationPointer, cText(accel)))
    }

    /// Source: `gtk_application_get_menu_by_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.get_menu_by_id.html)
    @_alwaysEmitIntoClient
    public func menuById(_ id: String) -> Menu? {
        Menu.wrapping(gtk_application_get_menu_by_id(applicationPointer, cText(id)))
    }

    /// Source: `gtk_application_get_window_by_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.get_window_by_id.html)
    @_alwaysEmitIntoClient
    public func windowById(_ id: Int) -> Window? {
        Window.wrapping(gtk_application_get_window_by_id(applicationPointer, cInteger(id)))
    }

    /// Source: `gtk_application_inhibit`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.inhibit.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func inhibit(_ window: Window? = nil, flags: ApplicationInhibitFlags = [], reason: String? = nil) -> Int {
        Int(gtk_application_inhibit(applicationPointer, window?.windowPointer, flags.cValue, cText(ifAny: reason)))
    }

    /// Source: `gtk_application_list_action_descriptions`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.list_action_descriptions.html)
    @_alwaysEmitIntoClient
    public func listActionDescriptions() -> [String] {
        [String](taking: gtk_application_list_action_descriptions(applicationPointer))
    }

    /// Source: `gtk_application_remove_window`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.remove_window.html)
    @_alwaysEmitIntoClient
    public func removeWindow(_ window: Window) {
        gtk_application_remove_window(applicationPointer, window.windowPointer)
    }

    /// Source: `gtk_application_set_accels_for_action`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.set_accels_for_action.html)
    @_alwaysEmitIntoClient
    public func setAccelsForAction(_ detailedActionName: String, accels: [String]) {
        withStringArray(accels) { accelsArray in
            gtk_application_set_accels_for_action(
                applicationPointer,
                cText(detailedActionName),
                UnsafeMutableRawPointer(accelsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
    }

    /// Source: `gtk_application_uninhibit`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Application.uninhibit.html)
    @_alwaysEmitIntoClient
    public func uninhibit(_ cookie: Int) {
        gtk_application_uninhibit(applicationPointer, cInteger(cookie))
    }

    /// Source: the signal `GtkApplication::query-end`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Application.query-end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onQueryEnd(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("query-end", after: after, handler)
    }

    /// Source: the signal `GtkApplication::window-added`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Application.window-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onWindowAdded(
        after: Bool = false,
        _ handler: @escaping @MainActor (Window) -> Void
    ) -> SignalConnection {
        connect("window-added", after: after, handler)
    }

    /// Source: the signal `GtkApplication::window-removed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Application.window-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onWindowRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor (Window) -> Void
    ) -> SignalConnection {
        connect("window-removed", after: after, handler)
    }
}

/// Source: `GtkApplicationInhibitFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.ApplicationInhibitFlags.html)
nonisolated public struct ApplicationInhibitFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_APPLICATION_INHIBIT_LOGOUT`.
    @_alwaysEmitIntoClient
    public static var logout: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x1) }
    /// Source: `GTK_APPLICATION_INHIBIT_SWITCH`.
    @_alwaysEmitIntoClient
    public static var `switch`: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x2) }
    /// Source: `GTK_APPLICATION_INHIBIT_SUSPEND`.
    @_alwaysEmitIntoClient
    public static var suspend: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x4) }
    /// Source: `GTK_APPLICATION_INHIBIT_IDLE`.
    @_alwaysEmitIntoClient
    public static var idle: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GtkApplicationInhibitFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkApplicationInhibitFlags { GtkApplicationInhibitFlags(rawValue: rawValue) }
}

extension ApplicationInhibitFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_application_inhibit_flags_get_type()) }
}

/// Source: `GtkApplicationWindow`.
/// [Reference](https://docs.gtk.org/gtk4/class.ApplicationWindow.html)
open class ApplicationWindow: Window, ActionGroup, ActionMap {
    /// Source: `gtk_application_window_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ApplicationWindow.new.html)
    @_alwaysEmitIntoClient
    public init(application: Application) {
        requireDisplay()
        super.init(instance: CInstance(gtk_application_window_new(application.applicationPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ApplicationWindow {
    @_alwaysEmitIntoClient
    var applicationWindowPointer: UnsafeMutablePointer<GtkApplicationWindow> { pointer() }

    /// Source: `gtk_application_window_get_show_menubar`, `gtk_application_window_set_show_menubar`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ApplicationWindow.show-menubar.html)
    @_alwaysEmitIntoClient
    public var showMenubar: Bool {
        get {
            gtk_application_window_get_show_menubar(applicationWindowPointer) != 0
        }
        set {
            gtk_application_window_set_show_menubar(applicationWindowPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_application_window_get_help_overlay`, `gtk_application_window_set_help_overlay`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ApplicationWindow.get_help_overlay.html)
    @_alwaysEmitIntoClient
    public var helpOverlay: ShortcutsWindow? {
        get {
            ShortcutsWindow.wrapping(gtk_application_window_get_help_overlay(applicationWindowPointer))
        }
        set {
            gtk_application_window_set_help_overlay(applicationWindowPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_application_window_get_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ApplicationWindow.get_id.html)
    @_alwaysEmitIntoClient
    public var id: Int {
        Int(gtk_application_window_get_id(applicationWindowPointer))
    }
}

/// Source: `GtkArrowType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ArrowType.html)
nonisolated public enum ArrowType: Enumeration {
    /// Source: `GTK_ARROW_UP`.
    case up
    /// Source: `GTK_ARROW_DOWN`.
    case down
    /// Source: `GTK_ARROW_LEFT`.
    case left
    /// Source: `GTK_ARROW_RIGHT`.
    case right
    /// Source: `GTK_ARROW_NONE`.
    case none
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ArrowType] = [
        .up,
        .down,
        .left,
        .right,
        .none,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .up
        case 1: self = .down
        case 2: self = .left
        case 3: self = .right
        case 4: self = .none
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .up: 0
        case .down: 1
        case .left: 2
        case .right: 3
        case .none: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkArrowType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkArrowType { GtkArrowType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ArrowType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_arrow_type_get_type()) }
}

/// Source: `GtkAspectFrame`.
/// [Reference](https://docs.gtk.org/gtk4/class.AspectFrame.html)
open class AspectFrame: Widget {
    /// Source: `gtk_aspect_frame_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.AspectFrame.new.html)
    @_alwaysEmitIntoClient
    public init(xalign: Float, yalign: Float, ratio: Float, obeyChild: Bool) {
        requireDisplay()
        super.init(instance: CInstance(gtk_aspect_frame_new(xalign, yalign, ratio, obeyChild ? 1 : 0)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension AspectFrame {
    /// Source: `gtk_aspect_frame_get_child`, `gtk_aspect_frame_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AspectFrame.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_aspect_frame_get_child(opaquePointer))
        }
        set {
            gtk_aspect_frame_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_aspect_frame_get_obey_child`, `gtk_aspect_frame_set_obey_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AspectFrame.obey-child.html)
    @_alwaysEmitIntoClient
    public var obeyChild: Bool {
        get {
            gtk_aspect_frame_get_obey_child(opaquePointer) != 0
        }
        set {
            gtk_aspect_frame_set_obey_child(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_aspect_frame_get_ratio`, `gtk_aspect_frame_set_ratio`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AspectFrame.ratio.html)
    @_alwaysEmitIntoClient
    public var ratio: Float {
        get {
            gtk_aspect_frame_get_ratio(opaquePointer)
        }
        set {
            gtk_aspect_frame_set_ratio(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_aspect_frame_get_xalign`, `gtk_aspect_frame_set_xalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AspectFrame.xalign.html)
    @_alwaysEmitIntoClient
    public var xalign: Float {
        get {
            gtk_aspect_frame_get_xalign(opaquePointer)
        }
        set {
            gtk_aspect_frame_set_xalign(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_aspect_frame_get_yalign`, `gtk_aspect_frame_set_yalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AspectFrame.yalign.html)
    @_alwaysEmitIntoClient
    public var yalign: Float {
        get {
            gtk_aspect_frame_get_yalign(opaquePointer)
        }
        set {
            gtk_aspect_frame_set_yalign(opaquePointer, newValue)
        }
    }
}

/// Source: `GtkAssistant`.
/// [Reference](https://docs.gtk.org/gtk4/class.Assistant.html)
open class Assistant: Window {
    /// Source: `gtk_assistant_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Assistant.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_assistant_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Assistant {
    /// Source: `gtk_assistant_get_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Assistant.pages.html)
    @_alwaysEmitIntoClient
    public var pages: any ListModel {
        wrappingInterface(required: gtk_assistant_get_pages(opaquePointer), transfer: .full)
    }

    /// Source: the property `GtkAssistant:use-header-bar`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Assistant.use-header-bar.html)
    @_alwaysEmitIntoClient
    public var useHeaderBar: Int {
        self[property: "use-header-bar"]
    }

    /// Source: `gtk_assistant_get_current_page`, `gtk_assistant_set_current_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_current_page.html)
    @_alwaysEmitIntoClient
    public var currentPage: Int {
        get {
            Int(gtk_assistant_get_current_page(opaquePointer))
        }
        set {
            gtk_assistant_set_current_page(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_assistant_get_n_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_n_pages.html)
    @_alwaysEmitIntoClient
    public var nPages: Int {
        Int(gtk_assistant_get_n_pages(opaquePointer))
    }

    /// Source: `gtk_assistant_add_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.add_action_widget.html)
    @_alwaysEmitIntoClient
    public func addActionWidget(_ child: Widget) {
        gtk_assistant_add_action_widget(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_assistant_append_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.append_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func appendPage(_ page: Widget) -> Int {
        Int(gtk_assistant_append_page(opaquePointer, page.widgetPointer))
    }

    /// Source: `gtk_assistant_commit`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.commit.html)
    @_alwaysEmitIntoClient
    public func commit() {
        gtk_assistant_commit(opaquePointer)
    }

    /// Source: `gtk_assistant_get_nth_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_nth_page.html)
    @_alwaysEmitIntoClient
    public func nthPage(_ pageNum: Int) -> Widget? {
        Widget.wrapping(gtk_assistant_get_nth_page(opaquePointer, cInteger(pageNum)))
    }

    /// Source: `gtk_assistant_get_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_page.html)
    @_alwaysEmitIntoClient
    public func page(for child: Widget) -> AssistantPage {
        AssistantPage.wrapping(required: gtk_assistant_get_page(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_assistant_get_page_complete`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_page_complete.html)
    @_alwaysEmitIntoClient
    public func pageComplete(for page: Widget) -> Bool {
        gtk_assistant_get_page_complete(opaquePointer, page.widgetPointer) != 0
    }

    /// Source: `gtk_assistant_get_page_title`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_page_title.html)
    @_alwaysEmitIntoClient
    public func pageTitle(for page: Widget) -> String {
        String(copying: gtk_assistant_get_page_title(opaquePointer, page.widgetPointer))
    }

    /// Source: `gtk_assistant_get_page_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.get_page_type.html)
    @_alwaysEmitIntoClient
    public func pageType(for page: Widget) -> AssistantPageType {
        AssistantPageType(gtk_assistant_get_page_type(opaquePointer, page.widgetPointer))
    }

    /// Source: `gtk_assistant_insert_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.insert_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertPage(_ page: Widget, position: Int) -> Int {
        Int(gtk_assistant_insert_page(opaquePointer, page.widgetPointer, cInteger(position)))
    }

    /// Source: `gtk_assistant_next_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.next_page.html)
    @_alwaysEmitIntoClient
    public func nextPage() {
        gtk_assistant_next_page(opaquePointer)
    }

    /// Source: `gtk_assistant_prepend_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.prepend_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func prependPage(_ page: Widget) -> Int {
        Int(gtk_assistant_prepend_page(opaquePointer, page.widgetPointer))
    }

    /// Source: `gtk_assistant_previous_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.previous_page.html)
    @_alwaysEmitIntoClient
    public func previousPage() {
        gtk_assistant_previous_page(opaquePointer)
    }

    /// Source: `gtk_assistant_remove_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.remove_action_widget.html)
    @_alwaysEmitIntoClient
    public func removeActionWidget(_ child: Widget) {
        gtk_assistant_remove_action_widget(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_assistant_remove_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.remove_page.html)
    @_alwaysEmitIntoClient
    public func removePage(_ pageNum: Int) {
        gtk_assistant_remove_page(opaquePointer, cInteger(pageNum))
    }

    /// Source: `gtk_assistant_set_forward_page_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.set_forward_page_func.html)
    @_alwaysEmitIntoClient
    public func setForwardPageFunc(_ pageFunc: AssistantPageFunc?) {
        gtk_assistant_set_forward_page_func(
            opaquePointer,
            pageFunc == nil ? nil : callAssistantPageFunc,
            retainedClosure(ifAny: pageFunc),
            pageFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_assistant_set_page_complete`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.set_page_complete.html)
    @_alwaysEmitIntoClient
    public func setPageComplete(_ page: Widget, complete: Bool) {
        gtk_assistant_set_page_complete(opaquePointer, page.widgetPointer, complete ? 1 : 0)
    }

    /// Source: `gtk_assistant_set_page_title`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.set_page_title.html)
    @_alwaysEmitIntoClient
    public func setPageTitle(_ page: Widget, title: String) {
        gtk_assistant_set_page_title(opaquePointer, page.widgetPointer, cText(title))
    }

    /// Source: `gtk_assistant_set_page_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.set_page_type.html)
    @_alwaysEmitIntoClient
    public func setPageType(_ page: Widget, type: AssistantPageType) {
        gtk_assistant_set_page_type(opaquePointer, page.widgetPointer, type.cValue)
    }

    /// Source: `gtk_assistant_update_buttons_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Assistant.update_buttons_state.html)
    @_alwaysEmitIntoClient
    public func updateButtonsState() {
        gtk_assistant_update_buttons_state(opaquePointer)
    }

    /// Source: the signal `GtkAssistant::apply`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Assistant.apply.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onApply(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("apply", after: after, handler)
    }

    /// Source: the signal `GtkAssistant::cancel`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Assistant.cancel.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCancel(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cancel", after: after, handler)
    }

    /// Source: the signal `GtkAssistant::close`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Assistant.close.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClose(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("close", after: after, handler)
    }

    /// Source: the signal `GtkAssistant::escape`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Assistant.escape.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEscape(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("escape", after: after, handler)
    }

    /// Source: the signal `GtkAssistant::prepare`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Assistant.prepare.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPrepare(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget) -> Void
    ) -> SignalConnection {
        connect("prepare", after: after, handler)
    }
}

/// Source: `GtkAssistantPage`.
/// [Reference](https://docs.gtk.org/gtk4/class.AssistantPage.html)
open class AssistantPage: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension AssistantPage {
    /// Source: `gtk_assistant_page_get_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AssistantPage.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget {
        Widget.wrapping(required: gtk_assistant_page_get_child(opaquePointer))
    }

    /// Source: the property `GtkAssistantPage:complete`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AssistantPage.complete.html)
    @_alwaysEmitIntoClient
    public var complete: Bool {
        get {
            self[property: "complete"]
        }
        set {
            self[property: "complete"] = newValue
        }
    }

    /// Source: the property `GtkAssistantPage:page-type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AssistantPage.page-type.html)
    @_alwaysEmitIntoClient
    public var pageType: AssistantPageType {
        get {
            self[property: "page-type"]
        }
        set {
            self[property: "page-type"] = newValue
        }
    }

    /// Source: the property `GtkAssistantPage:title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.AssistantPage.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            self[property: "title"]
        }
        set {
            self[property: "title"] = newValue
        }
    }
}

/// Source: `GtkAssistantPageFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.AssistantPageFunc.html)
public typealias AssistantPageFunc = @MainActor (Int) -> Int

@_alwaysEmitIntoClient
nonisolated var callAssistantPageFunc: GtkAssistantPageFunc {
    { currentPage, data in
        onMainActor((currentPage, data)) { currentPage, data in
            let handler: AssistantPageFunc = cClosure(data)
            return cInteger(handler(Int(currentPage))) as Int32
        }
    }
}

/// Source: `GtkAssistantPageType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AssistantPageType.html)
nonisolated public enum AssistantPageType: Enumeration {
    /// Source: `GTK_ASSISTANT_PAGE_CONTENT`.
    case content
    /// Source: `GTK_ASSISTANT_PAGE_INTRO`.
    case intro
    /// Source: `GTK_ASSISTANT_PAGE_CONFIRM`.
    case confirm
    /// Source: `GTK_ASSISTANT_PAGE_SUMMARY`.
    case summary
    /// Source: `GTK_ASSISTANT_PAGE_PROGRESS`.
    case progress
    /// Source: `GTK_ASSISTANT_PAGE_CUSTOM`.
    case custom
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AssistantPageType] = [
        .content,
        .intro,
        .confirm,
        .summary,
        .progress,
        .custom,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .content
        case 1: self = .intro
        case 2: self = .confirm
        case 3: self = .summary
        case 4: self = .progress
        case 5: self = .custom
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .content: 0
        case .intro: 1
        case .confirm: 2
        case .summary: 3
        case .progress: 4
        case .custom: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAssistantPageType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAssistantPageType { GtkAssistantPageType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AssistantPageType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_assistant_page_type_get_type()) }
}
