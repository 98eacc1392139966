#if LASSO_INSPECTOR
import LassoGtk

/// The kind of an entry, with an icon. An abandoned entry says so.
final class LogKindLabel: Box {
    init<Action>(_ entry: ItemViewStore<LogEntry, Action>) {
        super.init(.horizontal, spacing: 6)
        // Rows of a table are less high than a finger needs.
        heightRequest = 24
        let icon = Image(), title = Label("", xalign: 0)
        icon.accessibleRole = .presentation
        icon.bind(\.iconName, to: entry, \.kind) { $0.iconName }
        title.bind(\.label, to: entry, \.kind) { $0.title }
        title.bind(to: entry, \.isAbandoned) { title, isAbandoned in
            title.label = entry.state.kind.title + (isAbandoned ? " (abandoned)" : "")
            title.setCssClass("dim-label", isAbandoned)
        }
        append(icon)
        append(title)
    }
}

extension LogEntry.Kind {
    /// The name of the icon.
    fileprivate var iconName: String {
        switch self {
        case .action: "input-mouse-symbolic"
        case .change: "document-edit-symbolic"
        case .output: "mail-send-symbolic"
        case .effect: "system-run-symbolic"
        case .navigation: "mark-location-symbolic"
        }
    }
}

#endif
