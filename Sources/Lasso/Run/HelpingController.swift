/// A controller that helps the user to use the application and is no part of what the user does with it, such as a
/// search for commands. Recordings leave it out.
@MainActor
package protocol HelpingController: Controller {}
