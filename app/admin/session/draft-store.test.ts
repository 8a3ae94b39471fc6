import { beforeEach, expect, test } from "vitest";
import { createDrafts } from "./draft-store.ts";

let kept: Map<string, string>;
const store = {
  get: (name: string) => kept.get(name) ?? null,
  set: (name: string, text: string) => kept.set(name, text) === kept,
  remove: (name: string) => void kept.delete(name),
  names: () => [...kept.keys()],
};
const nadia = createDrafts("nadia", store);
const karim = createDrafts("karim", store);
beforeEach(() => {
  kept = new Map();
});

const draft = (session: string, value: string, at = "2026-11-14T10:00:00Z") => ({
  session,
  at,
  value,
});
const sessionsOf = (key: string) => nadia.find(key).map(({ session }) => session);

test("what a session types replaces what it typed before", () => {
  nadia.keep("home", draft("a", "one"));
  nadia.keep("home", draft("a", "two"));
  expect(nadia.find("home")).toEqual([draft("a", "two")]);
});

test("tabs leave each other's drafts alone, newest first, twenty at most", () => {
  for (let i = 10; i < 35; i++) nadia.keep("home", draft(`s${i}`, "x", `2026-11-14T10:${i}:00Z`));
  const expected = Array.from({ length: 20 }, (_, i) => `s${34 - i}`);
  expect(sessionsOf("home")).toEqual(expected);
  nadia.drop("home", "s33");
  expect(sessionsOf("home")).toEqual(expected.filter((session) => session !== "s33"));
});

test("what is typed after the clock was set back is kept, however many others there are", () => {
  for (let i = 10; i < 30; i++) nadia.keep("home", draft(`s${i}`, "x", `2026-11-14T10:${i}:00Z`));
  expect(nadia.keep("home", draft("new", "x", "2026-11-01T10:00:00Z"))).toBe(true);
  expect([sessionsOf("home").length, sessionsOf("home").at(-1)]).toEqual([20, "new"]);
});

test("forms do not see each other's drafts; the last one dropped leaves nothing behind", () => {
  nadia.keep("home", draft("a", "x"));
  expect(nadia.find("blog/new")).toEqual([]);
  nadia.drop("home", "a");
  expect(kept.size).toBe(0);
});

test("nobody sees, counts or removes what somebody else typed", () => {
  nadia.keep("home", draft("a", "mine"));
  // Whose id begins like theirs is somebody else too.
  for (const other of [karim, createDrafts("nad", store)]) {
    expect([other.find("home"), other.count()]).toEqual([[], 0]);
  }
  karim.drop("home", "a");
  karim.close();
  expect(nadia.find("home")).toEqual([draft("a", "mine")]);
});

test("once they are removed nothing is kept, also of other tabs, until the user is back", () => {
  nadia.keep("home", draft("a", "x"));
  nadia.keep("blog/new", draft("b", "x"));
  expect(nadia.count()).toBe(2);
  nadia.close();
  expect([nadia.count(), nadia.keep("home", draft("a", "later"))]).toEqual([0, false]);
  nadia.open();
  expect([nadia.keep("home", draft("a", "again")), nadia.count()]).toEqual([true, 1]);
});

const SPOILT = [{ at: "yesterday" }, { at: 7 }, { session: 7 }, { value: null }, { changed: "a" }];

test.each([
  ...["no json", "{}", "[1]", "[null]", "7"],
  ...SPOILT.map((part) => JSON.stringify({ ...draft("a", "x"), ...part })),
])("%s is no draft", (text) => {
  kept.set("drafts:nadia:a:home", text);
  expect(nadia.find("home")).toEqual([]);
});

test("a device that does not keep it says so", () => {
  const full = createDrafts("nadia", { ...store, set: () => false });
  expect(full.keep("home", draft("a", "x"))).toBe(false);
});

test("drafts of before they were somebody's own go to who alone can have typed them, or go", () => {
  const old = () => kept.set("draft:blog/new", JSON.stringify([draft("a", "x"), draft("b", "y")]));
  old();
  karim.settleOld(false);
  expect(kept.size).toBe(0);
  old();
  nadia.settleOld(true);
  expect(sessionsOf("blog/new")).toEqual(["a", "b"]);
  expect([karim.count(), kept.has("draft:blog/new")]).toEqual([0, false]);
});
