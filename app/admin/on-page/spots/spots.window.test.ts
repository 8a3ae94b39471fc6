import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type EditableField, marked, unmarked } from "#contracts/edit-marks.ts";
import { findSpots, isNear } from "./spots.ts";

type Given = [left: number, top: number, width: number, height: number];

const boxOf = ([left, top, width, height]: Given) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
const numbersIn = (text = "0 0 0 0") => text.split(" ").map(Number) as Given;

/** Where words stand, by what they say; elements say it themselves: `data-box`. */
let words: Record<string, Given> = {};

beforeEach(() => {
  words = {};
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return boxOf(numbersIn((this as HTMLElement).dataset.box ?? "0 0 500 20"));
  });
  vi.spyOn(Range.prototype, "getBoundingClientRect").mockImplementation(function (this: Range) {
    return boxOf(words[unmarked(this.startContainer.textContent ?? "").trim()] ?? [0, 0, 0, 0]);
  });
  vi.spyOn(Element.prototype, "checkVisibility").mockImplementation(function (this: Element) {
    return !this.closest("[hidden]");
  });
  vi.spyOn(globalThis, "getComputedStyle").mockImplementation((element) => {
    const { display = "block", align = "start", room = "0px" } = (element as HTMLElement).dataset;
    return { display, textAlign: align, paddingInlineEnd: room } as never;
  });
});
afterEach(() => {
  document.body.replaceChildren();
  scrolled(0, 0);
});

function scrolled(x: number, y: number): void {
  Object.assign(globalThis, { scrollX: x, scrollY: y });
}

const STATE = 7;
const of = (index: number, text: string, state = STATE) => marked({ index, state }, text);
const field = (path: string, kind: EditableField["kind"] = "words"): EditableField => ({
  ...{ document: 0, path, label: path, kind },
});

/** What is found on a page that edits these fields: its key, and its place from the corner of the page. */
function spotsOn(html: string, fields: EditableField[], body: Record<string, unknown> = {}) {
  document.body.innerHTML = html;
  const editing = { fields, state: STATE, documents: [{ body }] } as never;
  return (
    findSpots(editing)?.map(
      ({ key, left, top, width, height }) => `${key}: ${left} ${top} ${width} ${height}`,
    ) ?? null
  );
}

test("words may go on to the end of their block, but for what keeps away from it", () => {
  words = { Title: [120, 10, 60, 20] };
  const on = (given: string) =>
    spotsOn(`<p data-box="100 10 500 20" ${given}>${of(0, "Title")}</p>`, [field("title")]);
  expect([
    ...[on(""), on('data-room="30px"'), on('data-display="list-item"')],
    ...[on('data-align="center"'), on('data-display="inline"')],
  ]).toEqual([
    ["0 title 0: 120 10 480 20"],
    ["0 title 0: 120 10 450 20"],
    ["0 title 0: 120 10 480 20"],
    ["0 title 0: 120 10 60 20"],
    ["0 title 0: 120 10 60 20"],
  ]);
  words = { Title: [120, 10, 23, 20] };
  expect([on(""), on('data-align="center"')]).toEqual([
    ["0 title 0: 100 10 500 20"],
    ["0 title 0: 100 10 500 20"],
  ]);
  words = { Title: [120, 10, 900, 20] };
  expect(on("")).toEqual(["0 title 0: 120 10 900 20"]);
});

test("places are those of the page, however far it was scrolled, in whole pixels", () => {
  words = { Title: [120.4, 10.5, 60, 20.4] };
  scrolled(7, 1000);
  const html = `<p data-display="inline">${of(0, "Title")}</p>`;
  expect(spotsOn(html, [field("title")])).toEqual(["0 title 0: 127 1011 60 20"]);
});

test("parts of a text that stand together are one spot, those far from one another are several", () => {
  const [begin, end] = of(0, "One|Two").split("|");
  const html = `<p>${begin}</p><p> </p><p>${end}</p>`;
  words = { One: [100, 10, 50, 20], Two: [40, 90, 100, 20] };
  expect(spotsOn(html, [field("text")])).toEqual(["0 text 0: 40 10 110 100"]);
  words = { One: [100, 10, 50, 20], Two: [40, 91, 100, 20] };
  expect(spotsOn(html, [field("text")])).toEqual([
    "0 text 0: 100 10 50 20",
    "0 text 1: 40 91 100 20",
  ]);
});

test("what is written twice has a place of its own each time, in the order of reading", () => {
  words = { One: [0, 10, 50, 20], Two: [0, 40, 50, 20] };
  const html = `<main><p>${of(1, "Two")}</p><p>${of(0, "One")}</p></main><footer><p>${of(0, "One")}</p></footer>`;
  expect(spotsOn(html, [field("one"), field("two")])).toEqual([
    "0 two 0: 0 40 500 20",
    "0 one 0: 0 10 500 20",
    "0 one 1: 0 10 500 20",
  ]);
});

