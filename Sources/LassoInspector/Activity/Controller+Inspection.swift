#if LASSO_INSPECTOR
import LassoGtk

extension Controller {
    /// The records of the stores that the controller keeps alive, and of the store of its view.
    func inspectedRecords(in recorder: ActivityRecorder) -> [StoreRecord] {
        shownStores.compactMap { recorder.records.record(of: $0, at: recorder.lastMoment) }
    }

    /// Calls a closure with this controller and all controllers below it: its children, those that they present, and
    /// those that are embedded in their views.
    func forEachInspected(_ body: (Controller) -> Void) {
        forEachBelow { controller in
            body(controller)
            for window in controller.embeddedHierarchies { window.forEachInspected(body) }
        }
    }
}

#endif
