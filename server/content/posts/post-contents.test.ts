import { expect, test } from "vitest";
import { postContents } from "./post-contents.ts";

test("four headings or more are listed, and can be linked to", () => {
  const html =
    '<h2 style="text-align:center">Before <em>you</em> fly</h2><p>a &gt; b</p><h2>Main</h2><h2>Bags &amp; boxes</h2><h3>No</h3><h2>Bags, boxes</h2><h2> </h2>';
  const { html: marked, sections } = postContents(html);
  expect(sections).toEqual([
    { id: "before-you-fly", heading: "Before you fly" },
    { id: "main-2", heading: "Main" },
    { id: "bags-boxes", heading: "Bags & boxes" },
    { id: "bags-boxes-2", heading: "Bags, boxes" },
  ]);
  expect(marked).toBe(
    '<h2 style="text-align:center" id="before-you-fly">Before <em>you</em> fly</h2><p>a &gt; b</p><h2 id="main-2">Main</h2><h2 id="bags-boxes">Bags &amp; boxes</h2><h3>No</h3><h2 id="bags-boxes-2">Bags, boxes</h2><h2> </h2>',
  );
});

test("a short post stays as it is", () => {
  const html = "<h2>One</h2><h2>Two</h2><h2>Three</h2>";
  expect(postContents(html)).toEqual({ html, sections: [] });
});

test("of very many headings the first are listed", () => {
  const { html, sections } = postContents("<h2>Visa</h2>".repeat(1000));
  expect([sections.length, sections.at(-1)?.id]).toEqual([100, "visa-100"]);
  expect(html.endsWith(`<h2 id="visa-100">Visa</h2>${"<h2>Visa</h2>".repeat(900)}`)).toBe(true);
});
