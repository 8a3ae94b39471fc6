import { expect, test, vi } from "vitest";
import { editorFields } from "#app/admin/inputs/editor-fields.ts";
import { packageKind } from "#contracts/kinds/package.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { packageWords } from "#i18n/en/kinds/package.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { visaWords } from "#i18n/en/kinds/visa.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { describeValue } from "./describe-value.ts";
import { withLostAnswer } from "./lost-answer.ts";
import { shortened } from "./shortened.ts";
import { writtenTogether } from "./written-together.ts";

const post = editorFields(postKind.fields, postWords);
const visa = editorFields(visaKind.fields, visaWords);
const named = (fields: typeof post, name: string) => fields.find((one) => one.name === name);

test.each([
  [
    "<p>A</p><p>B</p>",
    "<p>A</p><p>Mine</p>",
    "<p>A</p><p>Theirs</p>",
    "<p>A</p><p>Mine</p><p>Theirs</p>",
  ],
  [
    "<p>A</p><p>B</p>",
    "<p>New</p><p>A</p><p>B</p>",
    "<p>A</p><p>B</p><p>End</p>",
    "<p>New</p><p>A</p><p>B</p><p>End</p>",
  ],
  ["<p>A</p><p>B</p>", "<p>A</p>", "<p>A</p><p>B</p>", "<p>A</p><p>B</p>"],
  ["<p>A</p><p>B</p>", "<p>A</p><p>B</p>", "<p>B</p>", "<p>A</p><p>B</p>"],
  ["<p>A</p>", "<p>Mine</p>", "<p>A</p><p>B</p>", "<p>Mine</p><p>A</p><p>B</p>"],
  ["<p>A</p>", "Words alone", "<p>A</p>", "Words alone"],
])("of %s, %s and %s both stay", (base, mine, theirs, both) => {
  expect(writtenTogether(named(post, "content"), { base, mine, theirs })).toEqual(both);
});

test("lines stand below one another, a line beside the other; no more can hold both", () => {
  const of = (base: string, mine: string, theirs: string) => ({ base, mine, theirs });
  const lines = editorFields(packageKind.fields, packageWords).find(
    (one) => "type" in one.field && one.field.type === "lines",
  );
  expect([
    writtenTogether(lines, of("A\nB", "A\nMine", "A\nB\nTheirs")),
    writtenTogether(named(post, "title"), of("", "Mine", "Theirs")),
    writtenTogether(named(post, "image"), of("", "/a", "/b")),
    writtenTogether(named(visa, "papers"), of("", "", "")),
    writtenTogether(undefined, of("", "a", "b")),
  ]).toEqual(["A\nMine\nB\nTheirs", "Mine Theirs", null, null, null]);
});

test("a value is read as words: a text by its paragraphs, rows by their numbers", () => {
  const content = `<h2>Visas</h2><p>One <b>two</b></p><ul><li>A</li><li>B</li></ul><p><img src="/art/a.svg"></p>`;
  const profiles = [{ label: "Driver", link: "driver", hint: "Car" }, { label: "Cook" }];
  expect([
    describeValue(post, "content", { content }),
    describeValue(post, "title", { title: "<b>T</b>" }),
    describeValue(visa, "profiles", { profiles } as never),
    describeValue(visa, "title", {}),
  ]).toEqual([
    "Visas\nOne two\nA\nB\n[picture: /art/a.svg]",
    "<b>T</b>",
    "1. driver\nDriver\nCar\n\n2. \nCook\n",
    "",
  ]);
});

