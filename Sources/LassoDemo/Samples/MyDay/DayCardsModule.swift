import LassoGtk

/// The screen with what the user wants to do.
enum DayCardsModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didType(String), didTapAdd
        case didTapDone(DayCard.ID), didDelete(Set<DayCard.ID>)
        case didMove(DayCard.ID, before: DayCard.ID?)
        case didEndBanner(BannerOutcome)
    }

    enum Output: Equatable {
        case didFinish(String)
    }

    struct State: Equatable {
        var kept = Kept(IdentifiedArray<DayCard>())
        var draft = ""

        var cards: IdentifiedArray<DayCard> { kept.value }
        var canAdd: Bool { !draft.trimmed.isEmpty }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: DayCardsStore) -> Screen {
        Screen(store, DayCardsViewController(store.asViewStore()))
    }
}
