import Glibc
import Testing

@testable import Lasso

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

    @Test(arguments: 0..<4) func aComparisonReadsAllBytesWhereverTheyDiffer(position: Int) {
        let bytes: [UInt8] = [1, 2, 3, 4]
        var others = bytes
        others[position] ^= 0x80
        for (other, areSame) in [(bytes, true), (others, false)] {
            let one = CountedBytes(bytes), two = CountedBytes(other)
            #expect(SecretBytes.areSame(one, two) == areSame)
            #expect(one.reads.counts == [1, 1, 1, 1] && two.reads.counts == [1, 1, 1, 1])
        }
        #expect(Secret(bytes) == Secret(bytes) && Secret(bytes) != Secret(others))
    }

    @Test func theBytesAreNowhereAfterTheLastCopy() async {
        // In a process of its own, whose memory nobody else uses.
        await #expect(processExitsWith: .success) {
            var secret: Secret<Probe>? = Secret(Probe())
            var copy = secret
            secret = nil
            guard Probe.countInMemory == 1, copy != nil else { exit(1) }
            copy = nil
            guard copy == nil, Probe.countInMemory == 0 else { exit(2) }
        }
    }

    @Test func theBytesAreInNoCoreDump() async {
        await #expect(processExitsWith: .success) {
            // In a page, in the page of a secret that was released, and in several pages.
            for count in [1, 1, 200] {
                let secret = Secret(Probe(count))
                guard Probe.countInMemory == count, Probe.countInCoreDumps == 0 else { exit(1) }
                withExtendedLifetime(secret) {}
            }
            // The bytes in ordinary memory would be in a core dump.
            guard Probe().withSecretBytes({ _ in Probe.countInCoreDumps }) == 1 else { exit(2) }
        }
    }

    @Test func theBytesAreOnNoSwapDisk() throws {
        let secret = Secret(Probe()), address = try #require(secret.value.address)
        // Up to the limit of locked memory.
        #expect(ProcessMemory.flags(at: address).contains("lo"))
        #expect(secret == Secret(Probe()))
    }

    /// Bytes that count how often each of them is read.
    private struct CountedBytes: RandomAccessCollection {
        final class Reads { var counts = [0, 0, 0, 0] }

        private let bytes: [UInt8]
        let reads = Reads()

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        var startIndex: Int { 0 }
        var endIndex: Int { bytes.count }

        subscript(position: Int) -> UInt8 {
            reads.counts[position] += 1
            return bytes[position]
        }
    }

    /// A content that computes its bytes whenever they are needed, and records their address when it is read.
    private struct Probe: SecretContent {
        private static let size = 64
        let address: UnsafeRawPointer?
        private var count = 1

        /// Creates a content that consists of the same bytes a number of times.
        init(_ count: Int = 1) { (address, self.count) = (nil, count) }

        init(secretBytes: RawSpan) { address = secretBytes.withUnsafeBytes { $0.baseAddress } }

        func withSecretBytes<Result>(_ body: (RawSpan) -> Result) -> Result {
            withUnsafeTemporaryAllocation(byteCount: count * Self.size, alignment: 1) { buffer in
                for start in stride(from: 0, to: buffer.count, by: Self.size) {
                    Self.write(to: UnsafeMutableRawBufferPointer(rebasing: buffer[start..<start + Self.size]))
                }
                let result = body(UnsafeRawBufferPointer(buffer).bytes)
                buffer.baseAddress.map { explicit_bzero($0, buffer.count) }
                return result
            }
        }

        /// How often the bytes are in the memory of the process.
        static var countInMemory: Int { ProcessMemory.count(ofBytes: size, writtenBy: write) }

        /// How often the bytes would be in a core dump.
        static var countInCoreDumps: Int {
            ProcessMemory.count(ofBytes: size, onlyInCoreDumps: true, writtenBy: write)
        }

        private static func write(to buffer: UnsafeMutableRawBufferPointer) {
            var state: UInt64 = 0x9E37_79B9_7F4A_7C15
            for index in buffer.indices {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                buffer[index] = UInt8(truncatingIfNeeded: state >> 56)
            }
        }
    }
}
