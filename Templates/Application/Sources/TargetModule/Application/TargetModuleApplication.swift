import LassoGtk

@main
final class TargetModuleApplication: ShellApplication {
    override class var identity: ApplicationIdentity {
        ApplicationIdentity(
            "@ID@",
            name: translated("@TITLE@"),
            version: "0.1.0",
            developer: translated("@DEVELOPER@"),
            summary: translated("@SUMMARY@")
        )
    }

    override func start(in window: WindowController) {
        let flow = MainFlow()
        flow.observeOutput { [weak window] output in
            switch output {
            case .didFinish(let name): window?.toast(translated("Hello, \(name)!"))
            }
        }
        flow.start(with: root(of: window).withNavigationEmbedding())
    }
}
