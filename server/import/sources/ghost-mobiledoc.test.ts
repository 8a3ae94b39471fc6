import { expect, test } from "vitest";
import { mobiledocHtml } from "./ghost-mobiledoc.ts";

const LONG = "x".repeat(100_000);
const LINK = ["a", ["href", LONG]];

test.each([
  ["a card", { cards: [["html", { html: LONG }]] }, [10, 0]],
  ["a link", { markups: [LINK] }, [1, "p", [[0, [0], 1, "y"]]]],
  ["links at once", { markups: [LINK] }, [1, "p", [[0, Array(90).fill(0), 90, "y"]]]],
  ["words", { atoms: [["mention", LONG]] }, [1, "p", [[1, [], 0, 0]]]],
])("what is kept once and shown a thousand times makes no endless text: %s", (_, kept, section) => {
  const sections = Array(1000).fill(section);
  const length = mobiledocHtml({ ...kept, sections })?.html.length ?? 0;
  expect(length).toBeGreaterThan(3_800_000);
  expect(length).toBeLessThan(4_100_000);
});

test("a file is linked by the words that its writer gave it, else by its name", () => {
  const file = { src: "https://old.example/forms.pdf", fileName: "forms.pdf" };
  const cards = ["Forms to sign", ""].map((fileTitle) => ["file", { ...file, fileTitle }]);
  const sections = [
    [10, 0],
    [10, 1],
  ];
  expect(mobiledocHtml({ cards, sections })?.html).toBe(
    '<p><a href="https://old.example/forms.pdf">Forms to sign</a></p>' +
      '<p><a href="https://old.example/forms.pdf">forms.pdf</a></p>',
  );
});

test("what is written below a gallery stays, and a card named like a part of every object is none", () => {
  const images = [{ src: "https://old.example/dunes.jpg" }];
  const cards = [
    ["gallery", { images, caption: "The dunes at noon" }],
    ["constructor", { html: "not a card" }],
  ];
  const sections = [
    [10, 0],
    [10, 1],
  ];
  expect(mobiledocHtml({ cards, sections })).toEqual({
    html: '<figure><img src="https://old.example/dunes.jpg" alt=""></figure><p>The dunes at noon</p>',
    notes: [{ what: "cards", name: "constructor", count: 1 }],
  });
});
