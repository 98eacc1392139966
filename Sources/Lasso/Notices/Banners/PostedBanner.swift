/// A banner of a controller.
@MainActor
package final class PostedBanner {
    /// The banner.
    package private(set) var banner: Banner
    private weak var controller: Controller?
    private let act: @MainActor (BannerOutcome) -> Void

    /// Creates a banner, and shows it in front of the controller's others.
    ///
    /// - Parameters:
    ///   - banner: The banner.
    ///   - controller: The controller. It isn't kept alive.
    ///   - act: A closure called each time the user presses the button or closes the banner.
    init(_ banner: Banner, on controller: Controller, act: @escaping @MainActor (BannerOutcome) -> Void) {
        self.banner = banner
        self.controller = controller
        self.act = act
        controller.notices.banners.append(self)
        controller.noticesDidChange()
    }

    /// The ways in which the user can act on the banner.
    package var outcomes: [BannerOutcome] {
        var outcomes: [BannerOutcome] = banner.button == nil ? [] : [.pressedButton]
        if banner.isDismissible { outcomes.append(.dismissed) }
        return outcomes
    }

    /// Replaces the banner by another one in the same place.
    func change(to banner: Banner) {
        self.banner = banner
        controller?.noticesDidChange()
    }

    /// Removes the banner.
    func remove() {
        guard let controller, let notices = controller.knownNotices else { return }
        notices.banners.removeAll { $0 === self }
        controller.noticesDidChange()
    }

    /// Notes that the user has pressed the button, or has closed the banner. Does nothing if it was removed.
    package func perform(_ outcome: BannerOutcome) {
        guard let controller, let notices = controller.knownNotices, notices.banners.contains(where: { $0 === self })
        else { return }
        let isByButton = outcome == .pressedButton
        Run.turn(with: .bannerEnd(controller, text: banner.text, isByButton: isByButton)) { act(outcome) }
    }
}

extension Controller {
    /// The banner that this controller shows; `nil` if it shows none.
    public final var shownBanner: Banner? { postedBanner?.banner }

    /// The banner that this controller shows.
    package final var postedBanner: PostedBanner? { knownNotices?.banners.last }

    /// The banners that are shown in this controller's hierarchy, the one in front first.
    package final var visibleBanners: [PostedBanner] { withVisibleDescendants.reversed().compactMap(\.postedBanner) }
}
