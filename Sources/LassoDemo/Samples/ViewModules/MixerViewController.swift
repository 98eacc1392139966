import LassoGtk

final class MixerViewController: ViewController, LassoView {
    let store: MixerScreenModule.ViewStore

    init(_ store: MixerScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Mix a Color")
    }

    override func loadView() -> Widget {
        Form {
            SwatchView(store.asViewStore(for: SwatchModule.self) { .init(color: $0.color) })
            ChannelsView(
                store.asViewStore(for: ChannelsModule.self) {
                    .init(color: $0.color)
                } actionMap: { action in
                    switch action {
                    case .didChange(let channel, let value): .didChange(channel, value)
                    }
                }
            )
            CodeField(
                store.asViewStore(for: CodeModule.self) {
                    .init(code: $0.code)
                } actionMap: { action in
                    switch action {
                    case .didEdit(let code): .didEditCode(code)
                    }
                }
            )
            ContrastView(store.asViewStore(for: ContrastModule.self, stateMap: ContrastModule.ViewState.init))
        }
    }
}
