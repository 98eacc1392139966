#if LASSO_INSPECTOR
import LassoGtk

/// The screen of the screens, stores, and flows that are alive.
enum AliveModule: StoreModule {
    enum Action {
        case didChangeObjects, didPassTime
        case didAppear, didDisappear
        case didExpand(Row.ID, Bool), didSelect(Row.ID?)
        case didShowOutsideOnly(Bool)
        case didTapShow
    }

    enum Output {
        /// The user wants to see a screen in the hierarchy.
        case didChoose(LivingObject.ID)
    }

    /// A class with its objects, or one of them.
    struct Row: Identifiable, Equatable {
        let id: String
        let name: String
        let kind: LivingObject.Kind
        let count: Int
        /// The number of objects that aren't in the hierarchy.
        let outsideCount: Int
        /// The age of the oldest object.
        let age: Duration
        /// The object; `nil` for a class.
        var object: LivingObject.ID?
        var rows: [Row] = []
    }

    struct State: Equatable {
        var rows: [Row] = []
        var expanded: Set<Row.ID> = []
        var selection: Row.ID?
        var showsOutsideOnly = false
        var count = 0
        var outsideCount = 0
    }
}

extension AliveModule.State {
    /// The selected screen, which can be shown in the hierarchy.
    var selectedScreen: LivingObject.ID? {
        rows.lazy.flatMap(\.rows).first { $0.id == selection && $0.kind == .screen && $0.outsideCount == 0 }?.object
    }

    /// The numbers of all objects, as a sentence.
    var summary: String {
        "\(LocaleFormat.number(count)) alive, \(LocaleFormat.number(outsideCount)) not in the hierarchy"
    }
}

extension AliveModule.Row {
    /// Returns the rows of objects: one for each class, with one for each object below it.
    @MainActor
    static func rows(of objects: [LivingObject], at time: Duration) -> [AliveModule.Row] {
        let classes = Dictionary(grouping: objects) { "\($0.kind.rawValue) \($0.className)" }
        return classes.map { id, objects in
            AliveModule.Row(
                id: id,
                name: objects[0].className,
                kind: objects[0].kind,
                count: objects.count,
                outsideCount: objects.count { $0.outsideSince != nil },
                age: time - (objects.map(\.since).min() ?? time),
                rows: objects.map { AliveModule.Row($0, at: time) }
            )
        }
        .sorted { $0.order < $1.order }
    }

    /// The classes with objects that aren't in the hierarchy come first.
    private var order: (Int, String, String) { (outsideCount > 0 ? 0 : 1, kind.rawValue, name) }

    private init(_ object: LivingObject, at time: Duration) {
        let isOutside = object.outsideSince != nil
        self.init(
            id: "\(object.id)",
            name: "\(object.className) #\(object.id)",
            kind: object.kind,
            count: 1,
            outsideCount: isOutside ? 1 : 0,
            age: time - object.since,
            object: object.id
        )
    }

    /// A text that says which objects aren't in the hierarchy.
    var place: String {
        if outsideCount == 0 { return "In the hierarchy" }
        return outsideCount == count ? "Not in the hierarchy" : "\(outsideCount) not in the hierarchy"
    }
}

#endif
