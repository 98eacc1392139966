import Glibc
import Lasso
import Testing

struct SecretTests {
    @Test func onlyItsValueRevealsASecret() {
        struct State: Equatable { var password = Secret("correct horse") }
        var state = State()
        #expect(state == State())
        state.password.value = "battery staple"
        #expect(state != State())
        #expect(state.password.value == "battery staple")
        #expect(Set([Secret("a"), Secret("a"), Secret("b")]).count == 2)
        #expect(Secret([1, 2, 3] as [UInt8]).value == [1, 2, 3])
        #expect(Secret("").value == "")
        var text = "\(state) \(state.password) \(String(reflecting: state))"
        dump(state, to: &text)
        #expect(!text.contains("battery"))
        #expect(!text.contains("correct"))
    }

    @Test func aSecretIsNotShown() {
        let secret = Secret("correct horse")
        var dumped = ""
        dump(secret, to: &dumped)
        for shown in ["\(secret)", String(reflecting: secret), dumped, "\([secret])"] {
            #expect(!shown.contains("correct"))
        }
        #expect(secret == Secret("correct horse"))
        #expect(secret != Secret("wrong horse"))
    }

    @Test func theBytesAreWipedWithTheLastCopy() async {
        // In a separate process, because the test reads freed memory.
        await #expect(processExitsWith: .success) {
            var secret: Secret<Probe>? = Secret(Probe(address: nil))
            var copy = secret
            let address = secret?.value.address
            secret = nil
            guard let address, address.load(fromByteOffset: 2048, as: UInt8.self) == 0xA5 else { exit(1) }
            copy = nil
            guard copy == nil, address.load(fromByteOffset: 2048, as: UInt8.self) == 0 else { exit(2) }
        }
    }

    /// A content that records the address of its bytes.
    private struct Probe: SecretContent {
        let address: UnsafeRawPointer?

        init(address: UnsafeRawPointer?) {
            self.address = address
        }

        init(secretBytes: RawSpan) {
            address = secretBytes.withUnsafeBytes { $0.baseAddress }
        }

        func withSecretBytes<Result>(_ body: (RawSpan) -> Result) -> Result {
            [UInt8](repeating: 0xA5, count: 4096).withUnsafeBytes { body($0.bytes) }
        }
    }
}
