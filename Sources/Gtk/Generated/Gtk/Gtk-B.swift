// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkBaselinePosition`.
/// [Reference](https://docs.gtk.org/gtk4/enum.BaselinePosition.html)
nonisolated public enum BaselinePosition: Enumeration {
    /// Source: `GTK_BASELINE_POSITION_TOP`.
    case top
    /// Source: `GTK_BASELINE_POSITION_CENTER`.
    case center
    /// Source: `GTK_BASELINE_POSITION_BOTTOM`.
    case bottom
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [BaselinePosition] = [
        .top,
        .center,
        .bottom,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .top
        case 1: self = .center
        case 2: self = .bottom
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .top: 0
        case .center: 1
        case .bottom: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkBaselinePosition) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkBaselinePosition { GtkBaselinePosition(rawValue: UInt32(bitPattern: rawValue)) }
}

extension BaselinePosition: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_baseline_position_get_type()) }
}

/// Source: `GtkBinLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.BinLayout.html)
open class BinLayout: LayoutManager {
    /// Source: `gtk_bin_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BinLayout.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_bin_layout_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkBitset`.
/// [Reference](https://docs.gtk.org/gtk4/struct.Bitset.html)
public final class Bitset: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_bitset_get_type()) }

    /// Source: `gtk_bitset_new_empty`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Bitset.new_empty.html)
    @_alwaysEmitIntoClient
    public convenience init() {
        self.init(instance: CInstance(gtk_bitset_new_empty()), transfer: .full)
    }

    /// Source: `gtk_bitset_new_range`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Bitset.new_range.html)
    @_alwaysEmitIntoClient
    public convenience init(start: Int, nItems: Int) {
        self.init(instance: CInstance(gtk_bitset_new_range(cInteger(start), cInteger(nItems))), transfer: .full)
    }

    /// Source: `gtk_bitset_get_maximum`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.get_maximum.html)
    @_alwaysEmitIntoClient
    public var maximum: Int {
        Int(gtk_bitset_get_maximum(opaquePointer))
    }

    /// Source: `gtk_bitset_get_minimum`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.get_minimum.html)
    @_alwaysEmitIntoClient
    public var minimum: Int {
        Int(gtk_bitset_get_minimum(opaquePointer))
    }

    /// Source: `gtk_bitset_get_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.get_size.html)
    @_alwaysEmitIntoClient
    public var size: UInt64 {
        UInt64(gtk_bitset_get_size(opaquePointer))
    }

    /// Source: `gtk_bitset_is_empty`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.is_empty.html)
    @_alwaysEmitIntoClient
    public var isEmpty: Bool {
        gtk_bitset_is_empty(opaquePointer) != 0
    }

    /// Source: `gtk_bitset_add`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.add.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func add(_ value: Int) -> Bool {
        gtk_bitset_add(opaquePointer, cInteger(value)) != 0
    }

    /// Source: `gtk_bitset_add_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.add_range.html)
    @_alwaysEmitIntoClient
    public func addRange(start: Int, nItems: Int) {
        gtk_bitset_add_range(opaquePointer, cInteger(start), cInteger(nItems))
    }

    /// Source: `gtk_bitset_add_range_closed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.add_range_closed.html)
    @_alwaysEmitIntoClient
    public func addRangeClosed(first: Int, last: Int) {
        gtk_bitset_add_range_closed(opaquePointer, cInteger(first), cInteger(last))
    }

    /// Source: `gtk_bitset_add_rectangle`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.add_rectangle.html)
    @_alwaysEmitIntoClient
    public func addRectangle(start: Int, width: Int, height: Int, stride: Int) {
        gtk_bitset_add_rectangle(opaquePointer, cInteger(start), cInteger(width), cInteger(height), cInteger(stride))
    }

    /// Source: `gtk_bitset_contains`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.contains.html)
    @_alwaysEmitIntoClient
    public func contains(_ value: Int) -> Bool {
        gtk_bitset_contains(opaquePointer, cInteger(value)) != 0
    }

    /// Source: `gtk_bitset_copy`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.copy.html)
    @_alwaysEmitIntoClient
    public func copy() -> Bitset {
        Bitset.wrapping(required: gtk_bitset_copy(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_bitset_difference`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.difference.html)
    @_alwaysEmitIntoClient
    public func difference(_ other: Bitset) {
        gtk_bitset_difference(opaquePointer, other.opaquePointer)
    }

    /// Source: `gtk_bitset_equals`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.equals.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func equals(_ other: Bitset) -> Bool {
        gtk_bitset_equals(opaquePointer, other.opaquePointer) != 0
    }

    /// Source: `gtk_bitset_get_nth`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.get_nth.html)
    @_alwaysEmitIntoClient
    public func nth(_ nth: Int) -> Int {
        Int(gtk_bitset_get_nth(opaquePointer, cInteger(nth)))
    }

    /// Source: `gtk_bitset_get_size_in_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.get_size_in_range.html)
    @_alwaysEmitIntoClient
    public func sizeInRange(first: Int, last: Int) -> UInt64 {
        UInt64(gtk_bitset_get_size_in_range(opaquePointer, cInteger(first), cInteger(last)))
    }

    /// Source: `gtk_bitset_intersect`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.intersect.html)
    @_alwaysEmitIntoClient
    public func intersect(_ other: Bitset) {
        gtk_bitset_intersect(opaquePointer, other.opaquePointer)
    }

    /// Source: `gtk_bitset_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.remove.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func remove(_ value: Int) -> Bool {
        gtk_bitset_remove(opaquePointer, cInteger(value)) != 0
    }

    /// Source: `gtk_bitset_remove_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.remove_all.html)
    @_alwaysEmitIntoClient
    public func removeAll() {
        gtk_bitset_remove_all(opaquePointer)
    }

    /// Source: `gtk_bitset_remove_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.remove_range.html)
    @_alwaysEmitIntoClient
    public func removeRange(start: Int, nItems: Int) {
        gtk_bitset_remove_range(opaquePointer, cInteger(start), cInteger(nItems))
    }

    /// Source: `gtk_bitset_remove_range_closed`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.remove_range_closed.html)
    @_alwaysEmitIntoClient
    public func removeRangeClosed(first: Int, last: Int) {
        gtk_bitset_remove_range_closed(opaquePointer, cInteger(first), cInteger(last))
    }

    /// Source: `gtk_bitset_remove_rectangle`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.remove_rectangle.html)
    @_alwaysEmitIntoClient
    public func removeRectangle(start: Int, width: Int, height: Int, stride: Int) {
        gtk_bitset_remove_rectangle(opaquePointer, cInteger(start), cInteger(width), cInteger(height), cInteger(stride))
    }

    /// Source: `gtk_bitset_shift_left`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.shift_left.html)
    @_alwaysEmitIntoClient
    public func shiftLeft(_ amount: Int) {
        gtk_bitset_shift_left(opaquePointer, cInteger(amount))
    }

    /// Source: `gtk_bitset_shift_right`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.shift_right.html)
    @_alwaysEmitIntoClient
    public func shiftRight(_ amount: Int) {
        gtk_bitset_shift_right(opaquePointer, cInteger(amount))
    }

    /// Source: `gtk_bitset_splice`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.splice.html)
    @_alwaysEmitIntoClient
    public func splice(position: Int, removed: Int, added: Int) {
        gtk_bitset_splice(opaquePointer, cInteger(position), cInteger(removed), cInteger(added))
    }

    /// Source: `gtk_bitset_subtract`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.subtract.html)
    @_alwaysEmitIntoClient
    public func subtract(_ other: Bitset) {
        gtk_bitset_subtract(opaquePointer, other.opaquePointer)
    }

    /// Source: `gtk_bitset_union`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Bitset.union.html)
    @_alwaysEmitIntoClient
    public func union(_ other: Bitset) {
        gtk_bitset_union(opaquePointer, other.opaquePointer)
    }
}

