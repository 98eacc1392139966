import Gtk
import LassoGtkTestUtilities
import Testing

/// Tests of bindings between the properties of two objects.
@Suite(.display) struct PropertyBindingTests {
    private func adjustment(_ value: Double) -> Adjustment {
        Adjustment(value: value, lower: 0, upper: 100, stepIncrement: 1, pageIncrement: 10, pageSize: 0)
    }

    @Test func aPropertyFollowsAnotherOneUntilItIsUnbound() {
        let source = adjustment(7)
        let target = adjustment(0)
        let binding = source.bindProperty("value", to: target, "value")
        #expect(target.value == 7)
        source.value = 8
        #expect(target.value == 8)
        target.value = 9
        #expect(source.value == 8)
        binding.unbind()
        source.value = 10
        #expect(target.value == 9)
    }

    @Test func propertiesFollowEachOtherInverted() {
        let one = SimpleAction(name: "one")
        let other = SimpleAction(name: "other")
        one.bindProperty("enabled", to: other, "enabled", flags: [.bidirectional, .invertBoolean])
        #expect(other.enabled)
        one.enabled = false
        other.enabled = false
        #expect(one.enabled)
    }

    @Test func aPropertyIsWhatAClosureMakesOfAnotherOne() {
        let source = adjustment(0)
        let action = SimpleAction(name: "item")
        source.bindProperty("value", to: action, "enabled") { (value: Double) in value > 5 }
        #expect(!action.enabled)
        source.value = 6
        #expect(action.enabled)
    }

    @Test func aBindingKeepsNeitherObjectAliveAndReleasesItsClosure() {
        final class Held {}
        weak var weakTarget: Adjustment?
        weak var weakHeld: Held?
        let source = adjustment(7)
        func bind() {
            let held = Held()
            let target = adjustment(0)
            weakTarget = target
            weakHeld = held
            source.bindProperty("value", to: target, "value") { (value: Double) in
                withExtendedLifetime(held) { value + 1 }
            }
            #expect(target.value == 8)
        }
        bind()
        #expect(weakTarget == nil)
        #expect(weakHeld == nil)
        source.value = 9
    }

    @Test func propertiesThatCannotBeConvertedStopAndSayWhatToPass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await bindUnlikeProperties()
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("\"enabled\" is gboolean, \"state\" is GVariant"))
        #expect(message.contains("Pass a closure that does."))
    }
}

private func bindUnlikeProperties() {
    SimpleAction(name: "one").bindProperty("enabled", to: SimpleAction(name: "other"), "state")
}
