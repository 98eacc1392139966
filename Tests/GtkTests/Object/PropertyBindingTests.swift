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

    @Test func propertiesThatCannotBeConvertedBackStopAndSayInWhichDirectionToBind() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await bindNumberAndText()
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("\"value\" is gdouble, \"text\" is gchararray"))
        #expect(message.contains("in both directions. Bind in one direction."))
    }

    @Test func invertingWhatIsNoBooleanStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await bindInvertedNumbers()
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("only a Boolean can be inverted"))
    }

    @Test func bindingToAPropertyOfTheInitializerStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await bindToConstructOnlyProperty()
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("\"text\" or \"name\" cannot be read or written as the binding requires"))
    }

    @Test func bindingWhatAClosureReturnsToAPropertyOfTheInitializerStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await bindClosureToConstructOnlyProperty()
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("property \"name\" is gchararray and cannot be written"))
    }
}

private func bindNumberAndText() {
    let number = Adjustment(value: 0, lower: 0, upper: 1, stepIncrement: 1, pageIncrement: 1, pageSize: 0)
    number.bindProperty("value", to: TextBuffer(), "text", flags: .bidirectional)
}

private func bindInvertedNumbers() {
    let numbers = (0..<2).map { _ in
        Adjustment(value: 0, lower: 0, upper: 1, stepIncrement: 1, pageIncrement: 1, pageSize: 0)
    }
    numbers[0].bindProperty("value", to: numbers[1], "value", flags: .invertBoolean)
}

private func bindToConstructOnlyProperty() {
    TextBuffer().bindProperty("text", to: SimpleAction(name: "other"), "name")
}

private func bindClosureToConstructOnlyProperty() {
    TextBuffer().bindProperty("text", to: SimpleAction(name: "other"), "name") { (text: String) in text }
}

private func bindUnlikeProperties() {
    SimpleAction(name: "one").bindProperty("enabled", to: SimpleAction(name: "other"), "state")
}