/// Source: `GtkBitsetIter`.
/// [Reference](https://docs.gtk.org/gtk4/struct.BitsetIter.html)
public final class BitsetIter: Boxed {
    @_alwaysEmitIntoClient
    var bitsetIterPointer: UnsafeMutablePointer<GtkBitsetIter> { pointer() }

    public override class var valueType: GType { GType(rawValue: gtk_bitset_iter_get_type()) }

    /// Source: `gtk_bitset_iter_get_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.BitsetIter.get_value.html)
    @_alwaysEmitIntoClient
    public var value: Int {
        Int(gtk_bitset_iter_get_value(bitsetIterPointer))
    }

    /// Source: `gtk_bitset_iter_is_valid`.
    /// [Reference](https://docs.gtk.org/gtk4/method.BitsetIter.is_valid.html)
    @_alwaysEmitIntoClient
    public var isValid: Bool {
        gtk_bitset_iter_is_valid(bitsetIterPointer) != 0
    }

    /// Source: `gtk_bitset_iter_next`.
    /// [Reference](https://docs.gtk.org/gtk4/method.BitsetIter.next.html)
    @_alwaysEmitIntoClient
    public func next() -> Int? {
        var value: UInt32 = 0
        guard gtk_bitset_iter_next(bitsetIterPointer, &value) != 0 else { return nil }
        return Int(value)
    }

