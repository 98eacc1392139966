/// An event of a run that its stores' observers don't see: something that the user, another program, or an effect does.
@MainActor
package enum RunEvent {
    /// The application goes on from an earlier moment that it has shown.
    case continuation
    /// The application opens a further window, and starts its flow there.
    case newWindow
    /// A flow starts.
    case start(flow: String)
    /// A command of an application is performed in a window, with the identifier of an option if it is a choice.
    case command(id: String, option: String?, ApplicationWindows, WindowController?)
    /// The user goes one step back in a container.
    case back(Controller)
    /// The user leaves a controller: goes back from it, or closes its dialog, tab, or window.
    case leave(Controller)
    /// The user selects a tab or a page.
    case selection(SelectionController, index: Int)
    /// The user moves a tab.
    case tabMove(TabController, from: Int, to: Int)
    /// The user presses a button of an alert.
    case alertAnswer(AlertController, button: Int)
    /// The user chooses files that a question asks for. Without files, the question is canceled.
    case fileAnswer(FileQuestionController, [FileReference])
    /// The user closes a question without an answer.
    case cancellation(QuestionController)
    /// The user ends a toast of a controller, or its time is over.
    case toastEnd(Controller?, text: String, ToastOutcome)
    /// The user presses the button of a controller's banner, or closes the banner.
    case bannerEnd(Controller, text: String, isByButton: Bool)
    /// The application opens something in a window.
    case opening(Opening, WindowController)
    /// A link is followed in a flow.
    case link(any PathFollowing, NavigationPath)
    /// An effect, or a part of a load, ends, and its result is about to be delivered.
    case effectEnd(RunEffect)
    /// The work of an effect reports its progress, which is about to be passed to the store.
    case progress(RunEffect, TaskProgress)
}
