import LassoGtk

extension Sample {
    static var counter: Sample {
        Sample(
            id: "counter",
            title: translated("Counter"),
            summary: translated("A store that counts and reports the end, and a view that shows the number."),
            iconName: "accessories-calculator-symbolic",
            folder: "Counter"
        ) { placer in
            let screen = CounterScreenModule.createScreen()
            screen.observeOutput { [weak controller = screen.controller] output in
                switch output {
                case .didFinish(let value):
                    controller?.toast(translated("The number is \(LocaleFormat.number(value))"))
                }
            }
            screen.place(with: placer)
            return nil
        }
    }
}
