/// A line of a tape: an event, and the JSON of its value.
struct TapeLine: Equatable {
    var event: TapeEvent
    /// The JSON of the value; `nil` if there is none.
    let value: [UInt8]?

    /// The bytes of the line, with its end: an object in JSON, with sorted keys.
    ///
    /// A `JSONEncoder` would take several times as long, which most of the time of a recording would consist of.
    var bytes: [UInt8] {
        var object = Object()
        if event.isFailure { object.add(.isFailure, "true") }
        if event.isNested { object.add(.isNested, "true") }
        object.add(.kind, text: event.kind.rawValue)
        if event.isConsequence { object.add(.isConsequence, "true") }
        if let lines = event.lines { object.add(.lines, texts: lines) }
        if let number = event.number { object.add(.number, "\(number)") }
        if let obstacle = event.obstacle { object.add(.obstacle, text: obstacle) }
        if let subject = event.subject { object.add(.subject, text: subject) }
        if let result = event.result { object.add(.result, text: result) }
        object.add(.time, "\(event.time)")
        if let text = event.text { object.add(.text, text: text) }
        if let destination = event.destination { object.add(.destination, "\(destination)") }
        if let type = event.type { object.add(.type, text: type) }
        if let value { object.add(.value, value) }
        if let window = event.window { object.add(.window, text: window) }
        return object.bytes + Array("}\n".utf8)
    }

    /// An object in JSON that isn't finished.
    private struct Object {
        private(set) var bytes: [UInt8] = []

        mutating func add(_ key: TapeEvent.CodingKeys, _ json: String) { add(key, Array(json.utf8)) }

        mutating func add(_ key: TapeEvent.CodingKeys, _ json: [UInt8]) {
            begin(key)
            bytes += json
        }

        mutating func add(_ key: TapeEvent.CodingKeys, text: String) {
            begin(key)
            append(text)
        }

        mutating func add(_ key: TapeEvent.CodingKeys, texts: [String]) {
            begin(key)
            bytes.append(UInt8(ascii: "["))
            for (index, text) in texts.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                append(text)
            }
            bytes.append(UInt8(ascii: "]"))
        }

        private mutating func begin(_ key: TapeEvent.CodingKeys) {
            bytes.append(UInt8(ascii: bytes.isEmpty ? "{" : ","))
            append(key.rawValue)
            bytes.append(UInt8(ascii: ":"))
        }

        private mutating func append(_ text: String) {
            bytes.append(UInt8(ascii: "\""))
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                    bytes.append(UInt8(ascii: "\\"))
                    bytes.append(byte)
                case 0..<0x20: bytes += Array("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
                default: bytes.append(byte)
                }
            }
            bytes.append(UInt8(ascii: "\""))
        }
    }
}

extension TapeLine {
    /// Creates the line of an event of a tape.
    ///
    /// - Throws: An error if the value can't be encoded.
    init(_ event: TapeEvent) throws {
        self.init(event: event, value: try event.value.map { try TapeCoding.encode($0) })
    }
}
