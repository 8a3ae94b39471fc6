import { expect, test } from "vitest";
import { listPage } from "#app/site/papers/list-page.ts";
import type { BodyOf } from "#contracts/field-types.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { asFarAsRight } from "./as-far-as-right.ts";

const blank = upgraded(visaKind, {}, 1);

const typed = (body: Partial<BodyOf<typeof visaKind.fields>>) =>
  asFarAsRight(visaKind.fields, { ...blank, ...body });

const change = { _id: "1", by: "", text: "A fee" };

test("what is half typed is left out, what is right stays", () => {
  const visa = typed({
    ...{ title: "Malaysia", country: "my", reviewedOn: "123456-01-01" },
    changes: [
      { ...change, day: "2026-02-31" },
      { ...change, day: "2026-02-28" },
    ],
    government: { ...blank.government, amount: "12a", currency: "MYR" },
  });
  expect(visa).toMatchObject({ title: "Malaysia", country: "MY", reviewedOn: "" });
  expect(visa.changes.map(({ day }) => day)).toEqual(["", "2026-02-28"]);
  expect(visa.government).toMatchObject({ amount: "", currency: "MYR" });
});

test.each([
  ["nothing", {}],
  ["half a country", { country: "M" }],
  ["a country that is none", { country: "<b>" }],
  ["a day of no calendar", { reviewedOn: "275760-09-14", ratesOf: "0000-00-00" }],
  ["a fee in letters", { service: { ...blank.service, amount: "a lot", currency: "??" } }],
  ["a purpose of nobody", { purpose: "spying" }],
])("of %s a list can be shown", (_, body) => {
  const visa = typed(body);
  const answers = { profile: "all", abroad: null };
  const shown = {
    visa: { ...visa, _id: "" },
    purpose: "work" as const,
    library: [],
    answers,
    today: "2026-11-22",
  };
  expect(() => listPage(shown)).not.toThrow();
  expect(JSON.stringify(listPage(shown))).not.toMatch(/NaN|Invalid Date/);
});
