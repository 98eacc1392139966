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
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Returns: The pictures by the indices of the nodes, as `svg(pictures:)` takes them: PNG files in Base64. A node
    ///   that no window shows has none, which fails the test.
    /// - Throws: A `GLibError` if nothing can be drawn here; the failure, already reported, if a step to a node isn't
    ///   possible this time.
    /// - Precondition: `width` is positive.
    public func pictures(
        of diagram: FlowDiagram,
        on stage: GtkFlowStage = GtkFlowStage(width: 640, height: 480),
        width: Int = 320,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws -> [Int: String] {
        precondition(width > 0, "FlowMap.pictures(of:on:width:): \(width) is no width. Pass a number above 0.")
        return try await pictures(of: diagram, on: stage, at: TestLocation(file: file, line: line)) { walk in
            guard let front = walk.frontWindow else { return nil }
            return try WindowPicture(of: front, width: width)?.png
        }
    }

    /// Takes pictures of nodes. Each walk ends, also one of which no picture can be taken.
    ///
    /// - Parameters:
    ///   - diagram: A drawing of this map.
    ///   - stage: The stage.
    ///   - location: The location at which failures are reported.
    ///   - take: A closure that takes a picture at the end of a walk; it returns `nil` if there is nothing to see.
    /// - Returns: The pictures by the indices of the nodes, in Base64.
    /// - Throws: The errors of `take`; the failure, already reported, if a step isn't possible.
    func pictures(
        of diagram: FlowDiagram,
        on stage: any FlowStage,
        at location: TestLocation,
        _ take: (FlowWalk) throws -> [UInt8]?
    ) async throws -> [Int: String] {
        var pictures: [Int: String] = [:]
        for (index, node) in diagram.nodes.enumerated() {
            let walk = try await walk(to: places[node.place], on: stage, file: location.file, line: location.line)
            let picture = Result { try take(walk) }
            await walk.finish(file: location.file, line: location.line)
            guard let bytes = try picture.get() else {
                reportFailure("No window shows “\(node.title)”, so that there is no picture of it.", at: location)
                continue
            }
            pictures[index] = Self.base64(bytes)
        }
        return pictures
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        guard let text = g_base64_encode(bytes, gsize(bytes.count)) else {
            preconditionFailure("g_base64_encode returns no text only for a null pointer, which an array has not.")
        }
        defer { g_free(text) }
        return String(cString: text)
    }
}

extension FlowWalk {
    /// The window in front: the newest one, or that of a dialog or a question in front of it.
    fileprivate var frontWindow: Window? {
        guard let own = windows.last?.window else { return nil }
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
