import Gtk

/// Descriptions of user interfaces. GTK reads them; the library throws their errors.
enum UserInterfaceReader: Reader {
    nonisolated static let name = "UserInterfaces"
    nonisolated static let needsDisplay = true
    // GTK passes on some names without checking them, such as those of a menu's attributes.
    nonisolated static let allowsCriticals = true

    static func read(_ input: [UInt8]) throws {
        let text = String(decoding: input, as: UTF8.self)
        switch Result(catching: { () throws(UserInterfaceError) in try Builder(string: text) }) {
        case .success(let builder): try check(builder)
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
