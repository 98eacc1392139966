/// The progress bar and the banner of a page, between its header bar and its content.
final class PageNotices {
    private weak var controller: Controller?
    private weak var page: Box?
    private let content: Widget
    private var banner: BannerBox?
    private var bannerPlace: Revealer?
    private var progress: (bar: ProgressBar, showing: ProgressShowing)?

    /// Creates the notices of a page, which are not shown yet.
    ///
    /// - Parameters:
    ///   - controller: The controller of the page.
    ///   - page: The page, which owns this object.
    ///   - content: The widget in the page that the notices are above.
    init(of controller: Controller, in page: Box, above content: Widget) {
        self.controller = controller
        self.page = page
        self.content = content
    }

    /// Whether a page has anything to show.
    static func isNeeded(by controller: Controller) -> Bool {
        controller.bannerOnPage != nil || controller.progressOnPage != nil
    }

    /// Updates the notices to match the hierarchy.
    func update() {
        NoticeStyle.apply()
        updateProgress()
        updateBanner()
    }

    private func updateProgress() {
        let value = controller?.progressOnPage
        guard value != nil || progress != nil, let page else { return }
        if let value {
            let progress = progress ?? makeProgress(in: page)
            self.progress = progress
            progress.showing.show(value)
        } else if let progress {
            page.remove(progress.bar)
            self.progress = nil
        }
    }

    private func makeProgress(in page: Box) -> (bar: ProgressBar, showing: ProgressShowing) {
        let bar = ProgressBar()
        bar.addCssClass(NoticeStyle.progress)
        page.insertChildAfter(bar, sibling: (bannerPlace ?? content).prevSibling)
        return (bar, ProgressShowing(in: bar))
    }

    private func updateBanner() {
        guard let page else { return }
        guard let posted = controller?.bannerOnPage else { return removeBanner() }
        if let banner { return banner.show(posted) }
        let banner = BannerBox()
        let place = Revealer(banner.box, .slideDown)
        page.insertChildAfter(place, sibling: content.prevSibling)
        place.revealChild = true
        (self.banner, bannerPlace) = (banner, place)
        // GTK announces only what is in a window.
        banner.show(posted)
    }

    private func removeBanner() {
        guard let place = bannerPlace else { return }
        let hadFocus = place.hasFocusWithin
        (banner, bannerPlace) = (nil, nil)
        place.conceal { [weak page] place in
            if let page, place.parent === page { page.remove(place) }
        }
        guard hadFocus else { return }
        (content.root as? Window)?.returnFocus(to: nil, orInto: content)
    }
}

extension Controller {
    /// The banner on the page of this controller: its own, or that of a container that shows each child below a header
    /// bar.
    fileprivate var bannerOnPage: PostedBanner? { noticeSources.lazy.compactMap(\.postedBanner).first }

    /// The progress on the page of this controller, found in the same way.
    fileprivate var progressOnPage: TaskProgress? { noticeSources.lazy.compactMap(\.shownProgress).first }

    /// The controllers whose notices are shown on the page of this one.
    private var noticeSources: [Controller] {
        if childrenHaveHeaders { return [] }
        guard hasHeader else { return [self] }
        // A container shows its notices only where the user is.
        let line = sequence(first: self as Controller, next: \.parent)
        return [self] + zip(line.dropFirst(), line).prefix { $0.principalChild === $1 }.map(\.0)
    }
}
