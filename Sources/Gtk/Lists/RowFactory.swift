import CGtk

/// A row of a list, as its factory knows it.
///
/// It has no wrapper, because GTK binds hundreds of rows whenever the rows in front of them change.
///
/// Source: `GtkListItem`.
package struct ListRow: Hashable {
    fileprivate let pointer: OpaquePointer

    /// The position of the row's item.
    package var position: Int { Int(gtk_list_item_get_position(pointer)) }

    /// The object of the row's item.
    fileprivate var object: Object { Object.wrapper(for: CInstance(gtk_list_item_get_item(pointer))) }

    /// Shows a widget as the row's content.
    package func show(_ content: Widget?) { gtk_list_item_set_child(pointer, content?.widgetPointer) }
}

/// A header of a section, as its factory knows it, in GTK 4.12 and later.
///
/// Source: `GtkListHeader`.
package struct ListHeaderRow: Hashable {
    fileprivate let pointer: OpaquePointer

    /// The position of the first item of the section.
    package var start: Int { Self.getStart.map { Int($0(pointer)) } ?? 0 }

    /// Shows a widget as the header.
    package func show(_ content: Widget?) { Self.setChild?(pointer, content?.widgetPointer) }

    private typealias GetStart = @convention(c) (OpaquePointer) -> guint
    private typealias SetChild = @convention(c) (OpaquePointer, UnsafeMutablePointer<GtkWidget>?) -> Void
    private static let getStart: GetStart? = NewerGtk.function("gtk_list_header_get_start")
    private static let setChild: SetChild? = NewerGtk.function("gtk_list_header_set_child")
}

extension SignalListItemFactory {
    /// Creates a factory that calls closures for the headers of sections.
    ///
    /// - Parameters:
    ///   - bindHeader: A closure called when a header is to show its section.
    ///   - teardown: A closure called before a header is released.
    package convenience init(
        bindHeader: @escaping @MainActor (ListHeaderRow) -> Void,
        teardown: @escaping @MainActor (ListHeaderRow) -> Void
    ) {
        self.init(
            bind: { bindHeader(ListHeaderRow(pointer: $0.pointer)) },
            teardown: { teardown(ListHeaderRow(pointer: $0.pointer)) }
        )
    }

    /// Creates a factory that calls closures for the rows of a list.
    ///
    /// - Parameters:
    ///   - bindRow: A closure called when a row is to show the item at its position, if it shows another one now.
    ///   - teardownRow: A closure called before a row is released.
    package convenience init(
        bindRow: @escaping @MainActor (ListRow) -> Void,
        teardownRow: @escaping @MainActor (ListRow) -> Void
    ) {
        let shown = ShownObjects()
        self.init(
            bind: { row in
                let object = row.object
                guard shown.objects[row] !== object else { return }
                shown.objects[row] = object
                bindRow(row)
            },
            teardown: { row in
                shown.objects[row] = nil
                teardownRow(row)
            }
        )
    }

    private convenience init(
        bind: @escaping @MainActor (ListRow) -> Void,
        teardown: @escaping @MainActor (ListRow) -> Void
    ) {
        self.init()
        for (signal, closure) in [("bind", bind), ("teardown", teardown)] {
            let data = retainedClosure(closure)
            let callback = unsafeBitCast(callRowClosure, to: GCallback.self)
            let release: GClosureNotify = { data, _ in releaseClosure(data) }
            g_signal_connect_data(pointer(), signal, callback, data, release, GConnectFlags(rawValue: 0))
        }
    }
}

/// The objects that the rows of a list show, by which bindings that change nothing are recognized: GTK binds all rows
/// behind a change again.
///
/// They are kept alive. Otherwise, a new object could have the address of one that GTK has let go of since.
private final class ShownObjects {
    var objects: [ListRow: Object] = [:]
}

nonisolated private let callRowClosure:
    @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, row, data in
        onMainActor((row, data)) { row, data in
            guard let row else { preconditionFailure("GTK called the factory of a list without a row.") }
            cClosure(data, as: (@MainActor (ListRow) -> Void).self)(ListRow(pointer: row))
        }
    }
