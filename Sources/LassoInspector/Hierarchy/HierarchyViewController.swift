#if LASSO_INSPECTOR
import LassoGtk

final class HierarchyViewController: ViewController, LassoView {
    let store: HierarchyModule.ViewStore

    init(_ store: HierarchyModule.ViewStore) {
        self.store = store
        super.init()
        (title, iconName, pathComponent) = ("Hierarchy", "view-dual-symbolic", "hierarchy")
    }

    override func viewDidAppear() { dispatchAction(.didAppear) }

    override func viewDidDisappear() { dispatchAction(.didDisappear) }

    override var commands: Commands {
        Commands(store) {
            Command("_Pick a Widget", "<Control><Shift>c", .didTapPick)
        }
    }

    override func loadHeaderContent() -> HeaderContent {
        let pick = ToggleButton()
        pick.iconName = "find-location-symbolic"
        (pick.accessibleLabel, pick.tooltipText) = ("Pick a Widget", "Pick a Widget (Ctrl+Shift+C)")
        pick.bind(\.active, to: store, \.isPicking) { _ in .didTapPick }
        return HeaderContent { pick }
    }

    override func loadView() -> Widget {
        let panes = Paned(.horizontal, start: ScrolledWindow(child: controllers), end: details)
        (panes.position, panes.shrinkStartChild, panes.shrinkEndChild) = (400, false, false)
        return panes
    }

    private var controllers: Widget {
        let list = ListView(
            of: store,
            \.roots,
            arrangement: .tree(\.children, expanded: \.expanded) { .didExpand($0, $1) },
            selection: .single(\.selection) { .didSelect($0) },
            .typeAhead(\.className)
        ) { ControllerRow($0) }
        list.accessibleLabel = "Hierarchy"
        list.addCssClass("navigation-sidebar")
        return list
    }

    private var details: Widget {
        let title = Label("", xalign: 0), subtitle = Label("", xalign: 0, wrap: true)
        title.addCssClass("title-4")
        (title.ellipsize, subtitle.wrapMode) = (.end, .wordChar)
        title.bind(\.label, to: store, \.title)
        subtitle.addCssClass("dim-label")
        subtitle.bind(\.label, to: store, \.subtitle)
        let heading = Box(.vertical, spacing: 3) {
            title; subtitle
        }
        heading.setMargins(12)
        let content = Box(.vertical) {
            heading
            ScrolledWindow(child: values).with { $0.vexpand = true }
            Separator(orientation: .horizontal)
            HierarchyTools(store)
        }
        let nothing = StatusPage(
            icon: "view-dual-symbolic",
            "No Controller Selected",
            "Select one in the tree, or pick a widget of the application."
        )
        content.bindVisible(to: store, \.title) { !$0.isEmpty }
        nothing.bindVisible(to: store, \.title) { $0.isEmpty }
        return Box(.vertical) {
            content; nothing
        }
        .with { $0.hexpand = true }
    }

    private var values: Widget {
        let list = ListView(
            of: store,
            \.values,
            arrangement: .tree(
                \.children,
                isExpandable: \.isExpandable,
                expanded: \.expandedValues
            ) { .didExpandValue($0, $1) },
            selection: .single(\.selectedValue) { .didSelectValue($0) },
            .typeAhead(\.label)
        ) { ValueRow($0) }
        list.accessibleLabel = "Stores and Their States"
        return list
    }
}

#endif
