// Written by GtkGenerator. `make generate` replaces this file.

@testable import Gtk

/// The distinct signatures of GTK's signals.
enum SignatureTable {
    nonisolated static let signatures = [
        "() -> Bool",
        "() -> GLContext?",
        "() -> Object?",
        "() -> Void",
        "(Bool) -> Bool",
        "(Bool) -> Void",
        "(Bool, Bool, Bool) -> Bool",
        "(CellRenderer, String) -> Void",
        "(CellRenderer, any CellEditable) -> Void",
        "(CellRenderer, any CellEditable, GdkRectangle, String) -> Void",
        "(Clipboard) -> Void",
        "(CssSection, GLibError) -> Void",
        "(DeleteType, Int) -> Void",
        "(DirectionType) -> Bool",
        "(DirectionType) -> Void",
        "(DirectionType, Bool) -> Bool",
        "(Double) -> Void",
        "(Double, Double) -> Bool",
        "(Double, Double) -> ContentProvider?",
        "(Double, Double) -> DragAction",
        "(Double, Double) -> Void",
        "(Double, Double, Int, EventSequence?) -> Void",
        "(Drag) -> Void",
        "(Drag, Bool) -> Void",
        "(Drag, DragCancelReason) -> Bool",
        "(Drop) -> Bool",
        "(Drop) -> Void",
        "(Drop, Double, Double) -> Bool",
        "(Drop, Double, Double) -> DragAction",
        "(EntryIconPosition) -> Void",
        "(Event) -> Bool",
        "(EventSequence?) -> Void",
        "(EventSequence?, EventSequenceState) -> Void",
        "(FilterChange) -> Void",
        "(FlowBoxChild) -> Void",
        "(GLContext) -> Bool",
        "(Int) -> Bool",
        "(Int) -> Void",
        "(Int, Double, Double) -> Void",
        "(Int, Int) -> Bool",
        "(Int, Int) -> Void",
        "(Int, Int, Bool, Tooltip) -> Bool",
        "(Int, Int, ModifierType) -> Bool",
        "(Int, Int, ModifierType) -> Void",
        "(Int, String) -> Void",
        "(Int, String, Int) -> Void",
        "(ListBoxRow) -> Void",
        "(ListBoxRow?) -> Void",
        "(ModifierType) -> Bool",
        "(MovementStep, Int, Bool) -> Void",
        "(MovementStep, Int, Bool, Bool) -> Bool",
        "(MovementStep, Int, Bool, Bool) -> Void",
        "(NotebookTab) -> Bool",
        "(Object) -> Void",
        "(PanDirection, Double) -> Void",
        "(PositionType) -> Void",
        "(PrintContext) -> Bool",
        "(PrintContext) -> Void",
        "(PrintContext, Int) -> Void",
        "(PrintContext, Int, PageSetup) -> Void",
        "(PrintContext, PageSetup) -> Void",
        "(PrintOperationResult) -> Void",
        "(RGBA) -> Void",
        "(ScrollStep, Int) -> Void",
        "(ScrollType) -> Bool",
        "(ScrollType) -> Void",
        "(ScrollType, Bool) -> Bool",
        "(ScrollType, Double) -> Bool",
        "(SorterChange) -> Void",
        "(StateFlags) -> Void",
        "(String) -> Bool",
        "(String) -> String",
        "(String) -> Void",
        "(String, Int, ModifierType, Int) -> Void",
        "(String, String) -> Void",
        "(String, TreeIter) -> Void",
        "(TextDirection) -> Void",
        "(TextIter, TextMark) -> Void",
        "(TextMark) -> Void",
        "(TextTag) -> Void",
        "(TextTag, Bool) -> Void",
        "(TextTag, TextIter, TextIter) -> Void",
        "(TreeIter, TreePath) -> Bool",
        "(TreeIter, TreePath) -> Void",
        "(TreePath) -> Void",
        "(TreePath, TreeIter) -> Void",
        "(TreePath, TreeViewColumn?) -> Void",
        "(Value, Double, Double) -> Bool",
        "(Widget) -> Notebook?",
        "(Widget) -> Void",
        "(Widget, Int) -> Void",
        "(Widget, PageSetup, PrintSettings) -> Void",
        "(Window) -> Void",
        "(any AppInfo) -> Void",
        "(any CellEditable, String) -> Void",
        "(any PrintOperationPreview, PrintContext, Window?) -> Bool",
        "(any TreeModel, TreeIter) -> Bool",
        "(any TreeModel, TreeIter, Bool, Bool) -> Void",
    ]

