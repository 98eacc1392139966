"""Tests of the extraction of texts from Swift sources."""

import os
import re
import subprocess
import tempfile
import unittest

PROGRAM = "Scripts/extract-texts"


class ExtractTextsTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def extract(self, source, *options, domain="org.example.Test"):
        """Returns the template of a source without its header, and the errors."""
        path, template = os.path.join(self.folder, "Screen.swift"), os.path.join(self.folder, "texts.pot")
        with open(path, "w", encoding="utf-8") as file:
            file.write(source)
        result = subprocess.run(
            [PROGRAM, "--domain", domain, *options, template, path], capture_output=True, text=True, check=False
        )
        if result.returncode:
            return "", result.stderr
        subprocess.run(["msgfmt", "--check-format", "-o", "/dev/null", template], check=True)
        with open(template, encoding="utf-8") as file:
            entries = file.read().split("\n\n")[1:]
        return "\n".join(
            line for entry in entries for line in entry.splitlines() if not line.startswith(("#:", "msgstr"))
        ), result.stderr

    def assert_texts(self, source, *lines, **options):
        self.assertEqual(self.extract(source, **options), ("\n".join(lines), ""))

    def assert_error(self, source, problem, *options, domain="org.example.Test"):
        template, errors = self.extract(source, *options, domain=domain)
        self.assertEqual(template, "")
        self.assertIn("Screen.swift:", errors)
        self.assertIn(problem, errors)

    def test_values_are_numbered_and_explained(self):
        self.assert_texts(
            'translated("“\\(file.name)” has {\\(count + f(")"))} lines")',
            "#. {1}: file.name",
            '#. {2}: count + f(")")',
            "#, python-brace-format",
            'msgid "“{1}” has {{{2}}} lines"',
        )

    def test_context_comment_and_plural(self):
        self.assert_texts(
            'Toast(translated("Deleted", plural: "\\(n) deleted", count: n, context: "chores", comment: "A toast"))',
            "#. A toast",
            "#. {1}: n",
            "#, python-brace-format",
            'msgctxt "chores"',
            'msgid "Deleted"',
            'msgid_plural "{1} deleted"',
        )

    def test_titles_of_commands(self):
        self.assert_texts(
            'Section("Edit") { Command("_Cut", "<Control>x", .didTapCut, id: "cut", keywords: ["snip", "move"]) }\n'
            'Choice("Sort By", Order.allCases, none: "Nothing", \\.order) { .didSort($0) }\n'
            'Command({ _ in "computed" }, .didTapUndo, id: "undo"); Command("\\(name)", .didOpen, id: "x")\n'
            '[.renaming("_Rename"), RowCommand(.translating("_Open", context: "a shop"), .didTapOpen)]',
            'msgid "Edit"',
            'msgid "_Cut"',
            'msgid "snip"',
            'msgid "move"',
            'msgid "Sort By"',
            'msgid "Nothing"',
            'msgid "_Rename"',
            'msgctxt "a shop"',
            'msgid "_Open"',
        )

    def test_every_notation_of_a_literal(self):
        self.assert_texts(
            'translated(#"A "raw" \\n \\#(name)"#)\n'
            'translated("tab\\t \\"quote\\" \\u{2014} é")\n'
            'translated(\n    """\n    Two lines,\n      and \\\n    one more\n    """\n)',
            "#. {1}: name",
            "#, python-brace-format",
            'msgid "A \\"raw\\" \\\\n {1}"',
            'msgid "tab\\t \\"quote\\" — é"',
            'msgid "Two lines,\\n  and one more"',
        )

    def test_texts_in_values_are_found(self):
        self.assert_texts(
            'let line = "\\(isOn ? translated("On") : "") /* no comment */"', 'msgid "On"'
        )

    def test_comments_and_other_functions_are_not_texts(self):
        self.assert_texts(
            '// translated("no")\n/* /* translated("no") */ translated("no") */\nfunc translated(_ text: String) {}\n'
            'let text = "translated(\\"no\\")"',
            "",
        )

    def test_the_same_text_is_listed_once(self):
        self.assert_texts('translated("OK"); translated("OK")', 'msgid "OK"')

    def test_a_text_that_is_no_literal_is_an_error(self):
        self.assert_error("translated(title)", "isn't a single literal")
        self.assert_error('translated("a" + b)', "isn't a single literal")
        self.assert_error('Command(isOn ? "Off" : "On", .didTap)', "more than one text")
        self.assert_error('let title: TranslatableText = "Title"', "isn't found")
        self.assert_error('var title: TranslatableText { "Title" }', "isn't found")
        self.assert_error('let titles: [TranslatableText] = ["Title"]', "isn't found")

    def test_a_plural_with_other_values_is_an_error(self):
        self.assert_error('translated("\\(name)", plural: "\\(count) of \\(name)", count: 2)', "different values")
        self.assert_error('translated("One", plural: "Some", count: 2); translated("One", plural: "x", count: 2)', "elsewhere")

    def test_a_source_that_cannot_be_read_is_an_error(self):
        self.assert_error('let text = "no end\n', "doesn't end")
        self.assert_error('translated("a"', "doesn't end")
        self.assert_error('translated("\\q")', "unknown")

    def test_sources_in_a_catalog_of_documentation_are_left_out(self):
        catalog, template = os.path.join(self.folder, "Test.docc"), os.path.join(self.folder, "texts.pot")
        os.mkdir(catalog)
        for folder, text in ((self.folder, "Open"), (catalog, "Close")):
            with open(os.path.join(folder, "Screen.swift"), "w", encoding="utf-8") as file:
                file.write(f'translated("{text}")')
        subprocess.run([PROGRAM, "--domain", "org.example.Test", template, self.folder], check=True)
        with open(template, encoding="utf-8") as file:
            texts = file.read()
        self.assertIn('msgid "Open"', texts)
        self.assertNotIn('msgid "Close"', texts)

    def test_domains(self):
        self.assert_texts('translated("Close", in: .lasso)', 'msgid "Close"', domain="lasso-gtk")
        self.assert_error('translated("Close")', "needs its domain", domain="lasso-gtk")
        library = os.path.join(self.folder, "library.pot")
        with open(library, "w", encoding="utf-8") as file:
            file.write('msgid "Close"\nmsgstr ""\n')
        self.assertEqual(self.extract('translated("Close", in: .lasso)', "--library", library), ("", ""))
        self.assert_error('translated("Clsoe", in: .lasso)', "The library has no text “Clsoe”", "--library", library)

    def test_texts_that_name_the_domain_of_the_application(self):
        self.assert_texts(
            'translated("A", in: .application); translated("B", in: TranslationDomain.application)\n'
            'translated("C", in: "org.example.Test"); translated("D", plural: "Ds", count: n, in: nil)\n'
            'Command(.translating("E", in: .application), .didTap, id: "e")',
            'msgid "A"', 'msgid "B"', 'msgid "C"', 'msgid "D"', 'msgid_plural "Ds"', 'msgid "E"',
        )
        self.assert_texts('translated("A", in: "org.example.Other"); translated("B", in: "lasso-gtk")', "")
        self.assert_texts('translated("Close", in: "lasso-gtk")', 'msgid "Close"', domain="lasso-gtk")
        self.assert_error('translated("A", in: .application)', "needs its domain", domain="lasso-gtk")

    def test_a_domain_that_is_not_known_is_an_error(self):
        self.assert_error('translated("A", in: domain)', "neither a literal")
        self.assert_error('translated("A", in: .plugin)', "neither a literal")
        self.assert_error('translated("A", in: isOurs ? "org.example.Test" : .lasso)', "neither a literal")
        self.assert_error('translated("A", in: "org.example.\\(name)")', "can't have values")

    def test_texts_of_new_applications(self):
        template = os.path.join(self.folder, "texts.pot")
        subprocess.run([PROGRAM, "--domain", "org.example.Test", template, "Templates"], check=True)
        with open(template, encoding="utf-8") as file:
            texts = re.findall('^msgid "(.+)"$', file.read(), re.MULTILINE)
        self.assertEqual(
            sorted(texts), ["@DEVELOPER@", "@SUMMARY@", "@TITLE@", "Hello, {1}!", "_Continue", "_Name"]
        )

    def test_calls_of_the_application(self):
        self.assert_texts('row("Name", entry)', "")
        self.assertEqual(self.extract('row("Name", entry)', "--call", "row"), ('msgid "Name"', ""))


if __name__ == "__main__":
    unittest.main()
