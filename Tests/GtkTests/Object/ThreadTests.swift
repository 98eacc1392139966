import CGtk
import Foundation
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import Gtk

/// Tests in which GIO's worker threads release references while the main actor continues.
@Suite(.display) struct ThreadTests {
    @Test func fiftyThousandQueriesOfFilesLeaveNothingBehind() async throws {
        let recorder = LifetimeRecorder()
        var answered = 0
        for round in 1...50 {
            for index in 0..<1_000 {
                Task {
                    let file = AnyFile(path: "/")
                    let info = try await file.queryInfo("standard::name", flags: [], ioPriority: 0)
                    if index % 100 == 0 {
                        recorder.record(file)
                        recorder.record(info)
                    }
                    if info.name == "/" { answered += 1 }
                }
            }
            try await GtkTesting.turnMainLoop(until: "round \(round) has all results") { answered == round * 1_000 }
        }
        #expect(answered == 50_000)
        try await GtkTesting.turnMainLoop(until: "all but \(recorder.survivors.count) are released") {
            recorder.survivors.isEmpty
        }
    }

    @Test func objectsGoOnceOtherThreadsHaveDroppedTheirReferences() async throws {
        let recorder = LifetimeRecorder()
        for round in 1...20 {
            var actions = (0..<50).map { SimpleAction(name: "action\($0)", parameterType: nil) }
            actions.forEach { recorder.record($0) }
            let addresses = actions.map { UInt(bitPattern: $0.instance.pointer) }
            // While the wrappers hold the only other references, each release by a thread causes a toggle notification.
            var areDone = false
            Task {
                await Self.takeAndDropReferences(to: addresses, times: 50)
                areDone = true
            }
            try await GtkTesting.turnMainLoop(until: "the threads of round \(round) have ended") {
                actions.allSatisfy(\.enabled) && areDone
            }
            // A thread's reference outlives the last reference from Swift.
            for address in addresses { g_object_ref(UnsafeMutableRawPointer(bitPattern: address)) }
            actions = []
            Task { await Self.dropReferences(to: addresses) }
            try await GtkTesting.turnMainLoop(until: "all but \(recorder.survivors.count) are released") {
                recorder.survivors.isEmpty
            }
        }
    }

    @concurrent private static func takeAndDropReferences(to addresses: [UInt], times: Int) async {
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<times {
                for address in addresses {
                    g_object_ref(UnsafeMutableRawPointer(bitPattern: address))
                    g_object_unref(UnsafeMutableRawPointer(bitPattern: address))
                }
            }
        }
    }

    @concurrent private static func dropReferences(to addresses: [UInt]) async {
        DispatchQueue.concurrentPerform(iterations: addresses.count) { index in
            g_object_unref(UnsafeMutableRawPointer(bitPattern: addresses[index]))
        }
    }

    @Test func aHundredThousandConnectionsLeaveMemoryWhereItWas() async throws {
        let button = Button("text")
        func connectAndDisconnect(_ times: Int) {
            for _ in 0..<times { button.onClicked { button.label = "never" }.disconnect() }
        }
        connectAndDisconnect(10_000)
        // Leaking one handler each time would amount to more than two megabytes.
        let limit = 1 << 19
        let growth = try await memoryGrowth(expectedBelow: limit) { connectAndDisconnect(30_000) }
        #expect(growth < limit, "\(growth) bytes")
    }
}
