import CGtk

/// A list model whose items and selection a Swift subclass determines when GTK asks for them.
///
/// Subclasses override ``count``, ``object(at:)``, and, if items can be selected, ``hasSelected(_:)`` and
/// ``select(_:unselect:)``. If that is one item at a time, they also override ``selectsRanges``. They report changes by
/// ``reportChange(at:removed:added:)`` and ``reportSelectionChange(at:count:)``.
///
/// Source: the interfaces `GListModel` and `GtkSelectionModel`.
@MainActor
open class CustomSelectionModel: Object, SelectionModel {
    /// Creates a model.
    public init() {
        super.init(
            instance: CInstance(g_object_new_with_properties(customSelectionModelType, 0, nil, nil)),
            transfer: .full
        )
    }

    nonisolated deinit {}

    // MARK: Overridden

    /// The number of items.
    open var count: Int { 0 }

    /// Returns the object of the item at a position.
    ///
    /// An item must have the same object for as long as GTK refers to it.
    ///
    /// - Parameter position: The position, which is less than ``count``.
    open func object(at position: Int) -> Object {
        preconditionFailure("CustomSelectionModel.object(at:) must be overridden.")
    }

    /// Returns whether the item at a position is selected.
    ///
    /// - Parameter position: The position, which is less than ``count``.
    open func hasSelected(_ position: Int) -> Bool { false }

    /// Returns the positions of the selected items within a range.
    ///
    /// - Parameter range: The range of positions.
    open func selectedPositions(in range: Range<Int>) -> [Int] { range.filter(hasSelected) }

    /// Whether ranges of items can be selected and unselected. If not, GTK selects only the item at the end of a range.
    ///
    /// Source: `gtk_selection_model_select_range`, which returns false for `GtkSingleSelection`.
    open var selectsRanges: Bool { true }

    /// Carries out what the user selects.
    ///
    /// - Parameters:
    ///   - selected: The positions of the items to select.
    ///   - unselected: The positions of the items to unselect.
    /// - Returns: Whether the model supports it.
    open func select(_ selected: some Sequence<Int>, unselect unselected: Unselected) -> Bool { false }

    /// The items that the user unselects.
    public enum Unselected {
        /// No items.
        case none
        /// The items at these positions.
        case items([Int])
        /// All items that are not selected in the same step.
        case allOthers
    }

    /// Returns the positions of the items in the same section as an item. GTK 4.12 and later show sections.
    ///
    /// - Parameter position: The position of the item, which is less than ``count``.
    ///
    /// Source: `GtkSectionModelInterface.get_section`.
    open func section(at position: Int) -> Range<Int> { 0..<count }

    // MARK: Reports

    /// Tells GTK that items were replaced. The model already has the new ones.
    ///
    /// - Parameters:
    ///   - position: The position of the first item.
    ///   - removed: The number of items that were removed.
    ///   - added: The number of items that were added.
    ///
    /// Source: `g_list_model_items_changed`.
    public final func reportChange(at position: Int, removed: Int, added: Int) {
        g_list_model_items_changed(opaquePointer, guint(position), guint(removed), guint(added))
    }

    /// Tells GTK that the selection of items changed.
    ///
    /// - Parameters:
    ///   - position: The position of the first item.
    ///   - count: The number of items.
    ///
    /// Source: `gtk_selection_model_selection_changed`.
    public final func reportSelectionChange(at position: Int, count: Int) {
        gtk_selection_model_selection_changed(opaquePointer, guint(position), guint(count))
    }

    /// Tells GTK that items belong to other sections than before. Before GTK 4.12, it does nothing.
    ///
    /// - Parameters:
    ///   - position: The position of the first item.
    ///   - count: The number of items.
    ///
    /// Source: `gtk_section_model_sections_changed`.
    public final func reportSectionsChange(at position: Int, count: Int) {
        typealias Report = @convention(c) (OpaquePointer, guint, guint) -> Void
        guard let report: Report = NewerGtk.function("gtk_section_model_sections_changed") else { return }
        report(opaquePointer, guint(position), guint(count))
    }

    fileprivate final func makeBitset(of range: Range<Int>) -> OpaquePointer? {
        let bitset = gtk_bitset_new_empty()
        for position in selectedPositions(in: range) { gtk_bitset_add(bitset, guint(position)) }
        return bitset
    }
}

/// The GObject type of all custom selection models.
private let customSelectionModelType: gulong = {
    var information = GTypeInfo()
    information.class_size = UInt16(MemoryLayout<GObjectClass>.size)
    information.instance_size = UInt16(MemoryLayout<GObject>.size)
    let type = g_type_register_static(
        GType.object.rawValue,
        "LassoGtkCustomSelectionModel",
        &information,
        GTypeFlags(rawValue: 0)
    )
    var list = GInterfaceInfo(interface_init: initializeListModel, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, g_list_model_get_type(), &list)
    var selection = GInterfaceInfo(interface_init: initializeSelection, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_selection_model_get_type(), &selection)
    if let sectionModelType: @convention(c) () -> GType.RawValue = NewerGtk.function("gtk_section_model_get_type") {
        var sections = GInterfaceInfo(interface_init: initializeSections, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, sectionModelType(), &sections)
    }
    return type
}()

