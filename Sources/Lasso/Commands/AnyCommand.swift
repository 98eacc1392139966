/// A command of a table, whose store is erased.
@MainActor
package final class AnyCommand {
    package let id: String
    package let accelerators: CommandAccelerators
    package let keywords: [String]
    package let isInMenus: Bool

    private let readContent: () -> CommandContent
    private let performOption: (String?) -> Bool
    private let addObserver: (@escaping @MainActor (CommandContent) -> Void) -> Observation

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - id: The identifier, which is valid.
    ///   - accelerators: The accelerators that the command has by default.
    ///   - keywords: Other words to find the command by.
    ///   - isInMenus: Whether menus show the command.
    ///   - content: A closure that returns the current content.
    ///   - perform: A closure that performs the command with the identifier of an option, or with `nil`, and returns
    ///     whether it did.
    ///   - observe: A closure that adds the observer that is passed to it, and calls it at once and after each change
    ///     of the content.
    init(
        id: String,
        accelerators: CommandAccelerators,
        keywords: [String],
        isInMenus: Bool,
        content: @escaping () -> CommandContent,
        perform: @escaping (String?) -> Bool,
        observe: @escaping (@escaping @MainActor (CommandContent) -> Void) -> Observation
    ) {
        (self.id, self.accelerators, self.keywords, self.isInMenus) = (id, accelerators, keywords, isInMenus)
        (readContent, performOption, addObserver) = (content, perform, observe)
    }

    // The values that the closures captured must be released on the main actor.
    isolated deinit {}

    /// Returns the same command with other default accelerators.
    func withAccelerators(_ accelerators: CommandAccelerators) -> AnyCommand {
        AnyCommand(
            id: id,
            accelerators: accelerators,
            keywords: keywords,
            isInMenus: isInMenus,
            content: readContent,
            perform: performOption,
            observe: addObserver
        )
    }

    package var content: CommandContent { readContent() }

    func perform(_ option: String?, in windows: ApplicationWindows, _ window: WindowController?) -> Bool {
        Run.turn(with: .command(id: id, option: option, windows, window)) { performOption(option) }
    }

    func observe(_ handler: @escaping @MainActor (CommandContent) -> Void) -> Observation { addObserver(handler) }
}
