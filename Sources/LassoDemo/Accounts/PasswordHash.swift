import CCrypt
import Glibc
import LassoGtk

/// Passwords as they are stored: hashed with yescrypt.
///
/// Source: `crypt`(3), `crypt_gensalt`(3).
nonisolated enum PasswordHash {
    /// Hashes a password with a salt of its own.
    ///
    /// - Throws: ``AccountError/notHashed(reason:)`` if the password cannot be hashed.
    static func make(_ password: Secret<String>) throws(AccountError) -> String {
        var setting = [CChar](repeating: 0, count: Int(CRYPT_GENSALT_OUTPUT_SIZE))
        guard crypt_gensalt_rn("$y$", 0, nil, 0, &setting, Int32(setting.count)) != nil else {
            throw .notHashed(reason: String(cString: strerror(errno)))
        }
        return try hash(password, setting: setting)
    }

    /// Whether a password is the one that was hashed.
    ///
    /// Takes about as long for a hash that is not one, so that the time does not tell whether there was one.
    static func matches(_ password: Secret<String>, _ stored: String?) -> Bool {
        let setting = stored ?? "$y$j9T$WHmMQQkGu2gFZEUqRsKRS1$"
        do {
            let hash = try hash(password, setting: setting.utf8CString.map { $0 })
            return stored.map { isEqual(hash, $0) } ?? false
        } catch {
            // A password that cannot be hashed is nobody's.
            return false
        }
    }

    private static func hash(_ password: Secret<String>, setting: [CChar]) throws(AccountError) -> String {
        // One keyboard composes an accented letter, another does not; it is the same password.
        let phrase = password.value.canonicallyComposed.utf8CString
        guard !password.value.utf8.contains(0), phrase.count <= Int(CRYPT_MAX_PASSPHRASE_SIZE) else {
            throw .notHashed(reason: "It is too long or has a NUL character.")
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

    // Looks at every byte, so that the time does not tell where the first difference is.
    private static func isEqual(_ first: String, _ second: String) -> Bool {
        let first = Array(first.utf8)
        let second = Array(second.utf8)
        guard first.count == second.count else { return false }
        return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
