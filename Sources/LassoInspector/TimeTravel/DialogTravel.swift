#if LASSO_INSPECTOR
import LassoGtk

/// Shows the dialogs and popovers of an earlier moment that no path names. Those that weren't there are put aside, and
/// come back with the moments at which they are.
final class DialogTravel {
    private struct PutAside {
        let dialog: Controller
        weak var presenting: Controller?
        let style: PresentationStyle
        // They live as long as their controllers are in a hierarchy.
        let flows: [any PathFollowing]
    }

    private var putAside: [PutAside] = []

    /// Removes the dialogs that aren't at a place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - window: The window, which may show another place.
    /// - Returns: The names of those that stay, because to remove a question would answer it.
    func removeOthers(than place: WindowPlace, in window: WindowController) -> [String] {
        var staying: [String] = []
        for dialog in window.unnamedDialogs.reversed() where !place.dialogs.contains(where: { $0.refers(to: dialog) }) {
            guard let presenting = dialog.presentingController, let style = dialog.presentationStyle else { continue }
            guard dialog.presentedController == nil, !(dialog is QuestionController) else {
                if dialog is QuestionController { staying.append(dialog.shownName) }
                continue
            }
            var flows: [any PathFollowing] = []
            dialog.forEachInspected { flows += $0.placingFlows }
            putAside.append(PutAside(dialog: dialog, presenting: presenting, style: style, flows: flows))
            presenting.dismiss(animated: false)
        }
        return staying
    }

    /// Shows the dialogs of a place again.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - window: The window, which shows the path of the place, if that was possible.
    /// - Returns: The names of those that can't be shown again.
    func show(_ place: WindowPlace, in window: WindowController) -> [String] {
        var missing: [String] = []
        let shown = window.unnamedDialogs
        for wanted in place.dialogs where !shown.contains(where: wanted.refers(to:)) {
            if !showAgain(wanted, in: window) { missing.append(wanted.name) }
        }
        return missing
    }

    private func showAgain(_ wanted: WindowPlace.UnnamedController, in window: WindowController) -> Bool {
        guard let index = putAside.firstIndex(where: { wanted.refers(to: $0.dialog) }),
            let presenting = putAside[index].presenting, presenting.presentedController == nil,
            window.withVisibleDescendants.contains(where: { $0 === presenting })
        else { return false }
        let known = putAside.remove(at: index)
        presenting.present(known.dialog, as: known.style, animated: false)
        return true
    }

    /// Releases the dialogs that were put aside, because the moment without them has become the present.
    func releaseOthers() { putAside = [] }
}

#endif
