#if LASSO_INSPECTOR
import LassoGtk

extension Inspection {
    /// The application's windows and dialogs that are on the screen.
    var shownWindows: [Window] {
        var shown: [Window] = []
        for controller in windows.all.flatMap(\.withVisibleDescendants) {
            guard let window = controller.window, window.mapped, !shown.contains(where: { $0 === window }) else {
                continue
            }
            shown.append(window)
        }
        return shown
    }

    /// Returns the widget that has the bindings of another one: itself or, for a part of a widget such as the text in a
    /// field, one that it is in.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - controller: The controller that shows it.
    func boundWidget(around widget: Widget, in controller: Controller) -> Widget {
        let inside = sequence(first: widget) { $0 === controller.drawnWidget ? nil : $0.parent }
        return inside.first { !$0.boundObservations.isEmpty } ?? widget
    }

    /// Returns the innermost controller that shows a widget.
    func controller(showing widget: Widget) -> Controller? {
        var found: Controller?
        for window in windows.all {
            window.forEachInspected { controller in
                guard let drawn = controller.drawnWidget, widget === drawn || widget.isAncestor(drawn) else { return }
                // Those inside come later.
                found = controller
            }
        }
        return found
    }
}

extension Widget {
    /// The observations of stores that end with the widget, because it is bound to their states.
    var boundObservations: Set<ObjectIdentifier> {
        Set(heldObjects.compactMap { ($0 as? ObservationEnd).map { ObjectIdentifier($0.observation.observed) } })
    }
}

#endif
