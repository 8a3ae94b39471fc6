import { expect, test, vi } from "vitest";
import { choose, uploadByFetch } from "#tests/support/lay-pictures.ts";
import { linesOf } from "#tests/support/show-page.tsx";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PicturePanel } from "./picture-panel.tsx";

const pictureOf = (number: number, more: object = {}) => ({
  ...{
    _id: `m${number}`,
    url: `/media/gate-${number}-90x60-aabbcc/picture.png`,
    name: `gate-${number}.png`,
  },
  ...{ alt: `Gate ${number}`, decorative: false, focus: { x: 50, y: 50 }, version: 1 },
  ...{ width: 90, height: 60, bytes: 9 },
  ...more,
});
const LIBRARY = [pictureOf(1), pictureOf(2, { alt: "" }), pictureOf(3, { alt: "", name: "" })];

async function open(address: string) {
  const told = { onChoose: vi.fn(), onDescribed: vi.fn(), onClose: vi.fn() };
  const answers: { status?: number; body?: unknown }[] = [];
  const screen = showPiece(<PicturePanel label="Picture" address={address} {...told} />, (asked) =>
    asked.startsWith("GET") ? { body: LIBRARY } : (answers.shift() ?? { status: 500, body: {} }),
  );
  await screen.came();
  const calls = () =>
    Object.entries(told).flatMap(([name, one]) => one.mock.calls.map((call) => [name, ...call]));
  return { screen, answers, calls };
}

test("what is there stands first, then the library, then what comes with the site, each with its name", async () => {
  const { screen, calls } = await open(LIBRARY[1]?.url ?? "");
  expect(screen.outline()).toEqual([
    'div role=dialog labelledby="Picture":',
    "  ## {tabindex=-1} Picture",
    "  <‹x› | label=Close>",
    "  ul:",
    "    li: <(img src=/media/gate-2-90x60-aabbcc/picture.png alt) ‹circle-check› | pressed=true label=gate-2.png>",
    "    li: <(img src=/media/gate-1-90x60-aabbcc/picture.png alt) | pressed=false label=Gate 1>",
    "    … 3 more",
    "    li: <(img src=/art/hajj-mina.svg alt) | pressed=false label=White tents in the valley of Mina at sunrise>",
    '  ("Upload" input type=file accept=image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml .sr-only) ‹upload› Upload',
    "  p role=status",
    "  <All pictures | haspopup=dialog>",
    "  form:",
    "    fieldset:",
    "      legend: Focus point",
    "      Press on what must stay in view when the picture is cropped.",
    "      (img src=/media/gate-2-90x60-aabbcc/picture.png alt)",
    '      Left to right ("Left to right" input type=range value=50 min=0 max=100 valuetext=50%) Top to bottom ("Top to bottom" input type=range value=50 min=0 max=100 valuetext=50%)',
    "      div hidden=true: (img src=/media/gate-2-90x60-aabbcc/picture.png alt) (img src=/media/gate-2-90x60-aabbcc/picture.png alt)",
    '    ("What it shows" input type=text name=edit-alt value dir=auto required describedby="Read out to people who cannot see it. One sentence.")',
    '    ("Decorative: it says nothing that the words beside it do not" input type=checkbox) Decorative: it says nothing that the words beside it do not',
    "    <Put back> <Use this picture {hidden=true: Saving} | type=submit>",
  ]);
  expect(document.activeElement?.textContent).toBe("Picture");
  await screen.press("Gate 1");
  await screen.key("Enter");
  expect(calls()).toHaveLength(1);
  await screen.key("Escape");
  expect(calls()).toEqual([
    ["onChoose", "/media/gate-1-90x60-aabbcc/picture.png"],
    ["onChoose", "/media/gate-2-90x60-aabbcc/picture.png"],
    ["onClose"],
  ]);
});

test("a picture that the library does not know is named by its address, and used as it is", async () => {
  const { screen, calls } = await open("/media/gone-90x60-aabbcc/picture.png");
  expect(linesOf(screen.outline(), /pressed/)).toEqual([
    "    li: <(img src=/media/gone-90x60-aabbcc/picture.png alt) ‹circle-check› | pressed=true label=Picture at /media/gone-90x60-aabbcc/picture.png>",
    "    li: <(img src=/media/gate-1-90x60-aabbcc/picture.png alt) | pressed=false label=Gate 1>",
    "    li: <(img src=/art/madinah-dawn.svg alt) | pressed=false label=The Green Dome of Masjid an-Nabawi at dawn>",
  ]);
  await screen.press("Use this picture");
  expect(calls()).toEqual([["onClose"]]);
  await screen.press("Put back");
  expect(calls()).toEqual([
    ["onChoose", "/media/gone-90x60-aabbcc/picture.png"],
    ...[["onClose"], ["onClose"]],
  ]);
});

test("what is said of it here is kept, and told", async () => {
  const { screen, answers, calls } = await open(LIBRARY[0]?.url ?? "");
  await screen.type(/^What it shows/, "The gate at dusk");
  answers.push({ body: pictureOf(1, { alt: "The gate at dusk", version: 2 }) });
  await screen.press(/^Use this/);
  expect(linesOf(screen.outline(), /pressed/)[0]).toEqual(
    "    li: <(img src=/media/gate-1-90x60-aabbcc/picture.png alt) ‹circle-check› | pressed=true label=The gate at dusk>",
  );
  expect(calls()).toEqual([["onDescribed"], ["onClose"]]);
});

test("one is chosen from all of the library", async () => {
  const { screen, calls } = await open(LIBRARY[0]?.url ?? "");
  const opened = await screen.press(/^All pictures|library/i);
  expect(linesOf(opened, /dialog|##/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Choose a picture":',
    "+ ## Choose a picture",
  ]);
  expect(await screen.key("Escape")).toContain("closed");
  expect(calls()).toEqual([]);
  expect(linesOf(screen.outline(), /dialog|##/)).toEqual([
    'div role=dialog labelledby="Picture":',
    "  ## {tabindex=-1} Picture",
    "  <All pictures | haspopup=dialog>",
  ]);
  await screen.press(/^All pictures|library/i);
  await screen.press(/gate-1.png/);
  expect(calls()).toEqual([["onChoose", "/media/gate-1-90x60-aabbcc/picture.png"]]);
});

test("a file that is chosen goes to the library, and is the one", async () => {
  uploadByFetch();
  const { screen, answers, calls } = await open(LIBRARY[0]?.url ?? "");
  answers.push({ status: 201, body: pictureOf(9) });
  choose(".picture-panel", "new.png");
  await screen.came();
  expect(calls()).toEqual([["onChoose", "/media/gate-9-90x60-aabbcc/picture.png"]]);
  expect(linesOf(screen.outline(), /Gate 9/)).toEqual([
    "    li: <(img src=/media/gate-9-90x60-aabbcc/picture.png alt) | pressed=false label=Gate 9>",
  ]);
});
