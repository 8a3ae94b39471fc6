import { expect, test } from "vitest";
import type { Row } from "#app/admin/inputs/editor-values.ts";
import {
  afterRemoving,
  afterRenaming,
  isJoined,
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
  expect(isJoined(bank, needing(paper("tax"), "one-of", [bank]))).toBe(true);
  expect(isJoined(bank, paper("tax"))).toBe(false);
  expect(isJoined(bank, undefined)).toBe(false);
});

test("papers follow an answer to its new address, unless it is not clear which is meant", () => {
  const papers = [paper("passport"), paper("licence", "driver, nurse")];
  const before = [answer("1", "driver"), answer("2", "nurse")];
  const renamed = (...links: string[]) =>
    afterRenaming(
      papers,
      before,
      links.map((link, at) => answer(String(at + 1), link)),
    ).map(({ profiles }) => profiles);
  expect(renamed("drivers", "nurse")).toEqual(["", "drivers, nurse"]);
  expect(renamed("nurse", "nurse")).toEqual(["", "driver, nurse"]);
  expect(renamed("", "nurse")).toEqual(["", "driver, nurse"]);
  expect(renamed("driver", "nurse", "new")).toEqual(["", "driver, nurse"]);
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
});
