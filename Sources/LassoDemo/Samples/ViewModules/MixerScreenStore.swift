import LassoGtk

final class MixerScreenStore: LassoStore<MixerScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didChange(let channel, let value):
            update { state in
                state.color[channel] = value
                state.code = "#\(state.color.hexadecimal)"
            }
        case .didEditCode(let code):
            update { state in
                state.code = code
                state.color = MixedColor(hexadecimal: code) ?? state.color
            }
        }
    }
}
