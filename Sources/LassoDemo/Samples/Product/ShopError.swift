import LassoGtk

/// The errors of the shop.
nonisolated enum ShopError: Error, Equatable, Codable {
    case soldOut
    case unavailable(String)

    /// Creates the error for any error of an operation.
    init(_ error: any Error) {
        self = error as? ShopError ?? .unavailable("\(error)")
    }

    /// The message for the user.
    var message: String {
        switch self {
        case .soldOut: translated("The product is sold out.")
        case .unavailable(let reason): translated("The shop cannot be reached. \(reason)")
        }
    }
}
