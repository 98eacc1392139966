/// The accelerators of a command: none, one, or several.
///
/// A literal is enough: `"<Control>z"`, or `["<Control>y", "<Control><Shift>z"]`.
public struct CommandAccelerators: Hashable, Sendable {
    /// The accelerators, without repetitions. Menus show the first one.
    public let all: [CommandAccelerator]

    /// Creates a list of accelerators.
    ///
    /// - Parameter accelerators: The accelerators, the one that menus show first.
    public init(_ accelerators: some Sequence<CommandAccelerator>) {
        var known: Set<CommandAccelerator> = []
        all = accelerators.filter { known.insert($0).inserted }
    }
}

extension CommandAccelerators: ExpressibleByStringLiteral {
    /// Creates a list of one accelerator.
    ///
    /// - Parameter literal: The accelerator in GTK's notation.
    /// - Precondition: The text has the form of an accelerator.
    public init(stringLiteral literal: String) { self.init([CommandAccelerator(stringLiteral: literal)]) }
}

extension CommandAccelerators: ExpressibleByArrayLiteral {
    /// Creates a list of accelerators.
    ///
    /// - Parameter accelerators: The accelerators, the one that menus show first.
    public init(arrayLiteral accelerators: CommandAccelerator...) { self.init(accelerators) }
}
