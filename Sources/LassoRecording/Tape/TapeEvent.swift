import Lasso

/// An event on a tape.
public struct TapeEvent: Hashable, Sendable {
    /// The kinds of events.
    public enum Kind: String, Codable, Sendable {
        /// A store was created.
        case store
        /// A flow started.
        case start
        /// A store handled an action.
        case action
        /// A store's state changed.
        case change
        /// A store emitted an output.
        case output
        /// A store started an effect, or a call of a service began that no store makes.
        case effect
        /// An effect or a call ended.
        case effectEnd
        /// The work of an effect reported its progress.
        case progress
        /// A value was read from outside.
        case value
        /// A command was performed.
        case command
        /// The user went one step back.
        case back
        /// The user left a controller, or closed its dialog, tab, or window.
        case leave
        /// The user selected a tab or a page.
        case selection
        /// The user moved a tab.
        case tabMove
        /// The user answered an alert.
        case answer
        /// The user chose files, or none.
        case files
        /// The user closed a question without an answer.
        case cancellation
        /// The user ended a toast, or its time was over.
        case toast
        /// The user pressed the button of a banner, or closed the banner.
        case banner
        /// The desktop, the command line, or another program has opened a link or files.
        case opening
        /// A flow went to the place of a link.
        case link
        /// The application opened a further window, for example because the desktop asked for one.
        case newWindow
        /// The inspector had shown an earlier moment, and the application didn't go on as before, but from that moment,
        /// or with new stores of its screens.
        case continuation
        /// The hierarchy of the controllers changed.
        case place
        /// Events are missing here, because there was no room for them.
        case missing
    }

    /// The kind.
    public let kind: Kind
    /// The time since the beginning of the recording, in microseconds.
    public internal(set) var time: Int
    /// Whether the event is a direct consequence of the one before it that isn't.
    public internal(set) var isNested = false
    /// Whether the event is a later consequence of an earlier one, such as of the answer to a question.
    public internal(set) var isConsequence = false
    /// The name of the store, such as `LoginScreenModule#1`, of the flow, or the position of the controller. It is
    /// empty for a call that no store makes.
    public internal(set) var subject: String?
    /// The description of the action, the output, the result, or the identifier.
    public internal(set) var text: String?
    /// The number of an effect with the same identifier, the index of a button, a tab, or a page, the number of events
    /// that are missing, or the end of a toast or banner: 0 if the user closed it, 1 if the user pressed its button, 2
    /// if its time was over.
    public internal(set) var number: Int?
    /// The index that a tab was moved to.
    public internal(set) var destination: Int?
    /// The position of the window of a command, a toast, a banner, or a link; `nil` if only one was open, or if it
    /// isn't known.
    public internal(set) var window: String?
    /// The changes of a state, chosen files, or the hierarchy.
    public internal(set) var lines: [String]?
    /// The description of an effect's result, error, or progress, or of a value from outside.
    public internal(set) var result: String?
    /// Whether the effect has failed.
    public internal(set) var isFailure = false
    /// The reason why the event can't be replayed; `nil` if it can.
    public internal(set) var obstacle: String?

    // The action or the result, if it is `Codable`.
    var value: TapeValue?
    // The mangled name of the type of a result or an error.
    var type: String?

    init(_ kind: Kind, _ subject: String? = nil, time: Int = 0) {
        (self.kind, self.subject, self.time) = (kind, subject, time)
    }

    /// Creates an event that a test lets happen.
    package init(
        _ kind: Kind,
        of subject: String?,
        text: String? = nil,
        number: Int? = nil,
        destination: Int? = nil,
        lines: [String]? = nil,
        isFailure: Bool = false,
        window: String? = nil
    ) {
        self.init(kind, subject)
        (self.text, self.number, self.lines, self.isFailure) = (text, number, lines, isFailure)
        (self.destination, self.window) = (destination, window)
    }

    /// Creates an event with a value that a test lets happen.
    ///
    /// - Throws: ``TapeError`` if the value isn't JSON.
    package init(
        _ kind: Kind,
        of subject: String?,
        text: String? = nil,
        number: Int? = nil,
        json: String
    ) throws(TapeError) {
        self.init(kind, of: subject, text: text, number: number)
        value = try TapeValue(json: json)
    }

    /// Creates an event that says that others are missing.
    ///
    /// - Parameters:
    ///   - count: The number of the others.
    ///   - event: One of them, which tells the time, and whether something has caused it.
    ///   - reason: The reason, and what to do about it.
    static func missing(_ count: Int, at event: TapeEvent, because reason: String) -> TapeEvent {
        var missing = TapeEvent(.missing, time: event.time)
        (missing.number, missing.isNested, missing.obstacle) = (count, event.isNested, reason)
        return missing
    }