    /// Source: `gtk_bitset_iter_previous`.
    /// [Reference](https://docs.gtk.org/gtk4/method.BitsetIter.previous.html)
    @_alwaysEmitIntoClient
    public func previous() -> Int? {
        var value: UInt32 = 0
        guard gtk_bitset_iter_previous(bitsetIterPointer, &value) != 0 else { return nil }
        return Int(value)
    }

    /// Source: `gtk_bitset_iter_init_at`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.BitsetIter.init_at.html)
    @_alwaysEmitIntoClient
    public static func at(_ set: Bitset, target: Int) -> (iter: BitsetIter, value: Int)? {
        let set = set.copy()
        var iter = GtkBitsetIter()
        var value: UInt32 = 0
        guard gtk_bitset_iter_init_at(&iter, set.opaquePointer, cInteger(target), &value) != 0 else { return nil }
        return (BitsetIter.wrapping(required: &iter, owner: set), Int(value))
    }

    /// Source: `gtk_bitset_iter_init_first`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.BitsetIter.init_first.html)
    @_alwaysEmitIntoClient
    public static func first(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
        let set = set.copy()
        var iter = GtkBitsetIter()
        var value: UInt32 = 0
        guard gtk_bitset_iter_init_first(&iter, set.opaquePointer, &value) != 0 else { return nil }
        return (BitsetIter.wrapping(required: &iter, owner: set), Int(value))
    }

    /// Source: `gtk_bitset_iter_init_last`.
    /// [Reference](https://docs.gtk.org/gtk4/type_func.BitsetIter.init_last.html)
    @_alwaysEmitIntoClient
    public static func last(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
        let set = set.copy()
        var iter = GtkBitsetIter()
        var value: UInt32 = 0
        guard gtk_bitset_iter_init_last(&iter, set.opaquePointer, &value) != 0 else { return nil }
        return (BitsetIter.wrapping(required: &iter, owner: set), Int(value))
    }
}

