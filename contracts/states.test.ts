import { expect, test } from "vitest";
import { mayHoldSecrets } from "./backup-secrets.ts";
import { byCode } from "./by-code.ts";
import { isCountry } from "./countries.ts";
import { ENQUIRY_STATUSES, isDone, isSpamReason } from "./enquiry-status.ts";
import { addNotes } from "./import-notes.ts";
import { nightsOf, nightsOnTheWay } from "./nights.ts";
import { answersNamed } from "./papers-answers.ts";
import { can, POLICIES, type PolicyName } from "./policies.ts";
import { waitingStateOf } from "./waiting-state.ts";
import { waitsForIn } from "./waits-for.ts";

test("nothing is to be done about what is closed, or in quarantine", () => {
  expect(ENQUIRY_STATUSES.filter(isDone)).toEqual(["closed", "spam"]);
  expect(["honeypot", "content", "", "Content"].map(isSpamReason)).toEqual([
    ...[true, true, false, false],
  ]);
});

test("what waits has a moment, or is a change of something public, or a draft", () => {
  const at = "2026-11-25T05:00:00.000Z";
  expect(waitingStateOf({ publishAt: at, isPublic: true })).toBe("scheduled");
  expect(waitingStateOf({ publishAt: at, isPublic: false })).toBe("scheduled");
  expect(waitingStateOf({ publishAt: null, isPublic: true })).toBe("changes");
  expect(waitingStateOf({ publishAt: null, isPublic: false })).toBe("draft");
});

test("people wait for a seat or a price, and for nothing else", () => {
  expect(["seat", "price", "", "Seat", null].map(waitsForIn)).toEqual([
    ...["seat", "price", null, null, null],
  ]);
});

test("two letters are a country where there is one", () => {
  expect(["BD", "SA", "MY", "ZZ", "XQ", "bd", "BDX", "B", ""].map(isCountry)).toEqual([
    ...[true, true, true, false, false, false, false, false, false],
  ]);
});

test("nights are those of all places; two at most are spent on the way", () => {
  expect([nightsOf([]), nightsOf([{ nights: "3" }, { nights: "11" }])]).toEqual([0, 14]);
  expect([13, 14, 16, 17].map((days) => nightsOnTheWay(14, days))).toEqual([null, 0, 2, null]);
});

test("answers are named with commas, blanks and what is empty left out", () => {
  expect([answersNamed(" driver, cook,,"), answersNamed("")]).toEqual([["driver", "cook"], []]);
});

test("the same is said once of several, added up; of another name for itself", () => {
  const note = (count: number, name = "") => ({ what: "links", name, count }) as const;
  expect(addNotes([note(2), note(1, "a"), note(3)])).toEqual([note(5), note(1, "a")]);
});

test("things stand in the order of their codes, equal ones as they came", () => {
  const things = ["b1", "a1", "b2", "C1", "a2"];
  expect(things.toSorted(byCode((thing) => thing[0] ?? ""))).toEqual([
    ...["C1", "a1", "a2", "b1", "b2"],
  ]);
  const order = byCode((code: string) => code);
  expect([order("a", "b"), order("b", "a"), order("a", "a")]).toEqual([-1, 1, 0]);
});

test("what takes an owner is nobody else's, and no owner is removed or handed over to", () => {
  const [owner, editor] = [{ role: "owner" }, { role: "editor" }] as const;
  const names = Object.keys(POLICIES) as PolicyName[];
  expect(names.filter((name) => can(editor, name) || can(editor, name, editor))).toEqual([]);
  expect(names.filter((name) => !can(owner, name, editor))).toEqual([]);
  expect(names.filter((name) => !can(owner, name, owner))).toEqual([
    ...["staff.remove", "staff.hand-over"],
  ]);
});

test("a backup may hold secrets where it says so, or says nothing of itself", () => {
  const may = (hasSecrets: boolean, app: string) => mayHoldSecrets({ hasSecrets, app });
  expect([may(true, "1.0"), may(false, ""), may(false, "1.0")]).toEqual([true, true, false]);
});
