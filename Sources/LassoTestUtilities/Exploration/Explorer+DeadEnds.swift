// The screens and questions that no step leads out of.
extension Explorer {
    /// Finds the dead ends.
    func findDeadEnds() async {
        // An application may consist of one page, which may ask something.
        let screens = Set(map.places.flatMap(\.windows).map(\.screens).filter { $0.question == nil })
        guard screens.count > 1 else { return }
        let deadEnds = DeadEnds(in: map)
        for deadEnd in deadEnds.certain { add(deadEnd) }
        for deadEnd in deadEnds.possible {
            if await isConfirmed(deadEnd) { add(deadEnd) }
        }
    }

    private func add(_ deadEnd: DeadEnds.Spot) {
        let window = deadEnd.place.windows[deadEnd.window]
        // The first and the second question look the same.
        guard !repeatedQuestions.contains(window.title) else { return }
        let arguments = deadEnd.window == 0 ? "" : "(inWindow: \(deadEnd.window))"
        let call = arguments + map.source.inputs
        add(
            .deadEnd,
            "No step leads out of \(window.name).",
            deadEnd.place.way,
            "await walk.expectWayOut" + (call.isEmpty ? "()" : call)
        )
    }

    /// Returns whether also no step further away than the depth leads out.
    private func isConfirmed(_ deadEnd: DeadEnds.Spot) async -> Bool {
        let search = WayOutSearch(start, inputs: inputs, map: map) { [self] in isOver }
        let result = await search.result(from: deadEnd.place, window: deadEnd.window)
        if result == .unknown { map.isComplete = false }
        return result == .deadEnd
    }
}
