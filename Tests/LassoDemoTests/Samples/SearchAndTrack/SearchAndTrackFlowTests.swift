import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct SearchAndTrackFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let storage = MemoryStorage()
    private let reader = FakeReader()
    private let application = InstalledApplication(
        id: "org.example.Notes.desktop",
        title: "Notes",
        detail: nil,
        icon: nil
    )

    private final class FakeReader {
        var failure: ApplicationDetails.NotInstalled?
        private(set) var count = 0

        func read(_ application: InstalledApplication) async throws -> ApplicationDetails {
            count += 1
            await Task.yield()
            if let failure { throw failure }
            return ApplicationDetails(program: "notes", fileKindCount: 3, defaultCount: 1)
        }
    }

    private func makeFlow() -> SearchAndTrackFlow {
        mock(SampleData.$shared, with: SampleData { _ in storage })
        return SearchAndTrackFlow(
            loader: DetailsLoader(read: reader.read),
            find: { [application] _ in [application] }
        )
    }

    private func startTracked() async throws -> TrackedViewController {
        let flow = makeFlow()
        let tracked: TrackedViewController = try await assertPushed(
            after: rootController,
            when: { flow.start(with: pushed(in: navigationController)) }
        )
        try await eventually { tracked.state.canFind }
        return tracked
    }

    private func showSearch(_ tracked: TrackedViewController) throws -> SearchViewController<InstalledApplication> {
        try assertPushed(
            after: tracked,
            when: {
                tracked.dispatchAction(.didTapFind)
                tracked.dispatchAction(.didTapFind)
            }
        )
    }

    private func track(_ search: SearchViewController<InstalledApplication>) async throws -> TrackViewController {
        search.dispatchAction(.didChangeQuery("notes"))
        try await eventually { search.state.page == .results }
        return try await assertPushed(
            after: search,
            when: {
                // A double click is two choices.
                search.dispatchAction(.didActivate(application.id))
                search.dispatchAction(.didActivate(application.id))
            }
        )
    }

    @Test func theApplicationThatWasFoundIsTrackedAndKept() async throws {
        let tracked = try await startTracked()
        let search = try showSearch(tracked)
        let track = try await track(search)
        track.dispatchAction(.didTapTrack)
        #expect(navigationController.topController === track, "Its details haven't been loaded.")
        try await eventually { track.state.details != nil }
        track.dispatchAction(.didChooseUsage(.daily))
        try await assertPopped(from: track, to: tracked, when: { track.dispatchAction(.didTapTrack) })
        #expect(tracked.state.applications == [TrackedApplication(application, .daily)])
        #expect(tracked.state.selection == application.id)
        try await assertToast("“Notes” is tracked", in: window)
        try await eventually { storage.text?.contains(#""usage" : "daily""#) == true }
    }

    @Test func theDetailsAreLoadedOnceHoweverOftenTheyAreShown() async throws {
        let tracked = try await startTracked()
        let search = try showSearch(tracked)
        for _ in 1...2 {
            let track = try await track(search)
            track.dispatchAction(.didLoadView)
            try await eventually { track.state.details != nil }
            try await assertPopped(from: track, to: search, when: { navigationController.pop() })
        }
        #expect(reader.count == 1)
    }

    @Test func loadingThatHasFailedIsTriedAgain() async throws {
        reader.failure = .init(name: "Notes")
        let tracked = try await startTracked()
        let search = try showSearch(tracked)
        let track = try await track(search)
        try await eventually { track.state.failure == "“Notes” isn't installed any more." }
        reader.failure = nil
        track.dispatchAction(.didTapRetry)
        try await eventually { track.state.details?.program == "notes" }
        #expect(track.state.failure == nil && reader.count == 2)
    }

    @Test func nothingIsSearchedBeforeTheTrackedApplicationsAreLoaded() async throws {
        storage.readingFails = .failed("The disk is busy.")
        let flow = makeFlow()
        flow.start(with: pushed(in: navigationController))
        let tracked = try #require(navigationController.topController as? TrackedViewController)
        try await assertBanner("The disk is busy.", in: window)
        tracked.dispatchAction(.didTapFind)
        #expect(await flow.go(to: "/search").kind == .waiting)
        #expect(navigationController.topController === tracked)
        storage.readingFails = nil
        try await pressBannerButton("Try Again", in: window)
        try await eventually { navigationController.topController is SearchViewController<InstalledApplication> }
    }

    @Test func requestsAtTheSameTimeShareALoad() async throws {
        let loader = DetailsLoader(read: reader.read)
        async let one = loader.details(of: application)
        async let other = loader.details(of: application)
        #expect(try await one == other)
        #expect(reader.count == 1)
    }
}
