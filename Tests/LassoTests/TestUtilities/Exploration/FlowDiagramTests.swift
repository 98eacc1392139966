import Lasso
import LassoTestUtilities
import Testing

/// Tests of the texts of a drawn map.
@MainActor
struct FlowDiagramTests {
    private func makeDiagram() async -> FlowDiagram { FlowDiagram(of: await explore(depth: 2) { PlantedFlow() }) }

    /// A drawing whose titles have a meaning in the languages of drawings.
    private func makeStrangeDiagram() async -> FlowDiagram {
        let map = await explore(
            depth: 2,
            in: { window in
                let tabs = TabController()
                tabs.setControllers(
                    ["\"A\" & <b>", "C\\D`\n#E;"].map { title in
                        let controller = Controller()
                        controller.title = title
                        return controller
                    }
                )
                tabs.place(with: root(of: window))
            }
        )
        return FlowDiagram(of: map)
    }

    @Test func graphviz() async {
        let (text, strange) = (await makeDiagram().graphviz, await makeStrangeDiagram().graphviz)
        #expect(
            text == """
                digraph {
                    node [shape=box, style=rounded];
                    n0 [label="Menu\\nMenuModule"];
                    n1 [label="Letter\\nLetterModule"];
                    n2 [label="Help\\nHelpModule"];
                    n0 -> n1 [label=".didTapLetter ↗ .wantsLetter"];
                    n0 -> n2 [label=".didTapHelp ↗ .wantsHelp"];
                    n1 -> n0 [label="go back"];
                    n2 -> n0 [label="go back"];
                }

                """
        )
        #expect(
            strange == #"""
                digraph {
                    node [shape=box, style=rounded];
                    n0 [label="\"A\" & <b>"];
                    n1 [label="C\\D`\n#E;"];
                    n0 -> n1 [label="select “C\\D`\n#E;”"];
                    n1 -> n0 [label="select “\"A\" & <b>”"];
                }

                """#
        )
    }

    @Test func mermaid() async {
        let (text, strange) = (await makeDiagram().mermaid, await makeStrangeDiagram().mermaid)
        #expect(
            text == """
                flowchart TD
                    n0["Menu<br>MenuModule"]
                    n1["Letter<br>LetterModule"]
                    n2["Help<br>HelpModule"]
                    n0 -->|".didTapLetter ↗ .wantsLetter"| n1
                    n0 -->|".didTapHelp ↗ .wantsHelp"| n2
                    n1 -->|"go back"| n0
                    n2 -->|"go back"| n0

                """
        )
        #expect(
            strange == #"""
                flowchart TD
                    n0["#quot;A#quot; #amp; #lt;b#gt;"]
                    n1["C\D#96;<br>#35;E;"]
                    n0 -->|"select “C\D#96;<br>#35;E;”"| n1
                    n1 -->|"select “#quot;A#quot; #amp; #lt;b#gt;”"| n0

                """#
        )
    }

    @Test func scalableVectorGraphics() async {
        let text = await makeDiagram().svg(pictures: [1: "AAAA"])
        #expect(
            text == #"""
                <svg xmlns="http://www.w3.org/2000/svg" width="600" height="506" font-family="sans-serif" \#
                font-size="11">
                <defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" \#
                orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="#77767b"/></marker></defs>
                <rect width="100%" height="100%" fill="#ffffff"/>
                <path d="M120,143 C120,178 120,178 120,213" fill="none" stroke="#77767b" \#
                marker-end="url(#arrow)"/>
                <path d="M120,143 C120,178 420,178 420,213" fill="none" stroke="#77767b" \#
                marker-end="url(#arrow)"/>
                <path d="M180,213 C180,178 180,178 180,143" fill="none" stroke="#77767b" \#
                marker-end="url(#arrow)"/>
                <path d="M480,213 C480,178 180,178 180,143" fill="none" stroke="#77767b" \#
                marker-end="url(#arrow)"/>
                <rect x="30" y="35" width="240" height="108" rx="8" fill="#f6f5f4" stroke="#77767b"/>
                <text x="150" y="53" text-anchor="middle" fill="#241f31" font-weight="bold">Menu</text>
                <text x="150" y="69" text-anchor="middle" fill="#241f31">MenuModule</text>
                <text x="42" y="88" text-anchor="start" fill="#241f31" font-weight="bold">→ Letter</text>
                <text x="54" y="103" text-anchor="start" fill="#241f31">.didTapLetter ↗ .wantsLetter</text>
                <text x="42" y="118" text-anchor="start" fill="#241f31" font-weight="bold">→ Help</text>
                <text x="54" y="133" text-anchor="start" fill="#241f31">.didTapHelp ↗ .wantsHelp</text>
                <rect x="30" y="213" width="240" height="258" rx="8" fill="#f6f5f4" stroke="#77767b"/>
                <text x="150" y="231" text-anchor="middle" fill="#241f31" font-weight="bold">Letter</text>
                <text x="150" y="247" text-anchor="middle" fill="#241f31">LetterModule</text>
                <image x="38" y="255" width="224" height="168" href="data:image/png;base64,AAAA"/>
                <text x="42" y="446" text-anchor="start" fill="#241f31" font-weight="bold">→ Menu</text>
                <text x="54" y="461" text-anchor="start" fill="#241f31">go back</text>
                <rect x="330" y="213" width="240" height="78" rx="8" fill="#f6f5f4" stroke="#77767b"/>
                <text x="450" y="231" text-anchor="middle" fill="#241f31" font-weight="bold">Help</text>
                <text x="450" y="247" text-anchor="middle" fill="#241f31">HelpModule</text>
                <text x="342" y="266" text-anchor="start" fill="#241f31" font-weight="bold">→ Menu</text>
                <text x="354" y="281" text-anchor="start" fill="#241f31">go back</text>
                </svg>

