import LassoGtk

extension Sample {
    /// Three screens with stores of their own, which a flow coordinates.
    static var myDay: Sample {
        Sample(
            id: "my-day",
            title: translated("My Day"),
            summary: translated(
                "A calendar, a log, and cards. None of them knows the others: a flow tells each what has happened."
            ),
            iconName: "x-office-calendar-symbolic",
            folder: "MyDay"
        ) { placer in
            let flow = MyDayFlow()
            flow.start(with: placer)
            return flow
        }
    }
}
