import Glibc
import LassoGtk

/// A customer of the shop.
nonisolated struct Customer: Equatable, Codable, Sendable {
    let name: String
}

nonisolated extension Customer {
    /// Creates a customer from a user of this computer.
    ///
    /// - Parameter user: The user's entry in the list of users; `nil` if there is none, as in some containers.
    init(_ user: passwd?) {
        // The full name is the first field, and often empty.
        let fullName = user.map { String(cString: $0.pw_gecos).prefix { $0 != "," } } ?? ""
        let names = [String(fullName), user.map { String(cString: $0.pw_name) } ?? ""]
        name = names.first { !$0.isEmpty } ?? translated("Guest", comment: "The name of a customer without a name")
    }
}
