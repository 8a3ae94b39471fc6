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