    /// Whether the event is caused by the user, by another program, by an effect, or by the end of a toast's time, and
    /// not by another event.
    public var isCause: Bool {
        switch kind {
        case .change, .place, .store, .value, .missing: false
        default: !isNested && !isConsequence
        }
    }
}

extension TapeEvent {
    /// Whether the event is about a call that no store makes.
    var isOfCall: Bool { (kind == .effect || kind == .effectEnd) && subject == "" }
}

extension TapeEvent.Kind {
    /// Whether the subject of an event of this kind is a store.
    var isOfStore: Bool {
        switch self {
        case .store, .action, .change, .output, .effect, .effectEnd, .progress: true
        default: false
        }
    }
}

extension TapeEvent: Decodable {
    enum CodingKeys: String, CodingKey {
        case kind, time = "t", isNested = "in", isConsequence = "later", subject = "of", text, number, lines
        case destination = "to", window, result, isFailure = "failed", obstacle, value, type
    }

    /// Reads an event.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = try container.decode(Kind.self, forKey: .kind)
        time = try container.decode(Int.self, forKey: .time)
        isNested = try container.decodeIfPresent(Bool.self, forKey: .isNested) ?? false
        isConsequence = try container.decodeIfPresent(Bool.self, forKey: .isConsequence) ?? false
        subject = try container.decodeIfPresent(String.self, forKey: .subject)
        text = try container.decodeIfPresent(String.self, forKey: .text)
        number = try container.decodeIfPresent(Int.self, forKey: .number)
        destination = try container.decodeIfPresent(Int.self, forKey: .destination)
        window = try container.decodeIfPresent(String.self, forKey: .window)
        lines = try container.decodeIfPresent([String].self, forKey: .lines)
        result = try container.decodeIfPresent(String.self, forKey: .result)
        isFailure = try container.decodeIfPresent(Bool.self, forKey: .isFailure) ?? false
        obstacle = try container.decodeIfPresent(String.self, forKey: .obstacle)
        value = container.contains(.value) ? try container.decode(TapeValue.self, forKey: .value) : nil
        type = try container.decodeIfPresent(String.self, forKey: .type)
    }
}

extension TapeEvent: CustomStringConvertible {
    /// The event in words.
    public var description: String {
        let subject = subject ?? "", text = text ?? ""
        switch kind {
        case .store: return "\(subject) is created"
        case .start: return "\(subject) starts"
        case .action: return "\(subject) ▶ \(text)"
        case .change: return "\(subject) changes: \((lines ?? []).joined(separator: "; "))"
        case .output: return "\(subject) ↗ \(text)"
        case .effect: return "\(effectOwner) … \(text)\(numberSuffix) starts"
        case .effectEnd:
            return "\(effectOwner) … \(text)\(numberSuffix) \(isFailure ? "fails" : "returns"): \(result ?? "")"
        case .progress: return "\(subject) … \(text)\(numberSuffix) reports: \(result ?? "")"
        case .value: return "\(text.debugDescription) is \(result ?? "")"
        case .command: return "command \(text)" + (subject.isEmpty ? "" : ": \(subject)")
        case .back: return "go back in \(subject)"
        case .leave: return "leave \(subject)"
        case .selection: return "select \(ordinal) in \(subject)"
        case .tabMove: return "move tab \(ordinal) to place \(Self.ordinal(destination)) in \(subject)"
        case .answer: return "answer “\(text)”"
        case .files: return "choose \((lines ?? []).isEmpty ? "no file" : (lines ?? []).joined(separator: ", "))"
        case .cancellation: return "close the question at \(subject)"
        case .toast:
            switch ToastOutcome(number: number) {
            case .pressedButton: return "press the button of the notice “\(text)”"
            case .dismissed: return "close the notice “\(text)”"
            case .timedOut: return "the time of the notice “\(text)” is over"
            }
        case .banner: return "\(number == 1 ? "press the button of" : "close") the banner “\(text)”"
        case .opening: return "open \(lines?.joined(separator: ", ") ?? text) in \(subject)"
        case .link: return "follow \(text) in \(subject)"
        case .newWindow: return "a further window opens"
        case .continuation: return "the application goes on after an earlier moment was shown"
        case .place: return "the place is " + (lines ?? []).joined(separator: "\n")
        case .missing: return "\(number ?? 0) events are missing"
        }
    }

    /// The event in words, with the reason why it can't be replayed, if there is one.
    var textWithObstacle: String { description + (obstacle.map { " (\($0))" } ?? "") }

    /// The number, counted from one. A damaged tape may have any number.
    var ordinal: Int { Self.ordinal(number) }

    private static func ordinal(_ index: Int?) -> Int { index.map { $0 < .max ? $0 + 1 : $0 } ?? 1 }

    private var effectOwner: String { isOfCall ? "call" : subject ?? "" }

    private var numberSuffix: String { (number ?? 1) == 1 ? "" : " #\(number ?? 1)" }
}
