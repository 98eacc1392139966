import LassoGtk

/// The flow of the welcome: pages, each of which is made when the user gets there.
///
/// Its places are the names of the pages.
final class WelcomeFlow: Flow<WelcomeFlowModule> {
    override func createInitialController() -> Controller { makeScreen(of: WelcomePage.allCases[0]).controller }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard let context, let page = WelcomePage(rawValue: component.name) else { return .unknown }
        return .at(
            context.child(named: page.rawValue),
            else: .show {
                self.show(upTo: page)
                return .here
            }
        )
    }

    private func makeScreen(of page: WelcomePage) -> WelcomeScreenModule.Screen {
        WelcomeScreenModule
            .createScreen(with: .init(page: page))
            .observeOutput { [weak self] _ in self?.goOn(from: page) }
            .setUpController { $0.pathComponent = page.rawValue }
    }

    private func goOn(from page: WelcomePage) {
        // The user may press the button again while the next page comes.
        guard let context, context.selectedController?.pathComponent == page.rawValue else { return }
        guard let next = page.next else { return unwind() }
        if context.child(named: next.rawValue) == nil {
            makeScreen(of: next).place(with: nextPageInFlow)
        } else {
            context.showNext()
        }
    }

    /// Shows the pages after the current one, up to another one.
    private func show(upTo last: WelcomePage) {
        guard let context else { return }
        for page in WelcomePage.allCases.prefix(through: last) where context.child(named: page.rawValue) == nil {
            context.selectedIndex = context.controllers.count - 1
            makeScreen(of: page).place(with: nextPageInFlow)
        }
    }
}

extension WelcomePage {
    /// The page after this one; `nil` after the last one.
    fileprivate var next: WelcomePage? { Self.allCases.drop { $0 != self }.dropFirst().first }
}

extension [WelcomePage] {
    fileprivate func prefix(through page: WelcomePage) -> ArraySlice<WelcomePage> {
        firstIndex(of: page).map { self[...$0] } ?? []
    }
}
