import Lasso

/// Something that an exploration of a flow tries: actions of the screens of a module, commands, or files to choose.
///
/// ```swift
/// Inputs(LoginScreenModule.self) { [.didUpdateUsername("ann"), .didTapLogin] }
/// Inputs(CommandsOnScreen.self)
/// ```
///
/// Steps that need no inputs are always tried: the actions of a `SampledModule` without inputs of its own, actions that
/// are `CaseIterable`, ways back and out, tabs, answers to questions, the buttons of toasts and banners, ``Outcomes``,
/// and the passing of time.
@MainActor
public struct Inputs {
    /// The note of whether they are used; `nil` for those that need no screen.
    let use: InputsUse?
    /// The steps that are possible in a window of a walk. The window has no question in front.
    let steps: @MainActor (WalkWindow) -> [WalkStep]
    /// The module that has inputs of its own, so that its sample actions aren't tried.
    let module: ObjectIdentifier?
    /// The paths of files that are chosen when a question asks for one.
    let paths: [String]

    /// The links that are followed from the start.
    let links: [NavigationPath]
    /// The commands that aren't tried; `nil` if no commands are.
    let leftOut: LeftOutCommands?

    private init(
        module: ObjectIdentifier? = nil,
        paths: [String] = [],
        links: [NavigationPath] = [],
        leftOut: LeftOutCommands? = nil,
        use: InputsUse? = nil,
        steps: @escaping @MainActor (WalkWindow) -> [WalkStep] = { _ in [] }
    ) {
        (self.module, self.paths, self.links, self.leftOut) = (module, paths, links, leftOut)
        (self.use, self.steps) = (use, steps)
    }

    /// Creates the actions of a module, which are tried wherever a screen of the module is in front. If none is in
    /// front anywhere, that is reported on standard error.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - actions: A closure that returns the actions.
    public init<Module: StoreModule>(_ module: Module.Type, _ actions: @escaping () -> [Module.Action]) {
        self.init(module) { _ in actions() }
    }

    /// Creates the actions of a module, which depend on the state, and are tried wherever a screen of the module is in
    /// front.
    ///
    /// ```swift
    /// Inputs(TasksModule.self) { state in state.tasks.map { .didOpen($0.id) } }
    /// ```
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - actions: A closure that returns the actions that the user can send in a state.
    public init<Module: StoreModule>(_ module: Module.Type, _ actions: @escaping (Module.State) -> [Module.Action]) {
        let use = InputsUse(of: "a controller in front that keeps a store of \(TypeName.text(of: Module.self))")
        self.init(module: ObjectIdentifier(Module.self), use: use) { window in
            use.noting(window.stores(of: Module.self)).map(\.tracedState).enumerated().flatMap { number, state in
                (state as? Module.State).map(actions)?.map {
                    .action($0, to: Module.self, at: number, in: window.index)
                } ?? []
            }
        }
    }

    /// Creates the actions of a view, such as one that shows only a part of a store, which are tried wherever the view
    /// is in front.
    ///
    /// - Parameters:
    ///   - view: The class of the view.
    ///   - actions: A closure that returns the actions that the user can send in a state of the view.
    public init<View: Controller & LassoView>(
        _ view: View.Type,
        _ actions: @escaping (View.ViewState) -> [View.ViewAction]
    ) {
        let use = InputsUse(of: "a \(TypeName.text(of: View.self)) in front")
        self.init(use: use) { window in
            use.noting(window.views(View.self)).enumerated().flatMap { number, view in
                actions(view.state).map { .action($0, to: View.self, at: number, in: window.index) }
            }
        }
    }

    /// Creates the commands that are enabled at a place, with each option of a choice.
    ///
    /// ```swift
    /// Inputs(CommandsOnScreen.self, except: ["open-website", StandardCommand.quit.id])
    /// ```
    ///
    /// - Parameters:
    ///   - commands: ``CommandsOnScreen``.
    ///   - exceptions: The identifiers of commands that aren't tried, so that they are no way out either. One that no
    ///     command of an explored place has is reported on standard error, because it may be misspelled.
    public init(_ commands: CommandsOnScreen.Type, except exceptions: [String] = []) {
        let leftOut = LeftOutCommands(exceptions)
        self.init(leftOut: leftOut) { window in
            let tried = window.controller.availableCommands.all.filter { !leftOut.contains($0.id) && $0.isEnabled }
            return tried.flatMap { command -> [WalkStep] in
                guard case .choice(let options, let chosen) = command.kind else {
                    return [.command(command, in: window.index)]
                }
                return options.filter { $0.id != chosen }.map { .command(command, option: $0, in: window.index) }
            }
        }
    }

    /// Creates files that are chosen, one at a time, when a question asks for files or a folder.
    ///
    /// - Parameter paths: The paths, which need not exist.
    public init(choosing paths: String...) {
        self.init(paths: paths)
    }

    /// Creates links that are followed from the start. Where a link leads, the user has to be able to go without it,
    /// which is known only if the exploration has taken the steps from all places: none is as far away as its depth.
    ///
    /// - Parameter links: The paths, relative to the flow.
    public init(following links: NavigationPath...) {
        self.init(links: links)
    }
}

/// The commands that are enabled at a place of an exploration.
public enum CommandsOnScreen {}

/// A result builder that lists inputs.
@resultBuilder
@MainActor
public enum InputsBuilder {
    /// Returns an input as a list.
    public static func buildExpression(_ inputs: Inputs) -> [Inputs] { [inputs] }

    /// Returns inputs that several explorations share.
    public static func buildExpression(_ inputs: [Inputs]) -> [Inputs] { inputs }

    /// Returns the inputs.
    public static func buildBlock(_ inputs: [Inputs]...) -> [Inputs] { inputs.flatMap { $0 } }
}
