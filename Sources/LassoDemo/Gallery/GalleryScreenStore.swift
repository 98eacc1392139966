import LassoGtk

final class GalleryScreenStore: LassoStore<GalleryScreenModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didSearch(let query): update { $0.query = query }
        case .didPressEnter: if let first = state.found.first { dispatchOutput(.didChoose(first.id)) }
        case .didActivate(let id): dispatchOutput(.didChoose(id))
        case .didShow(let id): update { $0.shown = id }
        }
    }
}
