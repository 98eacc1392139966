import CGtk

/// A text that is shown.
///
/// Source: `GtkLabel`.
open class Label: Widget {
    /// - Parameter text: The text to show.
    ///
    /// Source: `gtk_label_new`.
    public init(_ text: String = "") {
        super.init(instance: gtk_label_new(text))
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// The text.
    ///
    /// Source: `gtk_label_get_label`, `gtk_label_set_label`.
    public var label: String {
        get { String(cString: gtk_label_get_label(opaquePointer)) }
        set { gtk_label_set_label(opaquePointer, newValue) }
    }

    /// Whether the text goes on in a new line where there is no more room.
    ///
    /// Source: `gtk_label_get_wrap`, `gtk_label_set_wrap`.
    public var wrap: Bool {
        get { gtk_label_get_wrap(opaquePointer) != 0 }
        set { gtk_label_set_wrap(opaquePointer, newValue ? 1 : 0) }
    }

    /// The width that is preferred at the most, in characters; -1 sets no limit.
    ///
    /// Source: `gtk_label_get_max_width_chars`, `gtk_label_set_max_width_chars`.
    public var maxWidthChars: Int32 {
        get { gtk_label_get_max_width_chars(opaquePointer) }
        set { gtk_label_set_max_width_chars(opaquePointer, newValue) }
    }

    /// Where a line breaks.
    ///
    /// Source: `gtk_label_get_wrap_mode`, `gtk_label_set_wrap_mode`.
    public var wrapMode: WrapMode {
        get { WrapMode(gtk_label_get_wrap_mode(opaquePointer)) }
        set { gtk_label_set_wrap_mode(opaquePointer, newValue.cValue) }
    }

    /// How lines stand to each other.
    ///
    /// Source: `gtk_label_get_justify`, `gtk_label_set_justify`.
    public var justify: Justification {
        get { Justification(gtk_label_get_justify(opaquePointer)) }
        set { gtk_label_set_justify(opaquePointer, newValue.cValue) }
    }

    /// Where the text stands in its room: 0 is where a line begins, 1 is where it ends.
    ///
    /// Source: `gtk_label_get_xalign`, `gtk_label_set_xalign`.
    public var xalign: Float {
        get { gtk_label_get_xalign(opaquePointer) }
        set { gtk_label_set_xalign(opaquePointer, newValue) }
    }
}
