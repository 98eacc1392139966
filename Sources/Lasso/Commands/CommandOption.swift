/// One of the options of a ``Choice``.
public struct CommandOption: Identifiable, Hashable, Sendable {
    /// The identifier, which stays the same while the command exists.
    ///
    /// It is the value's raw value if that is a text, and otherwise the value's description, such as the name of the
    /// case of an enumeration.
    public let id: String
    /// The title that the user sees.
    public let title: String

    package init(id: String, title: String) { (self.id, self.title) = (id, title) }
}
