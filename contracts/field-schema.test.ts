import { expect, test } from "vitest";
import { z } from "zod";
import { readShape, writeShape } from "./field-schema.ts";
import { choice, flag, group, line, list, number, rows, rowsWithIds } from "./fields.ts";
import { writable } from "./read-only.ts";
import { mistakeOf } from "./zod-mistake.ts";

const FIELDS = {
  title: line({ isRequired: true, limit: 5 }),
  seats: choice(["open", "full"], { isOptional: true }),
  stars: number(1, 9, { isWhole: true }),
  zoom: number(0.5, 2),
  isShown: flag({ initial: true, isOptional: true }),
  isDirect: flag(),
  services: { ...list(), most: 2 },
  slides: rowsWithIds("Part", { words: line() }, { most: 2 }),
  hours: rows({ day: line() }, { isOptional: true }),
  hero: group({ heading: line() }),
};

const WHOLE = {
  ...{ title: "Umrah", stars: 9, zoom: 0.5, isDirect: false, services: ["a", "b"] },
  ...{ slides: [{ _id: "1", words: "First" }, { words: "Second" }], hero: { heading: "Go" } },
};

const written = z.strictObject(writeShape(FIELDS));

test("what old clients need not send is as where nobody has written it", () => {
  expect(written.parse({ ...WHOLE, title: " Umrah\u0000 " })).toEqual({
    ...{ ...WHOLE, seats: "open", isShown: true, hours: [] },
  });
});

const code = (mistake: string) => ({ code: mistake });
const sent = { min: "1", max: "9" };

test.each([
  [{ title: undefined }, "title", code("missing")],
  [{ title: 7 }, "title", code("not-text")],
  [{ title: " " }, "title", code("empty")],
  [{ title: "Umrah!" }, "title", { code: "too-long", limit: 5 }],
  [{ seats: "few" }, "seats", { code: "bad-choice", choices: "open, full" }],
  [{ stars: 1.5 }, "stars", code("not-whole")],
  [{ stars: 0 }, "stars", { code: "out-of-range", ...sent }],
  [{ stars: 10 }, "stars", { code: "out-of-range", ...sent }],
  [{ zoom: "1" }, "zoom", code("not-number")],
  [{ zoom: 2.5 }, "zoom", { code: "out-of-range", min: "0.5", max: "2" }],
  [{ isShown: "yes" }, "isShown", code("not-flag")],
  [{ isDirect: undefined }, "isDirect", code("not-flag")],
  [{ services: "a" }, "services", code("not-list")],
  [{ services: ["a", 1] }, "services.1", code("not-text")],
  [{ services: ["a", "b", "c"] }, "services", { code: "too-many", most: 2 }],
  [{ slides: undefined }, "slides", code("not-list")],
  [{ slides: [{ _id: "x".repeat(101), words: "" }] }, "slides.0._id", code("bad-id")],
  [{ slides: [{ _id: 1, words: "" }] }, "slides.0._id", code("not-text")],
  [{ slides: [{}] }, "slides.0.words", code("missing")],
  [{ slides: [{ words: "", more: 1 }] }, "slides.0", null],
  [{ hours: [{ _id: "1", day: "" }] }, "hours.0", null],
  [{ hours: Array(51).fill({ day: "" }) }, "hours", { code: "too-many", most: 50 }],
  [{ hero: { heading: "Go", more: 1 } }, "hero", null],
  [{ hero: undefined }, "hero", null],
  [{ more: 1 }, "", null],
])("%j is refused", (change, path, mistake) => {
  const { error } = written.safeParse({ ...WHOLE, ...change });
  const told = error?.issues.map(({ path, message }) => [path.join("."), mistakeOf(message)]);
  expect(told).toEqual([[path, mistake]]);
});

test("as long as an id may be, and as far as a number may go", () => {
  const slides = [{ _id: "x".repeat(100), words: "" }];
  const isTaken = (change: object) => written.safeParse({ ...WHOLE, ...change }).success;
  expect([{ slides }, { stars: 1 }, { zoom: 2 }, { hours: [{ day: "" }] }].map(isTaken)).toEqual([
    ...[true, true, true, true],
  ]);
});

test("what is answered has each of its fields, of its type, whole or not", () => {
  const read = z.object(readShape(FIELDS));
  const stored = {
    ...{ ...WHOLE, title: "", seats: "few", isShown: true, hours: [] },
    slides: [{ _id: "1", words: "" }],
  };
  expect(read.parse(stored)).toEqual(stored);
  const broken = [
    ...[{ title: 1 }, { stars: 10 }, { stars: 0 }, { stars: 1.5 }, { zoom: "1" }, { isShown: 1 }],
    ...[{ services: [1] }, { slides: [{ words: "" }] }, { hours: {} }, { hero: {} }],
  ];
  expect(broken.filter((one) => read.safeParse({ ...stored, ...one }).success)).toEqual([]);
});

test("PUT takes what GET gave, without what only we write", () => {
  const schema = writable(writeShape({ title: line() }), ["usedIn"], 0);
  const ours = { _id: "1", createdAt: 1, updatedAt: null, __v: {}, usedIn: [] };
  expect(schema.parse({ ...ours, title: "T", version: 0 })).toStrictEqual({
    ...{ title: "T", version: 0 },
  });
  const isTaken = (sent: object) => schema.safeParse({ title: "T", ...sent }).success;
  expect([{}, { version: -1 }, { version: 1.5 }, { more: 1 }].map(isTaken)).toEqual([
    ...[true, false, false, false],
  ]);
  expect(writable({}).safeParse({ version: 0 }).error?.issues[0]?.message).toBe(
    '{"code":"not-whole-from","min":1}',
  );
});