test("what is not seen, not written by staff, or beyond the edge of a window that moves is no spot", () => {
  words = { One: [0, 10, 50, 20], Two: [80, 40, 50, 20] };
  const fields = [field("one"), field("two")];
  for (const hidden of [
    ...["hidden", 'data-box="0 0 1 20"', 'data-box="0 0 20 1"', "inert", 'aria-hidden="true"'],
    ...['class="edit-here"', 'class="rich-here"'],
  ]) {
    const html = `<p ${hidden}>${of(0, "One")}</p><p>${of(1, "Two")}</p>`;
    expect([hidden, spotsOn(html, fields)?.length]).toEqual([hidden, 1]);
  }
  const behind = `<p aria-hidden="true" data-aria-hidden="true">${of(0, "One")}</p>`;
  expect(spotsOn(behind, fields)).toHaveLength(1);
  const moving = `<div class="marquee-window" data-box="0 0 100 20"><p>${of(1, "Two")}</p></div>`;
  expect(spotsOn(moving, fields)).toEqual(["0 two 0: 80 40 20 20"]);
});

test("a page of another state, or without marks, has none to tell", () => {
  words = { One: [0, 10, 50, 20] };
  expect(spotsOn(`<p>${of(0, "One", 8)}</p>`, [field("one")])).toBeNull();
  expect(spotsOn("<p>One</p>", [field("one")])).toBeNull();
  expect(spotsOn(`<p hidden>${of(0, "One")}</p>`, [field("one")])).toEqual([]);
  expect(spotsOn(`<p>${of(3, "One")}</p>`, [field("one")])).toEqual([]);
});

test("a picture is found by its address, once for each field, outside links and formatted text", () => {
  const img = (box: string, more = "") => `<img src="/gate.jpg" data-box="${box}" ${more}>`;
  const html = `<p>${of(2, "One")}</p><main><a>${img("1 1 9 9")}</a><div class="post-content">${img("2 2 9 9")}</div>
    ${img("10 20 300 200")}${img("10 320 300 200")}<img src="/other.jpg"></main>${img("3 3 9 9")}`;
  words = { One: [0, 0, 50, 20] };
  const fields = [
    ...[field("banner", "picture"), field("second", "picture"), field("title")],
    ...[field("third", "picture"), field("none", "picture")],
  ];
  const body = { banner: "/gate.jpg", second: "/gate.jpg", third: "/gate.jpg", none: "/gone.jpg" };
  expect(spotsOn(html, fields, body)).toEqual([
    "0 title 0: 0 0 500 20",
    "0 banner 0: 10 20 300 200",
    "0 second 0: 10 320 300 200",
  ]);
  const hidden = html.replaceAll('data-box="10', 'hidden data-box="10');
  expect(spotsOn(hidden, fields, body)).toHaveLength(1);
});

test("a formatted text is one spot, also where the page cuts it into sections", () => {
  words = { One: [0, 0, 50, 20] };
  const fields = [field("title"), field("content", "html")];
  const title = `<p>${of(0, "One")}</p>`;
  const one = '<div class="post-content" data-box="0 100 600 400"></div>';
  expect(spotsOn(`${title}<main>${one}</main>`, fields)?.at(-1)).toEqual(
    "0 content 0: 0 100 600 400",
  );
  const sections = `<article data-box="0 90 700 900"><section>${one}</section><section>${one}</section></article>`;
  expect(spotsOn(`${title}<main>${sections}</main>`, fields)?.at(-1)).toEqual(
    "0 content 0: 0 90 700 900",
  );
  const written = `<div hidden class="post-content" data-box="0 100 0 0"></div><div data-written-here></div>`;
  expect(spotsOn(`${title}<main>${written}</main>`, fields)).toHaveLength(2);
  expect(
    spotsOn(`${title}<main>${written.replace("data-written-here", "")}</main>`, fields),
  ).toHaveLength(1);
  expect(
    spotsOn(
      `${title}<main>${one.replace("post-content", "post-content rich-text")}</main>`,
      fields,
    ),
  ).toHaveLength(1);
});

test("near is what is not further than a screen from what is seen", () => {
  const { innerHeight } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { innerHeight }));
  Object.assign(globalThis, { innerHeight: 800 });
  scrolled(0, 2000);
  const near = (top: number, height: number) => isNear({ left: 0, top, width: 1, height });
  expect([near(3599, 1), near(3600, 1), near(1000, 201), near(1000, 200)]).toEqual([
    ...[true, false, true, false],
  ]);
});
