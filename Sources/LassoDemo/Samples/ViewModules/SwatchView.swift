import LassoGtk

/// An area in a color.
final class SwatchView: DrawingArea, LassoView {
    let store: SwatchModule.ViewStore

    init(_ store: SwatchModule.ViewStore) {
        self.store = store
        super.init()
        (contentHeight, accessibleRole) = (96, .img)
        setDrawFunc { [weak self] _, context, _, _ in
            guard let self else { return }
            context.setSource(state.color.rgba)
            context.paint()
        }
        bind(to: store, \.color) { area, color in
            area.accessibleLabel = translated("Color #\(color.hexadecimal)")
            area.queueDraw()
        }
    }
}
