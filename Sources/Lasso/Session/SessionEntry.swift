/// A window of a ``WindowSession``, and its state that is kept.
@MainActor
final class SessionEntry {
    private(set) weak var window: WindowController?
    /// The state of the window. It stays the same after the window was closed.
    private(set) var kept: KeptWindow
    /// Whether the window was open and has been closed.
    private(set) var isClosed = false

    private let isWorthKeeping: @MainActor (NavigationPath) -> Bool
    private let didChange: @MainActor () -> Void
    private var wasOpen = false
    // The split controllers whose sidebars have got the widths that were kept.
    private var knownSplits: [WeakSplit] = []

    // The contents that have come back, or were made since, by their locations.
    private var knownContents: [String: WeakContent] = [:]
    // A closure that returns whether a record is left to the first content in the window, wherever that is; `nil` if
    // none is.
    private var isLeft: ((String) -> Bool)?

    private struct WeakSplit { weak var controller: SplitController? }

    private struct WeakContent { weak var content: (any RestorableContent)? }

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - kept: The known state of the window.
    ///   - isWorthKeeping: A closure that returns whether a location is to be kept.
    ///   - didChange: A closure called after the kept state has changed, and when the window is closed.
    init(
        _ window: WindowController,
        _ kept: KeptWindow,
        _ isWorthKeeping: @escaping @MainActor (NavigationPath) -> Bool,
        didChange: @escaping @MainActor () -> Void
    ) {
        (self.window, self.kept, self.isWorthKeeping, self.didChange) = (window, kept, isWorthKeeping, didChange)
        wasOpen = window.isOpen
        restoreSidebars()
        restoreContents()
        // The window keeps this entry's session alive.
        window.observeHierarchy { [weak self] event in
            switch event.kind {
            case .childrenDidChange, .presentationDidChange, .pathComponentDidChange, .sizeDidChange, .contentDidChange:
                self?.update()
            default: break
            }
        }
    }

    /// Whether there are contents in the window.
    var hasContents: Bool { !knownContents.isEmpty }

    /// Returns whether there are records of contents at locations where the window has none.
    ///
    /// - Parameter isIncluded: A closure that returns whether a record counts.
    func hasRemainingContents(where isIncluded: (String) -> Bool) -> Bool {
        kept.contents.contains { isRemaining($0.key) && isIncluded($0.value) }
    }

    /// Leaves the records of contents at locations where the window has none to the first content that comes into the
    /// window, wherever that is. It takes the first of its kind, if nothing else is in it.
    ///
    /// - Parameter isIncluded: A closure that returns whether a record is left.
    func leaveRemainingContents(where isIncluded: @escaping (String) -> Bool) { isLeft = isIncluded }

    /// Removes records of contents at locations where the window has none.
    ///
    /// - Parameter isIncluded: A closure that returns whether a record is removed.
    /// - Returns: The removed records.
    func takeRemainingContents(where isIncluded: (String) -> Bool) -> [String] {
        let remaining = kept.contents.filter { isRemaining($0.key) && isIncluded($0.value) }
        guard !remaining.isEmpty else { return [] }
        for location in remaining.keys { kept.contents[location] = nil }
        didChange()
        return remaining.sorted { $0.key < $1.key }.map(\.value)
    }

    private func isRemaining(_ location: String) -> Bool {
        location != KeptWindow.anyLocation && knownContents[location] == nil
    }

    private func update() {
        guard let window, !isClosed else { return }
        if window.isOpen { wasOpen = true } else if wasOpen { isClosed = true }
        guard window.isOpen else {
            if isClosed { didChange() }
            return
        }
        restoreSidebars()
        let old = kept
        restoreContents()
        if let size = window.size { kept.size = size }
        kept.isMaximized = window.isMaximized
        for (location, split) in splits(in: window) {
            if let width = split.sidebarWidth { kept.sidebarWidths[location] = width }
        }
        let path = window.path
        if !path.isEmpty, isWorthKeeping(path) { kept.path = path }
        if kept != old { didChange() }
    }

    private func restoreSidebars() {
        guard let window else { return }
        knownSplits.removeAll { $0.controller == nil }
        for (location, split) in splits(in: window) where !knownSplits.contains(where: { $0.controller === split }) {
            knownSplits.append(WeakSplit(controller: split))
            if let width = kept.sidebarWidths[location] { split.sidebarWidth = width }
        }
    }

    /// Restores contents that are in the window for the first time, and keeps the texts of all.
    private func restoreContents() {
        guard let window else { return }
        let found = items(in: window) { controller in
            controller.heldReferences.lazy.compactMap { $0 as? any RestorableContent }.first
        }
        let former = knownContents
        knownContents = [:]
        for (location, content) in found { knownContents[location] = WeakContent(content: content) }
        // A content that has left the window, and was perhaps released since, doesn't come back.
        for (location, known) in former
        where known.content == nil || knownContents[location]?.content !== known.content {
            kept.contents[location] = nil
        }
        for (location, content) in found where !former.values.contains(where: { $0.content === content }) {
            // Only an unused content takes a record that isn't its own.
            let places = [location] + (content.isUnused ? [KeptWindow.anyLocation] + leftLocations : [])
            let place = places.first { canRestore(content, from: kept.contents[$0]) }
            if let record = place.flatMap({ kept.contents.removeValue(forKey: $0) }) { content.restore(from: record) }
        }
        if !found.isEmpty { isLeft = nil }
        for (location, content) in found { kept.contents[location] = content.sessionRecord }
    }

    private var leftLocations: [String] {
        guard let isLeft else { return [] }
        return kept.contents.filter { isRemaining($0.key) && isLeft($0.value) }.keys.sorted()
    }

    private func canRestore(_ content: any RestorableContent, from record: String?) -> Bool {
        record.map(content.canRestore(from:)) ?? false
    }

    private func splits(in window: WindowController) -> [(location: String, item: SplitController)] {
        items(in: window) { $0 as? SplitController }
    }

    /// Returns what controllers in a window have, with their locations: the percent-encoded components of the path to
    /// them, and a number if there are several at one path.
    private func items<Item>(
        in window: WindowController,
        _ item: (Controller) -> Item?
    ) -> [(location: String, item: Item)] {
        var found: [(location: String, item: Item)] = []
        var counts: [String: Int] = [:]
        func search(_ controller: Controller, at path: String) {
            let component = controller.pathComponent.map { PercentEncoding.encode($0, plain: "-._~".utf8) }
            let path = component.map { path + "/" + $0 } ?? path
            if let item = item(controller) {
                let place = path.isEmpty ? "/" : path
                let number = counts[place, default: 0] + 1
                counts[place] = number
                found.append((KeptWindow.location(place, number), item))
            }
            for child in controller.children { search(child, at: path) }
            if let presented = controller.presentedController { search(presented, at: path) }
        }
        search(window, at: "")
        return found
    }
}
