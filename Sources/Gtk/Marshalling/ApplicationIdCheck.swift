import CGtk

/// Stops with a message if an application ID is invalid. GLib would only print a warning to standard error.
@usableFromInline
func requireValid(applicationId: String?) {
    guard let applicationId else { return }
    precondition(
        g_application_id_is_valid(applicationId) != 0,
        """
        Application.init(applicationId:flags:): "\(applicationId)" is not an application ID. \
        Use two or more parts of letters, digits, "-" and "_", separated by dots, as in "org.example.Application".
        """
    )
}
