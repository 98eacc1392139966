import Foundation
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// The map of the application, which `make map` writes with a picture of each screen.
@MainActor
@Suite(.display)
struct DemoMapTests {
    nonisolated private static var folder: String? { ProcessInfo.processInfo.environment["LASSO_MAP"] }

    @Test(.enabled(if: folder != nil, "LASSO_MAP isn't set.")) func theMapIsDrawn() async throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        let map = await DemoExploration.map(depth: 8, samples: ["counter"], sideBySide: 8)
        let diagram = FlowDiagram(of: map)
        #expect(Style.sheet.apply().isEmpty)
        defer { Style.sheet.remove() }
        let stage = GtkFlowStage(width: 640, height: 480, commands: DemoApplication().commands)
        let pictures = try await map.pictures(of: diagram, on: stage)
        #expect(pictures.count == diagram.nodes.count)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in [
            ("demo-map.svg", diagram.svg(pictures: pictures)), ("demo-map.dot", diagram.graphviz),
            ("demo-map.mmd", diagram.mermaid),
        ] {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
    }
}
