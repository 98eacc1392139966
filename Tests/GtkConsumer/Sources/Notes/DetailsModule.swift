import LassoGtk

/// What is known about a text.
package enum DetailsModule: ScreenModule {
    package struct State: Equatable {
        package var text = ""
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: LassoStore<DetailsModule>) -> Screen {
        Screen(store, DetailsViewController(store.asViewStore()))
    }
}

package final class DetailsViewController: ViewController, LassoView {
    package let store: DetailsModule.ViewStore

    init(_ store: DetailsModule.ViewStore) {
        self.store = store
        super.init()
        title = "Details"
    }

    override package func loadView() -> Widget {
        let length = Label()
        length.bind(\.label, to: store, \.text) { "\($0.count) characters" }
        return length
    }
}
