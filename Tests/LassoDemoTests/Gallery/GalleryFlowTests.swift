import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// Tests of the gallery without a display, in which no sample uses a file of the user.
@Suite(.resettingMocks)
struct GalleryFlowTests {
    private let window = WindowController()
    private let home: HomeFlow

    init() {
        mock(SampleData.$shared, with: SampleData { _ in MemoryStorage() })
        mock(LoginScreenModule.storeFactory, with: { LoginScreenStore(with: $0, accounts: FakeAccounts()) })
        mock(
            CreateAccountScreenModule.storeFactory,
            with: { CreateAccountScreenStore(with: $0, accounts: FakeAccounts()) }
        )
        window.open()
        home = HomeFlow(account: Account(username: "ann", hasSeenTutorial: true))
        home.start(with: root(of: window))
    }

    private var split: SplitController? { window.rootController as? SplitController }

    private func choose(_ id: Sample.ID) throws {
        try #require(window.firstChild(ofType: GalleryViewController.self)).dispatchAction(.didActivate(id))
    }

    private func shown() throws -> Sample.ID? {
        try #require(window.firstChild(ofType: GalleryViewController.self)).state.shown
    }

    @Test func everySampleIsAPlaceOfItsOwnAndHasSource() async throws {
        #expect(Set(Sample.all.map(\.id)).count == Sample.all.count)
        for sample in Sample.all {
            let path = NavigationPath(["samples", sample.id])
            #expect(await home.go(to: path).kind == .arrived, "\(sample.id)")
            #expect(Array(window.path.components.prefix(3)) == ["home", "samples", sample.id])
            #expect(try shown() == sample.id)
            let files = try SourceFolder(of: sample.folder, DemoApplication.identity).files()
            #expect(files.first?.name.hasSuffix("Sample.swift") == true, "\(sample.id)")
            #expect(files.allSatisfy { !$0.text.isEmpty })
        }
    }

    @Test func theChosenSampleStaysWhenItIsChosenAgain() async throws {
        try choose("counter")
        try await eventually { window.path == "/home/samples/counter" }
        let counter = try #require(window.firstChild(ofType: CounterViewController.self))
        counter.dispatchAction(.didTapIncrement)
        await home.go(to: "/samples/counter")
        #expect(window.firstChild(ofType: CounterViewController.self) === counter)
    }

    @Test func whoWantsToStayInASampleStays() async throws {
        try choose("sign-up")
        try await eventually { window.path == "/home/samples/sign-up" }
        let form = try #require(window.firstChild(ofType: CreateAccountViewController.self))
        form.dispatchAction(.didUpdateUsername("bob"))
        try choose("counter")
        try await answer("Cancel", in: window)
        try await eventually { !form.isBeingAsked }
        #expect(try window.path == "/home/samples/sign-up" && shown() == "sign-up")
        #expect(form.state.username == "bob")

        try await perform("Account", in: window)
        try await answer("Discard", in: window)
        try await eventually { window.path == "/home/account" }
        #expect(try shown() == nil)
    }

    @Test(.ownWindows) func aSampleOpensInAWindowOfItsOwn() async throws {
        await home.go(to: "/samples/counter")
        let counter = try #require(window.firstChild(ofType: CounterViewController.self))
        try await perform("Open in New Window", in: window)
        let other = try #require(WindowController.openWindows.first { $0 !== window })
        let second = try #require(other.firstChild(ofType: CounterViewController.self))
        #expect(second !== counter && other.path == "/samples/counter")
        assertCommand("View Source", in: other, isEnabled: true)
        other.close()
    }

    @Test(.ownWindows) func theSourceIsShownInOneWindow() async throws {
        await home.go(to: "/samples/counter")
        try await perform("View Source", in: window)
        let other = try #require(WindowController.openWindows.first { $0 !== window })
        let files = try #require(other.firstChild(ofType: SourceFilesViewController.self))
        try await eventually { files.state.selected == "CounterSample.swift" }
        #expect(files.state.selectedFile?.parts.isEmpty == false)
        try await perform("View Source", in: window)
        #expect(WindowController.openWindows.count == 2)
        other.close()
    }
}
