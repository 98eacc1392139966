import CGtk
import LassoGtk
import LassoTestUtilities

extension FlowMap {
    /// Walks to each node of a drawing on the display, and takes pictures of what the user sees there.
    ///
    /// ```swift
    /// let map = await explore(depth: 6) { OnboardingFlow(accounts: FakeAccounts()) }
    /// let diagram = FlowDiagram(of: map)
    /// let drawing = diagram.svg(pictures: try await map.pictures(of: diagram))
    /// ```
    ///
    /// A test that calls this method has the trait ``DisplayTrait``.
    ///
    /// - Parameters:
    ///   - diagram: A drawing of this map.
    ///   - stage: The stage, which has the size of the windows.
    ///   - width: The width of the pictures, in pixels.
    /// - Returns: The pictures by the indices of the nodes, as `svg(pictures:)` takes them: PNG files in Base64.
    /// - Throws: A `GLibError` if nothing can be drawn here.
    public func pictures(
        of diagram: FlowDiagram,
        on stage: GtkFlowStage = GtkFlowStage(width: 640, height: 480),
        width: Int = 320
    ) async throws -> [Int: String] {
        var pictures: [Int: String] = [:]
        for (index, node) in diagram.nodes.enumerated() {
            let walk = await walk(to: places[node.place], on: stage)
            if let front = walk.frontWindow, let picture = try WindowPicture(of: front, width: width) {
                pictures[index] = Self.base64(picture.png)
            }
            await walk.finish()
        }
        return pictures
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        guard let text = g_base64_encode(bytes, gsize(bytes.count)) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}

extension FlowWalk {
    /// The window in front: that of the walk, or of a dialog or a question in front of it.
    fileprivate var frontWindow: Window? {
        guard let own = window.window else { return nil }
        let above = Window.listToplevels().compactMap { $0 as? Window }.filter { shown in
            shown.mapped && sequence(first: shown, next: \.transientFor).contains { $0 === own }
        }
        return above.max { $0.depth < $1.depth }
    }
}

extension Window {
    /// The number of windows below this one.
    fileprivate var depth: Int { sequence(first: self, next: \.transientFor).reduce(0) { count, _ in count + 1 } }
}
