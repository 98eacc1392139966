#if LASSO_INSPECTOR
import LassoGtk

/// The row of a store, a field, an effect, or an observer.
final class ValueRow: Box {
    init<Action>(_ node: ItemViewStore<ValueNode, Action>) {
        super.init(.horizontal, spacing: 12)
        let label = Label("", xalign: 0), text = Label("", xalign: 0), changed = Label("changed")
        label.bind(\.label, to: node, \.label)
        label.bind(to: node, \.isPart) { $0.setCssClass("heading", !$1) }
        (text.hexpand, text.ellipsize) = (true, .end)
        text.addCssClass("monospace")
        text.bind(\.label, to: node, \.text)
        text.bind(\.tooltipText, to: node, \.text) { $0 }
        text.bind(to: node, \.isChanged) { $0.setCssClass("heading", $1) }
        changed.addCssClasses("caption", "accent")
        changed.bindVisible(to: node, \.isChanged)
        marginEnd = 12
        append(label)
        append(text)
        append(changed)
    }
}

#endif
