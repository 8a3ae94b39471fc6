import { expect, test } from "vitest";
import { isDay } from "./days.ts";
import { monthRule, topicRule, travellersRule } from "./field-rules.ts";
import { IMPORT_BYTES, IMPORT_FORM_BYTES } from "./import-limits.ts";
import { amount, currency } from "./kinds/amount.ts";
import { newPasswordRule, passwordRule } from "./password-rules.ts";

const RULES = { monthRule, topicRule, travellersRule, passwordRule, newPasswordRule };
const TYPED = [
  "",
  "2026-00",
  "2026-01",
  "2026-12",
  "2026-13",
  "1999-01",
  "0",
  "1",
  "99",
  "100",
  "umrah",
  "১২",
];

test("what each rule takes, and by which code it refuses the rest", () => {
  const told = Object.entries(RULES).map(([name, rule]) => [
    name,
    ...TYPED.map((typed) => {
      const mistake = rule(typed);
      return `${typed}: ${mistake ? JSON.stringify(mistake) : "taken"}`;
    }),
  ]);
  expect(told).toEqual([
    [
      "monthRule",
      ": taken",
      '2026-00: {"code":"bad-month"}',
      "2026-01: taken",
      "2026-12: taken",
      '2026-13: {"code":"bad-month"}',
      '1999-01: {"code":"bad-month"}',
      '0: {"code":"bad-month"}',
      '1: {"code":"bad-month"}',
      '99: {"code":"bad-month"}',
      '100: {"code":"bad-month"}',
      'umrah: {"code":"bad-month"}',
      '১২: {"code":"bad-month"}',
    ],
    [
      "topicRule",
      ': {"code":"no-topic"}',
      '2026-00: {"code":"no-topic"}',
      '2026-01: {"code":"no-topic"}',
      '2026-12: {"code":"no-topic"}',
      '2026-13: {"code":"no-topic"}',
      '1999-01: {"code":"no-topic"}',
      '0: {"code":"no-topic"}',
      '1: {"code":"no-topic"}',
      '99: {"code":"no-topic"}',
      '100: {"code":"no-topic"}',
      "umrah: taken",
      '১২: {"code":"no-topic"}',
    ],
    [
      "travellersRule",
      ': {"code":"bad-travellers","most":99}',
      '2026-00: {"code":"bad-travellers","most":99}',
      '2026-01: {"code":"bad-travellers","most":99}',
      '2026-12: {"code":"bad-travellers","most":99}',
      '2026-13: {"code":"bad-travellers","most":99}',
      '1999-01: {"code":"bad-travellers","most":99}',
      '0: {"code":"bad-travellers","most":99}',
      "1: taken",
      "99: taken",
      '100: {"code":"bad-travellers","most":99}',
      'umrah: {"code":"bad-travellers","most":99}',
      "১২: taken",
    ],
    [
      "passwordRule",
      ': {"code":"no-password"}',
      "2026-00: taken",
      "2026-01: taken",
      "2026-12: taken",
      "2026-13: taken",
      "1999-01: taken",
      "0: taken",
      "1: taken",
      "99: taken",
      "100: taken",
      "umrah: taken",
      "১২: taken",
    ],
    [
      "newPasswordRule",
      ': {"code":"short-password","least":8}',
      '2026-00: {"code":"short-password","least":8}',
      '2026-01: {"code":"short-password","least":8}',
      '2026-12: {"code":"short-password","least":8}',
      '2026-13: {"code":"short-password","least":8}',
      '1999-01: {"code":"short-password","least":8}',
      '0: {"code":"short-password","least":8}',
      '1: {"code":"short-password","least":8}',
      '99: {"code":"short-password","least":8}',
      '100: {"code":"short-password","least":8}',
      'umrah: {"code":"short-password","least":8}',
      '১২: {"code":"short-password","least":8}',
    ],
  ]);
});

test("a day is a text of a day that there is", () => {
  const given = [
    "2026-11-25",
    "2028-02-29",
    "2026-02-29",
    "2026-11-31",
    "26-11-25",
    20_261_125,
    null,
    ["2026-11-25"],
    undefined,
  ];
  expect(given.map(isDay)).toEqual([true, true, false, false, false, false, false, false, false]);
});

test("amounts and currencies as fields", () => {
  const told = [amount(), amount({ isRequired: true, limit: 3 }), currency()].map(
    ({ rule, tidy, ...field }) => [
      field,
      ...["1,45,000", "১২", "12a", "", "usd", "xyz"].map((typed) => {
        const tidied = tidy?.(typed) ?? typed;
        return [tidied, rule?.(tidied) ?? "taken"];
      }),
    ],
  );
  expect(told).toEqual([
    [
      {
        type: "line",
        limit: 12,
        isRequired: false,
        isOptional: true,
        isLong: false,
        initial: "",
        isUnsearched: true,
        isSame: true,
      },
      ["145000", "taken"],
      ["12", "taken"],
      ["12a", { code: "bad-amount" }],
      ["", "taken"],
      ["usd", { code: "bad-amount" }],
      ["xyz", { code: "bad-amount" }],
    ],
    [
      {
        type: "line",
        limit: 3,
        isRequired: true,
        isOptional: false,
        isLong: false,
        initial: "",
        isUnsearched: true,
        isSame: true,
      },
      ["145000", "taken"],
      ["12", "taken"],
      ["12a", { code: "bad-amount" }],
      ["", "taken"],
      ["usd", { code: "bad-amount" }],
      ["xyz", { code: "bad-amount" }],
    ],
    [
      {
        type: "line",
        limit: 3,
        isRequired: false,
        isOptional: true,
        isLong: false,
        initial: "BDT",
        isUnsearched: true,
        isSame: true,
      },
      ["1,45,000", { code: "bad-currency" }],
      ["১২", { code: "bad-currency" }],
      ["12A", { code: "bad-currency" }],
      ["", { code: "bad-currency" }],
      ["USD", "taken"],
      ["XYZ", { code: "bad-currency" }],
    ],
  ]);
  expect([IMPORT_BYTES, IMPORT_FORM_BYTES]).toEqual([524_288_000, 524_304_384]);
});

test("an amount is a whole number, however its thousands are told apart, in any digits", () => {
  const { tidy } = amount();
  const written = ["1,92,000", "১,৯২,০০০", "١٬٩٢٬٠٠٠", "۱۹۲٬۰۰۰", "192 000", "192'000", "192’000"];
  expect(written.map(tidy)).toEqual(Array(7).fill("192000"));
  expect(["1,5", "12.50", "-3", "3 Tk", ", 5"].map(tidy)).toEqual([
    ...["15", "12.50", "-3", "3 Tk", ", 5"],
  ]);
});
