import CGtk

/// Stops with a message where an application is given an ID that is none: GLib would only complain on standard error.
func requireValid(applicationId: String?) {
    guard let applicationId else { return }
    precondition(
        g_application_id_is_valid(applicationId) != 0,
        """
        Application.init(applicationId:flags:): "\(applicationId)" is not an application ID. \
        It needs two or more parts of letters, digits, "-" and "_" with dots between, as in "org.example.Application".
        """
    )
}
