import { expect, test } from "vitest";
import { idOf } from "./headings.ts";
import { textSections } from "./text-sections.ts";

test("each heading 2 begins a section with an id of its own", () => {
  const html =
    '<p>First.</p><h2>Who we are</h2><p>Us.</p><h3>More</h3><h2 style="text-align:center">Who <em>we</em> are</h2><h2>গোপনীয়তা</h2><p>x</p>';
  expect(textSections(html)).toEqual([
    { id: "beginning", heading: "", html: "<p>First.</p>" },
    { id: "who-we-are", heading: "Who we are", html: "<p>Us.</p><h3>More</h3>" },
    { id: "who-we-are-2", heading: "Who we are", html: "" },
    { id: "গোপনীয়তা", heading: "গোপনীয়তা", html: "<p>x</p>" },
  ]);
});

test("no id is one that the page has already", () => {
  const html = "<p>First.</p><h2>Beginning</h2><h2>Main</h2><h2>Take over</h2>";
  const ids = textSections(html).map(({ id }) => id);
  expect(ids).toEqual(["beginning", "beginning-2", "main-2", "take-over-2"]);
});

test("an id that was counted up is taken by it", () => {
  const html = "<h2>Visa</h2><h2>Visa</h2><h2>Visa 2</h2>";
  expect(textSections(html).map(({ id }) => id)).toEqual(["visa", "visa-2", "visa-2-2"]);
});

test("nothing written, or no heading", () => {
  expect(textSections("")).toEqual([]);
  expect(textSections(" \n<h2>A</h2>").map(({ id }) => id)).toEqual(["a"]);
  expect(textSections("<p>a</p>")).toMatchObject([{ heading: "", html: "<p>a</p>" }]);
  expect(textSections("<h2></h2><h2>!</h2>").map(({ id }) => id)).toEqual(["section", "section-2"]);
});

test("a number that another heading ends with is no reason to count", () => {
  const ids = textSections("<h2>Visa 1</h2><h2>Visa</h2>").map(({ id }) => id);
  expect(ids).toEqual(["visa-1", "visa"]);
});

test("of very many headings the first are sections, and what follows is within the last", () => {
  const [before, many] = ["<h2>Visa 3</h2><p>a</p>", "<h2>Visa</h2>".repeat(20_000)];
  const sections = textSections(before + many);
  const ids = sections.map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(["visa-3", "visa", "visa-2", "visa-4"]);
  expect([new Set(ids).size, ids.at(-1)]).toEqual([100, "visa-100"]);
  expect(sections[0]?.html).toBe("<p>a</p>");
  expect(sections.at(-1)?.html).toBe("<h2>Visa</h2>".repeat(20_000 - 99));
});

test("each of very many equal words has an id of its own, and their number takes no longer", () => {
  const taken = new Map([["visa-3", 1]]);
  const ids = Array.from({ length: 50_000 }, () => idOf("Visa", taken));
  expect(ids.slice(0, 3)).toEqual(["visa", "visa-2", "visa-4"]);
  expect(new Set(ids).size).toBe(50_000);
});
