extension TranslatableText {
    /// The parts of an interpolated literal: the pattern, and the values.
    public struct Interpolation: StringInterpolationProtocol {
        private(set) var pattern = ""
        private(set) var values: [String] = []

        /// Creates an interpolation without parts.
        ///
        /// - Parameters:
        ///   - literalCapacity: The length of the text between the values.
        ///   - interpolationCount: The count of values.
        public init(literalCapacity: Int, interpolationCount: Int) {
            pattern.reserveCapacity(literalCapacity + interpolationCount * 3)
            values.reserveCapacity(interpolationCount)
        }

        /// Adds the text between two values.
        ///
        /// - Parameter literal: The text.
        public mutating func appendLiteral(_ literal: StaticString) {
            for scalar in "\(literal)".unicodeScalars {
                pattern.unicodeScalars.append(scalar)
                if scalar == "{" || scalar == "}" { pattern.unicodeScalars.append(scalar) }
            }
        }

        /// Adds a text, such as a name.
        ///
        /// - Parameter text: The text, which isn't translated.
        public mutating func appendInterpolation(_ text: some StringProtocol) { add(String(text)) }

        /// Adds an integer in the user's locale.
        ///
        /// - Parameter number: The number. For one that is no quantity, such as a year, pass a text.
        public mutating func appendInterpolation(_ number: some BinaryInteger) { add(LocaleFormat.number(number)) }

        /// Adds a decimal number in the user's locale.
        ///
        /// - Parameters:
        ///   - number: The number.
        ///   - fractionDigits: The count of digits after the decimal point.
        public mutating func appendInterpolation(_ number: some BinaryFloatingPoint, fractionDigits: Int) {
            add(LocaleFormat.number(number, fractionDigits: fractionDigits))
        }

        /// Adds a day in the user's locale.
        ///
        /// - Parameters:
        ///   - day: The day.
        ///   - length: The length of the date.
        public mutating func appendInterpolation(_ day: CalendarDay, _ length: LocaleFormat.DateLength = .short) {
            add(LocaleFormat.date(day, length))
        }

        /// Adds the description of a value.
        ///
        /// - Parameter value: The value.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) { add(value.description) }

        /// Adds the description of an error.
        ///
        /// - Parameter error: The error.
        public mutating func appendInterpolation(_ error: any Error) { add("\(error)") }

        private mutating func add(_ value: String) {
            values.append(value)
            pattern += "{\(values.count)}"
        }
    }
}
