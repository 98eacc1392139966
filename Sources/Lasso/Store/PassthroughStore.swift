/// A store that emits each action as an output, for a screen without logic of its own.
///
/// Source: Lasso's `PassthroughStore`.
open class PassthroughStore<Module: StoreModule>: LassoStore<Module> where Module.Action == Module.Output {
    /// Emits the action.
    open override func handleAction(_ action: Action) { dispatchOutput(action) }
}

/// The module of a screen whose store emits each action as an output.
///
/// ```swift
/// enum WelcomeModule: PassthroughScreenModule {
///     enum Action: Equatable { case didTapContinue }
///     typealias Output = Action
///
///     static func createScreen(with store: PassthroughStore<WelcomeModule>) -> Screen {
///         Screen(store, WelcomeViewController(store.asViewStore()))
///     }
/// }
/// ```
///
/// Source: Lasso's `PassthroughScreenModule`.
public protocol PassthroughScreenModule: ScreenModule
where Output == Action, ConcreteStore == PassthroughStore<Self> {}
