import { expect, test } from "vitest";
import type { Editing } from "#contracts/editing.ts";
import { labelOf } from "./label-of.ts";

test("a field of the page's own goes by its label, one of another document by that one's title, too", () => {
  const documents = [{ title: "Umrah" }, { title: "Agency" }] as unknown as Editing["documents"];
  const named = (document: number) =>
    labelOf({ documents }, { document, path: "title", label: "Headline", kind: "words" });
  expect([named(0), named(1)]).toEqual(["Headline", "Agency: Headline"]);
});
