import Lasso
import LassoTestUtilities

/// Explores the demo, and prints the number of steps, the number of places, and the seconds of each of several rounds.
@main
struct ExplorationBenchmark {
    static func main() async {
        for _ in 0..<8 {
            let start = ContinuousClock.now
            let map = await DemoExploration.map(depth: 8, samples: ["counter"], sideBySide: 1)
            let time = start.duration(to: .now)
            precondition(map.findings.isEmpty, "The demo has faults. Run make explore.")
            print(map.stepCount, map.places.count, time / .seconds(1))
        }
    }
}