/// Source: `GtkBookmarkList`.
/// [Reference](https://docs.gtk.org/gtk4/class.BookmarkList.html)
open class BookmarkList: Object, ListModel {
    /// Source: `gtk_bookmark_list_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BookmarkList.new.html)
    @_alwaysEmitIntoClient
    public init(filename: String? = nil, attributes: String? = nil) {
        super.init(
            instance: CInstance(gtk_bookmark_list_new(cText(ifAny: filename), cText(ifAny: attributes))),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension BookmarkList {
    /// Source: `gtk_bookmark_list_get_attributes`, `gtk_bookmark_list_set_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: String? {
        get {
            String.optional(copying: gtk_bookmark_list_get_attributes(opaquePointer))
        }
        set {
            gtk_bookmark_list_set_attributes(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_bookmark_list_get_filename`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.filename.html)
    @_alwaysEmitIntoClient
    public var filename: String {
        String(copying: gtk_bookmark_list_get_filename(opaquePointer))
    }

    /// Source: `gtk_bookmark_list_get_io_priority`, `gtk_bookmark_list_set_io_priority`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.io-priority.html)
    @_alwaysEmitIntoClient
    public var ioPriority: Int {
        get {
            Int(gtk_bookmark_list_get_io_priority(opaquePointer))
        }
        set {
            gtk_bookmark_list_set_io_priority(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkBookmarkList:item-type`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.item-type.html)
    @_alwaysEmitIntoClient
    public var itemType: GType {
        self[property: "item-type"]
    }

    /// Source: `gtk_bookmark_list_is_loading`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.loading.html)
    @_alwaysEmitIntoClient
    public var loading: Bool {
        gtk_bookmark_list_is_loading(opaquePointer) != 0
    }

    /// Source: the property `GtkBookmarkList:n-items`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.BookmarkList.n-items.html)
    @_alwaysEmitIntoClient
    public var nItems: Int {
        self[property: "n-items"]
    }
}

/// Source: `GtkBoolFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.BoolFilter.html)
open class BoolFilter: Filter {
    /// Source: `gtk_bool_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BoolFilter.new.html)
    @_alwaysEmitIntoClient
    public init(expression: GtkExpression? = nil) {
        super.init(instance: CInstance(gtk_bool_filter_new(expression?.retainedOpaquePointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension BoolFilter {
    /// Source: `gtk_bool_filter_get_expression`, `gtk_bool_filter_set_expression`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BoolFilter.expression.html)
    @_alwaysEmitIntoClient
    public var expression: GtkExpression? {
        get {
            GtkExpression.wrapping(gtk_bool_filter_get_expression(opaquePointer))
        }
        set {
            gtk_bool_filter_set_expression(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_bool_filter_get_invert`, `gtk_bool_filter_set_invert`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BoolFilter.invert.html)
    @_alwaysEmitIntoClient
    public var invert: Bool {
        get {
            gtk_bool_filter_get_invert(opaquePointer) != 0
        }
        set {
            gtk_bool_filter_set_invert(opaquePointer, newValue ? 1 : 0)
        }
    }
}

/// Source: `GtkBorder`.
/// [Reference](https://docs.gtk.org/gtk4/struct.Border.html)
nonisolated public struct Border: Hashable, Sendable {
    /// Source: `GtkBorder.left`.
    public var left: Int
    /// Source: `GtkBorder.right`.
    public var right: Int
    /// Source: `GtkBorder.top`.
    public var top: Int
    /// Source: `GtkBorder.bottom`.
    public var bottom: Int

    /// Creates a structure from its fields.
    public init(left: Int, right: Int, top: Int, bottom: Int) {
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkBorder) {
        left = Int(value.left)
        right = Int(value.right)
        top = Int(value.top)
        bottom = Int(value.bottom)
    }

    @_alwaysEmitIntoClient
    var cValue: GtkBorder {
        GtkBorder(left: cInteger(left), right: cInteger(right), top: cInteger(top), bottom: cInteger(bottom))
    }
}

extension Border: ValueConvertible, NullableValue, OutParameterContent {
    /// The GType of the structure.
    public static var valueType: GType { GType(rawValue: gtk_border_get_type()) }

    /// Source: `g_value_get_boxed`.
    public static func read(from storage: ValueStorage) -> Border {
        Border(storage.address(of: GtkBorder.self).pointee)
    }

    /// Source: `g_value_set_boxed`.
    public func write(to storage: ValueStorage) {
        var value = cValue
        g_value_set_boxed(storage.pointer, &value)
    }

    /// Returns an out parameter that reads and writes the structure in the storage.
    public static func outParameter(in storage: ValueStorage) -> OutParameter<Border> {
        let address = storage.address(of: GtkBorder.self)
        return OutParameter(get: { Border(address.pointee) }, set: { address.pointee = $0.cValue })
    }
}

/// Source: `GtkBorderStyle`.
/// [Reference](https://docs.gtk.org/gtk4/enum.BorderStyle.html)
nonisolated public enum BorderStyle: Enumeration {
    /// Source: `GTK_BORDER_STYLE_NONE`.
    case none
    /// Source: `GTK_BORDER_STYLE_HIDDEN`.
    case hidden
    /// Source: `GTK_BORDER_STYLE_SOLID`.
    case solid
    /// Source: `GTK_BORDER_STYLE_INSET`.
    case inset
    /// Source: `GTK_BORDER_STYLE_OUTSET`.
    case outset
    /// Source: `GTK_BORDER_STYLE_DOTTED`.
    case dotted
    /// Source: `GTK_BORDER_STYLE_DASHED`.
    case dashed
    /// Source: `GTK_BORDER_STYLE_DOUBLE`.
    case double
    /// Source: `GTK_BORDER_STYLE_GROOVE`.
    case groove
    /// Source: `GTK_BORDER_STYLE_RIDGE`.
    case ridge
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [BorderStyle] = [
        .none,
        .hidden,
        .solid,
        .inset,
        .outset,
        .dotted,
        .dashed,
        .double,
        .groove,
        .ridge,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .hidden
        case 2: self = .solid
        case 3: self = .inset
        case 4: self = .outset
        case 5: self = .dotted
        case 6: self = .dashed
        case 7: self = .double
        case 8: self = .groove
        case 9: self = .ridge
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .hidden: 1
        case .solid: 2
        case .inset: 3
        case .outset: 4
        case .dotted: 5
        case .dashed: 6
        case .double: 7
        case .groove: 8
        case .ridge: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkBorderStyle) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkBorderStyle { GtkBorderStyle(rawValue: UInt32(bitPattern: rawValue)) }
}

extension BorderStyle: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_border_style_get_type()) }
}

/// Source: `GtkBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.Box.html)
open class Box: Widget, Orientable {
    /// Source: `gtk_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Box.new.html)
    @_alwaysEmitIntoClient
    public init(_ orientation: Orientation, spacing: Int) {
        requireDisplay()
        super.init(instance: CInstance(gtk_box_new(orientation.cValue, cInteger(spacing))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Box {
    @_alwaysEmitIntoClient
    var boxPointer: UnsafeMutablePointer<GtkBox> { pointer() }

    /// Source: `gtk_box_get_baseline_position`, `gtk_box_set_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Box.baseline-position.html)
    @_alwaysEmitIntoClient
    public var baselinePosition: BaselinePosition {
        get {
            BaselinePosition(gtk_box_get_baseline_position(boxPointer))
        }
        set {
            gtk_box_set_baseline_position(boxPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_box_get_homogeneous`, `gtk_box_set_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Box.homogeneous.html)
    @_alwaysEmitIntoClient
    public var homogeneous: Bool {
        get {
            gtk_box_get_homogeneous(boxPointer) != 0
        }
        set {
            gtk_box_set_homogeneous(boxPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_box_get_spacing`, `gtk_box_set_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Box.spacing.html)
    @_alwaysEmitIntoClient
    public var spacing: Int {
        get {
            Int(gtk_box_get_spacing(boxPointer))
        }
        set {
            gtk_box_set_spacing(boxPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_box_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Box.append.html)
    @_alwaysEmitIntoClient
    public func append(_ child: Widget) {
        gtk_box_append(boxPointer, child.widgetPointer)
    }

    /// Source: `gtk_box_insert_child_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Box.insert_child_after.html)
    @_alwaysEmitIntoClient
    public func insertChildAfter(_ child: Widget, sibling: Widget? = nil) {
        gtk_box_insert_child_after(boxPointer, child.widgetPointer, sibling?.widgetPointer)
    }

    /// Source: `gtk_box_prepend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Box.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ child: Widget) {
        gtk_box_prepend(boxPointer, child.widgetPointer)
    }

    /// Source: `gtk_box_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Box.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_box_remove(boxPointer, child.widgetPointer)
    }

    /// Source: `gtk_box_reorder_child_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Box.reorder_child_after.html)
    @_alwaysEmitIntoClient
    public func reorderChildAfter(_ child: Widget, sibling: Widget? = nil) {
        gtk_box_reorder_child_after(boxPointer, child.widgetPointer, sibling?.widgetPointer)
    }
}

/// Source: `GtkBoxLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.BoxLayout.html)
open class BoxLayout: LayoutManager, Orientable {
    /// Source: `gtk_box_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BoxLayout.new.html)
    @_alwaysEmitIntoClient
    public init(orientation: Orientation) {
        super.init(instance: CInstance(gtk_box_layout_new(orientation.cValue)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension BoxLayout {
    /// Source: `gtk_box_layout_get_baseline_position`, `gtk_box_layout_set_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BoxLayout.baseline-position.html)
    @_alwaysEmitIntoClient
    public var baselinePosition: BaselinePosition {
        get {
            BaselinePosition(gtk_box_layout_get_baseline_position(opaquePointer))
        }
        set {
            gtk_box_layout_set_baseline_position(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_box_layout_get_homogeneous`, `gtk_box_layout_set_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BoxLayout.homogeneous.html)
    @_alwaysEmitIntoClient
    public var homogeneous: Bool {
        get {
            gtk_box_layout_get_homogeneous(opaquePointer) != 0
        }
        set {
            gtk_box_layout_set_homogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_box_layout_get_spacing`, `gtk_box_layout_set_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BoxLayout.spacing.html)
    @_alwaysEmitIntoClient
    public var spacing: Int {
        get {
            Int(gtk_box_layout_get_spacing(opaquePointer))
        }
        set {
            gtk_box_layout_set_spacing(opaquePointer, cInteger(newValue))
        }
    }
}

/// Source: `GtkBuildable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.Buildable.html)
public protocol Buildable: Object {}

extension Buildable {
    /// Source: `gtk_buildable_get_buildable_id`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Buildable.get_buildable_id.html)
    @_alwaysEmitIntoClient
    public var buildableId: String? {
        String.optional(copying: gtk_buildable_get_buildable_id(opaquePointer))
    }
}

/// An object of a private C class that implements ``Buildable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyBuildable: Object, Buildable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkBuilder`.
/// [Reference](https://docs.gtk.org/gtk4/class.Builder.html)
open class Builder: Object {
    /// Source: `gtk_builder_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Builder.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_builder_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Builder {
    /// Source: `gtk_builder_get_current_object`, `gtk_builder_set_current_object`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Builder.current-object.html)
    @_alwaysEmitIntoClient
    public var currentObject: Object? {
        get {
            Object.wrapping(gtk_builder_get_current_object(opaquePointer))
        }
        set {
            gtk_builder_set_current_object(opaquePointer, newValue?.pointer())
        }
    }

    /// Source: `gtk_builder_get_scope`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Builder.scope.html)
    @_alwaysEmitIntoClient
    public var scope: any BuilderScope {
        wrappingInterface(required: gtk_builder_get_scope(opaquePointer))
    }

    /// Source: `gtk_builder_get_translation_domain`, `gtk_builder_set_translation_domain`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Builder.translation-domain.html)
    @_alwaysEmitIntoClient
    public var translationDomain: String? {
        get {
            String.optional(copying: gtk_builder_get_translation_domain(opaquePointer))
        }
        set {
            gtk_builder_set_translation_domain(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_builder_get_objects`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.get_objects.html)
    @_alwaysEmitIntoClient
    public var objects: [Object] {
        cElements(of: gtk_builder_get_objects(opaquePointer), transfer: .container) { Object.wrapping(required: $0) }
    }

    /// Source: `gtk_builder_add_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_from_file.html)
    @_alwaysEmitIntoClient
    public func addFromFile(_ filename: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_builder_add_from_file(opaquePointer, cText(filename), error)
        }
    }

    /// Source: `gtk_builder_add_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_from_resource.html)
    @_alwaysEmitIntoClient
    public func addFromResource(_ resourcePath: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_builder_add_from_resource(opaquePointer, cText(resourcePath), error)
        }
    }

    /// Source: `gtk_builder_add_from_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_from_string.html)
    @_alwaysEmitIntoClient
    public func addFromString(_ buffer: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_builder_add_from_string(opaquePointer, cText(buffer), -1, error)
        }
    }

    /// Source: `gtk_builder_add_objects_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_file.html)
    @_alwaysEmitIntoClient
    public func addObjectsFromFile(_ filename: String, objectIds: [String]) throws(GLibError) {
        _ = try GLibError.check { error in
            withStringArray(objectIds) { objectIdsArray in
                gtk_builder_add_objects_from_file(
                    opaquePointer,
                    cText(filename),
                    UnsafeMutableRawPointer(objectIdsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    error
                )
            }
        }
    }

    /// Source: `gtk_builder_add_objects_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_resource.html)
    @_alwaysEmitIntoClient
    public func addObjectsFromResource(_ resourcePath: String, objectIds: [String]) throws(GLibError) {
        _ = try GLibError.check { error in
            withStringArray(objectIds) { objectIdsArray in
                gtk_builder_add_objects_from_resource(
                    opaquePointer,
                    cText(resourcePath),
                    UnsafeMutableRawPointer(objectIdsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    error
                )
            }
        }
    }

    /// Source: `gtk_builder_add_objects_from_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.add_objects_from_string.html)
    @_alwaysEmitIntoClient
    public func addObjectsFromString(_ buffer: String, objectIds: [String]) throws(GLibError) {
        _ = try GLibError.check { error in
            withStringArray(objectIds) { objectIdsArray in
                gtk_builder_add_objects_from_string(
                    opaquePointer,
                    cText(buffer),
                    -1,
                    UnsafeMutableRawPointer(objectIdsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self),
                    error
                )
            }
        }
    }

    /// Source: `gtk_builder_expose_object`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.expose_object.html)
    @_alwaysEmitIntoClient
    public func exposeObject(_ name: String, object: Object) {
        gtk_builder_expose_object(opaquePointer, cText(name), object.pointer())
    }

    /// Source: `gtk_builder_extend_with_template`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.extend_with_template.html)
    @_alwaysEmitIntoClient
    public func extendWithTemplate(_ object: Object, templateType: GType, buffer: String) throws(GLibError) {
        _ = try GLibError.check { error in
            gtk_builder_extend_with_template(
                opaquePointer,
                object.pointer(),
                templateType.rawValue,
                cText(buffer),
                -1,
                error
            )
        }
    }

    /// Source: `gtk_builder_get_type_from_name`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.get_type_from_name.html)
    @_alwaysEmitIntoClient
    public func typeFromName(_ typeName: String) -> GType {
        GType(rawValue: gtk_builder_get_type_from_name(opaquePointer, cText(typeName)))
    }

    /// Source: `gtk_builder_set_scope`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.set_scope.html)
    @_alwaysEmitIntoClient
    public func setScope(_ scope: (any BuilderScope)?) {
        gtk_builder_set_scope(opaquePointer, scope?.opaquePointer)
    }

    /// Source: `gtk_builder_value_from_string_type`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Builder.value_from_string_type.html)
    @_alwaysEmitIntoClient
    public func valueFromStringType(_ type: GType, string: String) throws(GLibError) -> Value {
        var value = GValue()
        _ = try GLibError.check { error in
            gtk_builder_value_from_string_type(opaquePointer, type.rawValue, cText(string), &value, error)
        }
        return Value(taking: value)
    }
}

/// Source: `GtkBuilderCScope`.
/// [Reference](https://docs.gtk.org/gtk4/class.BuilderCScope.html)
open class BuilderCScope: Object, BuilderScope {
    /// Source: `gtk_builder_cscope_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BuilderCScope.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_builder_cscope_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension BuilderCScope {
    @_alwaysEmitIntoClient
    var builderCScopePointer: UnsafeMutablePointer<GtkBuilderCScope> { pointer() }
}

/// Source: `GtkBuilderClosureFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.BuilderClosureFlags.html)
nonisolated public struct BuilderClosureFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_BUILDER_CLOSURE_SWAPPED`.
    @_alwaysEmitIntoClient
    public static var swapped: BuilderClosureFlags { BuilderClosureFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GtkBuilderClosureFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkBuilderClosureFlags { GtkBuilderClosureFlags(rawValue: rawValue) }
}

extension BuilderClosureFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_builder_closure_flags_get_type()) }
}

/// Source: `GtkBuilderError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.BuilderError.html)
nonisolated public enum BuilderError: Enumeration {
    /// Source: `GTK_BUILDER_ERROR_INVALID_TYPE_FUNCTION`.
    case invalidTypeFunction
    /// Source: `GTK_BUILDER_ERROR_UNHANDLED_TAG`.
    case unhandledTag
    /// Source: `GTK_BUILDER_ERROR_MISSING_ATTRIBUTE`.
    case missingAttribute
    /// Source: `GTK_BUILDER_ERROR_INVALID_ATTRIBUTE`.
    case invalidAttribute
    /// Source: `GTK_BUILDER_ERROR_INVALID_TAG`.
    case invalidTag
    /// Source: `GTK_BUILDER_ERROR_MISSING_PROPERTY_VALUE`.
    case missingPropertyValue
    /// Source: `GTK_BUILDER_ERROR_INVALID_VALUE`.
    case invalidValue
    /// Source: `GTK_BUILDER_ERROR_VERSION_MISMATCH`.
    case versionMismatch
    /// Source: `GTK_BUILDER_ERROR_DUPLICATE_ID`.
    case duplicateId
    /// Source: `GTK_BUILDER_ERROR_OBJECT_TYPE_REFUSED`.
    case objectTypeRefused
    /// Source: `GTK_BUILDER_ERROR_TEMPLATE_MISMATCH`.
    case templateMismatch
    /// Source: `GTK_BUILDER_ERROR_INVALID_PROPERTY`.
    case invalidProperty
    /// Source: `GTK_BUILDER_ERROR_INVALID_SIGNAL`.
    case invalidSignal
    /// Source: `GTK_BUILDER_ERROR_INVALID_ID`.
    case invalidId
    /// Source: `GTK_BUILDER_ERROR_INVALID_FUNCTION`.
    case invalidFunction
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [BuilderError] = [
        .invalidTypeFunction,
        .unhandledTag,
        .missingAttribute,
        .invalidAttribute,
        .invalidTag,
        .missingPropertyValue,
        .invalidValue,
        .versionMismatch,
        .duplicateId,
        .objectTypeRefused,
        .templateMismatch,
        .invalidProperty,
        .invalidSignal,
        .invalidId,
        .invalidFunction,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalidTypeFunction
        case 1: self = .unhandledTag
        case 2: self = .missingAttribute
        case 3: self = .invalidAttribute
        case 4: self = .invalidTag
        case 5: self = .missingPropertyValue
        case 6: self = .invalidValue
        case 7: self = .versionMismatch
        case 8: self = .duplicateId
        case 9: self = .objectTypeRefused
        case 10: self = .templateMismatch
        case 11: self = .invalidProperty
        case 12: self = .invalidSignal
        case 13: self = .invalidId
        case 14: self = .invalidFunction
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .invalidTypeFunction: 0
        case .unhandledTag: 1
        case .missingAttribute: 2
        case .invalidAttribute: 3
        case .invalidTag: 4
        case .missingPropertyValue: 5
        case .invalidValue: 6
        case .versionMismatch: 7
        case .duplicateId: 8
        case .objectTypeRefused: 9
        case .templateMismatch: 10
        case .invalidProperty: 11
        case .invalidSignal: 12
        case .invalidId: 13
        case .invalidFunction: 14
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkBuilderError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkBuilderError { GtkBuilderError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension BuilderError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_builder_error_get_type()) }
}

/// Source: `GtkBuilderListItemFactory`.
/// [Reference](https://docs.gtk.org/gtk4/class.BuilderListItemFactory.html)
open class BuilderListItemFactory: ListItemFactory {
    /// Source: `gtk_builder_list_item_factory_new_from_bytes`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BuilderListItemFactory.new_from_bytes.html)
    @_alwaysEmitIntoClient
    public init(scope: (any BuilderScope)?, bytes: Bytes) {
        super.init(
            instance: CInstance(
                gtk_builder_list_item_factory_new_from_bytes(scope?.opaquePointer, bytes.opaquePointer)
            ),
            transfer: .full
        )
    }

    /// Source: `gtk_builder_list_item_factory_new_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.BuilderListItemFactory.new_from_resource.html)
    @_alwaysEmitIntoClient
    public init(scope: (any BuilderScope)?, resourcePath: String) {
        super.init(
            instance: CInstance(
                gtk_builder_list_item_factory_new_from_resource(scope?.opaquePointer, cText(resourcePath))
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

extension BuilderListItemFactory {
    /// Source: `gtk_builder_list_item_factory_get_bytes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.bytes.html)
    @_alwaysEmitIntoClient
    public var bytes: Bytes {
        Bytes.wrapping(required: gtk_builder_list_item_factory_get_bytes(opaquePointer))
    }

    /// Source: `gtk_builder_list_item_factory_get_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.resource.html)
    @_alwaysEmitIntoClient
    public var resource: String? {
        String.optional(copying: gtk_builder_list_item_factory_get_resource(opaquePointer))
    }

    /// Source: `gtk_builder_list_item_factory_get_scope`.
    /// [Reference](https://docs.gtk.org/gtk4/property.BuilderListItemFactory.scope.html)
    @_alwaysEmitIntoClient
    public var scope: (any BuilderScope)? {
        wrappingInterface(gtk_builder_list_item_factory_get_scope(opaquePointer))
    }
}

/// Source: `GtkBuilderScope`.
/// [Reference](https://docs.gtk.org/gtk4/iface.BuilderScope.html)
public protocol BuilderScope: Object {}

/// An object of a private C class that implements ``BuilderScope``.
///
/// The functions of the C interface are static members of this class.
public final class AnyBuilderScope: Object, BuilderScope {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.Button.html)
open class Button: Widget, Actionable {
    /// Source: `gtk_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Button.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_button_new()))
    }

    /// Source: `gtk_button_new_from_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Button.new_from_icon_name.html)
    @_alwaysEmitIntoClient
    public init(iconName: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_button_new_from_icon_name(cText(ifAny: iconName))))
    }

    /// Source: `gtk_button_new_with_label`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Button.new_with_label.html)
    @_alwaysEmitIntoClient
    public init(_ label: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_button_new_with_label(cText(label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Button {
    @_alwaysEmitIntoClient
    var buttonPointer: UnsafeMutablePointer<GtkButton> { pointer() }

    /// Source: `gtk_button_get_child`, `gtk_button_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Button.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_button_get_child(buttonPointer))
        }
        set {
            gtk_button_set_child(buttonPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_button_get_has_frame`, `gtk_button_set_has_frame`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Button.has-frame.html)
    @_alwaysEmitIntoClient
    public var hasFrame: Bool {
        get {
            gtk_button_get_has_frame(buttonPointer) != 0
        }
        set {
            gtk_button_set_has_frame(buttonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_button_get_icon_name`, `gtk_button_set_icon_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Button.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String {
        get {
            String.optional(copying: gtk_button_get_icon_name(buttonPointer)) ?? ""
        }
        set {
            gtk_button_set_icon_name(buttonPointer, cText(newValue))
        }
    }

    /// Source: `gtk_button_get_label`, `gtk_button_set_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Button.label.html)
    @_alwaysEmitIntoClient
    public var label: String? {
        get {
            String.optional(copying: gtk_button_get_label(buttonPointer))
        }
        set {
            gtk_button_set_label(buttonPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_button_get_use_underline`, `gtk_button_set_use_underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Button.use-underline.html)
    @_alwaysEmitIntoClient
    public var useUnderline: Bool {
        get {
            gtk_button_get_use_underline(buttonPointer) != 0
        }
        set {
            gtk_button_set_use_underline(buttonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkButton::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Button.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkButton::clicked`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Button.clicked.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClicked(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("clicked", after: after, handler)
    }
}

/// Source: `GtkButtonsType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ButtonsType.html)
nonisolated public enum ButtonsType: Enumeration {
    /// Source: `GTK_BUTTONS_NONE`.
    case none
    /// Source: `GTK_BUTTONS_OK`.
    case ok
    /// Source: `GTK_BUTTONS_CLOSE`.
    case close
    /// Source: `GTK_BUTTONS_CANCEL`.
    case cancel
    /// Source: `GTK_BUTTONS_YES_NO`.
    case yesNo
    /// Source: `GTK_BUTTONS_OK_CANCEL`.
    case okCancel
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ButtonsType] = [
        .none,
        .ok,
        .close,
        .cancel,
        .yesNo,
        .okCancel,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ok
        case 2: self = .close
        case 3: self = .cancel
        case 4: self = .yesNo
        case 5: self = .okCancel
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ok: 1
        case .close: 2
        case .cancel: 3
        case .yesNo: 4
        case .okCancel: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkButtonsType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkButtonsType { GtkButtonsType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ButtonsType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_buttons_type_get_type()) }
}
