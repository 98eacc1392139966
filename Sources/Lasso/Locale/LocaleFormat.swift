internal import CIntl
import Glibc

/// Numbers, days, and times as users write them where they live.
///
/// ```swift
/// LocaleFormat.number(1_234_567)                      // 1,234,567 or 1.234.567
/// LocaleFormat.number(3.14159, fractionDigits: 2)     // 3.14 or 3,14
/// LocaleFormat.date(CalendarDay(year: 2026, month: 2, day: 28), .long)  // February 28, 2026 or 28. Februar 2026
/// ```
///
/// They can be called on any thread. Without a locale, as in a test without a display, numbers and times are written as
/// in English, and short dates as in ISO 8601.
public enum LocaleFormat {
    /// The lengths of dates.
    public enum DateLength: Hashable, Sendable {
        /// The short form of the locale, such as `02/28/2026`: in most locales numbers only.
        case short
        /// With the name of the month, such as `February 28, 2026`.
        case long
    }

    /// Returns an integer with separators between thousands, in the digits of the locale.
    ///
    /// - Parameter number: The number.
    ///
    /// Source: `printf` with `%'u`.
    public static func number(_ number: some BinaryInteger) -> String {
        let (sign, magnitude) = (number < 0 ? "-" : "", number.magnitude)
        guard !LocaleName.numbers.isPlain else { return sign + grouped("\(magnitude)", by: ",") }
        guard let fitting = UInt(exactly: magnitude) else {
            return inDigitsOfLocale(sign + grouped("\(magnitude)", by: information(Int(THOUSEP))))
        }
        return inDigitsOfLocale(sign + formatted("%'lu", fitting))
    }

    /// Returns a decimal number with separators between thousands, in the digits of the locale.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - fractionDigits: The count of digits after the decimal point. There are at most 1,000.
    /// - Precondition: The count of digits isn't negative.
    ///
    /// Source: `printf` with `%'f`.
    public static func number(_ number: some BinaryFloatingPoint, fractionDigits: Int) -> String {
        precondition(
            fractionDigits >= 0,
            "LocaleFormat.number(_:fractionDigits:): a number can't have \(fractionDigits) digits. Pass 0 or more."
        )
        let text = formatted("%'.*f", Int32(min(fractionDigits, 1_000)), Double(number))
        guard LocaleName.numbers.isPlain, number.isFinite else { return inDigitsOfLocale(text) }
        let digits = text.drop { $0 == "-" }
        let whole = digits.prefix { $0 != "." }
        let sign = digits.startIndex > text.startIndex ? "-" : ""
        return sign + grouped(String(whole), by: ",") + digits.dropFirst(whole.count)
    }

    /// Returns a fraction as a percentage.
    ///
    /// - Parameters:
    ///   - fraction: The fraction: 1 is 100 %.
    ///   - fractionDigits: The count of digits after the decimal point. There are at most 1,000.
    /// - Precondition: The count of digits isn't negative.
    public static func percentage(_ fraction: some BinaryFloatingPoint, fractionDigits: Int = 0) -> String {
        let number = Self.number(Double(fraction) * 100, fractionDigits: fractionDigits)
        return translated("\(number)%", context: "percentage", comment: "A percentage, such as 50%", in: .lasso)
    }

    /// Returns a day.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - length: The length of the date.
    ///
    /// Source: `strftime`.
    public static func date(_ day: CalendarDay, _ length: DateLength = .short) -> String {
        var time = tm()
        (time.tm_year, time.tm_mon, time.tm_mday) = (Int32(day.year - 1900), Int32(day.month - 1), Int32(day.day))
        // The day of the week.
        timegm(&time)
        switch length {
        case .short:
            return LocaleName.times.isPlain ? day.description : formatted(time, information(D_FMT))
        case .long:
            return formatted(time, longDateFormat)
        }
    }

    /// The format of a long date, which is that of the language in which the names of months are.
    private static var longDateFormat: String {
        let english = TranslatableText.translating(
            "%B %-d, %Y",
            context: "date",
            comment: "A day, as strftime(3) formats it: %B is the month, %-d is the day, and %Y is the year",
            in: .lasso
        )
        let languages = LocaleName.times.languages
        guard !languages.isEmpty else { return english.pattern }
        // A catalog of another language that the user prefers less could have the translation.
        let isOfMessages = LocaleName.messages.languages.allSatisfy { language in
            language.prefix(while: \.isLetter) == languages.last.map { $0[...] }
        }
        let key = "date\u{4}\(english.pattern)"
        let translation =
            (isOfMessages ? Catalogs.translation(of: english) : nil)
            ?? EmbeddedCatalog.translation(of: key, languages: languages)
        if let translation { return translation }
        let short = information(D_FMT)
        // A short date in Chinese, for example, has words.
        if !short.utf8.allSatisfy({ $0 < 0x80 }) { return short }
        if short.hasPrefix("%m") || short.hasPrefix("%D") { return english.pattern }
        // A short date in Persian, for example, has other digits. The C library has no `%OY`.
        return hasOwnDigits(short) ? "%Od %B %OC%Oy" : "%-d %B %Y"
    }

