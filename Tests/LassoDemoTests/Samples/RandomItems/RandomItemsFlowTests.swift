import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.resettingMocks)
struct RandomItemsFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    /// Numbers that are the same in every run.
    private struct Numbers: RandomNumberGenerator {
        var number: UInt64 = 0

        mutating func next() -> UInt64 {
            number &+= 0x9e37_79b9_7f4a_7c15
            return number
        }
    }

    private func start() throws -> (RandomItemsFlow, SplitController, ThrowsViewController) {
        mock(ThrowsScreenModule.storeFactory, with: { ThrowsScreenStore(with: $0, generator: Numbers()) })
        mock(ThrowScreenModule.storeFactory, with: { ThrowScreenStore(with: $0, generator: Numbers(number: 7)) })
        let flow = RandomItemsFlow()
        let split: SplitController = try assertRoot(of: window, when: { flow.start(with: root(of: window)) })
        return (flow, split, try #require(split.sidebarController as? ThrowsViewController))
    }

    private func shown(in split: SplitController) -> DiceThrow? {
        (split.contentController as? ThrowViewController)?.state.item
    }

    @Test func theSelectedThrowIsShownBesideTheList() throws {
        let (_, split, list) = try start()
        #expect(split.contentController is NothingSelectedController)
        for _ in 1...3 { list.dispatchAction(.didTapThrow) }
        #expect(shown(in: split) == list.state.items.last && list.state.selection == 3)
        #expect(list.state.items.allSatisfy { (1...6).contains($0.dice.count) && $0.dice.allSatisfy((1...6).contains) })
        list.dispatchAction(.didSelect(1))
        #expect(shown(in: split) == list.state.items.first)
        list.dispatchAction(.didDelete([1], next: 2))
        #expect(shown(in: split)?.id == 2)
        list.dispatchAction(.didDelete([2, 3], next: nil))
        #expect(split.contentController is NothingSelectedController)
        list.dispatchAction(.didTapThrow)
        #expect(shown(in: split)?.id == 4, "A number isn't used again.")
    }

    @Test func aThrowIsRepeatedWithAsManyDice() throws {
        let (_, split, list) = try start()
        list.dispatchAction(.didTapThrow)
        let old = try #require(shown(in: split))
        try #require(split.contentController as? ThrowViewController).dispatchAction(.didTapThrowAgain)
        let new = try #require(shown(in: split))
        #expect(new != old && new.dice.count == old.dice.count && list.state.items == [new])
    }

    @Test func aThrowOfTheSameNumbersIsAThrow() {
        struct Same: RandomNumberGenerator { func next() -> UInt64 { 7 } }
        let store = ThrowScreenStore(with: .init(item: DiceThrow(id: 1, dice: [4, 4])), generator: Same())
        store.dispatchAction(.didTapThrowAgain)
        let before = store.state
        var count = 0
        store.observeState(\.throwCount) { (_: Int) in count += 1 }
        store.dispatchAction(.didTapThrowAgain)
        #expect(store.state.item == before.item && count == 2)
        let number = before.item.dice[0]
        #expect(store.state.item.announcement == "Dice: \(number), \(number). Sum: \(2 * number)")
    }

    @Test func aThrowIsAPlace() async throws {
        let (flow, split, list) = try start()
        for _ in 1...2 { list.dispatchAction(.didTapThrow) }
        #expect(window.path == "/2")
        #expect(await flow.go(to: "/1").kind == .arrived && shown(in: split)?.id == 1 && window.path == "/1")
        #expect(await flow.go(to: "/3").kind == .unknown)
    }

    @Test func whereThereIsLittleRoomANewThrowComesToTheFront() throws {
        let (_, split, list) = try start()
        split.layOut(width: 360)
        #expect(split.frontPart == .sidebar)
        list.dispatchAction(.didTapThrow)
        #expect(split.frontPart == .content)
        list.dispatchAction(.didDelete([1], next: nil))
        #expect(split.frontPart == .sidebar)
    }
}
