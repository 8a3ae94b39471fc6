import type { Editor } from "@tiptap/core";
import { Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { expect, onTestFinished, test, vi } from "vitest";
import { ASKED_TO_SIGN_IN } from "#tests/support/asked-to-sign-in.ts";
import { openWriting, paste } from "#tests/support/open-writing.ts";

const PNG = "data:image/png;base64,iVBORw0KGgo=";
const picture = (name: string) => new File(["a picture"], name, { type: "image/png" });

test("words come in as the site writes them; what cannot come is said, and undone", async () => {
  const { screen, text } = await openWriting();
  const html = `<h2>Visas</h2><p style="text-align:center">All <b>papers</b></p><video src="a.mp4"></video><form><input></form><p><img src="file:///c:/a.png" alt="A gate"></p>`;
  paste({ html });
  expect(await screen.came()).toEqual([
    "gone 6",
    "+ <‹bold› | title=Bold tabindex=-1 label=Bold pressed=true> <‹italic› | title=Italic tabindex=-1 label=Italic pressed=false> <‹underline› | title=Underline tabindex=-1 label=Underline pressed=false> <‹baseline› | title=Text colour tabindex=-1 haspopup=menu expanded=false label=Text colour> <‹highlighter› | title=Background colour tabindex=-1 haspopup=menu expanded=false label=Background colour>",
    "+ <‹quote› | title=Blockquote tabindex=-1 label=Blockquote pressed=false> <‹code› | title=Code block tabindex=-1 label=Code block pressed=false> <‹list-ordered› | title=Ordered list tabindex=-1 label=Ordered list pressed=false> <‹list› | title=Bullet list tabindex=-1 label=Bullet list pressed=false> <‹link› | title=Link tabindex=-1 label=Link pressed=false> <‹align-center› ‹chevron-down› | title=Alignment tabindex=-1 haspopup=menu expanded=false label=Alignment>",
    "+ <‹undo› | title=Undo tabindex=-1 label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    "+ div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "+ ## {dir=auto} Visas",
    "+ p dir=auto: All papers",
    "+ div role=status:",
    "+ Pasted. 1 picture, 1 embedded object and 1 form field could not be kept. Save such pictures as files and drop them into the text.",
    "+ <Undo> <‹x› | label=Close>",
    "+ 3 words, about 1 minute to read",
    "+ ‹pencil› {role=status: Kept on this device until it has a title}",
    "focus div Content",
  ]);
  expect(await screen.press("Close")).toEqual(["gone 3"]);
  paste({ html: `<p>More</p><iframe src="https://maps.example"></iframe>` });
  await screen.came();
  expect(await screen.press("Undo")).toEqual([
    "gone 6",
    "+ <‹bold› | title=Bold tabindex=-1 label=Bold pressed=true> <‹italic› | title=Italic tabindex=-1 label=Italic pressed=false> <‹underline› | title=Underline tabindex=-1 label=Underline pressed=false> <‹baseline› | title=Text colour tabindex=-1 haspopup=menu expanded=false label=Text colour> <‹highlighter› | title=Background colour tabindex=-1 haspopup=menu expanded=false label=Background colour>",
    "+ <‹undo› | title=Undo tabindex=0 label=Undo> <‹redo› | title=Redo tabindex=-1 label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    "+ p dir=auto: All papers",
  ]);
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  ## {dir=auto} Visas",
    "  p dir=auto: All papers",
  ]);
  paste({ html: `<p dir="rtl">Last</p>` });
  expect(await screen.came()).toEqual([
    "gone 3",
    "+ <‹bold› | title=Bold tabindex=-1 label=Bold pressed=false> <‹italic› | title=Italic tabindex=-1 label=Italic pressed=false> <‹underline› | title=Underline tabindex=-1 label=Underline pressed=false> <‹baseline› | title=Text colour tabindex=-1 haspopup=menu expanded=false label=Text colour> <‹highlighter› | title=Background colour tabindex=-1 haspopup=menu expanded=false label=Background colour>",
    "+ <‹undo› | title=Undo tabindex=0 label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    "+ p dir=auto: All papersLast",
  ]);
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  ## {dir=auto} Visas",
    "  p dir=auto: All papersLast",
  ]);
});

