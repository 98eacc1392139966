import Glibc

/// The attributes that a new file takes over from the file that it replaces: the owner, the group, the permissions, the
/// POSIX access control list, and the extended attributes of users.
///
/// Source: `acl`(5), `xattr`(7).
nonisolated enum KeptAttributes {
    /// The name of the attribute that is the access control list.
    static let accessControlList = "system.posix_acl_access"

    /// Copies everything that is kept.
    ///
    /// - Parameters:
    ///   - path: The path of the file that is replaced.
    ///   - old: The status of that file.
    ///   - descriptor: The descriptor of the new file.
    ///   - isPrivate: Whether the new file is for its owner only, so that permissions and the list aren't copied: not
    ///     even for a moment, in which another program could open the file.
    /// - Returns: Whether the new file has all of it.
    static func copy(of path: String, _ old: stat, to descriptor: CInt, isPrivate: Bool) -> Bool {
        // The other two calls change the permissions.
        guard fchown(descriptor, old.st_uid, old.st_gid) == 0,
            copyExtended(of: path, to: descriptor, isPrivate: isPrivate),
            isPrivate || fchmod(descriptor, old.st_mode & 0o7777) == 0
        else { return false }
        // A file system may ignore the owner without an error.
        var new = stat()
        return fstat(descriptor, &new) == 0 && new.st_uid == old.st_uid && new.st_gid == old.st_gid
    }

    private static func copyExtended(of path: String, to descriptor: CInt, isPrivate: Bool) -> Bool {
        do throws(GLibError) {
            let names = try ExtendedAttributes.names(in: path).filter { isKept($0, isPrivate: isPrivate) }
            // The group's permissions of a file with a list are a limit for others, too. Without the list, they would
            // be those of the group; with a list that the new file has from its folder, those of the users in it.
            if !names.contains(accessControlList) {
                try ExtendedAttributes.remove(accessControlList, in: descriptor)
            }
            for name in names {
                try ExtendedAttributes.set(name, to: ExtendedAttributes.value(of: name, in: path), in: descriptor)
            }
            return true
        } catch {
            // Then the file is overwritten, which leaves the attributes as they are.
            return false
        }
    }

    private static func isKept(_ name: String, isPrivate: Bool) -> Bool {
        if name == accessControlList { return !isPrivate }
        // The document portal tells the place of a file by an attribute that can't be set.
        return name.hasPrefix("user.") && !name.hasPrefix("user.document-portal.")
    }
}
