import { beforeEach, expect, test } from "vitest";
import { dropDraft, findDrafts, keepDraft } from "./draft-store.ts";

let kept: Map<string, string>;
const store = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
};
beforeEach(() => {
  kept = new Map();
});

const draft = (session: string, value: string) => ({ session, at: "2026-11-14T10:00:00Z", value });

test("what a session types replaces what it typed before", () => {
  keepDraft("home", draft("a", "one"), store);
  keepDraft("home", draft("a", "two"), store);
  expect(findDrafts("home", store)).toEqual([draft("a", "two")]);
});

test("another tab and an older draft are left alone, newest first, three at most", () => {
  for (const session of ["a", "b", "c", "d"]) keepDraft("home", draft(session, "x"), store);
  expect(findDrafts("home", store).map(({ session }) => session)).toEqual(["d", "c", "b"]);
  dropDraft("home", "c", store);
  expect(findDrafts("home", store).map(({ session }) => session)).toEqual(["d", "b"]);
});

test("forms do not see each other's drafts; the last one dropped leaves nothing behind", () => {
  keepDraft("home", draft("a", "x"), store);
  expect(findDrafts("blog/new", store)).toEqual([]);
  dropDraft("home", "a", store);
  expect(kept.size).toBe(0);
});

test.each(["no json", "{}", "[1]", "[null]"])("%s is no draft", (text) => {
  kept.set("draft:home", text);
  expect(findDrafts("home", store)).toEqual([]);
});

test("a device that keeps nothing says so", () => {
  const full = {
    ...store,
    setItem: () => {
      throw new Error("quota");
    },
  };
  expect(keepDraft("home", draft("a", "x"), full)).toBe(false);
});
