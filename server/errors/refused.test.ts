import { expect, test } from "vitest";
import { z } from "zod";
import { DomainError } from "./domain-error.ts";
import { isTold } from "./is-told.ts";
import { InputError, parseInput } from "./parse-input.ts";
import { refusedAt } from "./refused-at.ts";
import { eachInTurn, RefusedIn } from "./refused-in.ts";

const SCHEMA = z.object({ seats: z.object({ left: z.number() }) });

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error) => error,
  );

test("of several that are written at once, what refuses one says which, and where in it", async () => {
  const whole = { seats: { left: 3 } };
  expect(await refusedAt("d-1", () => parseInput(SCHEMA, whole))).toEqual(whole);
  const broken = () => parseInput(SCHEMA, { seats: { left: "none" } });
  const refused = (await thrownBy(refusedAt("d-1", broken))) as InputError;
  expect(refused).toBeInstanceOf(InputError);
  expect(refused.issues).toMatchObject([{ code: "invalid_type", path: ["d-1", "seats", "left"] }]);
  const late = new DomainError("changed-meanwhile", { current: "somebody's words" });
  expect(await thrownBy(refusedAt("d-2", () => Promise.reject(late)))).toMatchObject({
    code: "changed-meanwhile",
    params: { fields: ["d-2"] },
  });
  for (const other of [new DomainError("not-found"), new Error("disk")]) {
    expect(await thrownBy(refusedAt("d-3", () => Promise.reject(other)))).toBe(other);
  }
});

test("of several languages the first that is refused is named, and none after it is tried", async () => {
  const tried: string[] = [];
  const work = (refusal: Error) =>
    eachInTurn([{ language: "ar" }, {}, { language: "bn" }], async ({ language = "none" }) => {
      await Promise.resolve();
      tried.push(language);
      if (language !== "ar") throw refusal;
    });
  for (const refusal of [new DomainError("link-taken"), new InputError([])]) {
    const refused = (await thrownBy(work(refusal))) as RefusedIn;
    expect(refused).toBeInstanceOf(RefusedIn);
    expect([refused.language, refused.cause]).toEqual(["en", refusal]);
  }
  expect(tried).toEqual(["ar", "none", "ar", "none"]);
  const inBangla = eachInTurn([{ language: "bn" }] as const, () =>
    Promise.reject(new DomainError("link-taken")),
  );
  expect(await thrownBy(inBangla)).toMatchObject({ language: "bn" });
  const fault = new Error("disk");
  expect(await thrownBy(work(fault))).toBe(fault);
});

test("of a database that is away whoever follows it tells, of other errors whoever meets them", () => {
  const errors = [
    new DomainError("database-away", { retryAfterS: 7 }),
    new DomainError("not-found"),
    new Error(),
  ];
  expect(errors.map(isTold)).toEqual([true, false, false]);
});
