#if LASSO_INSPECTOR
import LassoGtk

final class HierarchyStore: LassoStore<HierarchyModule>, HiddenStore {
    private weak var inspection: Inspection?
    /// The widget of the selected controller that the user has pointed at.
    private weak var widget: Widget?
    /// The actions that can be sent, by their texts.
    private var actions: [String: Any] = [:]
    /// Whether the screen is shown. Otherwise, the values needn't be up to date.
    private var isShown = true

    /// Creates the store.
    ///
    /// - Parameter inspection: The inspection, which isn't kept alive.
    convenience init(of inspection: Inspection) {
        self.init(with: State())
        self.inspection = inspection
        _ = inspection.observeChanges { [weak self] in self?.dispatchAction(.didChangeActivity) }
        _ = inspection.observeHierarchy { [weak self] in self?.dispatchAction(.didChangeHierarchy) }
        dispatchAction(.didChangeHierarchy)
        passTime()
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeHierarchy:
            showHierarchy()
            showValues()
        case .didChangeActivity, .didPassTime: if isShown { showValues() }
        case .didAppear:
            isShown = true
            showValues()
        case .didDisappear: isShown = false
        case .didExpand(let id, true): update { $0.collapsed.remove(id) }
        case .didExpand(let id, false): update { $0.collapsed.insert(id) }
        case .didSelect(let id): select(id)
        case .didExpandValue(let id, let isExpanded):
            update { state in
                if isExpanded { state.expandedValues.insert(id) } else { state.expandedValues.remove(id) }
            }
            showValues()
        case .didSelectValue(let id): selectValue(id)
        case .didEditText(let text): update { ($0.text, $0.notice) = (text, nil) }
        case .didTapSet: set()
        case .didChooseAction(let action): update { $0.action = action }
        case .didTapSend: send()
        case .didTapPick: pick()
        case .didPick(let widget): didPick(widget)
        }
    }

    /// Updates the ages once a second.
    private func passTime() {
        startEffect("time", .cancelPrevious) { [weak self] in
            while let self {
                try await effectClock.sleep(for: .seconds(1))
                dispatchAction(.didPassTime)
            }
            return {}
        } onError: { error in
            // The cancellation of the effect is no error.
            StandardError.report("LassoInspector: The ages are not updated anymore: \(error)")
        }
    }

    // MARK: The hierarchy

    private func showHierarchy() {
        guard let roots = inspection?.hierarchy else { return }
        update { state in
            state.roots = roots
            // Without a selection, the controller that the user sees is shown.
            if state.selection.map({ !roots.flatMap(\.allIDs).contains($0) }) ?? true { state.selection = nil }
        }
        if state.selection == nil, let id = visibleID { select(id) }
    }

    /// The controller that the user sees in the application.
    private var visibleID: ControllerNode.ID? {
        guard let inspection, let window = inspection.windows.all.first else { return nil }
        return inspection.objects.id(of: window.visibleController, .screen, at: inspection.recorder.time)
    }

    private var selectedController: Controller? {
        state.selection.flatMap { inspection?.objects.object($0) } as? Controller
    }

    private func select(_ id: ControllerNode.ID?, widget: Widget? = nil) {
        self.widget = widget
        update { state in
            state.selection = id
            (state.selectedValue, state.text, state.canSet, state.notice) = (nil, "", false, nil)
        }
        guard let inspection, let controller = selectedController else { return showValues() }
        let records = controller.inspectedRecords(in: inspection.recorder)
        let opened = records.flatMap { [$0.nodeID, $0.stateNodeID] } + (widget == nil ? [] : ["widget"])
        let time = inspection.recorder.time
        let ancestors = controller.lineToTop.map { inspection.objects.id(of: $0, .screen, at: time) }
        update { state in
            state.expandedValues = Set(opened)
            state.collapsed.subtract(ancestors)
        }
        showValues()
    }

    // MARK: The values of the selected controller

    private func showValues() {
        guard let inspection, let controller = selectedController else {
            actions = [:]
            return update { state in
                (state.title, state.subtitle, state.values, state.actions) = ("", "", [], [])
                (state.selectedValue, state.canSet, state.action) = (nil, false, nil)
            }
        }
        let tree = ValueTree(recorder: inspection.recorder, expanded: state.expandedValues)
        let values = tree.nodes(of: controller, pointingAt: widget)
        let path = controller.windowController?.path ?? (controller as? WindowController)?.path
        let choices = actionChoices()
        update { state in
            state.title = "\(type(of: controller))"
            state.subtitle = path.map { "in \($0)" } ?? "not in the hierarchy"
            state.values = values
            state.actions = choices
            if state.action.flatMap({ choices[id: $0] }) == nil { state.action = choices.first?.id }
        }
    }

    private func selectValue(_ id: ValueNode.ID?) {
        update { $0.selectedValue = id }
        let value = state.selectedNode?.field.flatMap { field in
            record(of: field)?.store.flatMap { StateEditing.value(at: field.path, of: $0.tracedState) }
        }
        let text = value.flatMap(StateEditing.text)
        update { ($0.text, $0.canSet, $0.notice) = (text ?? "", text != nil, nil) }
        showValues()
    }

    private func record(of field: StateField) -> StoreRecord? {
        inspection?.recorder.records.all.first { $0.id == field.record }
    }

    private func set() {
        guard let field = state.selectedNode?.field, let store = record(of: field)?.store else { return }
        do {
            store.restoreTraced(try StateEditing.setting(field.path, of: store.tracedState, to: state.text))
            update { $0.notice = nil }
        } catch {
            update { $0.notice = "\(error)" }
        }
    }

    // MARK: Sending actions

    /// The store that actions are sent to: that of the selected value, or else the first one.
    private var target: StoreRecord? {
        guard let inspection, let controller = selectedController else { return nil }
        let records = controller.inspectedRecords(in: inspection.recorder)
        return state.selectedValue.flatMap { id in records.first { $0.hasNode(id) } } ?? records.first
    }

    /// The module's sample actions, and those that the store's class has handled before.
    private func actionChoices() -> IdentifiedArray<HierarchyModule.ActionChoice> {
        guard let inspection, let target, let store = target.store else { return [] }
        actions = [:]
        var choices: IdentifiedArray<HierarchyModule.ActionChoice> = []
        func add(_ action: Any, _ text: String) {
            guard choices.count < Self.maximumChoices, actions[text] == nil else { return }
            actions[text] = action
            choices.append(HierarchyModule.ActionChoice(id: text))
        }
        for action in store.sampleActions { add(action, ValueDescription.text(of: action)) }
        for entry in inspection.recorder.log.entries.suffix(Self.searchedEntries).reversed() {
            if entry.source == target.name, let action = entry.action { add(action, entry.text) }
        }
        return choices
    }

    private static let maximumChoices = 50
    private static let searchedEntries = 2_000

    private func send() {
        guard let action = state.action.flatMap({ actions[$0] }), let store = target?.store else { return }
        store.dispatchTraced(action)
    }

    // MARK: Picking

    private func pick() {
        guard let inspection else { return }
        guard !state.isPicking else { return inspection.picker.stop() }
        let hint = "Click a widget of the application, or press Return at it. Ctrl+click uses it."
        update { ($0.isPicking, $0.notice) = (true, hint) }
        inspection.picker.start(in: { [weak inspection] in inspection?.shownWindows ?? [] }) { [weak self] in
            self?.dispatchAction(.didPick($0))
        }
    }

    private func didPick(_ widget: Widget?) {
        update { ($0.isPicking, $0.notice) = (false, nil) }
        guard let widget, let inspection, let controller = inspection.controller(showing: widget) else { return }
        let id = inspection.objects.id(of: controller, .screen, at: inspection.recorder.time)
        select(id, widget: inspection.boundWidget(around: widget, in: controller))
    }
}

#endif
