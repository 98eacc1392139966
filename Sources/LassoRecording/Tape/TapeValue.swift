/// A value on a tape, as JSON describes it.
package enum TapeValue: Hashable, Sendable {
    /// JSON's `null`.
    case null
    /// A truth value.
    case bool(Bool)
    /// A whole number.
    case integer(Int64)
    /// A whole number that no signed number of 64 bits can represent.
    case largeInteger(UInt64)
    /// Another number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([TapeValue])
    /// Values with keys.
    case object([String: TapeValue])
}

extension TapeValue {
    /// Reads a value.
    ///
    /// - Throws: ``TapeError`` if the text isn't JSON.
    init(json: String) throws(TapeError) {
        do {
            self = try TapeCoding.decode(TapeValue.self, from: json.utf8)
        } catch {
            throw TapeError("The value isn't JSON: \(error).")
        }
    }
}

extension TapeValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
            return
        }
        // The decoder of JSON tells the types apart, and only then throws.
        do { self = .bool(try container.decode(Bool.self)) } catch {
            do { self = .integer(try container.decode(Int64.self)) } catch {
                do { self = .largeInteger(try container.decode(UInt64.self)) } catch {
                    do { self = .number(try container.decode(Double.self)) } catch {
                        do { self = .string(try container.decode(String.self)) } catch {
                            do { self = .array(try container.decode([TapeValue].self)) } catch {
                                self = .object(try container.decode([String: TapeValue].self))
                            }
                        }
                    }
                }
            }
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .largeInteger(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}
