import { expect, test } from "vitest";
import { textMistake } from "#contracts/check-field.ts";
import type { Field, Fields, TextField } from "#contracts/field-types.ts";
import { ENTRY_KINDS } from "./entries.ts";
import { homeKind } from "./home.ts";
import { INCLUSIONS_KINDS } from "./inclusions.ts";
import { ownPageKind } from "./own-page.ts";
import { packageKind } from "./package.ts";
import { PAGE_KINDS } from "./page.ts";
import { postKind } from "./post.ts";
import { SETTINGS_KINDS } from "./settings.ts";

const KINDS = [
  ...[homeKind, packageKind, postKind, ownPageKind],
  ...[INCLUSIONS_KINDS, PAGE_KINDS, SETTINGS_KINDS, ENTRY_KINDS].flatMap(Object.values),
];

/** What somebody may type anywhere. */
const TYPED = {
  empty: "",
  word: "Umrah",
  path: "/about",
  script: "javascript:alert(1)",
  web: "https://a.example/x",
  mail: "nadia@a.example",
  hotline: "999",
  "no day": "2026-02-30",
  day: "2026-02-28",
  "no hour": "24:00",
  hour: "09:30",
  amount: "১২",
  minus: "-1",
  colour: "#124E3B",
  zone: "Asia/Dhaka",
};

const textFields = (fields: Fields): TextField[] => Object.values(fields).flatMap(textFieldsOf);

function textFieldsOf(field: Field): TextField[] {
  switch (field.type) {
    case "group":
      return textFields(field.parts);
    case "rows":
      return textFields(field.columns);
    case "list":
      return textFieldsOf(field.item);
    case "number":
    case "flag":
      return [];
    default:
      return [field];
  }
}

/** By its mistakes, in the order in which they come. */
function refusedBy(field: TextField): string {
  const byCode = new Map<string, string[]>();
  for (const [name, typed] of Object.entries(TYPED)) {
    const code = textMistake(field, field.tidy(typed))?.code;
    if (code) byCode.set(code, [...(byCode.get(code) ?? []), name]);
  }
  return [...byCode].map(([code, names]) => `${code}: ${names.join(", ")}`).join(" | ");
}

test("what fields refuse, each way of refusing once", () => {
  const all = KINDS.flatMap(({ fields }) => textFields(fields));
  const ways = new Set(all.map((field) => `${field.type} | ${refusedBy(field) || "nothing"}`));
  expect([...ways].toSorted()).toEqual([
    "address | bad-address: script",
    "address | bad-web-address: word, path, script, mail, hotline, no day, day, no hour, hour, amount, minus, colour, zone",
    "address | empty: empty | bad-address: script",
    "address | empty: empty | bad-web-address: word, path, script, mail, hotline, no day, day, no hour, hour, amount, minus, colour, zone",
    "choice | bad-choice: empty, word, path, script, web, mail, hotline, no day, day, no hour, hour, amount, minus, colour, zone",
    "choice | bad-choice: word, path, script, web, mail, hotline, no day, day, no hour, hour, amount, minus, colour, zone",
    "clock | bad-time: empty, word, hotline, no hour, amount, minus | too-long: path, script, web, mail, no day, day, colour, zone",
    "colour | bad-colour: word, path, script, web, mail, hotline, no day, day, no hour, hour, amount, minus, zone",
    "day | bad-day: word, path, hotline, no day, no hour, hour, amount, minus, colour, zone | too-long: script, web, mail",
    "day | empty: empty | bad-day: word, path, hotline, no day, no hour, hour, amount, minus, colour, zone | too-long: script, web, mail",
    "hours | bad-hours: word, path, script, web, mail, hotline, no day, day, no hour, hour, amount, minus, colour, zone",
    "html | nothing",
    "line | bad-amount: word, no hour, hour, minus | too-long: path, script, web, mail, no day, day, colour, zone",
    "line | bad-amount: word, path, no day, day, no hour, hour, minus, colour, zone | too-long: script, web, mail",
    "line | bad-currency: empty, hotline, amount, minus | too-long: word, path, script, web, mail, no day, day, no hour, hour, colour, zone",
    "line | bad-email: word, path, script, web, hotline, no day, day, no hour, hour, amount, minus, colour, zone",
    "line | bad-phone-number: word, path, script, web, mail, amount, minus, zone",
    "line | bad-whatsapp: word, path, script, web, mail, hotline, no hour, hour, amount, minus, colour, zone",
    "line | empty: empty",
    "line | empty: empty | bad-phone-number: word, path, script, web, mail, amount, minus, zone",
    "line | empty: empty | stray-slash: path, web | bad-link: amount",
    "line | empty: empty | stray-slash: path, web | bad-link: amount | more-parts: zone",
    "line | empty: empty | too-long: word, path, script, web, mail, hotline, no day, day, no hour, hour, colour, zone | bad-country: amount, minus",
    "line | empty: empty | too-long: word, path, script, web, mail, no day, day, no hour, hour, colour, zone | bad-amount: minus",
    "line | nothing",
    "line | too-long: word, path, script, web, mail, hotline, no day, day, no hour, hour, amount, minus, colour, zone",
    "line | too-long: word, path, script, web, mail, no day, day, no hour, hour, colour, zone | bad-amount: minus",
    "lines | nothing",
    "picture | bad-address: script",
    "picture | empty: empty | bad-address: script",
    "timeZone | bad-zone: empty, word, path, script, web, mail, hotline, no day, day, no hour, hour, amount, minus, colour",
  ]);
});

test("every field takes as many letters as its limit, and not one more", () => {
  for (const { fields } of KINDS) {
    for (const field of textFields(fields)) {
      const codeOf = (letters: number) => textMistake(field, "x".repeat(letters))?.code;
      expect(codeOf(field.limit)).not.toBe("too-long");
      expect(codeOf(field.limit + 1)).toBe("too-long");
    }
  }
});