test("of a long text only what is changed of it is sent; an answer that was lost is no conflict", () => {
  const long = "a".repeat(3000);
  expect(shortened({ content: long }, { content: `${long}b`, title: "T" })).toEqual({
    body: { title: "T" },
    edits: { content: { at: 3000, remove: 0, insert: "b", sum: 1613028013 } },
  });
  expect(shortened({ content: "" }, { content: long })).toEqual({ body: { content: long } });
  const failed = { isOk: false, status: 409, message: "", issues: [] } as never as { isOk: false };
  const wanted = { title: "A" };
  const answers = [{ title: "A" }, { title: "B" }, undefined].map((current) =>
    withLostAnswer({ ...failed, current } as never, wanted),
  );
  expect(answers).toEqual([
    { isOk: true, status: 200, data: { title: "A" } },
    { isOk: false, status: 409, message: "", issues: [], current: { title: "B" } },
    { isOk: false, status: 409, message: "", issues: [] },
  ]);
});

const CHOSEN = { title: "Mine", type: "Hajj", link: "mine" };
const THEIRS = { title: "Theirs", type: "Hajj", link: "x" };

test.each([
  [
    "",
    false,
    [
      'div role=dialog tabindex=-1 labelledby="Somebody else saved this while you were typing" describedby="Choose what stays, field by field. Nothing is saved until yo":',
      '    ("Yoursremoved:Oldadded:Mine" input type=radio name=choice-title checked) Yours',
      '    ("Saved by somebody elseremoved:Oldadded:Theirs" input type=radio name=choice-title) Saved by somebody else',
      '    ("YoursUmrah" input type=radio name=choice-type) Yours {dir=auto: Umrah}',
      '    ("Saved by somebody elseremoved:Umrahadded:Hajj" input type=radio name=choice-type checked) Saved by somebody else',
      '    ("Yoursremoved:xadded:mine" input type=radio name=choice-link checked) Yours',
      '    ("Saved by somebody elsex" input type=radio name=choice-link) Saved by somebody else {dir=auto: x}',
      "  <Keep editing> <Write it together> <Save my choice>",
    ],
  ],
  [
    "Rahim",
    false,
    [
      'div role=dialog tabindex=-1 labelledby="Somebody else saved this while you were typing" describedby="Choose what stays, field by field. Nothing is saved until yo":',
      '    ("Yoursremoved:Oldadded:Mine" input type=radio name=choice-title checked) Yours',
      '    ("Rahim’sremoved:Oldadded:Theirs" input type=radio name=choice-title) Rahim’s',
      '    ("YoursUmrah" input type=radio name=choice-type) Yours {dir=auto: Umrah}',
      '    ("Rahim’sremoved:Umrahadded:Hajj" input type=radio name=choice-type checked) Rahim’s',
      '    ("Yoursremoved:xadded:mine" input type=radio name=choice-link checked) Yours',
      '    ("Rahim’sx" input type=radio name=choice-link) Rahim’s {dir=auto: x}',
      "  <Keep editing> <Write it together> <Save my choice>",
    ],
  ],
  [
    "",
    true,
    [
      'div role=dialog tabindex=-1 labelledby="Somebody else saved this while you were typing" describedby="Both are kept: Somebody else wrote in other places. Yours pu":',
      '    ("Yoursremoved:Oldadded:Mine" input type=radio name=choice-title) Yours',
      '    ("With what Somebody else wroteremoved:Oldadded:Theirs" input type=radio name=choice-title checked) With what Somebody else wrote',
      '    ("YoursUmrah" input type=radio name=choice-type) Yours {dir=auto: Umrah}',
      '    ("With what Somebody else wroteremoved:Umrahadded:Hajj" input type=radio name=choice-type checked) With what Somebody else wrote',
      '    ("Yoursremoved:xadded:mine" input type=radio name=choice-link) Yours',
      '    ("With what Somebody else wrotex" input type=radio name=choice-link checked) With what Somebody else wrote {dir=auto: x}',
      "  <Keep editing> <Save my choice>",
    ],
  ],
  [
    "Rahim",
    true,
    [
      'div role=dialog tabindex=-1 labelledby="Somebody else saved this while you were typing" describedby="Both are kept: Rahim wrote in other places. Yours puts your ":',
      '    ("Yoursremoved:Oldadded:Mine" input type=radio name=choice-title) Yours',
      '    ("With what Rahim wroteremoved:Oldadded:Theirs" input type=radio name=choice-title checked) With what Rahim wrote',
      '    ("YoursUmrah" input type=radio name=choice-type) Yours {dir=auto: Umrah}',
      '    ("With what Rahim wroteremoved:Umrahadded:Hajj" input type=radio name=choice-type checked) With what Rahim wrote',
      '    ("Yoursremoved:xadded:mine" input type=radio name=choice-link) Yours',
      '    ("With what Rahim wrotex" input type=radio name=choice-link checked) With what Rahim wrote {dir=auto: x}',
      "  <Keep editing> <Save my choice>",
    ],
  ],
  [
    null,
    false,
    [
      'div role=dialog tabindex=-1 labelledby="You saved this in another window while you were typing" describedby="Choose what stays, field by field. Nothing is saved until yo":',
      '    ("Yoursremoved:Oldadded:Mine" input type=radio name=choice-title checked) Yours',
      '    ("From your other windowremoved:Oldadded:Theirs" input type=radio name=choice-title) From your other window',
      '    ("YoursUmrah" input type=radio name=choice-type) Yours {dir=auto: Umrah}',
      '    ("From your other windowremoved:Umrahadded:Hajj" input type=radio name=choice-type checked) From your other window',
      '    ("Yoursremoved:xadded:mine" input type=radio name=choice-link checked) Yours',
      '    ("From your other windowx" input type=radio name=choice-link) From your other window {dir=auto: x}',
      "  <Keep editing> <Write it together> <Save my choice>",
    ],
  ],
  [
    null,
    true,
    [
      'div role=dialog tabindex=-1 labelledby="You saved this in another window while you were typing" describedby="Both are kept: in another window you wrote in other places. ":',
      '    ("Yoursremoved:Oldadded:Mine" input type=radio name=choice-title) Yours',
      '    ("With what you wrote in the other windowremoved:Oldadded:Theirs" input type=radio name=choice-title checked) With what you wrote in the other window',
      '    ("YoursUmrah" input type=radio name=choice-type) Yours {dir=auto: Umrah}',
      '    ("With what you wrote in the other windowremoved:Umrahadded:Hajj" input type=radio name=choice-type checked) With what you wrote in the other window',
      '    ("Yoursremoved:xadded:mine" input type=radio name=choice-link) Yours',
      '    ("With what you wrote in the other windowx" input type=radio name=choice-link checked) With what you wrote in the other window {dir=auto: x}',
      "  <Keep editing> <Save my choice>",
    ],
  ],
])("two versions, the other of %s, merged: %s", async (otherName, isMerged, expected) => {
  const told = { onClose: vi.fn(), onChosen: vi.fn(), onTogether: vi.fn() };
  const screen = showPiece(
    <ConflictDialog
      {...{ ...told, otherName, isMerged, theirs: THEIRS, since: [] }}
      base={{ title: "Old", type: "Umrah", link: "x" }}
      mine={{ title: "Mine", type: "Umrah", link: "mine" }}
      labelOf={(field) => field.toUpperCase()}
      describe={(field, value) => value[field as keyof typeof value]}
      together={(_, __, mine, theirs) => ({ title: `${mine.title} ${theirs.title}` })}
      onFocusReturn={() => false}
    />,
  );
  await screen.came();
  const said = screen.outline().filter((line) => /^div|radio|<Keep/.test(line.trim()));
  expect(said).toEqual(expected);
  await screen.press("Save my choice");
  expect(told.onChosen.mock.calls).toEqual([[isMerged ? THEIRS : CHOSEN]]);
  if (isMerged) return;
  await screen.press("Write it together");
  expect(told.onTogether.mock.calls).toEqual([[{ ...CHOSEN, title: "Mine Theirs" }]]);
});
