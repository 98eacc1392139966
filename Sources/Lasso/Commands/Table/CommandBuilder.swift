/// Makes a table of commands from the elements in braces.
///
/// Every element is for the same state and actions, so that `.didTapNew` and `\.canUndo` need no type. `if`, `if let`,
/// `switch`, and `for` can be used among the elements.
@resultBuilder
public enum CommandBuilder<State, Action> {
    /// Adds an element.
    public static func buildExpression(
        _ element: some CommandElement<State, Action>
    ) -> [CommandNode<State, Action>] {
        [element.node]
    }

    // Inlinable, because the runtime searches all conformances of the program for `flatMap` in generic code.

    /// Adds all elements of a block.
    @inlinable
    public static func buildBlock(_ nodes: [CommandNode<State, Action>]...) -> [CommandNode<State, Action>] {
        nodes.flatMap { $0 }
    }

    /// Adds the elements of an `if` whose condition is met.
    public static func buildOptional(_ nodes: [CommandNode<State, Action>]?) -> [CommandNode<State, Action>] {
        nodes ?? []
    }

    /// Adds the elements of the first branch.
    public static func buildEither(first nodes: [CommandNode<State, Action>]) -> [CommandNode<State, Action>] { nodes }

    /// Adds the elements of the second branch.
    public static func buildEither(second nodes: [CommandNode<State, Action>]) -> [CommandNode<State, Action>] {
        nodes
    }

    /// Adds the elements of a loop.
    @inlinable
    public static func buildArray(_ nodes: [[CommandNode<State, Action>]]) -> [CommandNode<State, Action>] {
        nodes.flatMap { $0 }
    }

    /// Adds the elements of an `if #available`.
    public static func buildLimitedAvailability(
        _ nodes: [CommandNode<State, Action>]
    ) -> [CommandNode<State, Action>] { nodes }
}
