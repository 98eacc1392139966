import Glibc

/// The style sheet of an application, with parts for dark and for high-contrast themes.
///
/// ```swift
/// static let sheet = StyleSheet(
///     .resource("/org/example/style.css"),
///     dark: .resource("/org/example/style-dark.css")
/// )
/// ```
///
/// The parts for dark and high-contrast themes are applied after the main part, while such a theme is in use. That for
/// high contrast is also applied while the user prefers it, if the application follows the desktop, as a
/// ``ShellApplication`` does.
///
/// In debug builds, a part that comes from a file is loaded again whenever the file changes. Errors in the new version
/// are reported on standard error.
///
/// Source: `GtkCssProvider`.
public final class StyleSheet {
    private let parts: [StyleSheetPart]
    private var appearanceObserver: Observation?

    /// Creates a style sheet.
    ///
    /// - Parameters:
    ///   - main: The main part.
    ///   - dark: The part for dark themes.
    ///   - highContrast: The part for themes of high contrast.
    public init(_ main: Source, dark: Source? = nil, highContrast: Source? = nil) {
        parts = [(main, Theme.any), (dark, .dark), (highContrast, .highContrast)].compactMap { source, theme in
            source.map { StyleSheetPart($0, for: theme) }
        }
    }

    /// Loads all parts, and applies the style sheet to all windows on the default display.
    ///
    /// The style sheet is kept alive until it is removed. The rules without errors are applied in any case. Errors are
    /// reported on standard error, as compilers report them.
    ///
    /// - Returns: The errors.
    /// - Precondition: There is a display.
    @discardableResult
    public func apply() -> [StyleSheetProblem] { apply(following: .shared) }

    /// Applies the style sheet, whose parts follow an appearance.
    @discardableResult
    func apply(following keeper: AppearanceKeeper) -> [StyleSheetProblem] {
        let problems = parts.flatMap { $0.load() }
        appearanceObserver?.cancel()
        // The closure keeps this object alive while it is applied.
        appearanceObserver = keeper.addObserver { self.chooseParts(for: $0) }
        return problems
    }

    /// Removes the style sheet from all windows.
    public func remove() {
        appearanceObserver?.cancel()
        appearanceObserver = nil
        parts.forEach { $0.remove() }
    }

    private func chooseParts(for appearance: Appearance) {
        let areApplied = parts.map { $0.theme.suits(appearance) }
        // Otherwise, GTK would compute the style of every widget again, and style sheets that were applied later would
        // come first.
        guard areApplied != parts.map(\.isApplied) else { return }
        // The order of application decides between rules of the same weight.
        for part in parts { part.isApplied = false }
        for (part, isApplied) in zip(parts, areApplied) { part.isApplied = isApplied }
    }

    /// The place that a part of a style sheet comes from.
    public enum Source {
        /// A resource that has been registered, with its path: `"/org/example/style.css"`.
        case resource(String)
        /// A file, with its path.
        case file(String)
        /// A text, with the name that errors show.
        case text(String, name: String)

        /// Returns the contents of a file that the compiler has embedded, such as with `.embedInCode` in a package.
        ///
        /// In debug builds, the file itself is used if it is there, so that it is loaded again when it changes.
        ///
        /// - Parameters:
        ///   - contents: The embedded contents.
        ///   - file: The file's path, relative to the folder of the source file that calls this.
        ///   - sourceFile: The path of the source file that calls this.
        /// - Returns: The source.
        public static func embedded(_ contents: [UInt8], file: String, sourceFile: String = #filePath) -> Source {
            #if DEBUG
            let path =
                sourceFile.split(separator: "/", omittingEmptySubsequences: false).dropLast()
                .joined(separator: "/") + "/" + file
            if AnyFile(path: path).queryExists() { return .file(path) }
            #endif
            return .text(String(decoding: contents, as: UTF8.self), name: file)
        }
    }

    /// The themes that a part is for.
    enum Theme {
        case any, dark, highContrast

        /// Returns whether a part for this theme is applied in an appearance.
        func suits(_ appearance: Appearance) -> Bool {
            switch self {
            case .any: true
            case .dark: appearance.isDark
            case .highContrast: appearance.hasHighContrast
            }
        }
    }
}

/// An error in a style sheet.
public struct StyleSheetProblem: Equatable, Sendable, CustomStringConvertible {
    /// The path of the file or the resource, or the name of the text.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in characters.
    public let column: Int
    /// GTK's description of the error.
    public let message: String

    /// The error as compilers report it: `style.css:3:12: error: …`.
    public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
