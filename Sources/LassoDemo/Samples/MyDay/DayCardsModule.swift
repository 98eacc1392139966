import LassoGtk

/// The screen with what the user wants to do.
enum DayCardsModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didType(String), didTapAdd
        case didTapDone(DayCard.ID), didDelete(Set<DayCard.ID>)
        /// A card that is done is in the log now.
        case didMoveToLog(DayCard.ID)
        case didMove(DayCard.ID, before: DayCard.ID?)
        case didEndBanner(BannerOutcome)
    }

    enum Output: Equatable {
        case didFinish(DayCard)
    }

    struct State: Equatable {
        var kept = Kept(IdentifiedArray<DayCard>())
        var draft = ""

        var cards: IdentifiedArray<DayCard> { kept.value }
        var canAdd: Bool { kept.isLoaded && !draft.trimmed.isEmpty }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: DayCardsStore) -> Screen {
        Screen(store, DayCardsViewController(store.asViewStore()))
    }
}
