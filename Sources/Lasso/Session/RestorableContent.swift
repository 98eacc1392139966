/// Something that a controller shows and that comes back with its window, such as a document. The controller keeps it
/// alive, and announces `contentDidChange` after ``sessionRecord`` has changed.
@MainActor
protocol RestorableContent: AnyObject {
    /// The text by which it comes back; `nil` if there is nothing that could.
    var sessionRecord: String? { get }

    /// Whether nothing is in it, or on its way into it.
    var isUnused: Bool { get }

    /// Returns whether a text is that of a content of this kind.
    func canRestore(from record: String) -> Bool

    /// Begins to restore the contents that a text describes.
    func restore(from record: String)
}
