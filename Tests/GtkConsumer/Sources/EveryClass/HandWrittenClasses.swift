import CGtk
import LassoGtk

/// The classes that are not generated, and subclasses of the open ones.
@MainActor let handWrittenClasses: [(name: String, make: @MainActor () -> AnyObject)] = [
    ("Value", { Value("text") }),
    ("Value", { Value(type: .string) }),
    ("NamedAction", { NamedAction(name: "app.quit") }),
    ("NamedAction", { OwnNamedAction(name: "app.quit") }),
    ("SignalAction", { OwnSignalAction(signalName: "clicked") }),
    ("CallbackAction", { OwnCallbackAction { _, _ in true } }),
    ("CustomFilter", { CustomFilter { _ in true } }),
    (
        "AlternativeTrigger",
        { OwnTrigger(first: KeyvalTrigger(keyval: Key.a, modifiers: []), second: NeverTrigger.shared) }
    ),
    ("ThemedIcon", { OwnThemedIcon(iconname: "go-home") }),
    ("FileIcon", { OwnFileIcon(file: AnyFile(path: "/tmp")) }),
    ("PropertyAction", { OwnPropertyAction(name: "one", object: Label("one"), propertyName: "label") }),
    ("BufferedInputStream", { OwnBufferedInputStream(baseStream: MemoryInputStream()) }),
    ("DataInputStream", { OwnDataInputStream(baseStream: MemoryInputStream()) }),
    ("EventControllerScroll", { EventControllerScroll(flags: .vertical) }),
    ("EventControllerScroll", { OwnEventControllerScroll(flags: .vertical) }),
    ("DropTargetAsync", { DropTargetAsync(actions: .copy) }),
    ("DropTargetAsync", { OwnDropTargetAsync(actions: .copy) }),
    ("TreePath", { TreePath() }),
    ("Bytes", { Bytes(data: [1, 2, 3]) }),
    ("TextIter", { TextBuffer().startIter() }),
    ("PangoFontDescription", { PangoFontDescription.fromString("Sans 12") }),
    ("Object", { ListItem() }),
    ("ModelItem", { ModelItem() }),
    ("ModelItem", { Item() }),
    ("SignalConnection", { Label("one").onNotify("label") {} }),
    ("LayoutBox", { OwnLayoutBox() }),
    ("Controller", { Controller() }),
    ("Controller", { OwnController() }),
    ("ViewController", { ViewController() }),
    ("ViewController", { OwnViewController() }),
    ("NavigationController", { NavigationController() }),
    ("NavigationController", { OwnNavigationController() }),
    ("TabController", { TabController() }),
    ("TabController", { OwnTabController() }),
    ("PageController", { PageController() }),
    ("PageController", { OwnPageController() }),
    ("SplitController", { SplitController() }),
    ("SplitController", { OwnSplitController() }),
    ("WindowController", { WindowController() }),
    ("WindowController", { OwnWindowController() }),
    ("LassoStore", { LassoStore<ProbeModule>(with: 0) }),
    ("LassoStore", { OwnStore(with: 0) }),
    ("AnyStore", { OwnStore(with: 0).asAnyStore() }),
    ("AnyViewStore", { OwnStore(with: 0).asViewStore() }),
    ("AnyViewStore", { OwnStore(with: 0).asViewStore(stateMap: { "\($0)" }) }),
    ("Observation", { OwnStore(with: 0).observeState { _ in } }),
    ("PassthroughStore", { PassthroughStore<ProbeModule>(with: 0) }),
    ("PassthroughStore", { OwnPassthroughStore(with: 0) }),
    ("SystemStore", { SystemStore<ProbeModule>(with: 0) }),
    ("SystemStore", { OwnSystemStore(with: 0) }),
    ("StoreHistory", { StoreHistory(of: OwnStore(with: 0)) }),
    ("StorePrinter", { StorePrinter() }),
    ("Flow", { Flow<ProbeFlowModule>() }),
    ("Flow", { OwnFlow() }),
]

private final class ListItem: Object {
    var kept = [1]

    init() {
        let label = Label("one")
        super.init(instance: CInstance(g_object_new_with_properties(label.objectType.rawValue, 0, nil, nil)))
    }

    override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

private final class OwnNamedAction: NamedAction { var kept = [1] }
private final class OwnSignalAction: SignalAction { var kept = [1] }
private final class OwnCallbackAction: CallbackAction { var kept = [1] }
private final class OwnTrigger: AlternativeTrigger { var kept = [1] }
private final class OwnThemedIcon: ThemedIcon { var kept = [1] }
private final class OwnFileIcon: FileIcon { var kept = [1] }
private final class OwnPropertyAction: PropertyAction { var kept = [1] }
private final class OwnBufferedInputStream: BufferedInputStream { var kept = [1] }
private final class OwnDataInputStream: DataInputStream { var kept = [1] }
private final class OwnEventControllerScroll: EventControllerScroll { var kept = [1] }
private final class OwnDropTargetAsync: DropTargetAsync { var kept = [1] }

private final class Item: ModelItem {
    var kept = [1]
}

private enum ProbeModule: StoreModule {
    typealias State = Int
    enum Action: Equatable { case didTap }
    typealias Output = Action
}

private enum ProbeFlowModule: FlowModule {
    typealias Output = NoOutput
    typealias RequiredContext = Controller
}

private final class OwnController: Controller { var kept = [1] }
private final class OwnViewController: ViewController { var kept = [1] }
private final class OwnNavigationController: NavigationController { var kept = [1] }
private final class OwnLayoutBox: LayoutBox { var kept = [1] }
private final class OwnTabController: TabController { var kept = [1] }
private final class OwnPageController: PageController { var kept = [1] }
private final class OwnSplitController: SplitController { var kept = [1] }
private final class OwnWindowController: WindowController { var kept = [1] }
private final class OwnStore: LassoStore<ProbeModule> { var kept = [1] }
private final class OwnPassthroughStore: PassthroughStore<ProbeModule> { var kept = [1] }
private final class OwnSystemStore: SystemStore<ProbeModule> { var kept = [1] }
private final class OwnFlow: Flow<ProbeFlowModule> { var kept = [1] }
