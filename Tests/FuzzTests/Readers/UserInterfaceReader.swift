import Gtk
import Synchronization

/// Descriptions of user interfaces. GTK reads them; the library throws their errors.
enum UserInterfaceReader: Reader {
    nonisolated static let name = "UserInterfaces"
    nonisolated static let needsDisplay = true

    static func read(_ input: [UInt8]) throws {
        // GTK passes on some names without checking them, such as those of a menu's attributes, until it has released
        // what it made of them.
        Criticals.areAllowed.store(true, ordering: .relaxed)
        let text = String(decoding: input, as: UTF8.self)
        switch Result(catching: { () throws(UserInterfaceError) in try Builder(string: text) }) {
        case .success(let builder):
            Criticals.areAllowed.store(false, ordering: .relaxed)
            defer { Criticals.areAllowed.store(true, ordering: .relaxed) }
            try check(builder)
        case .failure(.unusable(let source, let reason)):
            Landmarks.note(reason)
            try require(source == "the description" && !reason.message.isEmpty, "“\(reason)” doesn't say what is wrong")
        case .failure(let error): throw Violation("“\(error)” isn't the error of a description")
        }
    }

    private static func check(_ builder: Builder) throws {
        for object in builder.objects { Landmarks.note("\(type(of: object))") }
        do throws(UserInterfaceError) {
            _ = try builder.object("no such object", as: Widget.self)
        } catch {
            guard case .missingObject(_, "the description", _) = error else {
                throw Violation("“\(error)” doesn't name the description")
            }
            return
        }
        throw Violation("an object was found that isn't there")
    }
}
