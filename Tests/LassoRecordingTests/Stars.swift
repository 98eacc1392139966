/// A rating that describes itself as a number.
enum Stars: Int, Error, Codable, CustomStringConvertible {
    case one = 1, two

    var description: String { "\(rawValue)" }
}