    /// Returns a time of the day, in hours and minutes.
    ///
    /// - Parameters:
    ///   - hour: The hour, from 0 to 23.
    ///   - minute: The minute, from 0 to 59.
    /// - Precondition: The time exists.
    ///
    /// Source: `strftime`.
    public static func time(hour: Int, minute: Int) -> String {
        precondition(
            (0...23).contains(hour) && (0...59).contains(minute),
            "LocaleFormat.time(hour:minute:): there is no time \(hour):\(minute). Pass 0 to 23, and 0 to 59."
        )
        var time = tm()
        (time.tm_hour, time.tm_min) = (Int32(hour), Int32(minute))
        return formatted(time, timeFormat)
    }

    /// Whether hours are counted from 1 to 12, twice a day.
    public static var uses12Hours: Bool {
        guard !LocaleName.times.isPlain else { return true }
        return conversions(in: information(T_FMT)).contains { conversion in
            ["r", "I", "p", "l"].contains { conversion.hasPrefix($0) }
        }
    }

    /// The format of a time. In contrast to the locale's own format, it has neither seconds nor a time zone.
    private static var timeFormat: String {
        let format = information(T_FMT)
        guard uses12Hours else { return hasOwnDigits(format) ? "%OH:%OM" : "%H:%M" }
        let digits = hasOwnDigits(format) ? "%OI:%OM" : "%-I:%M"
        let first = conversions(in: format).first { conversion in
            ["p", "I", "OI", "l"].contains { conversion.hasPrefix($0) }
        }
        return first?.hasPrefix("p") == true ? "%p \(digits)" : "\(digits) %p"
    }

    /// Returns whether a format of `strftime` has numbers in digits of the locale.
    private static func hasOwnDigits(_ format: String) -> Bool {
        conversions(in: format).contains { $0.hasPrefix("O") }
    }

    /// Returns the conversions in a format of `strftime`, with the text after each: `p ` and `I時` for `%p %I時`.
    private static func conversions(in format: String) -> [Substring] {
        Array(format.split(separator: "%", omittingEmptySubsequences: false).dropFirst())
    }

    /// Returns texts with the separator of a list between them, such as `Read, Write`.
    ///
    /// - Parameter texts: The texts, which aren't translated.
    public static func list(_ texts: some Sequence<String>) -> String {
        let texts = Array(texts)
        guard texts.count > 1 else { return texts.first ?? "" }
        let (list, text) = (texts[0], texts[1])
        let pair = TranslatableText.translating(
            "\(list), \(text)",
            context: "list",
            comment: "A list, and its next item",
            in: .lasso
        )
        return PlaceholderText(Catalogs.pattern(of: pair)).list(of: texts)
    }

    private static func information(_ item: Int) -> String {
        nl_langinfo(nl_item(item)).map { String(cString: $0) } ?? ""
    }

    /// Returns a number with the digits and the separators of the locale, such as ۱٬۲۳۴ for 1,234.
    ///
    /// `printf` has the flag `I` for it, with which the C library of Debian 13 writes no digits at all in some locales.
    private static func inDigitsOfLocale(_ number: String) -> String {
        let firstDigit = Int(_NL_CTYPE_OUTDIGIT0_MB)
        let digits = (0...9).map { information(firstDigit + $0) }
        let separators = wctrans("to_outpunct")
        var text = ""
        for scalar in number.unicodeScalars {
            switch scalar {
            case "0"..."9":
                text += digits[Int(scalar.value - 48)]
            case ".", ",":
                text.unicodeScalars.append(Unicode.Scalar(towctrans(scalar.value, separators)) ?? scalar)
            default:
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Returns the digits of an integer with a separator between thousands.
    static func grouped(_ digits: String, by separator: String) -> String {
        digits.count <= 3 ? digits : grouped(String(digits.dropLast(3)), by: separator) + separator + digits.suffix(3)
    }

    private static func formatted(_ format: String, _ values: any CVarArg...) -> String {
        let length = withVaList(values) { vsnprintf(nil, 0, format, $0) }
        return text(length: Int(length)) { buffer, size in
            withVaList(values) { Int(vsnprintf(buffer, size, format, $0)) }
        }
    }

    /// A date is far shorter than its buffer.
    private static func formatted(_ time: tm, _ format: String) -> String {
        withUnsafePointer(to: time) { time in
            text(length: 255) { buffer, size in strftime(buffer, size, format, time) }
        }
    }

    /// Returns the text that a C function writes.
    ///
    /// - Parameters:
    ///   - length: The count of bytes that the text can have.
    ///   - write: A closure that writes the text into a buffer of a size, and returns its length, or a negative number
    ///     if that is impossible.
    private static func text(length: Int, _ write: (UnsafeMutablePointer<CChar>, Int) -> Int) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: max(0, length) + 1) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            let bytes = UnsafeRawBufferPointer(start: start, count: max(0, write(start, buffer.count)))
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
