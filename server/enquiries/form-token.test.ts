import { expect, onTestFinished, test, vi } from "vitest";
import { createFormTokens, FASTEST_MS, FORM_MS } from "./form-token.ts";

const NOW = Date.UTC(2026, 10, 21);
const clock = (ms: number) => createFormTokens("secret", () => NOW + ms);

test("a token says how long its form was open, for a day", () => {
  const token = clock(0).issue();
  expect(clock(5000).read(token)).toMatchObject({ ageMs: 5000, isTooOld: false });
  expect(clock(FORM_MS).read(token)?.isTooOld).toBe(false);
  expect(clock(FORM_MS + 1).read(token)?.isTooOld).toBe(true);
  expect(clock(0).read(clock(0).issue(4000))?.ageMs).toBe(4000);
});

test("of a clock that was set back a token is neither too fast nor too old, and goes on", () => {
  for (const ahead of [1000, 3_600_000, 40 * FORM_MS]) {
    const token = clock(ahead).issue();
    expect(clock(0).read(token)).toMatchObject({ ageMs: FASTEST_MS, isTooOld: false });
  }
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const tokens = createFormTokens("secret");
  const token = tokens.issue(FASTEST_MS);
  vi.setSystemTime(Date.now() - 2000);
  expect(tokens.read(token)?.ageMs).toBeGreaterThanOrEqual(FASTEST_MS);
});

test("a form is open for a day, and nobody fills it in within three seconds", () => {
  expect([FORM_MS, FASTEST_MS]).toEqual([86_400_000, 3000]);
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
