#if LASSO_INSPECTOR
import LassoGtk

/// The controls below the states: those that set a field, and those that send an action.
final class HierarchyTools: Box {
    init(_ store: HierarchyModule.ViewStore) {
        super.init(.vertical, spacing: 6)
        setMargins(12)
        append(Self.editing(store))
        append(Self.sending(store))
        append(Self.notice(store))
    }

    private static func editing(_ store: HierarchyModule.ViewStore) -> Widget {
        let entry = Entry(placeholder: "Select a text, a number, or a truth value to set it."), set = Button("Set")
        (entry.hexpand, entry.accessibleLabel) = (true, "Value")
        entry.addCssClass("monospace")
        entry.bindText(to: store, \.text) { .didEditText($0) }
        entry.bind(to: store, action: .didTapSet)
        entry.bindSensitive(to: store, \.canSet)
        set.bind(to: store, action: .didTapSet)
        set.bindSensitive(to: store, \.canSet)
        return Box(.horizontal, spacing: 6) {
            entry; set
        }
    }

    private static func sending(_ store: HierarchyModule.ViewStore) -> Widget {
        let action = DropDown(of: store, \.actions, selection: .browse(\.action) { .didChooseAction($0) }) { action in
            let text = Label("", xalign: 0)
            text.ellipsize = .end
            text.addCssClass("monospace")
            text.bind(\.label, to: action, \.id)
            return text
        }
        (action.hexpand, action.accessibleLabel) = (true, "Action")
        action.bindSensitive(to: store, \.canSend)
        let send = Button("Send")
        send.bind(to: store, action: .didTapSend)
        send.bindSensitive(to: store, \.canSend)
        return Box(.horizontal, spacing: 6) {
            action; send
        }
    }

    private static func notice(_ store: HierarchyModule.ViewStore) -> Widget {
        let notice = Label("", xalign: 0, wrap: true)
        notice.addCssClass("warning")
        notice.bind(\.label, to: store, \.notice) { $0 ?? "" }
        notice.bindVisible(to: store, \.notice) { $0 != nil }
        return notice
    }
}

#endif