                """#
        )
        let strange = await makeStrangeDiagram().svg()
        #expect(
            strange == #"""
                <svg xmlns="http://www.w3.org/2000/svg" width="300" height="296" font-family="sans-serif" \#
                font-size="11">
                <defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" \#
                orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="#77767b"/></marker></defs>
                <rect width="100%" height="100%" fill="#ffffff"/>
                <path d="M120,113 C120,148 120,148 120,183" fill="none" stroke="#77767b" \#
                marker-end="url(#arrow)"/>
                <path d="M180,183 C180,148 180,148 180,113" fill="none" stroke="#77767b" \#
                marker-end="url(#arrow)"/>
                <rect x="30" y="35" width="240" height="78" rx="8" fill="#f6f5f4" stroke="#77767b"/>
                <text x="150" y="53" text-anchor="middle" fill="#241f31" font-weight="bold">"A" &amp; \#
                &lt;b&gt;</text>
                <text x="42" y="88" text-anchor="start" fill="#241f31" font-weight="bold">→ C\D` #E;</text>
                <text x="54" y="103" text-anchor="start" fill="#241f31">select “C\D` #E;”</text>
                <rect x="30" y="183" width="240" height="78" rx="8" fill="#f6f5f4" stroke="#77767b"/>
                <text x="150" y="201" text-anchor="middle" fill="#241f31" font-weight="bold">C\D` #E;</text>
                <text x="42" y="236" text-anchor="start" fill="#241f31" font-weight="bold">→ "A" &amp; \#
                &lt;b&gt;</text>
                <text x="54" y="251" text-anchor="start" fill="#241f31">select “"A" &amp; &lt;b&gt;”</text>
                </svg>

                """#
        )
    }

    @Test func aLabelOfWideLettersStaysInItsBox() async throws {
        let map = await explore(
            depth: 1,
            in: { window in
                let controller = Controller()
                controller.title = String(repeating: "W", count: 60)
                controller.place(with: root(of: window))
            }
        )
        let svg = FlowDiagram(of: map).svg()
        let label = try #require(svg.firstMatch(of: /(W+)…</))
        // In DejaVu Sans Bold, a W is 1.1 times as wide as the font is high. The box is 240 pixels wide.
        #expect((15...19).contains(label.1.count))
    }

    @Test func aNodeIsWhatOneWindowShows() async {
        let map = await explore(
            depth: 3,
            in: { window in
                PlantedFlow().start(with: root(of: window).withNavigationEmbedding())
                PlantedFlow().start(with: newWindow(besides: window).withNavigationEmbedding())
            }
        )
        #expect(map.places.contains { $0.title == "Help, Letter" })
        let diagram = FlowDiagram(of: map)
        #expect(diagram.nodes.map(\.title) == ["Menu", "Letter", "Help", "Discard the text?"])
        // What is done in the other window is no other step, and a window that is closed leads nowhere.
        let steps = [[".didTapLetter ↗ .wantsLetter"], [".didTapHelp ↗ .wantsHelp"]]
        #expect(diagram.edges.filter { $0.source == 0 }.map(\.steps) == steps)
        #expect(diagram.edges.filter { $0.source == 2 }.map(\.steps) == [["go back"]])
    }

    @Test func whatHiddenTabsShowMakesNoFurtherNodesAndATabHasOneName() async {
        let map = await explore(
            depth: 4,
            in: { window in
                let tabs = TabController(), other = Controller()
                tabs.place(with: root(of: window))
                PlantedFlow().start(with: tab(in: tabs).withNavigationEmbedding())
                other.title = "Other"
                other.place(with: tab(in: tabs))
            }
        )
        let diagram = FlowDiagram(of: map)
        #expect(diagram.nodes.map(\.title).sorted() == ["Discard the text?", "Help", "Letter", "Menu", "Other"])
        let steps = Set(diagram.edges.filter { diagram.nodes[$0.source].title == "Other" }.flatMap(\.steps))
        #expect(steps == ["select “Menu”"])
    }

    @Test func aScreenOnTopOfAnotherOneOfItsKindIsANodeOfItsOwn() async {
        let diagram = FlowDiagram(of: await explore(depth: 2) { StackingFlow() })
        #expect(diagram.nodes.map(\.title) == ["Menu", "Menu", "Menu"])
        #expect(diagram.edges.contains { $0.source == 1 && $0.target == 0 && $0.steps == ["go back"] })
    }

    @Test func aScreenWhoseTitleFollowsItsStateIsOneNode() async {
        let map = await explore(depth: 4) {
            TrapFlow(.titled)
        } inputs: {
            Inputs(TrapModule.self) { [.didSwitch] }
        }
        #expect(map.places.contains { $0.title == "Trap (On)" })
        let diagram = FlowDiagram(of: map)
        #expect(diagram.nodes.map(\.title) == ["Menu", "Trap"])
        #expect(diagram.edges.map { [$0.source, $0.target] } == [[0, 1]])
    }
}

/// A flow in which each screen pushes another one of its kind.
private final class StackingFlow: Flow<NoOutputNavigationFlow> {
    override func createInitialController() -> Controller { makeMenu() }

    private func makeMenu() -> Controller {
        MenuModule.createScreen().observeOutput { [weak self] _ in self?.pushMenu() }.controller
    }

    private func pushMenu() { makeMenu().place(with: nextPushedInFlow) }
}
