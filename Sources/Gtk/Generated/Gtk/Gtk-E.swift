// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEditable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Editable.html)
public protocol Editable: Widget {}

extension Editable {
    /// Source: the property `GtkEditable:cursor-position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.cursor-position.html)
    @_alwaysEmitIntoClient
    public var cursorPosition: Int {
        self[property: "cursor-position"]
    }

    /// Source: `gtk_editable_get_editable`, `gtk_editable_set_editable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.editable.html)
    @_alwaysEmitIntoClient
    public var editable: Bool {
        get {
            gtk_editable_get_editable(opaquePointer) != 0
        }
        set {
            gtk_editable_set_editable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_editable_get_enable_undo`, `gtk_editable_set_enable_undo`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.enable-undo.html)
    @_alwaysEmitIntoClient
    public var enableUndo: Bool {
        get {
            gtk_editable_get_enable_undo(opaquePointer) != 0
        }
        set {
            gtk_editable_set_enable_undo(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_editable_get_max_width_chars`, `gtk_editable_set_max_width_chars`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.max-width-chars.html)
    @_alwaysEmitIntoClient
    public var maxWidthChars: Int {
        get {
            Int(gtk_editable_get_max_width_chars(opaquePointer))
        }
        set {
            gtk_editable_set_max_width_chars(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkEditable:selection-bound`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.selection-bound.html)
    @_alwaysEmitIntoClient
    public var selectionBound: Int {
        self[property: "selection-bound"]
    }

    /// Source: `gtk_editable_get_text`, `gtk_editable_set_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.text.html)
    @_alwaysEmitIntoClient
    public var text: String {
        get {
            String(copying: gtk_editable_get_text(opaquePointer))
        }
        set {
            guard cText(newValue) != text else { return }
            gtk_editable_set_text(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_editable_get_width_chars`, `gtk_editable_set_width_chars`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.width-chars.html)
    @_alwaysEmitIntoClient
    public var widthChars: Int {
        get {
            Int(gtk_editable_get_width_chars(opaquePointer))
        }
        set {
            gtk_editable_set_width_chars(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkEditable:xalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Editable.xalign.html)
    @_alwaysEmitIntoClient
    public var xalign: Float {
        get {
            self[property: "xalign"]
        }
        set {
            self[property: "xalign"] = newValue
        }
    }

    /// Source: `gtk_editable_get_alignment`, `gtk_editable_set_alignment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.get_alignment.html)
    @_alwaysEmitIntoClient
    public var alignment: Float {
        get {
            gtk_editable_get_alignment(opaquePointer)
        }
        set {
            gtk_editable_set_alignment(opaquePointer, newValue)
        }
    }

    /// Source: `gtk_editable_get_delegate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.get_delegate.html)
    @_alwaysEmitIntoClient
    public var delegate: (any Editable)? {
        wrappingInterface(gtk_editable_get_delegate(opaquePointer))
    }

    /// Source: `gtk_editable_get_position`, `gtk_editable_set_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.get_position.html)
    @_alwaysEmitIntoClient
    public var position: Int {
        get {
            Int(gtk_editable_get_position(opaquePointer))
        }
        set {
            gtk_editable_set_position(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_editable_delete_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.delete_selection.html)
    @_alwaysEmitIntoClient
    public func deleteSelection() {
        gtk_editable_delete_selection(opaquePointer)
    }

    /// Source: `gtk_editable_finish_delegate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.finish_delegate.html)
    @_alwaysEmitIntoClient
    public func finishDelegate() {
        gtk_editable_finish_delegate(opaquePointer)
    }

    /// Source: `gtk_editable_get_chars`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.get_chars.html)
    @_alwaysEmitIntoClient
    public func chars(startPos: Int, endPos: Int) -> String {
        String(taking: gtk_editable_get_chars(opaquePointer, cInteger(startPos), cInteger(endPos)))
    }

    /// Source: `gtk_editable_init_delegate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Editable.init_delegate.html)
    @_alwaysEmitIntoClient
    public func initDelegate() {
        gtk_editable_init_delegate(opaquePointer)
    }

    /// Source: the signal `GtkEditable::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Editable.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GtkEditable::delete-text`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Editable.delete-text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDeleteText(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Void
    ) -> SignalConnection {
        connect("delete-text", after: after, handler)
    }

    /// Source: the signal `GtkEditable::insert-text`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Editable.insert-text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertText(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, Int, OutParameter<Int>) -> Void
    ) -> SignalConnection {
        connect("insert-text", after: after, handler)
    }
}

/// An object of a private C class that implements ``Editable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyEditable: Widget, Editable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkEditableLabel`.
/// [Reference](https://docs.gtk.org/gtk4/class.EditableLabel.html)
open class EditableLabel: Widget, Editable {
    /// Source: `gtk_editable_label_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EditableLabel.new.html)
    @_alwaysEmitIntoClient
    public init(text str: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_editable_label_new(cText(str))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension EditableLabel {
    /// Source: the property `GtkEditableLabel:editing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EditableLabel.editing.html)
    @_alwaysEmitIntoClient
    public var editing: Bool {
        get {
            gtk_editable_label_get_editing(opaquePointer) != 0
        }
        set {
            self[property: "editing"] = newValue
        }
    }

    /// Source: `gtk_editable_label_start_editing`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EditableLabel.start_editing.html)
    @_alwaysEmitIntoClient
    public func startEditing() {
        gtk_editable_label_start_editing(opaquePointer)
    }

    /// Source: `gtk_editable_label_stop_editing`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EditableLabel.stop_editing.html)
    @_alwaysEmitIntoClient
    public func stopEditing(_ commit: Bool) {
        gtk_editable_label_stop_editing(opaquePointer, commit ? 1 : 0)
    }
}

/// Source: `GtkEditableProperties`.
/// [Reference](https://docs.gtk.org/gtk4/enum.EditableProperties.html)
nonisolated public enum EditableProperties: Enumeration {
    /// Source: `GTK_EDITABLE_PROP_TEXT`.
    case propText
    /// Source: `GTK_EDITABLE_PROP_CURSOR_POSITION`.
    case propCursorPosition
    /// Source: `GTK_EDITABLE_PROP_SELECTION_BOUND`.
    case propSelectionBound
    /// Source: `GTK_EDITABLE_PROP_EDITABLE`.
    case propEditable
    /// Source: `GTK_EDITABLE_PROP_WIDTH_CHARS`.
    case propWidthChars
    /// Source: `GTK_EDITABLE_PROP_MAX_WIDTH_CHARS`.
    case propMaxWidthChars
    /// Source: `GTK_EDITABLE_PROP_XALIGN`.
    case propXalign
    /// Source: `GTK_EDITABLE_PROP_ENABLE_UNDO`.
    case propEnableUndo
    /// Source: `GTK_EDITABLE_NUM_PROPERTIES`.
    case numProperties
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EditableProperties] = [
        .propText,
        .propCursorPosition,
        .propSelectionBound,
        .propEditable,
        .propWidthChars,
        .propMaxWidthChars,
        .propXalign,
        .propEnableUndo,
        .numProperties,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .propText
        case 1: self = .propCursorPosition
        case 2: self = .propSelectionBound
        case 3: self = .propEditable
        case 4: self = .propWidthChars
        case 5: self = .propMaxWidthChars
        case 6: self = .propXalign
        case 7: self = .propEnableUndo
        case 8: self = .numProperties
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .propText: 0
        case .propCursorPosition: 1
        case .propSelectionBound: 2
        case .propEditable: 3
        case .propWidthChars: 4
        case .propMaxWidthChars: 5
        case .propXalign: 6
        case .propEnableUndo: 7
        case .numProperties: 8
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkEditableProperties) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkEditableProperties { GtkEditableProperties(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EditableProperties: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_editable_properties_get_type()) }
}

/// Source: `GtkEmojiChooser`.
/// [Reference](https://docs.gtk.org/gtk4/class.EmojiChooser.html)
open class EmojiChooser: Popover {
    /// Source: `gtk_emoji_chooser_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EmojiChooser.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_emoji_chooser_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension EmojiChooser {
    /// Source: the signal `GtkEmojiChooser::emoji-picked`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EmojiChooser.emoji-picked.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEmojiPicked(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("emoji-picked", after: after, handler)
    }
}

/// Source: `GtkEntry`.
/// [Reference](https://docs.gtk.org/gtk4/class.Entry.html)
open class Entry: Widget, CellEditable, Editable {
    /// Source: `gtk_entry_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Entry.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_entry_new()))
    }

    /// Source: `gtk_entry_new_with_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Entry.new_with_buffer.html)
    @_alwaysEmitIntoClient
    public init(buffer: EntryBuffer) {
        requireDisplay()
        super.init(instance: CInstance(gtk_entry_new_with_buffer(buffer.entryBufferPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Entry {
    @_alwaysEmitIntoClient
    var entryPointer: UnsafeMutablePointer<GtkEntry> { pointer() }

    /// Source: `gtk_entry_get_activates_default`, `gtk_entry_set_activates_default`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.activates-default.html)
    @_alwaysEmitIntoClient
    public var activatesDefault: Bool {
        get {
            gtk_entry_get_activates_default(entryPointer) != 0
        }
        set {
            gtk_entry_set_activates_default(entryPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_get_attributes`, `gtk_entry_set_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: PangoAttrList? {
        get {
            PangoAttrList.wrapping(gtk_entry_get_attributes(entryPointer))
        }
        set {
            gtk_entry_set_attributes(entryPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_entry_get_buffer`, `gtk_entry_set_buffer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.buffer.html)
    @_alwaysEmitIntoClient
    public var buffer: EntryBuffer {
        get {
            EntryBuffer.wrapping(required: gtk_entry_get_buffer(entryPointer))
        }
        set {
            gtk_entry_set_buffer(entryPointer, newValue.entryBufferPointer)
        }
    }

    /// Source: `gtk_entry_get_completion`, `gtk_entry_set_completion`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.completion.html)
    @_alwaysEmitIntoClient
    public var completion: EntryCompletion? {
        get {
            EntryCompletion.wrapping(gtk_entry_get_completion(entryPointer))
        }
        set {
            gtk_entry_set_completion(entryPointer, newValue?.opaquePointer)
        }
    }

    /// Source: the property `GtkEntry:enable-emoji-completion`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.enable-emoji-completion.html)
    @_alwaysEmitIntoClient
    public var enableEmojiCompletion: Bool {
        get {
            self[property: "enable-emoji-completion"]
        }
        set {
            self[property: "enable-emoji-completion"] = newValue
        }
    }

    /// Source: `gtk_entry_get_extra_menu`, `gtk_entry_set_extra_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.extra-menu.html)
    @_alwaysEmitIntoClient
    public var extraMenu: MenuModel? {
        get {
            MenuModel.wrapping(gtk_entry_get_extra_menu(entryPointer))
        }
        set {
            gtk_entry_set_extra_menu(entryPointer, newValue?.menuModelPointer)
        }
    }

    /// Source: `gtk_entry_get_has_frame`, `gtk_entry_set_has_frame`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.has-frame.html)
    @_alwaysEmitIntoClient
    public var hasFrame: Bool {
        get {
            gtk_entry_get_has_frame(entryPointer) != 0
        }
        set {
            gtk_entry_set_has_frame(entryPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkEntry:im-module`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.im-module.html)
    @_alwaysEmitIntoClient
    public var imModule: String? {
        get {
            self[property: "im-module"]
        }
        set {
            self[property: "im-module"] = newValue
        }
    }

    /// Source: `gtk_entry_get_input_hints`, `gtk_entry_set_input_hints`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.input-hints.html)
    @_alwaysEmitIntoClient
    public var inputHints: InputHints {
        get {
            InputHints(gtk_entry_get_input_hints(entryPointer))
        }
        set {
            gtk_entry_set_input_hints(entryPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_entry_get_input_purpose`, `gtk_entry_set_input_purpose`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.input-purpose.html)
    @_alwaysEmitIntoClient
    public var inputPurpose: InputPurpose {
        get {
            InputPurpose(gtk_entry_get_input_purpose(entryPointer))
        }
        set {
            gtk_entry_set_input_purpose(entryPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_entry_get_invisible_char`, `gtk_entry_set_invisible_char`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.invisible-char.html)
    @_alwaysEmitIntoClient
    public var invisibleChar: Unicode.Scalar {
        get {
            cUnicodeScalar(gtk_entry_get_invisible_char(entryPointer))
        }
        set {
            gtk_entry_set_invisible_char(entryPointer, newValue.value)
        }
    }

    /// Source: the property `GtkEntry:invisible-char-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.invisible-char-set.html)
    @_alwaysEmitIntoClient
    public var invisibleCharSet: Bool {
        get {
            self[property: "invisible-char-set"]
        }
        set {
            self[property: "invisible-char-set"] = newValue
        }
    }

    /// Source: `gtk_entry_get_max_length`, `gtk_entry_set_max_length`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.max-length.html)
    @_alwaysEmitIntoClient
    public var maxLength: Int {
        get {
            Int(gtk_entry_get_max_length(entryPointer))
        }
        set {
            gtk_entry_set_max_length(entryPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_entry_get_overwrite_mode`, `gtk_entry_set_overwrite_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.overwrite-mode.html)
    @_alwaysEmitIntoClient
    public var overwriteMode: Bool {
        get {
            gtk_entry_get_overwrite_mode(entryPointer) != 0
        }
        set {
            gtk_entry_set_overwrite_mode(entryPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_get_placeholder_text`, `gtk_entry_set_placeholder_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.placeholder-text.html)
    @_alwaysEmitIntoClient
    public var placeholderText: String? {
        get {
            String.optional(copying: gtk_entry_get_placeholder_text(entryPointer))
        }
        set {
            gtk_entry_set_placeholder_text(entryPointer, cText(ifAny: newValue))
        }
    }

    /// Source: the property `GtkEntry:primary-icon-activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-activatable.html)
    @_alwaysEmitIntoClient
    public var primaryIconActivatable: Bool {
        get {
            self[property: "primary-icon-activatable"]
        }
        set {
            self[property: "primary-icon-activatable"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-gicon.html)
    @_alwaysEmitIntoClient
    public var primaryIconGicon: (any Icon)? {
        get {
            self[interfaceProperty: "primary-icon-gicon"]
        }
        set {
            self[interfaceProperty: "primary-icon-gicon"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-name.html)
    @_alwaysEmitIntoClient
    public var primaryIconName: String? {
        get {
            self[property: "primary-icon-name"]
        }
        set {
            self[property: "primary-icon-name"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-paintable.html)
    @_alwaysEmitIntoClient
    public var primaryIconPaintable: (any Paintable)? {
        get {
            self[interfaceProperty: "primary-icon-paintable"]
        }
        set {
            self[interfaceProperty: "primary-icon-paintable"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-sensitive.html)
    @_alwaysEmitIntoClient
    public var primaryIconSensitive: Bool {
        get {
            self[property: "primary-icon-sensitive"]
        }
        set {
            self[property: "primary-icon-sensitive"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-storage-type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-storage-type.html)
    @_alwaysEmitIntoClient
    public var primaryIconStorageType: ImageType {
        self[property: "primary-icon-storage-type"]
    }

    /// Source: the property `GtkEntry:primary-icon-tooltip-markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-markup.html)
    @_alwaysEmitIntoClient
    public var primaryIconTooltipMarkup: String? {
        get {
            self[property: "primary-icon-tooltip-markup"]
        }
        set {
            self[property: "primary-icon-tooltip-markup"] = newValue
        }
    }

    /// Source: the property `GtkEntry:primary-icon-tooltip-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.primary-icon-tooltip-text.html)
    @_alwaysEmitIntoClient
    public var primaryIconTooltipText: String? {
        get {
            self[property: "primary-icon-tooltip-text"]
        }
        set {
            self[property: "primary-icon-tooltip-text"] = newValue
        }
    }

    /// Source: `gtk_entry_get_progress_fraction`, `gtk_entry_set_progress_fraction`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.progress-fraction.html)
    @_alwaysEmitIntoClient
    public var progressFraction: Double {
        get {
            gtk_entry_get_progress_fraction(entryPointer)
        }
        set {
            gtk_entry_set_progress_fraction(entryPointer, newValue)
        }
    }

    /// Source: `gtk_entry_get_progress_pulse_step`, `gtk_entry_set_progress_pulse_step`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.progress-pulse-step.html)
    @_alwaysEmitIntoClient
    public var progressPulseStep: Double {
        get {
            gtk_entry_get_progress_pulse_step(entryPointer)
        }
        set {
            gtk_entry_set_progress_pulse_step(entryPointer, newValue)
        }
    }

    /// Source: the property `GtkEntry:scroll-offset`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.scroll-offset.html)
    @_alwaysEmitIntoClient
    public var scrollOffset: Int {
        self[property: "scroll-offset"]
    }

    /// Source: the property `GtkEntry:secondary-icon-activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-activatable.html)
    @_alwaysEmitIntoClient
    public var secondaryIconActivatable: Bool {
        get {
            self[property: "secondary-icon-activatable"]
        }
        set {
            self[property: "secondary-icon-activatable"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-gicon.html)
    @_alwaysEmitIntoClient
    public var secondaryIconGicon: (any Icon)? {
        get {
            self[interfaceProperty: "secondary-icon-gicon"]
        }
        set {
            self[interfaceProperty: "secondary-icon-gicon"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-name.html)
    @_alwaysEmitIntoClient
    public var secondaryIconName: String? {
        get {
            self[property: "secondary-icon-name"]
        }
        set {
            self[property: "secondary-icon-name"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-paintable.html)
    @_alwaysEmitIntoClient
    public var secondaryIconPaintable: (any Paintable)? {
        get {
            self[interfaceProperty: "secondary-icon-paintable"]
        }
        set {
            self[interfaceProperty: "secondary-icon-paintable"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-sensitive.html)
    @_alwaysEmitIntoClient
    public var secondaryIconSensitive: Bool {
        get {
            self[property: "secondary-icon-sensitive"]
        }
        set {
            self[property: "secondary-icon-sensitive"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-storage-type`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-storage-type.html)
    @_alwaysEmitIntoClient
    public var secondaryIconStorageType: ImageType {
        self[property: "secondary-icon-storage-type"]
    }

    /// Source: the property `GtkEntry:secondary-icon-tooltip-markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-markup.html)
    @_alwaysEmitIntoClient
    public var secondaryIconTooltipMarkup: String? {
        get {
            self[property: "secondary-icon-tooltip-markup"]
        }
        set {
            self[property: "secondary-icon-tooltip-markup"] = newValue
        }
    }

    /// Source: the property `GtkEntry:secondary-icon-tooltip-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.secondary-icon-tooltip-text.html)
    @_alwaysEmitIntoClient
    public var secondaryIconTooltipText: String? {
        get {
            self[property: "secondary-icon-tooltip-text"]
        }
        set {
            self[property: "secondary-icon-tooltip-text"] = newValue
        }
    }

    /// Source: the property `GtkEntry:show-emoji-icon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.show-emoji-icon.html)
    @_alwaysEmitIntoClient
    public var showEmojiIcon: Bool {
        get {
            self[property: "show-emoji-icon"]
        }
        set {
            self[property: "show-emoji-icon"] = newValue
        }
    }

    /// Source: `gtk_entry_get_tabs`, `gtk_entry_set_tabs`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.tabs.html)
    @_alwaysEmitIntoClient
    public var tabs: PangoTabArray? {
        get {
            PangoTabArray.wrapping(gtk_entry_get_tabs(entryPointer))
        }
        set {
            gtk_entry_set_tabs(entryPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_entry_get_text_length`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.text-length.html)
    @_alwaysEmitIntoClient
    public var textLength: Int {
        Int(gtk_entry_get_text_length(entryPointer))
    }

    /// Source: the property `GtkEntry:truncate-multiline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.truncate-multiline.html)
    @_alwaysEmitIntoClient
    public var truncateMultiline: Bool {
        get {
            self[property: "truncate-multiline"]
        }
        set {
            self[property: "truncate-multiline"] = newValue
        }
    }

    /// Source: `gtk_entry_get_visibility`, `gtk_entry_set_visibility`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Entry.visibility.html)
    @_alwaysEmitIntoClient
    public var visibility: Bool {
        get {
            gtk_entry_get_visibility(entryPointer) != 0
        }
        set {
            gtk_entry_set_visibility(entryPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_get_alignment`, `gtk_entry_set_alignment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_alignment.html)
    @_alwaysEmitIntoClient
    public var alignment: Float {
        get {
            gtk_entry_get_alignment(entryPointer)
        }
        set {
            gtk_entry_set_alignment(entryPointer, newValue)
        }
    }

    /// Source: `gtk_entry_get_current_icon_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_current_icon_drag_source.html)
    @_alwaysEmitIntoClient
    public var currentIconDragSource: Int {
        Int(gtk_entry_get_current_icon_drag_source(entryPointer))
    }

    /// Source: `gtk_entry_get_icon_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_activatable.html)
    @_alwaysEmitIntoClient
    public func iconActivatable(for iconPos: EntryIconPosition) -> Bool {
        gtk_entry_get_icon_activatable(entryPointer, iconPos.cValue) != 0
    }

    /// Source: `gtk_entry_get_icon_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_area.html)
    @_alwaysEmitIntoClient
    public func iconArea(for iconPos: EntryIconPosition) -> GdkRectangle {
        var iconArea = CGtk.GdkRectangle()
        gtk_entry_get_icon_area(entryPointer, iconPos.cValue, &iconArea)
        return GdkRectangle(iconArea)
    }

    /// Source: `gtk_entry_get_icon_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_at_pos.html)
    @_alwaysEmitIntoClient
    public func iconAtPos(x: Int, y: Int) -> Int {
        Int(gtk_entry_get_icon_at_pos(entryPointer, cInteger(x), cInteger(y)))
    }

    /// Source: `gtk_entry_get_icon_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_gicon.html)
    @_alwaysEmitIntoClient
    public func iconGicon(for iconPos: EntryIconPosition) -> (any Icon)? {
        wrappingInterface(gtk_entry_get_icon_gicon(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_get_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_name.html)
    @_alwaysEmitIntoClient
    public func iconName(for iconPos: EntryIconPosition) -> String? {
        String.optional(copying: gtk_entry_get_icon_name(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_get_icon_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_paintable.html)
    @_alwaysEmitIntoClient
    public func iconPaintable(for iconPos: EntryIconPosition) -> (any Paintable)? {
        wrappingInterface(gtk_entry_get_icon_paintable(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_get_icon_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_sensitive.html)
    @_alwaysEmitIntoClient
    public func iconSensitive(for iconPos: EntryIconPosition) -> Bool {
        gtk_entry_get_icon_sensitive(entryPointer, iconPos.cValue) != 0
    }

    /// Source: `gtk_entry_get_icon_storage_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_storage_type.html)
    @_alwaysEmitIntoClient
    public func iconStorageType(for iconPos: EntryIconPosition) -> ImageType {
        ImageType(gtk_entry_get_icon_storage_type(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_get_icon_tooltip_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_tooltip_markup.html)
    @_alwaysEmitIntoClient
    public func iconTooltipMarkup(for iconPos: EntryIconPosition) -> String? {
        String.optional(taking: gtk_entry_get_icon_tooltip_markup(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_get_icon_tooltip_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.get_icon_tooltip_text.html)
    @_alwaysEmitIntoClient
    public func iconTooltipText(for iconPos: EntryIconPosition) -> String? {
        String.optional(taking: gtk_entry_get_icon_tooltip_text(entryPointer, iconPos.cValue))
    }

    /// Source: `gtk_entry_grab_focus_without_selecting`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.grab_focus_without_selecting.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func grabFocusWithoutSelecting() -> Bool {
        gtk_entry_grab_focus_without_selecting(entryPointer) != 0
    }

    /// Source: `gtk_entry_progress_pulse`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.progress_pulse.html)
    @_alwaysEmitIntoClient
    public func progressPulse() {
        gtk_entry_progress_pulse(entryPointer)
    }

    /// Source: `gtk_entry_reset_im_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.reset_im_context.html)
    @_alwaysEmitIntoClient
    public func resetImContext() {
        gtk_entry_reset_im_context(entryPointer)
    }

    /// Source: `gtk_entry_set_icon_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_activatable.html)
    @_alwaysEmitIntoClient
    public func setIconActivatable(_ iconPos: EntryIconPosition, activatable: Bool) {
        gtk_entry_set_icon_activatable(entryPointer, iconPos.cValue, activatable ? 1 : 0)
    }

    /// Source: `gtk_entry_set_icon_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_drag_source.html)
    @_alwaysEmitIntoClient
    public func setIconDragSource(_ iconPos: EntryIconPosition, provider: ContentProvider, actions: DragAction = []) {
        gtk_entry_set_icon_drag_source(entryPointer, iconPos.cValue, provider.contentProviderPointer, actions.cValue)
    }

    /// Source: `gtk_entry_set_icon_from_gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_gicon.html)
    @_alwaysEmitIntoClient
    public func setIconFromGicon(_ iconPos: EntryIconPosition, icon: (any Icon)? = nil) {
        gtk_entry_set_icon_from_gicon(entryPointer, iconPos.cValue, icon?.opaquePointer)
    }

    /// Source: `gtk_entry_set_icon_from_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_icon_name.html)
    @_alwaysEmitIntoClient
    public func setIconFromIconName(_ iconPos: EntryIconPosition, iconName: String? = nil) {
        gtk_entry_set_icon_from_icon_name(entryPointer, iconPos.cValue, cText(ifAny: iconName))
    }

    /// Source: `gtk_entry_set_icon_from_paintable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_from_paintable.html)
    @_alwaysEmitIntoClient
    public func setIconFromPaintable(_ iconPos: EntryIconPosition, paintable: (any Paintable)? = nil) {
        gtk_entry_set_icon_from_paintable(entryPointer, iconPos.cValue, paintable?.opaquePointer)
    }

    /// Source: `gtk_entry_set_icon_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_sensitive.html)
    @_alwaysEmitIntoClient
    public func setIconSensitive(_ iconPos: EntryIconPosition, sensitive: Bool) {
        gtk_entry_set_icon_sensitive(entryPointer, iconPos.cValue, sensitive ? 1 : 0)
    }

    /// Source: `gtk_entry_set_icon_tooltip_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_tooltip_markup.html)
    @_alwaysEmitIntoClient
    public func setIconTooltipMarkup(_ iconPos: EntryIconPosition, tooltip: String? = nil) {
        gtk_entry_set_icon_tooltip_markup(entryPointer, iconPos.cValue, cText(ifAny: tooltip))
    }

    /// Source: `gtk_entry_set_icon_tooltip_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.set_icon_tooltip_text.html)
    @_alwaysEmitIntoClient
    public func setIconTooltipText(_ iconPos: EntryIconPosition, tooltip: String? = nil) {
        gtk_entry_set_icon_tooltip_text(entryPointer, iconPos.cValue, cText(ifAny: tooltip))
    }

    /// Source: `gtk_entry_unset_invisible_char`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Entry.unset_invisible_char.html)
    @_alwaysEmitIntoClient
    public func unsetInvisibleChar() {
        gtk_entry_unset_invisible_char(entryPointer)
    }

    /// Source: the signal `GtkEntry::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Entry.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkEntry::icon-press`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Entry.icon-press.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onIconPress(
        after: Bool = false,
        _ handler: @escaping @MainActor (EntryIconPosition) -> Void
    ) -> SignalConnection {
        connect("icon-press", after: after, handler)
    }

    /// Source: the signal `GtkEntry::icon-release`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Entry.icon-release.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onIconRelease(
        after: Bool = false,
        _ handler: @escaping @MainActor (EntryIconPosition) -> Void
    ) -> SignalConnection {
        connect("icon-release", after: after, handler)
    }
}

/// Source: `GtkEntryBuffer`.
/// [Reference](https://docs.gtk.org/gtk4/class.EntryBuffer.html)
open class EntryBuffer: Object {
    /// Source: `gtk_entry_buffer_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EntryBuffer.new.html)
    @_alwaysEmitIntoClient
    public init(initialChars: String? = nil) {
        super.init(instance: CInstance(gtk_entry_buffer_new(cText(ifAny: initialChars), -1)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension EntryBuffer {
    @_alwaysEmitIntoClient
    var entryBufferPointer: UnsafeMutablePointer<GtkEntryBuffer> { pointer() }

    /// Source: `gtk_entry_buffer_get_length`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryBuffer.length.html)
    @_alwaysEmitIntoClient
    public var length: Int {
        Int(gtk_entry_buffer_get_length(entryBufferPointer))
    }

    /// Source: `gtk_entry_buffer_get_max_length`, `gtk_entry_buffer_set_max_length`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryBuffer.max-length.html)
    @_alwaysEmitIntoClient
    public var maxLength: Int {
        get {
            Int(gtk_entry_buffer_get_max_length(entryBufferPointer))
        }
        set {
            gtk_entry_buffer_set_max_length(entryBufferPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_entry_buffer_get_text`, `gtk_entry_buffer_set_text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryBuffer.text.html)
    @_alwaysEmitIntoClient
    public var text: String {
        get {
            String(copying: gtk_entry_buffer_get_text(entryBufferPointer))
        }
        set {
            gtk_entry_buffer_set_text(entryBufferPointer, cText(newValue), -1)
        }
    }

    /// Source: `gtk_entry_buffer_get_bytes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryBuffer.get_bytes.html)
    @_alwaysEmitIntoClient
    public var bytes: Int {
        Int(clamping: gtk_entry_buffer_get_bytes(entryBufferPointer))
    }

    /// Source: `gtk_entry_buffer_delete_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryBuffer.delete_text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func deleteText(position: Int, nChars: Int) -> Int {
        Int(gtk_entry_buffer_delete_text(entryBufferPointer, cInteger(position), cInteger(nChars)))
    }

    /// Source: `gtk_entry_buffer_emit_deleted_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryBuffer.emit_deleted_text.html)
    @_alwaysEmitIntoClient
    public func emitDeletedText(position: Int, nChars: Int) {
        gtk_entry_buffer_emit_deleted_text(entryBufferPointer, cInteger(position), cInteger(nChars))
    }

    /// Source: `gtk_entry_buffer_emit_inserted_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryBuffer.emit_inserted_text.html)
    @_alwaysEmitIntoClient
    public func emitInsertedText(position: Int, chars: String, nChars: Int) {
        gtk_entry_buffer_emit_inserted_text(entryBufferPointer, cInteger(position), cText(chars), cInteger(nChars))
    }

    /// Source: `gtk_entry_buffer_insert_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryBuffer.insert_text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertText(position: Int, chars: String) -> Int {
        Int(gtk_entry_buffer_insert_text(entryBufferPointer, cInteger(position), cText(chars), -1))
    }

    /// Source: the signal `GtkEntryBuffer::deleted-text`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryBuffer.deleted-text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDeletedText(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int) -> Void
    ) -> SignalConnection {
        connect("deleted-text", after: after, handler)
    }

    /// Source: the signal `GtkEntryBuffer::inserted-text`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryBuffer.inserted-text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertedText(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, String, Int) -> Void
    ) -> SignalConnection {
        connect("inserted-text", after: after, handler)
    }
}

/// Source: `GtkEntryCompletion`.
/// [Reference](https://docs.gtk.org/gtk4/class.EntryCompletion.html)
open class EntryCompletion: Object, Buildable, CellLayout {
    /// Source: `gtk_entry_completion_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EntryCompletion.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_entry_completion_new()), transfer: .full)
    }

    /// Source: `gtk_entry_completion_new_with_area`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EntryCompletion.new_with_area.html)
    @_alwaysEmitIntoClient
    public init(area: CellArea) {
        requireDisplay()
        super.init(instance: CInstance(gtk_entry_completion_new_with_area(area.cellAreaPointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension EntryCompletion {
    /// Source: the property `GtkEntryCompletion:cell-area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.cell-area.html)
    @_alwaysEmitIntoClient
    public var cellArea: CellArea? {
        self[property: "cell-area"]
    }

    /// Source: `gtk_entry_completion_get_inline_completion`, `gtk_entry_completion_set_inline_completion`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-completion.html)
    @_alwaysEmitIntoClient
    public var inlineCompletion: Bool {
        get {
            gtk_entry_completion_get_inline_completion(opaquePointer) != 0
        }
        set {
            gtk_entry_completion_set_inline_completion(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_completion_get_inline_selection`, `gtk_entry_completion_set_inline_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.inline-selection.html)
    @_alwaysEmitIntoClient
    public var inlineSelection: Bool {
        get {
            gtk_entry_completion_get_inline_selection(opaquePointer) != 0
        }
        set {
            gtk_entry_completion_set_inline_selection(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_completion_get_minimum_key_length`, `gtk_entry_completion_set_minimum_key_length`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.minimum-key-length.html)
    @_alwaysEmitIntoClient
    public var minimumKeyLength: Int {
        get {
            Int(gtk_entry_completion_get_minimum_key_length(opaquePointer))
        }
        set {
            gtk_entry_completion_set_minimum_key_length(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_entry_completion_get_model`, `gtk_entry_completion_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            wrappingInterface(gtk_entry_completion_get_model(opaquePointer))
        }
        set {
            gtk_entry_completion_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_entry_completion_get_popup_completion`, `gtk_entry_completion_set_popup_completion`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-completion.html)
    @_alwaysEmitIntoClient
    public var popupCompletion: Bool {
        get {
            gtk_entry_completion_get_popup_completion(opaquePointer) != 0
        }
        set {
            gtk_entry_completion_set_popup_completion(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_completion_get_popup_set_width`, `gtk_entry_completion_set_popup_set_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-set-width.html)
    @_alwaysEmitIntoClient
    public var popupSetWidth: Bool {
        get {
            gtk_entry_completion_get_popup_set_width(opaquePointer) != 0
        }
        set {
            gtk_entry_completion_set_popup_set_width(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_completion_get_popup_single_match`, `gtk_entry_completion_set_popup_single_match`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.popup-single-match.html)
    @_alwaysEmitIntoClient
    public var popupSingleMatch: Bool {
        get {
            gtk_entry_completion_get_popup_single_match(opaquePointer) != 0
        }
        set {
            gtk_entry_completion_set_popup_single_match(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_entry_completion_get_text_column`, `gtk_entry_completion_set_text_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EntryCompletion.text-column.html)
    @_alwaysEmitIntoClient
    public var textColumn: Int {
        get {
            Int(gtk_entry_completion_get_text_column(opaquePointer))
        }
        set {
            gtk_entry_completion_set_text_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_entry_completion_get_completion_prefix`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.get_completion_prefix.html)
    @_alwaysEmitIntoClient
    public var completionPrefix: String? {
        String.optional(copying: gtk_entry_completion_get_completion_prefix(opaquePointer))
    }

    /// Source: `gtk_entry_completion_get_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.get_entry.html)
    @_alwaysEmitIntoClient
    public var entry: Widget {
        Widget.wrapping(required: gtk_entry_completion_get_entry(opaquePointer))
    }

    /// Source: `gtk_entry_completion_complete`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.complete.html)
    @_alwaysEmitIntoClient
    public func complete() {
        gtk_entry_completion_complete(opaquePointer)
    }

    /// Source: `gtk_entry_completion_compute_prefix`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.compute_prefix.html)
    @_alwaysEmitIntoClient
    public func computePrefix(_ key: String) -> String? {
        String.optional(taking: gtk_entry_completion_compute_prefix(opaquePointer, cText(key)))
    }

    /// Source: `gtk_entry_completion_insert_prefix`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.insert_prefix.html)
    @_alwaysEmitIntoClient
    public func insertPrefix() {
        gtk_entry_completion_insert_prefix(opaquePointer)
    }

    /// Source: `gtk_entry_completion_set_match_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EntryCompletion.set_match_func.html)
    @_alwaysEmitIntoClient
    public func setMatchFunc(_ handler: @escaping EntryCompletionMatchFunc) {
        gtk_entry_completion_set_match_func(
            opaquePointer,
            callEntryCompletionMatchFunc,
            retainedClosure(handler),
            releaseClosure
        )
    }

    /// Source: the signal `GtkEntryCompletion::cursor-on-match`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryCompletion.cursor-on-match.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCursorOnMatch(
        after: Bool = false,
        _ handler: @escaping @MainActor (any TreeModel, TreeIter) -> Bool
    ) -> SignalConnection {
        connect("cursor-on-match", after: after) { (model: InterfaceValue<any TreeModel>, iter: TreeIter) -> Bool in
            handler(model.object, iter)
        }
    }

    /// Source: the signal `GtkEntryCompletion::insert-prefix`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryCompletion.insert-prefix.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onInsertPrefix(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Bool
    ) -> SignalConnection {
        connect("insert-prefix", after: after, handler)
    }

    /// Source: the signal `GtkEntryCompletion::match-selected`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryCompletion.match-selected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMatchSelected(
        after: Bool = false,
        _ handler: @escaping @MainActor (any TreeModel, TreeIter) -> Bool
    ) -> SignalConnection {
        connect("match-selected", after: after) { (model: InterfaceValue<any TreeModel>, iter: TreeIter) -> Bool in
            handler(model.object, iter)
        }
    }

    /// Source: the signal `GtkEntryCompletion::no-matches`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EntryCompletion.no-matches.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onNoMatches(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("no-matches", after: after, handler)
    }
}

/// Source: `GtkEntryCompletionMatchFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.EntryCompletionMatchFunc.html)
public typealias EntryCompletionMatchFunc = @MainActor (EntryCompletion, String, TreeIter) -> Bool

@_alwaysEmitIntoClient
nonisolated var callEntryCompletionMatchFunc: GtkEntryCompletionMatchFunc {
    { completion, key, iter, userData in
        onMainActor((completion, key, iter, userData)) { completion, key, iter, userData in
            let handler: EntryCompletionMatchFunc = cClosure(userData)
            return handler(
                EntryCompletion.wrapping(required: completion),
                String(copying: key),
                TreeIter.wrapping(required: iter)
            ) ? 1 : 0
        }
    }
}

/// Source: `GtkEntryIconPosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.EntryIconPosition.html)
nonisolated public enum EntryIconPosition: Enumeration {
    /// Source: `GTK_ENTRY_ICON_PRIMARY`.
    case primary
    /// Source: `GTK_ENTRY_ICON_SECONDARY`.
    case secondary
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EntryIconPosition] = [
        .primary,
        .secondary,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .primary
        case 1: self = .secondary
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .primary: 0
        case .secondary: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkEntryIconPosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkEntryIconPosition { GtkEntryIconPosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EntryIconPosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_entry_icon_position_get_type()) }
}

/// Source: `GtkEventController`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventController.html)
open class EventController: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension EventController {
    /// Source: `gtk_event_controller_get_name`, `gtk_event_controller_set_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventController.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        get {
            String.optional(copying: gtk_event_controller_get_name(opaquePointer))
        }
        set {
            gtk_event_controller_set_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_event_controller_get_propagation_limit`, `gtk_event_controller_set_propagation_limit`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventController.propagation-limit.html)
    @_alwaysEmitIntoClient
    public var propagationLimit: PropagationLimit {
        get {
            PropagationLimit(gtk_event_controller_get_propagation_limit(opaquePointer))
        }
        set {
            gtk_event_controller_set_propagation_limit(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_event_controller_get_propagation_phase`, `gtk_event_controller_set_propagation_phase`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventController.propagation-phase.html)
    @_alwaysEmitIntoClient
    public var propagationPhase: PropagationPhase {
        get {
            PropagationPhase(gtk_event_controller_get_propagation_phase(opaquePointer))
        }
        set {
            gtk_event_controller_set_propagation_phase(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_event_controller_get_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventController.widget.html)
    @_alwaysEmitIntoClient
    public var widget: Widget? {
        Widget.wrapping(gtk_event_controller_get_widget(opaquePointer))
    }

    /// Source: `gtk_event_controller_get_current_event`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventController.get_current_event.html)
    @_alwaysEmitIntoClient
    public var currentEvent: Event? {
        Event.wrapping(gtk_event_controller_get_current_event(opaquePointer))
    }

    /// Source: `gtk_event_controller_get_current_event_device`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventController.get_current_event_device.html)
    @_alwaysEmitIntoClient
    public var currentEventDevice: GdkDevice? {
        GdkDevice.wrapping(gtk_event_controller_get_current_event_device(opaquePointer))
    }

    /// Source: `gtk_event_controller_get_current_event_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventController.get_current_event_state.html)
    @_alwaysEmitIntoClient
    public var currentEventState: ModifierType {
        ModifierType(gtk_event_controller_get_current_event_state(opaquePointer))
    }

    /// Source: `gtk_event_controller_get_current_event_time`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventController.get_current_event_time.html)
    @_alwaysEmitIntoClient
    public var currentEventTime: Int {
        Int(gtk_event_controller_get_current_event_time(opaquePointer))
    }

    /// Source: `gtk_event_controller_reset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventController.reset.html)
    @_alwaysEmitIntoClient
    public func reset() {
        gtk_event_controller_reset(opaquePointer)
    }
}

/// Source: `GtkEventControllerFocus`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventControllerFocus.html)
open class EventControllerFocus: EventController {
    /// Source: `gtk_event_controller_focus_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EventControllerFocus.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_event_controller_focus_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension EventControllerFocus {
    /// Source: `gtk_event_controller_focus_contains_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventControllerFocus.contains-focus.html)
    @_alwaysEmitIntoClient
    public var containsFocus: Bool {
        gtk_event_controller_focus_contains_focus(opaquePointer) != 0
    }

    /// Source: `gtk_event_controller_focus_is_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventControllerFocus.is-focus.html)
    @_alwaysEmitIntoClient
    public var isFocus: Bool {
        gtk_event_controller_focus_is_focus(opaquePointer) != 0
    }

    /// Source: the signal `GtkEventControllerFocus::enter`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerFocus.enter.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEnter(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("enter", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerFocus::leave`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerFocus.leave.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLeave(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("leave", after: after, handler)
    }
}

/// Source: `GtkEventControllerKey`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventControllerKey.html)
open class EventControllerKey: EventController {
    /// Source: `gtk_event_controller_key_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EventControllerKey.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_event_controller_key_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension EventControllerKey {
    /// Source: `gtk_event_controller_key_get_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventControllerKey.get_group.html)
    @_alwaysEmitIntoClient
    public var group: Int {
        Int(gtk_event_controller_key_get_group(opaquePointer))
    }

    /// Source: `gtk_event_controller_key_get_im_context`, `gtk_event_controller_key_set_im_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventControllerKey.get_im_context.html)
    @_alwaysEmitIntoClient
    public var imContext: IMContext? {
        get {
            IMContext.wrapping(gtk_event_controller_key_get_im_context(opaquePointer))
        }
        set {
            gtk_event_controller_key_set_im_context(opaquePointer, newValue?.imContextPointer)
        }
    }

    /// Source: `gtk_event_controller_key_forward`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventControllerKey.forward.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forward(_ widget: Widget) -> Bool {
        gtk_event_controller_key_forward(opaquePointer, widget.widgetPointer) != 0
    }

    /// Source: the signal `GtkEventControllerKey::im-update`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerKey.im-update.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onImUpdate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("im-update", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerKey::key-pressed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerKey.key-pressed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onKeyPressed(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int, ModifierType) -> Bool
    ) -> SignalConnection {
        connect("key-pressed", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerKey::key-released`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerKey.key-released.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onKeyReleased(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int, ModifierType) -> Void
    ) -> SignalConnection {
        connect("key-released", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerKey::modifiers`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerKey.modifiers.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onModifiers(
        after: Bool = false,
        _ handler: @escaping @MainActor (ModifierType) -> Bool
    ) -> SignalConnection {
        connect("modifiers", after: after, handler)
    }
}

/// Source: `GtkEventControllerLegacy`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventControllerLegacy.html)
open class EventControllerLegacy: EventController {
    /// Source: `gtk_event_controller_legacy_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EventControllerLegacy.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_event_controller_legacy_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension EventControllerLegacy {
    /// Source: the signal `GtkEventControllerLegacy::event`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerLegacy.event.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEvent(
        after: Bool = false,
        _ handler: @escaping @MainActor (Event) -> Bool
    ) -> SignalConnection {
        connect("event", after: after, handler)
    }
}

/// Source: `GtkEventControllerMotion`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventControllerMotion.html)
open class EventControllerMotion: EventController {
    /// Source: `gtk_event_controller_motion_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EventControllerMotion.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_event_controller_motion_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension EventControllerMotion {
    /// Source: `gtk_event_controller_motion_contains_pointer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventControllerMotion.contains-pointer.html)
    @_alwaysEmitIntoClient
    public var containsPointer: Bool {
        gtk_event_controller_motion_contains_pointer(opaquePointer) != 0
    }

    /// Source: `gtk_event_controller_motion_is_pointer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventControllerMotion.is-pointer.html)
    @_alwaysEmitIntoClient
    public var isPointer: Bool {
        gtk_event_controller_motion_is_pointer(opaquePointer) != 0
    }

    /// Source: the signal `GtkEventControllerMotion::enter`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerMotion.enter.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEnter(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("enter", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerMotion::leave`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerMotion.leave.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLeave(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("leave", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerMotion::motion`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerMotion.motion.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMotion(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("motion", after: after, handler)
    }
}

/// Source: `GtkEventControllerScroll`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventControllerScroll.html)
open class EventControllerScroll: EventController {
    /// Source: `gtk_event_controller_scroll_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EventControllerScroll.new.html)
    @_alwaysEmitIntoClient
    public init(flags: EventControllerScrollFlags = []) {
        super.init(instance: CInstance(gtk_event_controller_scroll_new(flags.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension EventControllerScroll {
    /// Source: `gtk_event_controller_scroll_get_flags`, `gtk_event_controller_scroll_set_flags`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventControllerScroll.flags.html)
    @_alwaysEmitIntoClient
    public var flags: EventControllerScrollFlags {
        get {
            EventControllerScrollFlags(gtk_event_controller_scroll_get_flags(opaquePointer))
        }
        set {
            gtk_event_controller_scroll_set_flags(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_event_controller_scroll_get_unit`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventControllerScroll.get_unit.html)
    @_alwaysEmitIntoClient
    public var unit: ScrollUnit {
        ScrollUnit(gtk_event_controller_scroll_get_unit(opaquePointer))
    }

    /// Source: the signal `GtkEventControllerScroll::decelerate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerScroll.decelerate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDecelerate(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("decelerate", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerScroll::scroll`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onScroll(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Bool
    ) -> SignalConnection {
        connect("scroll", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerScroll::scroll-begin`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll-begin.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onScrollBegin(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("scroll-begin", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerScroll::scroll-end`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll-end.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onScrollEnd(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("scroll-end", after: after, handler)
    }
}

/// Source: `GtkEventControllerScrollFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.EventControllerScrollFlags.html)
nonisolated public struct EventControllerScrollFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_VERTICAL`.
    @_alwaysEmitIntoClient
    public static var vertical: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x1) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL`.
    @_alwaysEmitIntoClient
    public static var horizontal: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x2) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_DISCRETE`.
    @_alwaysEmitIntoClient
    public static var discrete: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x4) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_KINETIC`.
    @_alwaysEmitIntoClient
    public static var kinetic: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x8) }
    /// Source: `GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES`.
    @_alwaysEmitIntoClient
    public static var bothAxes: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 0x3) }

    @_alwaysEmitIntoClient
    init(_ value: GtkEventControllerScrollFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkEventControllerScrollFlags { GtkEventControllerScrollFlags(rawValue: rawValue) }
}

extension EventControllerScrollFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_event_controller_scroll_flags_get_type()) }
}

/// Source: `GtkEventSequenceState`.
/// [Reference](https://docs.gtk.org/gtk4/enum.EventSequenceState.html)
nonisolated public enum EventSequenceState: Enumeration {
    /// Source: `GTK_EVENT_SEQUENCE_NONE`.
    case none
    /// Source: `GTK_EVENT_SEQUENCE_CLAIMED`.
    case claimed
    /// Source: `GTK_EVENT_SEQUENCE_DENIED`.
    case denied
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [EventSequenceState] = [
        .none,
        .claimed,
        .denied,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .claimed
        case 2: self = .denied
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .claimed: 1
        case .denied: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkEventSequenceState) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkEventSequenceState { GtkEventSequenceState(rawValue: UInt32(bitPattern: rawValue)) }
}

extension EventSequenceState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_event_sequence_state_get_type()) }
}

/// Source: `GtkEveryFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.EveryFilter.html)
open class EveryFilter: MultiFilter {
    /// Source: `gtk_every_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EveryFilter.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_every_filter_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkExpander`.
/// [Reference](https://docs.gtk.org/gtk4/class.Expander.html)
open class Expander: Widget {
    /// Source: `gtk_expander_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Expander.new.html)
    @_alwaysEmitIntoClient
    public init(label: String? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_expander_new(cText(ifAny: label))))
    }

    /// Source: `gtk_expander_new_with_mnemonic`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Expander.new_with_mnemonic.html)
    @_alwaysEmitIntoClient
    public init(mnemonic label: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_expander_new_with_mnemonic(cText(ifAny: label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Expander {
    /// Source: `gtk_expander_get_child`, `gtk_expander_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_expander_get_child(opaquePointer))
        }
        set {
            gtk_expander_set_child(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_expander_get_expanded`, `gtk_expander_set_expanded`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.expanded.html)
    @_alwaysEmitIntoClient
    public var expanded: Bool {
        get {
            gtk_expander_get_expanded(opaquePointer) != 0
        }
        set {
            gtk_expander_set_expanded(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_expander_get_label`, `gtk_expander_set_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.label.html)
    @_alwaysEmitIntoClient
    public var label: String? {
        get {
            String.optional(copying: gtk_expander_get_label(opaquePointer))
        }
        set {
            gtk_expander_set_label(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_expander_get_label_widget`, `gtk_expander_set_label_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.label-widget.html)
    @_alwaysEmitIntoClient
    public var labelWidget: Widget? {
        get {
            Widget.wrapping(gtk_expander_get_label_widget(opaquePointer))
        }
        set {
            gtk_expander_set_label_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_expander_get_resize_toplevel`, `gtk_expander_set_resize_toplevel`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.resize-toplevel.html)
    @_alwaysEmitIntoClient
    public var resizeToplevel: Bool {
        get {
            gtk_expander_get_resize_toplevel(opaquePointer) != 0
        }
        set {
            gtk_expander_set_resize_toplevel(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_expander_get_use_markup`, `gtk_expander_set_use_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.use-markup.html)
    @_alwaysEmitIntoClient
    public var useMarkup: Bool {
        get {
            gtk_expander_get_use_markup(opaquePointer) != 0
        }
        set {
            gtk_expander_set_use_markup(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_expander_get_use_underline`, `gtk_expander_set_use_underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Expander.use-underline.html)
    @_alwaysEmitIntoClient
    public var useUnderline: Bool {
        get {
            gtk_expander_get_use_underline(opaquePointer) != 0
        }
        set {
            gtk_expander_set_use_underline(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkExpander::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Expander.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}

/// Source: `GtkExpressionNotify`.
/// [Reference](https://docs.gtk.org/gtk4/callback.ExpressionNotify.html)
public typealias ExpressionNotify = @MainActor () -> Void

@_alwaysEmitIntoClient
nonisolated var callExpressionNotify: GtkExpressionNotify {
    { userData in
        onMainActor(userData) { userData in
            let handler: ExpressionNotify = cClosure(userData)
            handler()
        }
    }
}

/// Source: `GtkExpressionWatch`.
/// [Reference](https://docs.gtk.org/gtk4/struct.ExpressionWatch.html)
public final class ExpressionWatch: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_expression_watch_get_type()) }

    /// Source: `gtk_expression_watch_unwatch`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ExpressionWatch.unwatch.html)
    @_alwaysEmitIntoClient
    public func unwatch() {
        gtk_expression_watch_unwatch(opaquePointer)
    }
}
