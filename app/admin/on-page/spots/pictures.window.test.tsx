import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { choose, uploadByFetch } from "#tests/support/lay-pictures.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PictureFacts } from "./picture-facts.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { PictureSpot } from "./picture-spot.tsx";
import { PictureUpload } from "./picture-upload.tsx";
import type { Spot } from "./spots.ts";

const PICTURE = {
  ...{ _id: "m1", url: "/media/gate-1/picture.png", name: "gate.png", alt: "A gate" },
  ...{ decorative: false, focus: { x: 50, y: 50 }, version: 1 },
};
const FAILS = { message: "The disk is full.", issues: [] };

const heard = () => ({ onPutBack: vi.fn(), onUse: vi.fn(), onNewer: vi.fn(), onGone: vi.fn() });
const callsOf = (told: ReturnType<typeof heard>) =>
  Object.entries(told).flatMap(([name, one]) => one.mock.calls.map((call) => [name, ...call]));

test("a picture of the library is described where it is chosen; what is as it was is used as it is", async () => {
  const told = heard();
  let answer: object = { status: 500, body: FAILS };
  const screen = showPiece(
    <PictureFacts
      picture={PICTURE as never}
      said={undefined}
      {...told}
      onPutBack={() => told.onPutBack()}
    />,
    () => answer,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  form:",
    "    fieldset:",
    "      legend: Focus point",
    "      Press on what must stay in view when the picture is cropped.",
    "      (img src=/media/gate-1/picture.png alt)",
    '      Left to right ("Left to right" input type=range value=50 min=0 max=100 valuetext=50%) Top to bottom ("Top to bottom" input type=range value=50 min=0 max=100 valuetext=50%)',
    "      div hidden=true: (img src=/media/gate-1/picture.png alt) (img src=/media/gate-1/picture.png alt)",
    '    ("What it shows" input type=text name=edit-alt value=A gate dir=auto required describedby="Read out to people who cannot see it. One sentence.")',
    '    ("Decorative: it says nothing that the words beside it do not" input type=checkbox) Decorative: it says nothing that the words beside it do not',
    "    <Put back> <Use this picture {hidden=true: Saving} | type=submit>",
  ]);
  await screen.press(/^Use this/);
  expect(callsOf(told)).toEqual([["onUse"]]);
  await screen.type("Left to right", "20");
  await screen.type(/^What it shows/, " ");
  expect(await screen.press(/^Use this/)).toEqual([
    "gone 1",
    '+ ("What it shows" input type=text name=edit-alt value= dir=auto required describedby="Read out to people who cannot see it. One sentence."+"Say what the picture shows, or mark it as decorative." invalid=true)',
    "focus button Use this picture Saving",
  ]);
  await screen.type(/^What it shows/, "The gate at dusk");
  expect(await screen.press(/^Use this/)).toEqual([
    "gone 1",
    '+ ("What it shows" input type=text name=edit-alt value=The gate at dusk dir=auto required describedby="Read out to people who cannot see it. One sentence."+"The disk is full." invalid=true)',
    'sent PUT /api/media/m1 {"alt":"The gate at dusk","decorative":false,"focus":{"x":20,"y":50},"version":1}',
    "focus button Use this picture Saving",
  ]);
  const newer = { ...PICTURE, alt: "Theirs", version: 2 };
  answer = { status: 409, body: { message: "Changed.", current: newer } };
  expect(await screen.press(/^Use this/)).toEqual([
    "gone 1",
    '+ ("What it shows" input type=text name=edit-alt value=The gate at dusk dir=auto required describedby="Read out to people who cannot see it. One sentence."+"Meanwhile somebody wrote: “Theirs”. Press once more to put y" invalid=true)',
    'sent PUT /api/media/m1 {"alt":"The gate at dusk","decorative":false,"focus":{"x":20,"y":50},"version":1}',
  ]);
  answer = { status: 404, body: FAILS };
  expect(await screen.press(/^Use this/)).toEqual([
    "gone 1",
    '+ ("What it shows" input type=text name=edit-alt value=The gate at dusk dir=auto required describedby="Read out to people who cannot see it. One sentence.")',
    "error: Somebody has deleted this picture meanwhile.",
    'sent PUT /api/media/m1 {"alt":"The gate at dusk","decorative":false,"focus":{"x":20,"y":50},"version":1}',
  ]);
  answer = { body: { ...PICTURE, version: 2 } };
  await screen.press(/^Use this/);
  await screen.press("Put back");
  expect(callsOf(told).map(([name, one]) => [name, one?.version ?? one ?? null])).toEqual([
    ["onPutBack", null],
    ["onUse", null],
    ["onUse", 2],
    ["onNewer", 2],
    ["onGone", "m1"],
  ]);
});