    static let probes: [String: SignatureProbe] = [
        "() -> Bool":
            SignatureProbe([], (Bool).self) { object, exchange in
                object.on("probe") { () -> Bool in
                    exchange.receive([])
                    return exchange.answer()
                }
            },
        "() -> GLContext?":
            SignatureProbe([], (GLContext?).self) { object, exchange in
                object.on("probe") { () -> GLContext? in
                    exchange.receive([])
                    return exchange.answer()
                }
            },
        "() -> Object?":
            SignatureProbe([], (Object?).self) { object, exchange in
                object.on("probe") { () -> Object? in
                    exchange.receive([])
                    return exchange.answer()
                }
            },
        "() -> Void":
            SignatureProbe([], nil) { object, exchange in
                object.on("probe") { () -> Void in
                    exchange.receive([])
                }
            },
        "(Bool) -> Bool":
            SignatureProbe([(Bool).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Bool) -> Bool in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(Bool) -> Void":
            SignatureProbe([(Bool).self], nil) { object, exchange in
                object.on("probe") { (argument0: Bool) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(Bool, Bool, Bool) -> Bool":
            SignatureProbe([(Bool).self, (Bool).self, (Bool).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Bool, argument1: Bool, argument2: Bool) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                    return exchange.answer()
                }
            },
        "(CellRenderer, String) -> Void":
            SignatureProbe([(CellRenderer).self, (String).self], nil) { object, exchange in
                object.on("probe") { (argument0: CellRenderer, argument1: String) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(CellRenderer, any CellEditable) -> Void":
            SignatureProbe([(CellRenderer).self, (InterfaceValue<any CellEditable>).self], nil) { object, exchange in
                object.on("probe") { (argument0: CellRenderer, argument1: InterfaceValue<any CellEditable>) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(CellRenderer, any CellEditable, GdkRectangle, String) -> Void":
            SignatureProbe(
                [(CellRenderer).self, (InterfaceValue<any CellEditable>).self, (GdkRectangle).self, (String).self],
                nil
            ) { object, exchange in
                object.on("probe") {
                    (
                        argument0: CellRenderer,
                        argument1: InterfaceValue<any CellEditable>,
                        argument2: GdkRectangle,
                        argument3: String
                    ) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any, argument3 as Any])
                }
            },
        "(Clipboard) -> Void":
            SignatureProbe([(Clipboard).self], nil) { object, exchange in
                object.on("probe") { (argument0: Clipboard) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(CssSection, GLibError) -> Void":
            SignatureProbe([(CssSection).self, (GLibError).self], nil) { object, exchange in
                object.on("probe") { (argument0: CssSection, argument1: GLibError) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(DeleteType, Int) -> Void":
            SignatureProbe([(DeleteType).self, (Int).self], nil) { object, exchange in
                object.on("probe") { (argument0: DeleteType, argument1: Int) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(DirectionType) -> Bool":
            SignatureProbe([(DirectionType).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: DirectionType) -> Bool in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(DirectionType) -> Void":
            SignatureProbe([(DirectionType).self], nil) { object, exchange in
                object.on("probe") { (argument0: DirectionType) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(DirectionType, Bool) -> Bool":
            SignatureProbe([(DirectionType).self, (Bool).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: DirectionType, argument1: Bool) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any])
                    return exchange.answer()
                }
            },
        "(Double) -> Void":
            SignatureProbe([(Double).self], nil) { object, exchange in
                object.on("probe") { (argument0: Double) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(Double, Double) -> Bool":
            SignatureProbe([(Double).self, (Double).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Double, argument1: Double) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any])
                    return exchange.answer()
                }
            },
        "(Double, Double) -> ContentProvider?":
            SignatureProbe([(Double).self, (Double).self], (ContentProvider?).self) { object, exchange in
                object.on("probe") { (argument0: Double, argument1: Double) -> ContentProvider? in
                    exchange.receive([argument0 as Any, argument1 as Any])
                    return exchange.answer()
                }
            },
        "(Double, Double) -> DragAction":
            SignatureProbe([(Double).self, (Double).self], (DragAction).self) { object, exchange in
                object.on("probe") { (argument0: Double, argument1: Double) -> DragAction in
                    exchange.receive([argument0 as Any, argument1 as Any])
                    return exchange.answer()
                }
            },
        "(Double, Double) -> Void":
            SignatureProbe([(Double).self, (Double).self], nil) { object, exchange in
                object.on("probe") { (argument0: Double, argument1: Double) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(Double, Double, Int, EventSequence?) -> Void":
            SignatureProbe([(Double).self, (Double).self, (Int).self, (EventSequence?).self], nil) { object, exchange in
                object.on("probe") {
                    (argument0: Double, argument1: Double, argument2: Int, argument3: EventSequence?) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any, argument3 as Any])
                }
            },
        "(Drag) -> Void":
            SignatureProbe([(Drag).self], nil) { object, exchange in
                object.on("probe") { (argument0: Drag) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(Drag, Bool) -> Void":
            SignatureProbe([(Drag).self, (Bool).self], nil) { object, exchange in
                object.on("probe") { (argument0: Drag, argument1: Bool) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(Drag, DragCancelReason) -> Bool":
            SignatureProbe([(Drag).self, (DragCancelReason).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Drag, argument1: DragCancelReason) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any])
                    return exchange.answer()
                }
            },
        "(Drop) -> Bool":
            SignatureProbe([(Drop).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Drop) -> Bool in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(Drop) -> Void":
            SignatureProbe([(Drop).self], nil) { object, exchange in
                object.on("probe") { (argument0: Drop) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(Drop, Double, Double) -> Bool":
            SignatureProbe([(Drop).self, (Double).self, (Double).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Drop, argument1: Double, argument2: Double) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                    return exchange.answer()
                }
            },
        "(Drop, Double, Double) -> DragAction":
            SignatureProbe([(Drop).self, (Double).self, (Double).self], (DragAction).self) { object, exchange in
                object.on("probe") { (argument0: Drop, argument1: Double, argument2: Double) -> DragAction in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                    return exchange.answer()
                }
            },
        "(EntryIconPosition) -> Void":
            SignatureProbe([(EntryIconPosition).self], nil) { object, exchange in
                object.on("probe") { (argument0: EntryIconPosition) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(Event) -> Bool":
            SignatureProbe([(Event).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Event) -> Bool in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(EventSequence?) -> Void":
            SignatureProbe([(EventSequence?).self], nil) { object, exchange in
                object.on("probe") { (argument0: EventSequence?) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(EventSequence?, EventSequenceState) -> Void":
            SignatureProbe([(EventSequence?).self, (EventSequenceState).self], nil) { object, exchange in
                object.on("probe") { (argument0: EventSequence?, argument1: EventSequenceState) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(FilterChange) -> Void":
            SignatureProbe([(FilterChange).self], nil) { object, exchange in
                object.on("probe") { (argument0: FilterChange) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(FlowBoxChild) -> Void":
            SignatureProbe([(FlowBoxChild).self], nil) { object, exchange in
                object.on("probe") { (argument0: FlowBoxChild) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(GLContext) -> Bool":
            SignatureProbe([(GLContext).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: GLContext) -> Bool in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(Int) -> Bool":
            SignatureProbe([(Int).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Int) -> Bool in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(Int) -> Void":
            SignatureProbe([(Int).self], nil) { object, exchange in
                object.on("probe") { (argument0: Int) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(Int, Double, Double) -> Void":
            SignatureProbe([(Int).self, (Double).self, (Double).self], nil) { object, exchange in
                object.on("probe") { (argument0: Int, argument1: Double, argument2: Double) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                }
            },
        "(Int, Int) -> Bool":
            SignatureProbe([(Int).self, (Int).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Int, argument1: Int) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any])
                    return exchange.answer()
                }
            },
        "(Int, Int) -> Void":
            SignatureProbe([(Int).self, (Int).self], nil) { object, exchange in
                object.on("probe") { (argument0: Int, argument1: Int) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(Int, Int, Bool, Tooltip) -> Bool":
            SignatureProbe([(Int).self, (Int).self, (Bool).self, (Tooltip).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Int, argument1: Int, argument2: Bool, argument3: Tooltip) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any, argument3 as Any])
                    return exchange.answer()
                }
            },
        "(Int, Int, ModifierType) -> Bool":
            SignatureProbe([(Int).self, (Int).self, (ModifierType).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Int, argument1: Int, argument2: ModifierType) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                    return exchange.answer()
                }
            },
        "(Int, Int, ModifierType) -> Void":
            SignatureProbe([(Int).self, (Int).self, (ModifierType).self], nil) { object, exchange in
                object.on("probe") { (argument0: Int, argument1: Int, argument2: ModifierType) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                }
            },
        "(Int, String) -> Void":
            SignatureProbe([(Int).self, (String).self], nil) { object, exchange in
                object.on("probe") { (argument0: Int, argument1: String) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(Int, String, Int) -> Void":
            SignatureProbe([(Int).self, (String).self, (Int).self], nil) { object, exchange in
                object.on("probe") { (argument0: Int, argument1: String, argument2: Int) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                }
            },
        "(ListBoxRow) -> Void":
            SignatureProbe([(ListBoxRow).self], nil) { object, exchange in
                object.on("probe") { (argument0: ListBoxRow) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(ListBoxRow?) -> Void":
            SignatureProbe([(ListBoxRow?).self], nil) { object, exchange in
                object.on("probe") { (argument0: ListBoxRow?) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(ModifierType) -> Bool":
            SignatureProbe([(ModifierType).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: ModifierType) -> Bool in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(MovementStep, Int, Bool) -> Void":
            SignatureProbe([(MovementStep).self, (Int).self, (Bool).self], nil) { object, exchange in
                object.on("probe") { (argument0: MovementStep, argument1: Int, argument2: Bool) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                }
            },
        "(MovementStep, Int, Bool, Bool) -> Bool":
            SignatureProbe([(MovementStep).self, (Int).self, (Bool).self, (Bool).self], (Bool).self) {
                object,
                exchange in
                object.on("probe") {
                    (argument0: MovementStep, argument1: Int, argument2: Bool, argument3: Bool) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any, argument3 as Any])
                    return exchange.answer()
                }
            },
        "(MovementStep, Int, Bool, Bool) -> Void":
            SignatureProbe([(MovementStep).self, (Int).self, (Bool).self, (Bool).self], nil) { object, exchange in
                object.on("probe") {
                    (argument0: MovementStep, argument1: Int, argument2: Bool, argument3: Bool) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any, argument3 as Any])
                }
            },
        "(NotebookTab) -> Bool":
            SignatureProbe([(NotebookTab).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: NotebookTab) -> Bool in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(Object) -> Void":
            SignatureProbe([(Object).self], nil) { object, exchange in
                object.on("probe") { (argument0: Object) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(PanDirection, Double) -> Void":
            SignatureProbe([(PanDirection).self, (Double).self], nil) { object, exchange in
                object.on("probe") { (argument0: PanDirection, argument1: Double) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(PositionType) -> Void":
            SignatureProbe([(PositionType).self], nil) { object, exchange in
                object.on("probe") { (argument0: PositionType) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(PrintContext) -> Bool":
            SignatureProbe([(PrintContext).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: PrintContext) -> Bool in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(PrintContext) -> Void":
            SignatureProbe([(PrintContext).self], nil) { object, exchange in
                object.on("probe") { (argument0: PrintContext) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(PrintContext, Int) -> Void":
            SignatureProbe([(PrintContext).self, (Int).self], nil) { object, exchange in
                object.on("probe") { (argument0: PrintContext, argument1: Int) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(PrintContext, Int, PageSetup) -> Void":
            SignatureProbe([(PrintContext).self, (Int).self, (PageSetup).self], nil) { object, exchange in
                object.on("probe") { (argument0: PrintContext, argument1: Int, argument2: PageSetup) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                }
            },
        "(PrintContext, PageSetup) -> Void":
            SignatureProbe([(PrintContext).self, (PageSetup).self], nil) { object, exchange in
                object.on("probe") { (argument0: PrintContext, argument1: PageSetup) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(PrintOperationResult) -> Void":
            SignatureProbe([(PrintOperationResult).self], nil) { object, exchange in
                object.on("probe") { (argument0: PrintOperationResult) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(RGBA) -> Void":
            SignatureProbe([(RGBA).self], nil) { object, exchange in
                object.on("probe") { (argument0: RGBA) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(ScrollStep, Int) -> Void":
            SignatureProbe([(ScrollStep).self, (Int).self], nil) { object, exchange in
                object.on("probe") { (argument0: ScrollStep, argument1: Int) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(ScrollType) -> Bool":
            SignatureProbe([(ScrollType).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: ScrollType) -> Bool in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(ScrollType) -> Void":
            SignatureProbe([(ScrollType).self], nil) { object, exchange in
                object.on("probe") { (argument0: ScrollType) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(ScrollType, Bool) -> Bool":
            SignatureProbe([(ScrollType).self, (Bool).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: ScrollType, argument1: Bool) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any])
                    return exchange.answer()
                }
            },
        "(ScrollType, Double) -> Bool":
            SignatureProbe([(ScrollType).self, (Double).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: ScrollType, argument1: Double) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any])
                    return exchange.answer()
                }
            },
        "(SorterChange) -> Void":
            SignatureProbe([(SorterChange).self], nil) { object, exchange in
                object.on("probe") { (argument0: SorterChange) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(StateFlags) -> Void":
            SignatureProbe([(StateFlags).self], nil) { object, exchange in
                object.on("probe") { (argument0: StateFlags) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(String) -> Bool":
            SignatureProbe([(String).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: String) -> Bool in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(String) -> String":
            SignatureProbe([(String).self], (String).self) { object, exchange in
                object.on("probe") { (argument0: String) -> String in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(String) -> Void":
            SignatureProbe([(String).self], nil) { object, exchange in
                object.on("probe") { (argument0: String) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(String, Int, ModifierType, Int) -> Void":
            SignatureProbe([(String).self, (Int).self, (ModifierType).self, (Int).self], nil) { object, exchange in
                object.on("probe") {
                    (argument0: String, argument1: Int, argument2: ModifierType, argument3: Int) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any, argument3 as Any])
                }
            },
        "(String, String) -> Void":
            SignatureProbe([(String).self, (String).self], nil) { object, exchange in
                object.on("probe") { (argument0: String, argument1: String) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(String, TreeIter) -> Void":
            SignatureProbe([(String).self, (TreeIter).self], nil) { object, exchange in
                object.on("probe") { (argument0: String, argument1: TreeIter) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(TextDirection) -> Void":
            SignatureProbe([(TextDirection).self], nil) { object, exchange in
                object.on("probe") { (argument0: TextDirection) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(TextIter, TextMark) -> Void":
            SignatureProbe([(TextIter).self, (TextMark).self], nil) { object, exchange in
                object.on("probe") { (argument0: TextIter, argument1: TextMark) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(TextMark) -> Void":
            SignatureProbe([(TextMark).self], nil) { object, exchange in
                object.on("probe") { (argument0: TextMark) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(TextTag) -> Void":
            SignatureProbe([(TextTag).self], nil) { object, exchange in
                object.on("probe") { (argument0: TextTag) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(TextTag, Bool) -> Void":
            SignatureProbe([(TextTag).self, (Bool).self], nil) { object, exchange in
                object.on("probe") { (argument0: TextTag, argument1: Bool) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(TextTag, TextIter, TextIter) -> Void":
            SignatureProbe([(TextTag).self, (TextIter).self, (TextIter).self], nil) { object, exchange in
                object.on("probe") { (argument0: TextTag, argument1: TextIter, argument2: TextIter) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                }
            },
        "(TreeIter, TreePath) -> Bool":
            SignatureProbe([(TreeIter).self, (TreePath).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: TreeIter, argument1: TreePath) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any])
                    return exchange.answer()
                }
            },
        "(TreeIter, TreePath) -> Void":
            SignatureProbe([(TreeIter).self, (TreePath).self], nil) { object, exchange in
                object.on("probe") { (argument0: TreeIter, argument1: TreePath) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(TreePath) -> Void":
            SignatureProbe([(TreePath).self], nil) { object, exchange in
                object.on("probe") { (argument0: TreePath) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(TreePath, TreeIter) -> Void":
            SignatureProbe([(TreePath).self, (TreeIter).self], nil) { object, exchange in
                object.on("probe") { (argument0: TreePath, argument1: TreeIter) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(TreePath, TreeViewColumn?) -> Void":
            SignatureProbe([(TreePath).self, (TreeViewColumn?).self], nil) { object, exchange in
                object.on("probe") { (argument0: TreePath, argument1: TreeViewColumn?) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(Value, Double, Double) -> Bool":
            SignatureProbe([(Value).self, (Double).self, (Double).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: Value, argument1: Double, argument2: Double) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                    return exchange.answer()
                }
            },
        "(Widget) -> Notebook?":
            SignatureProbe([(Widget).self], (Notebook?).self) { object, exchange in
                object.on("probe") { (argument0: Widget) -> Notebook? in
                    exchange.receive([argument0 as Any])
                    return exchange.answer()
                }
            },
        "(Widget) -> Void":
            SignatureProbe([(Widget).self], nil) { object, exchange in
                object.on("probe") { (argument0: Widget) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(Widget, Int) -> Void":
            SignatureProbe([(Widget).self, (Int).self], nil) { object, exchange in
                object.on("probe") { (argument0: Widget, argument1: Int) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(Widget, PageSetup, PrintSettings) -> Void":
            SignatureProbe([(Widget).self, (PageSetup).self, (PrintSettings).self], nil) { object, exchange in
                object.on("probe") { (argument0: Widget, argument1: PageSetup, argument2: PrintSettings) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                }
            },
        "(Window) -> Void":
            SignatureProbe([(Window).self], nil) { object, exchange in
                object.on("probe") { (argument0: Window) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(any AppInfo) -> Void":
            SignatureProbe([(InterfaceValue<any AppInfo>).self], nil) { object, exchange in
                object.on("probe") { (argument0: InterfaceValue<any AppInfo>) -> Void in
                    exchange.receive([argument0 as Any])
                }
            },
        "(any CellEditable, String) -> Void":
            SignatureProbe([(InterfaceValue<any CellEditable>).self, (String).self], nil) { object, exchange in
                object.on("probe") { (argument0: InterfaceValue<any CellEditable>, argument1: String) -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any])
                }
            },
        "(any PrintOperationPreview, PrintContext, Window?) -> Bool":
            SignatureProbe(
                [(InterfaceValue<any PrintOperationPreview>).self, (PrintContext).self, (Window?).self],
                (Bool).self
            ) { object, exchange in
                object.on("probe") {
                    (argument0: InterfaceValue<any PrintOperationPreview>, argument1: PrintContext, argument2: Window?)
                        -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any])
                    return exchange.answer()
                }
            },
        "(any TreeModel, TreeIter) -> Bool":
            SignatureProbe([(InterfaceValue<any TreeModel>).self, (TreeIter).self], (Bool).self) { object, exchange in
                object.on("probe") { (argument0: InterfaceValue<any TreeModel>, argument1: TreeIter) -> Bool in
                    exchange.receive([argument0 as Any, argument1 as Any])
                    return exchange.answer()
                }
            },
        "(any TreeModel, TreeIter, Bool, Bool) -> Void":
            SignatureProbe([(InterfaceValue<any TreeModel>).self, (TreeIter).self, (Bool).self, (Bool).self], nil) {
                object,
                exchange in
                object.on("probe") {
                    (argument0: InterfaceValue<any TreeModel>, argument1: TreeIter, argument2: Bool, argument3: Bool)
                        -> Void in
                    exchange.receive([argument0 as Any, argument1 as Any, argument2 as Any, argument3 as Any])
                }
            },
    ]
}
