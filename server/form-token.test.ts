import { expect, test } from "vitest";
import { createFormTokens, FORM_MS } from "./form-token.ts";

const NOW = Date.UTC(2026, 10, 21);
const clock = (ms: number) => createFormTokens("secret", () => NOW + ms);

test("a token says how long its form was open, for a day", () => {
  const token = clock(0).issue();
  expect(clock(5000).read(token)).toMatchObject({ ageMs: 5000, isTooOld: false });
  expect(clock(FORM_MS).read(token)?.isTooOld).toBe(false);
  expect(clock(FORM_MS + 1).read(token)?.isTooOld).toBe(true);
  expect(clock(0).read(clock(0).issue(4000))?.ageMs).toBe(4000);
});

test("every form has an id of its own", () => {
  const tokens = clock(0);
  const ids = new Set(Array.from({ length: 100 }, () => tokens.read(tokens.issue())?.formId));
  expect(ids.size).toBe(100);
});

test("what is forged, cut, or signed with another secret is none of ours", () => {
  const token = clock(0).issue();
  const [issuedAt, formId, signature] = token.split(".");
  const forgeries = [
    "",
    ".",
    "..",
    "a.b.c",
    `${issuedAt}.${formId}`,
    `${issuedAt}.${formId}.`,
    `${issuedAt}.other.${signature}`,
    `zzzzzzzz.${formId}.${signature}`,
    `${token}.x`,
    `${token}x`.replace(/.x$/, "!"),
    createFormTokens("another").issue(),
    "৪".repeat(60),
  ];
  expect(forgeries.map((forged) => clock(0).read(forged))).toEqual(forgeries.map(() => null));
});
