#if LASSO_INSPECTOR
import LassoGtk

/// The tree of what is known of a controller.
struct ValueTree {
    let recorder: ActivityRecorder
    /// The identities of the expanded nodes.
    let expanded: Set<String>

    private static let elementLimit = 100

    /// Returns the nodes of a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - widget: The widget of the controller that the user has pointed at; `nil` if there is none.
    func nodes(of controller: Controller, pointingAt widget: Widget?) -> [ValueNode] {
        let records = controller.inspectedRecords(in: recorder)
        return [widget.map { node(of: $0, in: records) }].compactMap { $0 } + records.map(node)
    }

    private func node(of record: StoreRecord) -> ValueNode {
        let id = record.nodeID
        guard let store = record.store else { return ValueNode(id: id, label: record.name, text: "Released") }
        return branch(id, record.name, store.moduleName) {
            [stateNode(of: store, record), effectsNode(of: store, record), observersNode(of: store, record)]
        }
    }

    private func branch(_ id: String, _ label: String, _ text: String, _ children: () -> [ValueNode]) -> ValueNode {
        var node = ValueNode(id: id, label: label, text: text, isExpandable: true)
        if expanded.contains(id) { node.children = children() }
        return node
    }

    // MARK: States

    private func stateNode(of store: any TracedStore, _ record: StoreRecord) -> ValueNode {
        node(
            of: store.tracedState,
            label: "state",
            id: record.stateNodeID,
            field: StateField(record: record.id, path: []),
            path: "state",
            record.lastDifferences
        )
    }

    private func node(
        of value: Any,
        label: String,
        id: String,
        field: StateField?,
        path: String,
        _ differences: StateDifferences?
    ) -> ValueNode {
        let parts = ValueParts(of: value, limit: Self.elementLimit)
        var node = ValueNode(id: id, label: label, text: ValueDescription.text(of: value))
        node.isChanged = differences?.concern(path) ?? false
        node.field = field
        node.isExpandable = !parts.parts.isEmpty
        guard expanded.contains(id) else { return node }
        node.children = parts.parts.enumerated().map { index, part in
            let labeledField = field.map { StateField(record: $0.record, path: $0.path + [part.label]) }
            var child = self.node(
                of: part.value,
                label: part.label,
                id: "\(id)/\(part.label.isEmpty ? "#\(index)" : part.label)",
                field: part.label.isEmpty ? nil : labeledField,
                path: path + part.path,
                differences
            )
            child.isPart = true
            return child
        }
        if parts.omittedCount > 0 {
            let text = "and \(LocaleFormat.number(parts.omittedCount)) more"
            node.children.append(ValueNode(id: "\(id)/…", label: "…", text: text))
        }
        return node
    }

    // MARK: Effects and observers

    private func effectsNode(of store: any TracedStore, _ record: StoreRecord) -> ValueNode {
        let effects = store.tracedEffects
        let text = effects.isEmpty ? "None is running" : "\(effects.count) running"
        var node = branch(record.nodeID + "/effects", "effects", text) {
            effects.enumerated().map { index, effect in
                ValueNode(
                    id: record.nodeID + "/effects/\(index)",
                    label: "\(effect.id.base)",
                    text: effect.start.map { Self.age($0.duration(to: .now)) } ?? "older than the inspection"
                )
            }
        }
        node.isExpandable = !effects.isEmpty
        return node
    }

    private func observersNode(of store: any TracedStore, _ record: StoreRecord) -> ValueNode {
        let observers = store.stateObservers, outputObservations = store.outputObservations
        record.noteObservations(observers.map(\.observation) + outputObservations, at: recorder.time)
        let outputs = store.isOutputObserved ? "outputs are observed" : "outputs aren't observed"
        let fields = expanded.contains(record.nodeID + "/observers") ? StateFields(of: store.tracedState) : nil
        return branch(record.nodeID + "/observers", "observers", "\(observers.count) of the state, \(outputs)") {
            let labeled: [(String, Observation)] =
                observers.map { (fields?.names(seenBy: $0) ?? "state", $0.observation) }
                + outputObservations.map { ("outputs", $0) }
            return labeled.enumerated().map { index, observer in
                let (label, observation) = observer
                let id = record.nodeID + "/observers/\(index)"
                return ValueNode(id: id, label: label, text: age(of: observation, record))
            }
        }
    }

    private func age(of observation: Observation, _ record: StoreRecord) -> String {
        if let start = observation.start { return Self.age(start.duration(to: .now)) }
        return record.observationTimes?[ObjectIdentifier(observation)]?.map { Self.age(recorder.time - $0) }
            ?? "older than its store's selection"
    }

    private static func age(_ duration: Duration) -> String { "for \(duration.seconds)" }

    // MARK: The widget that the user has pointed at

    private func node(of widget: Widget, in records: [StoreRecord]) -> ValueNode {
        branch("widget", "widget", "\(type(of: widget))") {
            let bound = widget.boundObservations
            let nodes = records.compactMap { record -> ValueNode? in
                guard let store = record.store else { return nil }
                let fields = StateFields(of: store.tracedState)
                let names = store.stateObservers.filter { bound.contains(ObjectIdentifier($0.observation)) }
                    .map(fields.names)
                guard !names.isEmpty else { return nil }
                return ValueNode(
                    id: "widget/\(record.id)",
                    label: "bound to",
                    text: "\(record.name): \(names.joined(separator: ", "))"
                )
            }
            return nodes.isEmpty ? [ValueNode(id: "widget/none", label: "bound to", text: "no state")] : nodes
        }
    }
}

extension StoreRecord {
    /// The identity of the store's node.
    var nodeID: String { "store \(id)" }

    /// The identity of the node of the store's state.
    var stateNodeID: String { nodeID + "/state" }

    /// Returns whether a node is that of the store, or below it.
    ///
    /// - Parameter id: The identity of the node.
    func hasNode(_ id: String) -> Bool { id == nodeID || id.hasPrefix(nodeID + "/") }

    /// Notes when observations were seen first.
    fileprivate func noteObservations(_ observations: [Observation], at time: Duration) {
        let known = observationTimes
        let times = observations.map { observation in
            let identifier = ObjectIdentifier(observation)
            return (identifier, known.flatMap { $0[identifier, default: time] })
        }
        observationTimes = Dictionary(times) { first, _ in first }
    }
}

extension Duration {
    /// The whole seconds, with their unit.
    var seconds: String { "\(LocaleFormat.number(Int(self / .seconds(1)))) s" }
}

#endif
