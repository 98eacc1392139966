import CGtk
import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of access to properties and signals by name, in classes with and without a wrapper.
@Suite(.display) struct ByNameTests {
    @Test func aPropertyIsReadAndWrittenByItsName() {
        let label = Label("text")
        label[property: "width-chars"] = 12
        #expect(label.widthChars == 12)
        #expect(label[property: "width-chars", as: Int.self] == 12)
        label[property: "label"] = "other"
        #expect(label[property: "label", as: String?.self] == "other")
        label[property: "justify"] = Justification.center
        #expect(label[property: "justify", as: Justification.self] == .center)
        let box = Box(.vertical)
        box.append(label)
        #expect(label[property: "parent", as: Widget?.self] === box)
        label[property: "css-classes"] = ["one", "other"]
        #expect(label.cssClasses == ["one", "other"])
    }

    @Test func aSignalIsConnectedAndEmittedByItsName() {
        let label = Label("text")
        var addresses: [String] = []
        label.on("activate-link") { (address: String) -> Bool in
            addresses.append(address)
            return true
        }
        let answer = label.emitReturningValue("activate-link", "https://example.org")
        #expect(addresses == ["https://example.org"])
        #expect(answer?.get(Bool.self) == true)
        var count = 0
        label.on("notify::label") { count += 1 }
        label.label = "other"
        #expect(count == 1)
    }

    @Test func aWrongNameStopsAndSaysWhatThereIs() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await asApplication { Label("text")[property: "lable", as: String.self] = "" }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("GtkLabel has no property \"lable\""))
        #expect(message.contains("label (gchararray)"))
    }

    @Test func aWrongTypeOfAPropertyStopsAndSaysTheRightOne() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await asApplication { Label("text")[property: "width-chars", as: String.self] = "" }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("GtkLabel's property \"width-chars\" is gint"))
        #expect(message.contains("String"))
    }

    @Test func anObjectOfAWrongClassStopsAndSaysTheRightOne() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await asApplication { Button("text")[property: "child"] = SimpleAction(name: "item") }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("GtkButton's property \"child\" must be a GtkWidget, not a GSimpleAction."))
        #expect(message.contains("Use a GtkWidget or an instance of a subclass."))
    }

    @Test func anObjectWithoutAnInterfaceStopsAndSaysWhichItIsToHave() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await asApplication { Picture()[property: "paintable"] = Label("text") as Label? }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("GtkPicture's property \"paintable\" must be a GdkPaintable, not a GtkLabel."))
        #expect(message.contains("Use an object that implements GdkPaintable."))
    }

    @Test func anEmissionWithAWrongObjectStopsAndSaysTheRightOne() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await asApplication { Notebook().emit("switch-page", SimpleAction(name: "item"), 0) }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("Argument 1 of GtkNotebook's signal \"switch-page\" must be a GtkWidget"))
        #expect(message.contains("not a GSimpleAction."))
    }

    @Test func aHandlerThatReturnsAWrongObjectStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await asApplication {
                let notebook = Notebook()
                notebook.on("create-window") { () -> SimpleAction in SimpleAction(name: "item") }
                _ = notebook.emitReturningValue("create-window", Label("page"))
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("must be a GtkNotebook, not a GSimpleAction."))
    }

    @Test func anObjectOfASubclassOrNoneIsSetByName() {
        let button = Button("text")
        button[property: "child"] = Label("child")
        #expect(button.child is Label)
        button[property: "child"] = nil as Widget?
        #expect(button.child == nil)
    }

    @Test func aWrongSignalStopsAndSaysWhatThereIs() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await asApplication { Button("text").on("klicked") {} }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("GtkButton has no signal \"klicked\""))
        #expect(message.contains("clicked () -> void"))
    }

    @Test func aHandlerOfAWrongTypeStopsAndSaysTheRightOne() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await asApplication { Label("text").on("activate-link") { (_: Int) -> Bool in true } }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("GtkLabel's signal \"activate-link\" is (gchararray) -> gboolean"))
        #expect(message.contains("(Int) -> Bool"))
    }

    @Test func aWrongApplicationIdStopsAndSaysWhatIsOne() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await asApplication { _ = Application(applicationId: "no id") }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("\"no id\" is not an application ID"))
    }

    @Test func aNumberThatCHasNoRoomForStopsAndSaysWhich() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await asApplication { Label("text").widthChars = 5_000_000_000 }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("Gtk/Label.swift, widthChars: 5000000000"))
    }

    @Test func argumentsForWhichGtkCreatesNothingStopAndSayWhere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await asApplication { makeExpressionOfUnknownProperty() }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        let caller = "Gtk/PropertyExpression.swift, init(thisType:expression:propertyName:)"
        #expect(message.contains("\(caller): GTK created no instance. Its message above, if any, says why."))
    }
}

/// Makes an expression for a property that doesn't exist, whose critical message doesn't stop the process.
private func makeExpressionOfUnknownProperty() {
    g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
    _ = PropertyExpression(thisType: Label("text").objectType, propertyName: "lable")
}

/// Runs a closure that stops the process, after starting GTK.
private func asApplication(_ body: @MainActor () -> Void) async throws {
    try GtkTesting.start()
    body()
}
