/// The texts that assistive technologies are made to say.
package enum Announcements {
    /// A closure called with each text, for tests. The running GTK may be too old to announce it.
    package static var observer: ((String) -> Void)?
}