test("pictures of a pasted text come into the library, each in its place", async () => {
  const { admin, screen, one, two, text } = await openWriting();
  const message = "That is no picture.";
  admin.answer(/^POST \/api\/media$/, 415, { code: "NOT_A_PICTURE", message, issues: [] });
  paste({
    html: `<p>Before</p><p><img src="${PNG}" alt="The gate"></p><p>Between</p><ul><li><img src="${PNG}"></li></ul><p>After</p>`,
  });
  expect(await screen.came()).toEqual([
    "gone 4",
    "+ <‹undo› | title=Undo tabindex=-1 label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    "+ div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "+ p dir=auto: Before",
    "+ div contenteditable=false:",
    "+ div role=group label=Picture coming in: Pasted picture 1.png:",
    "+ p dir=auto: Pasted picture 1.png",
    "+ div role=alert:",
    "+ ‹circle-alert› That is no picture.",
    "+ <Try again> <Take out>",
    "+ p dir=auto: Between",
    "+ ul dir=auto: li: /",
    "+ div contenteditable=false:",
    "+ div role=group label=Picture coming in: Pasted picture 2.png:",
    "+ p dir=auto: Pasted picture 2.png",
    "+ div role=alert:",
    "+ ‹circle-alert› That is no picture.",
    "+ <Try again> <Take out>",
    "+ p dir=auto: After",
    "+ 3 words, about 1 minute to read",
    "+ ‹pencil› {role=status: Kept on this device until it has a title}",
    "sent POST /api/media",
    "sent POST /api/media",
    "focus div Content",
  ]);
  admin.answer(/^POST \/api\/media$/, 201, one);
  expect(await screen.press("Try again")).toEqual([
    "gone 3",
    "+ # {tabindex=-1} Create New Blog",
    "+ (img src=/media/gate-01/picture.png alt=The gate contenteditable=false)",
    "sent POST /api/media",
    "focus h1 Create New Blog",
  ]);
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  p dir=auto: Before",
    "  (img src=/media/gate-01/picture.png alt=The gate contenteditable=false)",
    "  p dir=auto: Between",
    "  ul dir=auto: li: /",
    "  div contenteditable=false:",
    "    div role=group label=Picture coming in: Pasted picture 2.png:",
    "      p dir=auto: Pasted picture 2.png",
    "      div role=alert:",
    "        ‹circle-alert› That is no picture.",
    "        <Try again> <Take out>",
    "  p dir=auto: After",
  ]);
  expect(await screen.press("Take out")).toEqual(["gone 6", "focus div Content"]);
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  p dir=auto: Before",
    "  (img src=/media/gate-01/picture.png alt=The gate contenteditable=false)",
    "  p dir=auto: Between",
    "  ul dir=auto: li: /",
    "  p dir=auto: After",
  ]);

  admin.answer(/^POST \/api\/media$/, 401, { message: "Sign in first.", issues: [] });
  paste({ files: [picture("gate.png"), picture("yard.png")] });
  expect(await screen.came()).toEqual([
    ...ASKED_TO_SIGN_IN,
    "sent POST /api/media",
    "sent POST /api/media",
    "focus input Email",
  ]);
  expect(await screen.key("Escape")).toEqual([
    "closed",
    "+ div contenteditable=false:",
    "+ div role=group label=Picture coming in: gate.png:",
    "+ p dir=auto: gate.png",
    "+ div role=alert:",
    "+ ‹circle-alert› Sign in first.",
    "+ <Try again> <Take out>",
    "+ div contenteditable=false:",
    "+ div role=group label=Picture coming in: yard.png:",
    "+ p dir=auto: yard.png",
    "+ div role=alert:",
    "+ ‹circle-alert› Sign in first.",
    "+ <Try again> <Take out>",
    "focus div Content",
  ]);
  admin.answer(/^POST \/api\/media$/, 201, two);
  await screen.press("Try again");
  await screen.key("Escape");
  expect(text()).toEqual([
    "div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Content:",
    "  p dir=auto: Before",
    "  (img src=/media/gate-01/picture.png alt=The gate contenteditable=false)",
    "  p dir=auto: Between",
    "  ul dir=auto: li: /",
    "  p dir=auto: After",
    "  (img src=/media/gate-02/picture.png alt=Gate 02 contenteditable=false)",
    "  div contenteditable=false:",
    "    div role=group label=Picture coming in: yard.png:",
    "      p dir=auto: yard.png",
    "      div role=alert:",
    "        ‹circle-alert› Sign in first.",
    "        <Try again> <Take out>",
    "  p dir=auto: /",
  ]);
  await screen.router.navigate("/admin/media");
  await screen.came();
  expect(await screen.press("Leave")).toEqual([
    "closed",
    "gone 41",
    "+ # {tabindex=-1} Media",
    "+ Your pictures, and the illustrations that come with the site.",
    "+ div dir=ltr:",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesUpload picturesor drop or paste them heregate"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    '+ div role=tabpanel tabindex=-1 labelledby="Pictures":',
    '+ search: Search pictures ("Search pictures" input type=search value)',
    "+ ul:",
    '+ li: ("Upload picturesor drop or paste them here" input type=file accept=image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml multiple .sr-only) ‹upload› Upload picturesor drop or paste them here',
    "+ li: <(img src=/media/gate-02/picture.png alt) {dir=auto: gate-02.png} 1600 × 900, 1.2 MB>",
    "+ li: <(img src=/media/gate-01/picture.png alt) {dir=auto: gate-01.png} 1600 × 900, 1.2 MB>",
    '+ div role=tabpanel tabindex=-1 hidden labelledby="Illustrations"',
    "info: 1 picture was still on its way and is not in the text. Look for it in the library.",
    "at /admin/media",
    "focus h1 Media",
  ]);
});

test("what is moved within the text is left to the text itself: nothing is asked of where it fell", async () => {
  await openWriting();
  const text = document.querySelector<HTMLElement & { editor: Editor }>(
    "main [contenteditable=true]",
  );
  const view = text?.editor.view as EditorView;
  const asked = vi.spyOn(view, "posAtCoords").mockReturnValue({ pos: 1, inside: -1 });
  onTestFinished(() => asked.mockRestore());
  const event = Object.assign(new Event("drop"), {
    dataTransfer: { files: [], getData: () => "" },
  });
  const drop = (isMoved: boolean) =>
    view.someProp("handleDrop", (handle) =>
      handle(view, event as unknown as DragEvent, Slice.empty, isMoved),
    );
  drop(true);
  expect(asked).not.toHaveBeenCalled();
  drop(false);
  expect(asked).toHaveBeenCalled();
});
