// Compiled with: -parse-as-library -default-isolation MainActor

@testable import LassoGtk

// CONTRIBUTING.md: import LassoGtk

enum CounterModule: ScreenModule {
    enum Action: Equatable { case didTapIncrement }

    static func createScreen(with store: PassthroughStore<CounterModule>) -> Screen { Screen(store, Label("")) }
}

extension CounterModule: PassthroughScreenModule {
    typealias Output = Action
}

// CONTRIBUTING.md: extension ListBoxRow: ControlActionBindable {

// CONTRIBUTING.md: extension Video: ValueBindable {

// CONTRIBUTING.md: @MainActor
