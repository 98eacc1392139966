import Lasso
import LassoRecording

/// A run of a flow that was recorded on a tape, as a test repeats it: without a display, and with effects that do
/// nothing, but end as the test says.
///
/// `lasso-replay --test` prints such a test:
///
/// ```swift
/// @Test @MainActor func theLoginFails() async throws {
///     let run = await RecordedRun { HomeFlow(userName: "Ann") }
///     try await run.send(.didTapLogin, to: LoginScreenModule.self)
///     try await run.end("log in", of: LoginScreenModule.self, throwing: CancellationError())
///     await run.expectPlace("* WindowController\n  * LoginViewController /login")
///     await run.finish()
/// }
/// ```
///
/// Controllers are named by their position, such as `0.1.p`: the index of the window, the index of a child in each
/// container, and `p` for a presented controller.
@MainActor
public final class RecordedRun {
    /// The window in which the flow starts.
    public var window: WindowController { scene.window }
    /// The open windows, in the order in which they were opened. The steps of a run name a window by its index.
    public var windows: [WindowController] { scene.windows.all }

    private let scene: RunScene
    // Starts the flow, and returns whether it has. Not `nil` while the preparation waits for the end of an effect.
    private var start: (@MainActor () async throws -> Bool)?

    /// Starts a flow as the only content of a window.
    ///
    /// - Parameters:
    ///   - opensWindowFirst: Whether the window is open when the flow starts.
    ///   - startTime: The time at which the flow starts, since the start of the recording.
    ///   - values: The values that `recorded(_:_:)` returns, in JSON: an object with an array for each identifier.
    ///   - file: The file in which a value that isn't there is reported.
    ///   - line: The line at which a value that isn't there is reported.
    ///   - makeFlow: A closure that creates the flow.
    public init<Module: FlowModule>(
        opensWindowFirst: Bool = true,
        startTime: Duration = .zero,
        reading values: String = "{}",
        file: StaticString = #filePath,
        line: UInt = #line,
        _ makeFlow: @MainActor () -> Flow<Module>
    ) async {
        scene = Self.scene(reading: values, TestLocation(file: file, line: line))
        await scene.begin(at: startTime, opensWindowFirst: opensWindowFirst) { window in
            let flow = makeFlow()
            flow.startAlone(in: window)
            return flow
        }
    }

    /// Starts a flow in a place of a window.
    ///
    /// - Parameters:
    ///   - opensWindowFirst: Whether the window is open when the flow starts.
    ///   - startTime: The time at which the flow starts, since the start of the recording.
    ///   - values: The values that `recorded(_:_:)` returns, in JSON: an object with an array for each identifier.
    ///   - file: The file in which a value that isn't there is reported.
    ///   - line: The line at which a value that isn't there is reported.
    ///   - start: A closure that starts the flow in the window that is passed.
    public init(
        opensWindowFirst: Bool = true,
        startTime: Duration = .zero,
        reading values: String = "{}",
        file: StaticString = #filePath,
        line: UInt = #line,
        in start: @MainActor (WindowController) -> Void
    ) async {
        scene = Self.scene(reading: values, TestLocation(file: file, line: line))
        await scene.begin(at: startTime, opensWindowFirst: opensWindowFirst) { window in
            start(window)
            return nil
        }
    }

    /// Prepares an application, and starts its flow in a window.
    ///
    /// - Parameters:
    ///   - opensWindowFirst: Whether the window is open when the flow starts.
    ///   - startTime: The time at which the flow starts, since the start of the recording.
    ///   - values: The values that `recorded(_:_:)` returns, in JSON: an object with an array for each identifier.
    ///   - file: The file in which a value that isn't there is reported.
    ///   - line: The line at which a value that isn't there is reported.
    ///   - prepare: A closure that prepares what the flow needs, and returns a closure that starts the flow in the
    ///     window that is passed. The latter is kept until the end.
    /// - Throws: The error of `prepare`.
    public init(
        opensWindowFirst: Bool = true,
        startTime: Duration = .zero,
        reading values: String = "{}",
        file: StaticString = #filePath,
        line: UInt = #line,
        preparing prepare: @escaping @MainActor () async throws -> @MainActor (WindowController) -> Void
    ) async throws {
        scene = Self.scene(reading: values, TestLocation(file: file, line: line))
        await scene.prepare(prepare)
        start = { [scene] in try await scene.beginPrepared(at: startTime, opensWindowFirst: opensWindowFirst) }
        try await startIfPrepared()
    }

    private static func scene(reading values: String, _ location: TestLocation) -> RunScene {
        do {
            return try RunScene(reading: values) { value in
                reportFailure("The run reads a value that “reading” doesn't have: \(value)", at: location)
            }
        } catch {
            preconditionFailure("RecordedRun(reading:): \(error)")
        }
    }

    /// Closes the windows, and cancels the effects.
    public func finish() async { await scene.end() }

    /// Fails the test if the user is elsewhere.
    ///
    /// Before it fails, it waits for a few tenths of a second, because a task of the flow may be on a thread that gets
    /// little processor time.
    ///
    /// - Parameters:
    ///   - place: The hierarchies of the open windows, a line for each controller.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func expectPlace(_ place: String, file: StaticString = #filePath, line: UInt = #line) async {
        await scene.settleLonger { self.place == place }
        let found = self.place
        guard found != place else { return }
        reportFailure("Expected the place\n\(place)\nFound\n\(found)", at: TestLocation(file: file, line: line))
    }

    /// Lets time pass, so that what waits by the `effectClock` of a store goes on. The delays that are effects, and the
    /// times of toasts, end by steps of the run instead: see ``timeOutToast(_:inWindow:file:line:)``.
    ///
    /// - Parameter time: The time since the start of the recording.
    public func letTimePass(until time: Duration) async { await scene.letTimePass(until: time) }

    private var place: String { scene.place.joined(separator: "\n") }

    /// Takes a step, and waits until nothing more happens because of it.
    ///
    /// - Parameters:
    ///   - location: The location at which failures are reported.
    ///   - effect: The effect that the step is about, whose beginning may still be on its way.
    ///   - step: A closure that takes the step.
    /// - Throws: The failure, already reported, if the step isn't possible.
    func take(
        _ location: TestLocation,
        of effect: EffectName? = nil,
        _ step: (RunScene) throws(TapeError) -> Void
    ) async throws {
        if let effect { await scene.settleLonger { scene.isWaiting(effect) } }
        do throws(TapeError) {
            try step(scene)
        } catch {
            let text = "The step isn't possible here: \(error)\nThe place is\n\(place)"
            await scene.end()
            throw log(FailedTest(error: PlainError(text: text), at: location)).reportedError
        }
        await scene.settle()
        try await startIfPrepared()
    }

    private func startIfPrepared() async throws {
        if try await start?() == true { start = nil }
    }

    func take(_ event: TapeEvent, _ location: TestLocation) async throws {
        try await take(location) { scene throws(TapeError) in try scene.perform(event) }
    }
}
