import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.ownWindows)
struct TabsFlowTests {
    private let window = WindowController()
    private let flow = TabsFlow()

    init() {
        window.open()
        flow.start(with: root(of: window))
    }

    private func writing() throws -> WritingViewController { try window.firstChildOfType() }
    private func tabs() throws -> TabController { try window.firstChildOfType() }
    private func messages() throws -> MessagesViewController { try window.firstChildOfType() }

    @Test func aMessageAppearsInTheOtherTabAndAReplyLeadsBack() async throws {
        try writing().dispatchAction(.didEdit("Hello"))
        try writing().dispatchAction(.didTapSend)
        #expect(try messages().state.messages.map(\.text) == ["Hello"])
        #expect(try writing().state == WritingScreenModule.State())
        try await pressToastButton("Show", in: window)
        try await eventually { window.path == "/messages" }

        try messages().dispatchAction(.didOpen(1))
        let message: MessageViewController = try window.firstChildOfType()
        message.dispatchAction(.didTapReply)
        #expect(try tabs().selectedIndex == 0 && writing().state.repliedText == "Hello")
        #expect(window.firstChild(ofType: MessageViewController.self) == nil)

        try writing().dispatchAction(.didEdit("Hello yourself"))
        try writing().dispatchAction(.didTapSend)
        let replied = try messages().state.messages.first
        #expect(replied == Message(id: 2, text: "Hello yourself", repliedText: "Hello"))
    }

    @Test func anEmptyMessageIsNotSent() async {
        let test = TestStore(WritingScreenStore(with: .init()))
        test.send(.didEdit(" \n")) { $0.text = " \n" }
        test.send(.didTapSend)
        test.send(.didBeginReply(to: "Hello")) { $0.repliedText = "Hello" }
        test.send(.didTapCancelReply) { $0.repliedText = nil }
        await test.finish()
    }

    @Test func eachTabIsAPlace() async {
        for path in ["/messages", "/write"] as [NavigationPath] {
            #expect(await flow.go(to: path).kind == .arrived)
            #expect(window.path == path)
        }
        #expect(await flow.go(to: "/nowhere").kind == .unknown)
    }
}
