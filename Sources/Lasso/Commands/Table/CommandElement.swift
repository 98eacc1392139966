/// An element of a table of commands: a ``Command``, a ``Toggle``, a ``Choice``, a ``Submenu``, or a ``Section``.
///
/// Only the library's types conform to it.
public protocol CommandElement<State, Action> {
    /// The state of the store that performs the commands.
    associatedtype State
    /// The actions of that store.
    associatedtype Action

    /// The element, as a table keeps it.
    var node: CommandNode<State, Action> { get }
}
