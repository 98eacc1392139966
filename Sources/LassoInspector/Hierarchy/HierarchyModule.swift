#if LASSO_INSPECTOR
import LassoGtk

/// The screen of the hierarchy, and of what the selected controller consists of.
enum HierarchyModule: StoreModule {
    enum Action {
        case didChangeHierarchy, didChangeActivity, didPassTime
        case didAppear, didDisappear
        case didExpand(ControllerNode.ID, Bool), didSelect(ControllerNode.ID?)
        case didExpandValue(ValueNode.ID, Bool), didSelectValue(ValueNode.ID?)
        case didEditText(String), didTapSet
        case didChooseAction(String), didTapSend
        case didTapPick, didPick(Widget?)
    }

    /// An action that can be sent by hand, as a text.
    struct ActionChoice: Identifiable, Equatable {
        let id: String
    }

    struct State: Equatable {
        var roots: [ControllerNode] = []
        var collapsed: Set<ControllerNode.ID> = []
        var selection: ControllerNode.ID?
        var isPicking = false

        /// The class of the selected controller; empty if none is selected.
        var title = ""
        /// Where the selected controller is.
        var subtitle = ""
        var values: [ValueNode] = []
        var expandedValues: Set<ValueNode.ID> = []
        var selectedValue: ValueNode.ID?
        /// The text of the field that the user edits.
        var text = ""
        /// Whether the selected value can be set by hand.
        var canSet = false
        var actions: IdentifiedArray<ActionChoice> = []
        /// The chosen one of the actions; `nil` if there are none.
        var action: ActionChoice.ID?
        /// A sentence about what could not be done.
        var notice: String?
    }
}

extension HierarchyModule.State {
    /// The controllers whose children are shown.
    var expanded: Set<ControllerNode.ID> { Set(roots.flatMap(\.allIDs)).subtracting(collapsed) }

    /// Whether there is an action to send.
    var canSend: Bool { action != nil }

    /// The node of the selected value.
    var selectedNode: ValueNode? {
        selectedValue.flatMap { id in values.lazy.compactMap { $0.find(id) }.first }
    }
}

#endif