test("a drawing of the site says what it shows, and is used or put back", async () => {
  const told = heard();
  const screen = showPiece(
    <PictureFacts
      picture={undefined}
      said="Tents in Mina"
      {...told}
      onPutBack={() => told.onPutBack()}
    />,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  form:",
    "    Its description comes with it: Tents in Mina",
    "    <Put back> <Use this picture {hidden=true: Saving} | type=submit>",
  ]);
  await screen.press("Put back");
  await screen.press(/^Use this/);
  expect(callsOf(told)).toEqual([["onPutBack"], ["onUse"]]);
});

test("a file goes to the library and is the one; what is no picture says so", async () => {
  uploadByFetch();
  const uploaded = vi.fn();
  let answer: object = { status: 415, body: { ...FAILS, message: "That is no picture." } };
  const screen = showPiece(<PictureUpload onUploaded={uploaded} />, () => answer);
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    '  ("Upload" input type=file accept=image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml .sr-only) ‹upload› Upload',
    "  p role=status",
  ]);
  choose("main");
  expect(await screen.came()).toEqual([]);
  choose("main", "letter.txt");
  expect(await screen.came()).toEqual([
    "gone 1",
    "+ p role=status: letter.txt is not uploaded. That is no picture.",
    "sent POST /api/media",
  ]);
  answer = { status: 201, body: PICTURE };
  choose("main", "gate.png");
  expect(await screen.came()).toEqual(["gone 1", "+ p role=status", "sent POST /api/media"]);
  expect(uploaded.mock.calls).toEqual([[PICTURE]]);
});

test("whoever has closed the panel takes no picture any more that comes afterwards", async () => {
  uploadByFetch();
  const uploaded = vi.fn();
  let close = () => {};
  function Panel() {
    const [isOpen, setOpen] = useState(true);
    close = () => flushSync(() => setOpen(false));
    return isOpen ? <PictureUpload onUploaded={uploaded} /> : null;
  }
  const screen = showPiece(<Panel />);
  let answer = (_: Response) => {};
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  choose("main", "gate.png");
  await screen.came();
  close();
  answer(Response.json(PICTURE, { status: 201 }));
  await screen.came();
  expect(uploaded).not.toHaveBeenCalled();
});

test("each choice is shown at once; Escape and Close put back what was there", async () => {
  const chosen: string[] = [];
  const onClose = vi.fn();
  const screen = showPiece(
    <PicturePanel
      {...{ label: "Banner", address: "/art/hajj-mina.svg", onClose }}
      onChoose={(address) => chosen.push(address)}
      onDescribed={() => undefined}
    />,
    () => ({ body: [] }),
  );
  await screen.came();
  await screen.press(/Green Dome/);
  await screen.key("Escape");
  await screen.press("Close");
  expect(chosen).toEqual(["/art/madinah-dawn.svg", "/art/hajj-mina.svg", "/art/hajj-mina.svg"]);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test.each([
  [219, ""],
  [220, "Change picture"],
])("on a picture %i pixels wide the button says %j", (width, says) => {
  const spot = { left: 0, top: 0, width, height: 90, key: "0 banner 0" } as Spot;
  const told = { onChoose: vi.fn(), onDescribed: vi.fn() };
  showPiece(<PictureSpot {...{ spot, label: "Banner", address: "/art/x.svg" }} {...told} />);
  const button = document.querySelector("button");
  expect([button?.textContent, button?.getAttribute("aria-label")]).toEqual([
    ...[says, "Change picture: Banner"],
  ]);
});
