#if LASSO_INSPECTOR
import LassoGtk

/// The parts of an earlier moment that can't be shown.
struct Shortcoming {
    /// The classes of the stores that were released.
    var stores: [String] = []
    /// The places that no flow leads to, or that can't be gone to without a question.
    var places: [NavigationPath] = []
    /// The names of the windows that the application can't open again.
    var windows: [String] = []
    /// The names of the dialogs and screens that can't be shown again.
    var missing: [String] = []
    /// The names of the screens that are still shown, because no path names them.
    var staying: [String] = []
    /// The names of the questions that are still shown.
    var questions: [String] = []

    /// The sentences; `nil` if everything is shown.
    var text: String? {
        let texts = [
            sentence("Not shown, because it was released", Set(stores).sorted()),
            sentence("Not reached", places.map(\.description)),
            sentence("Not opened again, because only the application can do so", windows),
            sentence("Not shown again, because no path leads there", missing),
            sentence("Still shown, because no path leads back", staying),
            sentence("Still shown, because to close it would answer it", questions),
        ]
        let all = texts.compactMap { $0 }
        return all.isEmpty ? nil : all.joined(separator: " ")
    }

    private func sentence(_ beginning: String, _ names: [String]) -> String? {
        names.isEmpty ? nil : "\(beginning): \(names.joined(separator: ", "))."
    }
}

#endif
