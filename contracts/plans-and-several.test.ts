import { expect, onTestFinished, test, vi } from "vitest";
import { duplicateSchema, pricesSchema, seatsSchema, shiftSchema } from "./departure.ts";
import { draftWriteSchema, planWriteSchema, signSchema } from "./draft.ts";

const NOW = Date.parse("2026-11-25T05:00:00.000Z");
const HOUR_MS = 3_600_000;

test("a moment to go public at lies ahead, within ten years; languages are named once", () => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const at = (ms: number) => new Date(NOW + ms).toISOString();
  const isTaken = (plan: object) => planWriteSchema.safeParse(plan).success;
  const tenYears = 10 * 8766 * HOUR_MS;
  expect([1, tenYears - 1].map((ms) => isTaken({ publishAt: at(ms) }))).toEqual([true, true]);
  expect([0, -1, tenYears].map((ms) => isTaken({ publishAt: at(ms) }))).toEqual([
    ...[false, false, false],
  ]);
  expect(planWriteSchema.parse({ publishAt: "2026-11-25T12:00:00+06:00" }).publishAt).toBe(
    "2026-11-25T06:00:00.000Z",
  );
  const languages = (...languages: string[]) => isTaken({ publishAt: at(1), languages });
  expect([languages("en", "bn"), languages(), languages("bn", "bn"), languages("de")]).toEqual([
    ...[true, false, false, false],
  ]);
});

test("versions are whole: of what waits from one, of what is public from none; both as large as a column takes", () => {
  const isTaken = (more: object) => draftWriteSchema.safeParse({ body: {}, ...more }).success;
  const most = 2_147_483_647;
  expect([1, most, 0, most + 1, 1.5].map((version) => isTaken({ version }))).toEqual([
    ...[true, true, false, false, false],
  ]);
  expect([0, most, -1, most + 1].map((base) => isTaken({ base }))).toEqual([
    ...[true, true, false, false],
  ]);
  const edit = { at: 0, remove: 0, insert: "", sum: 0 };
  const edits = [{}, { sum: 4_294_967_295 }, { sum: 4_294_967_296 }, { sum: -1 }, { at: -1 }];
  expect(edits.map((more) => isTaken({ edits: { content: { ...edit, ...more } } }))).toEqual([
    ...[true, true, false, false, false],
  ]);
});

const ids = (count: number) => Array.from({ length: count }, (_, at) => `d${at}`);

test.each([
  [shiftSchema, { days: -3660 }, { days: -3661 }],
  [shiftSchema, { days: 3660 }, { days: 3661 }],
  [shiftSchema, { days: 1, ids: ids(500) }, { days: 1, ids: ids(501) }],
  [shiftSchema, { days: 1 }, { days: 1, ids: [] }],
  [pricesSchema, { percent: -99 }, { percent: -99.5 }],
  [pricesSchema, { percent: 500 }, { percent: 500.5 }],
  [pricesSchema, { percent: 1, roundTo: 1 }, { percent: 1, roundTo: 0 }],
  [pricesSchema, { percent: 1, roundTo: 100_000 }, { percent: 1, roundTo: 100_001 }],
  [pricesSchema, { percent: 1, names: ["quad"] }, { percent: 1, names: [] }],
  [seatsSchema, { seats: "full" }, { seats: "empty" }],
])("several departures at once: %# as far as this, and no further", (schema, taken, refused) => {
  const isTaken = (sent: object) => schema.safeParse({ ids: ["d1"], ...sent }).success;
  expect([isTaken(taken), isTaken(refused)]).toEqual([true, false]);
});

test("what is not said of several departures: prices are not rounded, all is stored and is public", () => {
  expect(pricesSchema.parse({ ids: ["d1"], percent: 5 })).toEqual({
    ...{ ids: ["d1"], percent: 5, roundTo: 1, dryRun: false, waiting: false },
  });
});

test("of all that are copied, 500 come at most, 52 of each, within ten years", () => {
  const isTaken = (of: number, copies: number, every = 7) => {
    const request = "0192f1a0-7a40-4a5c-8a5e-3d2c5b1a9f10";
    return duplicateSchema.safeParse({ ids: ids(of), copies, every, request }).success;
  };
  expect([isTaken(10, 50), isTaken(11, 50), isTaken(250, 2), isTaken(251, 2)]).toEqual([
    ...[true, false, true, false],
  ]);
  expect([isTaken(1, 52), isTaken(1, 53), isTaken(1, 0)]).toEqual([true, false, false]);
  expect([isTaken(1, 1, 3660), isTaken(1, 1, 3661), isTaken(1, 1, 0)]).toEqual([
    ...[true, false, false],
  ]);
});

test("where somebody writes is a heading, nowhere, or where they did", () => {
  const isTaken = (sign: object) => signSchema.safeParse(sign).success;
  const signs = [{}, { heading: null }, { heading: "" }, { heading: "x".repeat(200) }];
  expect(signs.map(isTaken)).toEqual([true, true, true, true]);
  expect([{ heading: "x".repeat(201) }, { heading: 7 }, { more: 1 }].map(isTaken)).toEqual([
    ...[false, false, false],
  ]);
});
