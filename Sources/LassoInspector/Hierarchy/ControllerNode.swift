#if LASSO_INSPECTOR
import LassoGtk

/// A controller in the tree of the hierarchy.
nonisolated struct ControllerNode: Identifiable, Equatable {
    let id: LivingObject.ID
    let className: String
    /// The title, the path component, and the flows, as far as there are any.
    let details: String
    let isOnScreen: Bool
    /// Whether the controller is presented by the one above it, instead of being its child.
    let isPresented: Bool
    let children: [ControllerNode]
}

extension ControllerNode {
    /// Creates the node of a controller, with those of all controllers below it.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - shown: The controllers that are on the screen.
    ///   - inspection: The inspection, which numbers the controllers.
    @MainActor
    init(_ controller: Controller, shown: Set<ObjectIdentifier>, in inspection: Inspection) {
        let presented = controller.presentedController
        let embedded = controller.embeddedHierarchies
        let flows = controller.placingFlows.map { "\(type(of: $0))" }
        let texts = [
            controller.title.map { "“\($0)”" }, controller.pathComponent.map { "/\($0)" },
            flows.isEmpty ? nil : flows.joined(separator: ", "),
        ]
        self.init(
            id: inspection.objects.id(of: controller, .screen, at: inspection.recorder.time),
            className: "\(type(of: controller))",
            details: texts.compactMap { $0 }.joined(separator: "  "),
            isOnScreen: shown.contains(ObjectIdentifier(controller)),
            isPresented: controller.presentingController != nil,
            children: (controller.children + [presented].compactMap { $0 } + embedded).map {
                ControllerNode($0, shown: shown, in: inspection)
            }
        )
    }

    /// The identities of this node and of all nodes below it.
    var allIDs: [LivingObject.ID] { [id] + children.flatMap(\.allIDs) }
}

extension Inspection {
    /// The hierarchies of the application's windows.
    var hierarchy: [ControllerNode] {
        windows.all.map { window in
            ControllerNode(window, shown: Set(window.withVisibleDescendants.map(ObjectIdentifier.init)), in: self)
        }
    }
}

#endif