nonisolated private let initializeListModel: GInterfaceInitFunc = { interface, _ in
    guard let interface = interface?.assumingMemoryBound(to: GListModelInterface.self) else { return }
    interface.pointee.get_item_type = { _ in GType.object.rawValue }
    interface.pointee.get_n_items = { model in withModel(model) { guint($0.count) } }
    interface.pointee.get_item = { model, position in
        withModel(model) { model in
            position < model.count ? model.object(at: Int(position)).retainedRawPointer : nil
        }
    }
}

nonisolated private let initializeSelection: GInterfaceInitFunc = { interface, _ in
    guard let interface = interface?.assumingMemoryBound(to: GtkSelectionModelInterface.self) else { return }
    interface.pointee.is_selected = { model, position in
        withModel(model) { gboolean($0.hasSelectedItem(position)) }
    }
    interface.pointee.get_selection_in_range = { model, position, count in
        withModel(model) { $0.makeBitset(of: $0.range(position, count: count)) }
    }
    interface.pointee.select_item = { model, position, unselectsRest in
        withModel(model) { $0.selectItems(position, count: 1, unselectsRest: unselectsRest != 0) }
    }
    interface.pointee.unselect_item = { model, position in
        withModel(model) { $0.unselectItems(position, count: 1) }
    }
    interface.pointee.select_range = { model, position, count, unselectsRest in
        withModel(model) { model in
            model.selectsRanges ? model.selectItems(position, count: count, unselectsRest: unselectsRest != 0) : 0
        }
    }
    interface.pointee.unselect_range = { model, position, count in
        withModel(model) { $0.selectsRanges ? $0.unselectItems(position, count: count) : 0 }
    }
    interface.pointee.select_all = { model in
        withModel(model) { gboolean($0.selectsRanges && $0.select(0..<$0.count, unselect: .none)) }
    }
    interface.pointee.unselect_all = { model in withModel(model) { gboolean($0.select([], unselect: .allOthers)) } }
    interface.pointee.set_selection = { model, selected, mask in
        let (selected, masked) = (positions(in: selected), positions(in: mask))
        let chosen = Set(selected)
        let unselected = masked.filter { !chosen.contains($0) }
        let kept = Set(masked)
        return withModel(model) { model in
            let selected = selected.filter { kept.contains($0) && $0 < model.count }
            return gboolean(model.select(selected, unselect: .items(unselected.filter { $0 < model.count })))
        }
    }
}

/// The interface `GtkSectionModel` of GTK 4.12 and later.
private struct SectionModelInterface {
    typealias GetSection =
        @convention(c) (OpaquePointer?, guint, UnsafeMutablePointer<guint>?, UnsafeMutablePointer<guint>?) -> Void

    var parent: GTypeInterface
    var getSection: GetSection?
}

nonisolated private let initializeSections: GInterfaceInitFunc = { interface, _ in
    interface?.assumingMemoryBound(to: SectionModelInterface.self).pointee.getSection = { model, position, start, end in
        let range = withModel(model) { model in
            position < model.count ? model.section(at: Int(position)) : model.count..<Int(guint.max)
        }
        start?.pointee = guint(range.lowerBound)
        end?.pointee = guint(range.upperBound)
    }
}

extension CustomSelectionModel {
    fileprivate func hasSelectedItem(_ position: guint) -> Bool { position < count && hasSelected(Int(position)) }

    /// Returns the part of a range that has items. A caller may pass any range.
    fileprivate func range(_ position: guint, count: guint) -> Range<Int> {
        let start = min(Int(position), self.count)
        return start..<min(start + Int(count), self.count)
    }

    fileprivate func selectItems(_ position: guint, count: guint, unselectsRest: Bool) -> gboolean {
        gboolean(select(range(position, count: count), unselect: unselectsRest ? .allOthers : .none))
    }

    fileprivate func unselectItems(_ position: guint, count: guint) -> gboolean {
        gboolean(select([], unselect: .items(Array(range(position, count: count)))))
    }
}

nonisolated private func gboolean(_ condition: Bool) -> gboolean { condition ? 1 : 0 }

/// Calls a closure with the wrapper of a model, which lives as long as the model.
nonisolated private func withModel<Result>(
    _ model: OpaquePointer?,
    _ body: @MainActor (CustomSelectionModel) -> Result
) -> Result {
    onMainActor(model) { pointer in
        guard let pointer else { preconditionFailure("GTK called a list model without passing it.") }
        guard let model = Object.wrapper(for: CInstance(pointer)) as? CustomSelectionModel else {
            preconditionFailure("GTK called a list model that has lost its wrapper.")
        }
        return body(model)
    }
}

nonisolated private func positions(in bitset: OpaquePointer?) -> [Int] {
    var iterator = GtkBitsetIter()
    var position: guint = 0
    var positions: [Int] = []
    guard gtk_bitset_iter_init_first(&iterator, bitset, &position) != 0 else { return [] }
    repeat { positions.append(Int(position)) } while gtk_bitset_iter_next(&iterator, &position) != 0
    return positions
}
