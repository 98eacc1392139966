/// An event with a value that is encoded with it.
struct EncodedEvent: Encodable {
    let event: TapeEvent
    let value: (any Encodable)?

    /// Writes the event.
    func encode(to encoder: any Encoder) throws { try event.encode(to: encoder, value: value) }
}
