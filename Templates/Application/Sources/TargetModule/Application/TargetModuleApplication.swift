import LassoGtk

@main
final class TargetModuleApplication: ShellApplication {
    override class var identity: ApplicationIdentity {
        ApplicationIdentity(
            "@ID@",
            name: "@TITLE@",
            version: "0.1.0",
            developer: "@DEVELOPER@",
            summary: "@SUMMARY@"
        )
    }

    override func start(in window: WindowController) {
        let flow = MainFlow()
        flow.observeOutput { [weak window] output in
            switch output {
            case .didFinish(let name): window?.toast("Hello, \(name)!")
            }
        }
        flow.start(with: root(of: window).withNavigationEmbedding())
    }
}
