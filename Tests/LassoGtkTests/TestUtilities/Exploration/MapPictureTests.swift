import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoGtkTestUtilities

/// Tests of the pictures of a map.
@MainActor
struct MapPictureTests {
    /// A stage that counts its open windows.
    private final class CountingStage: FlowStage {
        private(set) var openCount = 0

        func open(_ window: WindowController) {
            openCount += 1
            window.open()
        }

        func settle() {}

        func complaints(about window: WindowController) -> [String] { [] }

        func close(_ window: WindowController) {
            openCount -= 1
            window.close()
        }
    }

    private struct NoPicture: Error {}

    private let stage = CountingStage()
    private let location = TestLocation(file: "Map.swift", line: 7)

    private func makeMap() async -> FlowMap {
        await explore(
            depth: 1,
            in: { window in
                let controller = Controller()
                controller.title = "Alone"
                controller.place(with: root(of: window))
            }
        )
    }

    @Test func aPictureThatCannotBeTakenEndsTheWalk() async {
        let map = await makeMap()
        await #expect(throws: NoPicture.self) {
            try await map.pictures(of: FlowDiagram(of: map), on: stage, at: location) { _ in throw NoPicture() }
        }
        #expect(stage.openCount == 0)
    }

    @Test func aNodeWithoutAPictureIsReportedWhereThePicturesWereWanted() async throws {
        let map = await makeMap()
        let failures = try await withFailuresCaptured {
            let pictures = try await map.pictures(of: FlowDiagram(of: map), on: stage, at: location) { _ in nil }
            #expect(pictures.isEmpty)
        }
        #expect(failures.map(\.message) == ["No window shows “Alone”, so that there is no picture of it."])
        #expect(failures.map(\.location.line) == [7])
    }

    @Test func aFaultOnTheWayIsReportedWhereThePicturesWereWanted() async throws {
        let map = await makeMap()
        var kept: [AnyObject] = []
        let failures = try await withFailuresCaptured {
            _ = try await map.pictures(of: FlowDiagram(of: map), on: stage, at: location) { walk in
                kept += walk.window.rootController.map { [$0] } ?? []
                return [1, 2, 3]
            }
        }
        #expect(failures.map(\.message) == ["Controller is still alive after the window was closed."])
        #expect(failures.map(\.location.line) == [7])
    }
}
