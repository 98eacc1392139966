import CGtk

extension Accessible {
    /// Makes assistive technologies say a text after what they are saying, if the running GTK can: from GTK 4.14 on.
    ///
    /// With an older GTK, screen readers notice what appears by its role, such as `.alert`.
    ///
    /// - Parameter text: The text.
    /// - Returns: Whether the running GTK can announce texts.
    ///
    /// Source: `gtk_accessible_announce`, since GTK 4.14.
    @discardableResult
    public func announce(_ text: String) -> Bool {
        let text = cText(text)
        Announcements.observer?(text)
        typealias Announce = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, CInt) -> Void
        guard let announce = NewerGtk.function("gtk_accessible_announce", as: Announce.self) else { return false }
        // GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM
        text.withCString { announce(opaquePointer, $0, 1) }
        return true
    }
}
