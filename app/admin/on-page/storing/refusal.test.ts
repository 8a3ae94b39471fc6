import { expect, test } from "vitest";
import type { EditedDocument } from "#contracts/editing.ts";
import { refusalOf } from "./refusal.ts";

const ABOUT = { title: "About" } as EditedDocument;
const FULL = { status: 507, message: "The disk is full." };
const ISSUE = { path: "title", code: "empty", params: {}, message: "Write a title." };

test.each<[given: object, told: "kept" | "done", words: string]>([
  [FULL, "kept", "About is not saved. The disk is full."],
  [FULL, "done", "About stays as it is. The disk is full."],
  [{ ...FULL, issues: [ISSUE] }, "kept", "About is not saved. Write a title."],
  [
    { status: 0, error: "FETCH_ERROR" },
    "kept",
    "No answer came: About may be saved already. Try again to see.",
  ],
  [
    { status: 0, error: "TIMEOUT_ERROR" },
    "done",
    "No answer came: it may be done already for About. Try again to see.",
  ],
  [{ status: 401 }, "kept", "You are signed out. Sign in in another tab, then try again."],
  [
    { status: 409, current: {} },
    "kept",
    "Somebody changed the same words of About. Open the editor to look at both.",
  ],
  [
    { status: 409, current: { by: { names: [], isYou: false, isBackup: true } } },
    "kept",
    "A backup was put back since About was saved. Open the editor to look at both.",
  ],
])("%j as %s: %s", (given, told, words) => {
  const answer = { isOk: false, message: "", issues: [], ...given } as never;
  expect(refusalOf(ABOUT, answer, told)).toBe(words);
});
