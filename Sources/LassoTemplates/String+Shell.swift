import Foundation

extension String {
    /// The text as one word of a command in a shell, between quotes if it needs them.
    var shellWord: String {
        let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
        return isPlain ? self : "'" + replacingOccurrences(of: "'", with: #"'\''"#) + "'"
    }
}
