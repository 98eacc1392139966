import CCrypt
import Glibc
import LassoGtk

/// Functions that hash passwords for storage, with yescrypt.
///
/// Source: `crypt`(3), `crypt_gensalt`(3).
nonisolated enum PasswordHash {
    /// The beginning of each hash: the kind, and the cost, which takes some milliseconds and 16 MiB. A hash of another
    /// kind or cost isn't from this program, and might keep it busy for hours.
    private static let beginning = "$y$j9T$"
    /// The cost, as `crypt_gensalt` counts it.
    private static let cost: UInt = 5

    /// Hashes a password with a new salt.
    ///
    /// - Throws: ``AccountError/notHashed(reason:)`` if the password can't be hashed.
    static func make(_ password: Secret<String>) throws(AccountError) -> String {
        var setting = [CChar](repeating: 0, count: Int(CRYPT_GENSALT_OUTPUT_SIZE))
        guard crypt_gensalt_rn("$y$", cost, nil, 0, &setting, Int32(setting.count)) != nil else {
            throw .notHashed(reason: String(cString: strerror(errno)))
        }
        return try hash(password, setting: setting)
    }

    /// Returns whether a password matches a stored hash.
    ///
    /// Takes about as long if there is no hash, so that the time doesn't reveal whether the account exists. A hash that
    /// ``make(_:)`` can't have made matches no password.
    static func matches(_ password: Secret<String>, _ stored: String?) -> Bool {
        let stored = stored.flatMap { $0.hasPrefix(beginning) ? $0 : nil }
        let setting = stored ?? beginning + "WHmMQQkGu2gFZEUqRsKRS1$"
        do {
            let hash = try hash(password, setting: setting.utf8CString.map { $0 })
            return stored.map { isEqual(hash, $0) } ?? false
        } catch {
            // A password that can't be hashed belongs to no account.
            return false
        }
    }

    private static func hash(_ password: Secret<String>, setting: [CChar]) throws(AccountError) -> String {
        // Keyboards may type an accented letter composed or decomposed. Both are the same password.
        let phrase = password.value.canonicallyComposed.utf8CString
        guard !password.value.utf8.contains(0), phrase.count <= Int(CRYPT_MAX_PASSPHRASE_SIZE) else {
            throw .notHashed(reason: translated("It is too long or contains a null character."))
        }
        let size = MemoryLayout<crypt_data>.size
        let workspace = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<crypt_data>.alignment)
        memset(workspace, 0, size)
        defer {
            explicit_bzero(workspace, size)
            workspace.deallocate()
        }
        let result = phrase.withUnsafeBufferPointer { crypt_rn($0.baseAddress, setting, workspace, Int32(size)) }
        guard let result else { throw .notHashed(reason: String(cString: strerror(errno))) }
        return String(cString: result)
    }

    // Compares every byte, so that the time doesn't reveal where the first difference is.
    private static func isEqual(_ first: String, _ second: String) -> Bool {
        let first = Array(first.utf8)
        let second = Array(second.utf8)
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
