import { expect, test } from "vitest";
import type { Row } from "#app/admin/inputs/editor-values.ts";
import {
  afterRemoving,
  afterRenaming,
  isJoined,
  type Left,
  needing,
  papersFor,
  withAnswer,
} from "./paper-rows.ts";

const paper = (requirement: string, profiles = "", more: Row = {}): Row => ({
  ...{ _id: requirement, requirement, need: "must", set: "", profiles },
  ...more,
});
const answer = (_id: string, link: string): Row => ({ _id, link, label: link });

test("an answer sees what is for everybody and what is for it, in the order of all", () => {
  const papers = [paper("passport"), paper("licence", "driver"), paper("degree", "doctor, nurse")];
  const seen = (link: string | null) => papersFor(papers, link).map(({ index }) => index);
  expect(seen("driver")).toEqual([0, 1]);
  expect(seen("nurse")).toEqual([0, 2]);
  expect(seen("")).toEqual([0]);
  expect(seen(null)).toEqual([0, 1, 2]);
});

test("answers are added and taken out by their addresses", () => {
  expect(withAnswer("", "driver", true)).toBe("driver");
  expect(withAnswer(" driver ,, nurse", "driver", true)).toBe("nurse, driver");
  expect(withAnswer("driver, nurse", "driver", false)).toBe("nurse");
  expect(withAnswer("driver", "driver", false)).toBe("");
});

test("one of these joins the group beside it, or begins one", () => {
  const bank = paper("bank", "", { need: "one-of", set: "funds" });
  expect(needing(paper("tax"), "one-of", [undefined, bank])).toMatchObject({ set: "funds" });
  expect(needing(paper("tax"), "one-of", [paper("passport")])).toMatchObject({ set: "tax" });
  expect(needing(bank, "one-of", [paper("tax", "", { need: "one-of", set: "other" })])).toEqual(
    bank,
  );
  expect(needing(bank, "must", [])).toMatchObject({ need: "must", set: "" });
  expect(needing(paper("a".repeat(41)), "one-of", [])).toMatchObject({ set: "a".repeat(40) });
  expect(isJoined(bank, needing(paper("tax"), "one-of", [bank]))).toBe(true);
  expect(isJoined(bank, paper("tax"))).toBe(false);
  expect(isJoined(bank, undefined)).toBe(false);
  const unnamed = paper("tax", "", { need: "one-of" });
  expect(isJoined(unnamed, unnamed)).toBe(false);
  expect(isJoined(bank, { ...bank, set: "other" })).toBe(false);
  expect(isJoined({ ...bank, need: "must" }, bank)).toBe(false);
});

test.each([
  ["at once", ["drivers"], "drivers, nurse"],
  ["emptied and typed anew", ["", "c", "co", "cook"], "cook, nurse"],
  ["through the address of another answer", ["drive", "nurse", "nurse-2"], "nurse-2, nurse"],
  ["left empty", ["drive", ""], "drive, nurse"],
  ["left as another's", ["nurse"], "driver, nurse"],
])("papers follow an answer to its new address: %s", (_how, typed, named) => {
  const left: Left = new Map();
  let papers = [paper("passport"), paper("licence", "driver, nurse")];
  let before = [answer("1", "driver"), answer("2", "nurse")];
  for (const link of typed) {
    const after = [answer("1", link), answer("2", "nurse")];
    papers = afterRenaming(papers, { before, after, left });
    before = after;
  }
  expect(papers.map(({ profiles }) => profiles)).toEqual(["", named]);
});

test("papers stay with the answer that has taken the address meanwhile", () => {
  const left: Left = new Map();
  let papers = [paper("licence", "driver"), paper("degree", "nurse")];
  let before = [answer("1", "driver"), answer("2", "nurse")];
  for (const after of [
    [answer("1", ""), answer("2", "nurse")],
    [answer("1", ""), answer("2", "driver")],
    [answer("1", "cook"), answer("2", "driver")],
  ]) {
    papers = afterRenaming(papers, { before, after, left });
    before = after;
  }
  expect(papers.map(({ profiles }) => profiles)).toEqual(["driver", "driver"]);
});

test("what was for an answer that is gone is never for everybody", () => {
  const papers = [paper("passport"), paper("licence", "driver"), paper("degree", "driver, nurse")];
  const before = [answer("1", "driver"), answer("2", "nurse")];
  expect(afterRemoving(papers, before, [answer("2", "nurse")])).toEqual([
    paper("passport"),
    paper("licence", "driver"),
    paper("degree", "nurse"),
  ]);
  expect(afterRemoving(papers, before, before)).toEqual(papers);
  // Another one with the same address is still there.
  const twice = [...before, answer("3", "driver")];
  expect(afterRemoving(papers, twice, before)).toEqual(papers);
});
