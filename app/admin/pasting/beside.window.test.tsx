import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { expect, test } from "vitest";
import RichText from "#app/admin/rich-text/rich-text.tsx";
import { uploadByFetch } from "#tests/support/lay-pictures.ts";
import { paste } from "#tests/support/open-writing.ts";
import { showPiece } from "#tests/support/show-piece.tsx";

const PNG = "data:image/png;base64,iVBORw0KGgo=";
const picture = (name: string) => new File(["a picture"], name, { type: "image/png" });
const MEDIA = { url: "/media/gate/picture.png", alt: "Gate", decorative: false, focus: {} };

/** A text that somebody writes; `arrive`: the next picture is in the library. */
async function open(html = "") {
  uploadByFetch();
  let show = (_: string) => {};
  function Text() {
    const [now, setNow] = useState(html);
    show = setNow;
    return <RichText label="Content" html={now} onChange={setNow} onLost={() => undefined} />;
  }
  const screen = showPiece(<Text />);
  const waiting: ((answer: Response) => void)[] = [];
  globalThis.fetch = () => new Promise((resolve) => waiting.push(resolve));
  await screen.came();
  const text = document.querySelector("[contenteditable=true]");
  const { editor } = text as unknown as { editor: Editor };
  const arrive = async (more: object = {}) => {
    waiting.shift()?.(Response.json({ ...MEDIA, ...more }, { status: 201 }));
    return screen.came();
  };
  const came = async () => {
    const said = await screen.came();
    const coming = [...document.querySelectorAll(".coming-picture [role=group]")];
    return { said, coming: coming.map((one) => one.getAttribute("aria-label")) };
  };
  return { screen, editor, arrive, came, show: (next: string) => show(next) };
}

test("a table of Excel is copied as a picture too: its words come in alone", async () => {
  const { editor, came } = await open();
  paste({ html: "<table><tr><td>192000</td></tr></table>", files: [picture("image.png")] });
  expect((await came()).coming).toEqual([]);
  expect(editor.getText()).toContain("192000");
});

test("one picture that was copied with its HTML comes in as a file, with what it says", async () => {
  const { editor, came, arrive } = await open();
  paste({ html: `<img src="https://a.example/x.png" alt="A gate">`, files: [picture("x.png")] });
  expect((await came()).coming).toEqual(["Picture coming in: x.png"]);
  await arrive();
  expect(editor.getHTML()).toContain('src="/media/gate/picture.png" alt="A gate"');
});

test("code takes words alone", async () => {
  const { editor, came } = await open("<pre><code>one</code></pre>");
  editor.commands.focus("end");
  paste({ html: `<p>two</p><img src="${PNG}">`, files: [] });
  expect((await came()).coming).toEqual([]);
});

test.each([
  ["", true, 'alt="" role="presentation"'],
  ["A gate", true, 'alt="A gate"'],
  ["", false, 'alt="Gate"'],
])(
  "pasted as %j, with a picture that is decorative: %s, it says %s",
  async (alt, decorative, says) => {
    const { editor, came, arrive } = await open();
    paste({ html: `<p>a</p><img src="${PNG}" alt="${alt}">` });
    await came();
    await arrive({ decorative, alt: decorative ? "" : "Gate" });
    expect(editor.getHTML()).toContain(`<img src="/media/gate/picture.png" ${says}>`);
  },
);

test("fifty pictures come at once, what they say is cut where the library ends; more are said", async () => {
  const { came, editor, arrive } = await open();
  const long = `<img src="${PNG}" alt="${"x".repeat(400)}">`;
  paste({ html: long + `<img src="${PNG}">`.repeat(50) });
  const { said, coming } = await came();
  expect(coming).toHaveLength(50);
  expect(said.join("\n")).toContain("1 picture could not be kept.");
  await arrive({ alt: "" });
  expect(/alt="(x+)"/.exec(editor.getHTML())?.[1]).toHaveLength(300);
});

test("a page with a picture on its way asks before it is left", async () => {
  const { came, arrive } = await open();
  const isAsked = () => {
    const event = new Event("beforeunload", { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  const asked = [isAsked()];
  paste({ files: [picture("gate.png")] });
  await came();
  asked.push(isAsked());
  await arrive();
  expect([...asked, isAsked()]).toEqual([false, true, false]);
});

test("what comes from outside may take the place of a picture on its way: that is said", async () => {
  const { came, show, editor } = await open("<p>One</p><p>Two</p>");
  editor.commands.setTextSelection(3);
  paste({ files: [picture("gate.png")] });
  await came();
  show("<p>Other</p>");
  const { said, coming } = await came();
  expect([coming, said.filter((line) => line.startsWith("info"))]).toEqual([
    [],
    ["info: 1 picture was still on its way and is not in the text. Look for it in the library."],
  ]);
});

test("what could not come is not said any more once it is undone; after other words it cannot be undone", async () => {
  const { came, editor, screen } = await open("<p>One</p>");
  const lossy = { html: `<p>a</p><video src="x"></video>` };
  const canUndo = () =>
    [...document.querySelectorAll(".editor-notice button")].map(({ textContent }) => textContent);
  paste(lossy);
  await came();
  expect(canUndo()).toContain("Undo");
  editor.commands.undo();
  await came();
  expect(canUndo()).toEqual([]);
  paste(lossy);
  await came();
  editor.commands.insertContent("more");
  await came();
  expect(canUndo()).toEqual([""]);
  editor.commands.undo();
  await screen.came();
  expect(canUndo()).toEqual([""]);
});
