import LassoGtk

/// The flow that coordinates a calendar, a log, and cards, each in a tab.
///
/// Its places are `/calendar`, `/log`, and `/cards`.
final class MyDayFlow: Flow<NoOutputFlow> {
    private enum Tab: String, CaseIterable {
        case calendar, log, cards
    }

    let calendar = DayCalendarStore(with: .init()), log = DayLogStore(with: .init()),
        cards = DayCardsStore(with: .init())

    override func createInitialController() -> Controller {
        let tabs = TabController()
        tabs.tabPosition = .headerBar
        tabs.title = translated("My Day")
        let placers = tabBarEmbedding(tabs, tabsCount: Tab.allCases.count)
        for (tab, placer) in zip(Tab.allCases, placers) {
            let controller = controller(of: tab)
            controller.pathComponent = tab.rawValue
            controller.place(with: placer)
        }
        coordinate(tabs)
        return tabs
    }

    private func controller(of tab: Tab) -> Controller {
        switch tab {
        case .calendar: DayCalendarModule.createScreen(with: calendar).controller
        case .log: DayLogModule.createScreen(with: log).controller
        case .cards: DayCardsModule.createScreen(with: cards).controller
        }
    }

    private func coordinate(_ tabs: TabController) {
        calendar.observeOutput { [weak self, weak tabs] output in
            switch output {
            case .didSelect(let day): self?.log.dispatchAction(.didChoose(day))
            case .didRequestLog: tabs?.selectedIndex = 1
            }
        }
        log.observeState(\.counts) { [weak self] counts in self?.calendar.dispatchAction(.didCount(counts)) }
        cards.observeOutput { [weak self, weak tabs] output in
            switch output {
            case .didFinish(let card): self?.didFinish(card, in: tabs)
            }
        }
    }

    private func didFinish(_ card: DayCard, in tabs: TabController?) {
        // A log that couldn't be loaded would lose the card.
        guard log.state.kept.isLoaded else { return tell(translated("The log is not ready yet"), in: tabs) }
        log.dispatchAction(.didFinish(card.text))
        cards.dispatchAction(.didMoveToLog(card.id))
        let day = LocaleFormat.date(log.state.day, .long)
        tell(translated("Added to the log of \(day)"), in: tabs)
    }

    /// Shows a toast, with a button that shows the log.
    private func tell(_ message: String, in tabs: TabController?) {
        Task { [weak tabs] in
            guard let tabs else { return }
            if await tabs.toast(message, button: translated("Show")) { tabs.selectedIndex = 1 }
        }
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        .at(initialController?.child(named: component.name), else: .unknown)
    }
}
