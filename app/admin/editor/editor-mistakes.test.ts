import { expect, test } from "vitest";
import { z } from "zod";
import { editorFields, inputOf, isRows } from "#app/admin/inputs/editor-fields.ts";
import { blankRow, toDocument, toValues } from "#app/admin/inputs/editor-values.ts";
import { writeShape } from "#contracts/field-schema.ts";
import type { Fields } from "#contracts/field-types.ts";
import { homeKind } from "#contracts/kinds/home.ts";
import type { Kind } from "#contracts/kinds/kind.ts";
import { packageKind } from "#contracts/kinds/package.ts";
import { PAGE_KINDS } from "#contracts/kinds/page.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { SETTINGS_FIELDS, SETTINGS_KINDS } from "#contracts/kinds/settings.ts";
import { homeWords } from "#i18n/en/kinds/home.ts";
import { packageWords } from "#i18n/en/kinds/package.ts";
import { PAGE_WORDS } from "#i18n/en/kinds/page.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { settingsWords } from "#i18n/en/kinds/settings.ts";
import type { KindWords } from "#i18n/kind-words.ts";
import { mistakesIn } from "./editor-mistakes.ts";

const FORMS = [
  [homeKind, homeWords],
  [packageKind, packageWords],
  [postKind, postWords],
  ...Object.entries(PAGE_KINDS).map(([id, kind]) => [kind, PAGE_WORDS[id as "about"]]),
  ...Object.values(SETTINGS_KINDS).map((kind) => [kind, settingsWords]),
] as [Kind<Fields>, KindWords<Fields>][];

const TYPED = [
  ...["", " ", "words", "two\nlines", "javascript:alert(1)", "//elsewhere.example", "/path"],
  ...["https://rihla.example/a", "a b.jpg", "\ud800", "x".repeat(100), "x".repeat(6000)],
  ...["+880 1811-000111", "12", "০১৮১১-০০০১১১", "nobody@", "salam@rihla.example", "#ffee00"],
  ...["#124e3b", "25:00", "09:00", "2026-02-31", "2026-02-28", "Asia/Dhaka", "Dhaka", "1e9"],
  ...["-91", "7.5", "on", "one, two", "one\n\ntwo", `${"x".repeat(600)}, two`],
];

test.each(FORMS)(
  "$name: what is typed is judged alike in the browser and at the door",
  (kind, words) => {
    const fields = editorFields(kind.fields, words);
    const schema = z.object(writeShape(kind.fields));
    for (const typed of TYPED) {
      const values = toValues(fields, {});
      for (const field of fields) {
        const row = isRows(field) ? filled(blankRow(field), typed) : typed;
        values[field.name] = typeof row === "string" ? row : [row];
      }
      const refused = schema.safeParse(toDocument(fields, values)).error?.issues ?? [];
      const atDoor = refused.map(({ path }) => inputOf(fields, path.join(".")));
      const inBrowser = Object.keys(mistakesIn(fields, values));
      const surplus = inBrowser.filter((name) => !atDoor.includes(name));
      expect([typed, [...new Set(atDoor)].filter((name) => !inBrowser.includes(name))]).toEqual([
        typed,
        [],
      ]);
      // The specification's home form asks for words; its endpoint takes none.
      expect([typed, typed.trim() === "" && kind === homeKind ? [] : surplus]).toEqual([typed, []]);
    }
  },
);

const filled = (row: Record<string, string>, typed: string) =>
  Object.fromEntries(Object.keys(row).map((name) => [name, name === "_id" ? "1" : typed]));

test("too many rows are said of their list; a mistake in a row has its number", () => {
  const { phones, hours } = SETTINGS_FIELDS;
  const fields = editorFields({ phones, hours }, settingsWords);
  const row = { label: "", number: "call me" };
  const values = { phones: Array(21).fill({ ...row, number: "01811-000111" }), hours: [] };
  expect(mistakesIn(fields, values)).toEqual({
    phones: {
      text: "Phone numbers must have at most 20 of them.",
      short: "Phone numbers must have at most 20 of them",
    },
  });
  expect(mistakesIn(fields, { phones: [row], hours: [] })).toEqual({
    "phones.0.number": {
      text: "Phone numbers, row 1: Number must be a phone number, for example +880 1011-204560.",
      short: "Phone numbers, row 1: Number must be a phone number",
    },
  });
});

test("a number that WhatsApp cannot take is spoken of as a telephone number", () => {
  const { whatsapp } = SETTINGS_FIELDS;
  const fields = editorFields({ whatsapp }, settingsWords);
  expect(mistakesIn(fields, { whatsapp: "01811-000111" }).whatsapp).toMatchObject({
    text: "WhatsApp number must be a telephone number with its country code first, for example +880 1011-204560.",
  });
});

test("an empty field is asked for in the words of its form", () => {
  const fields = editorFields(homeKind.fields, homeWords);
  const slide = { _id: "1", content: "A", subcontent: "B", bgImage: "/c.jpg", link: "" };
  const said = (label: string, row?: number) =>
    `${label}${row === undefined ? "" : ` of ${row + 1}`}?`;
  const mistakes = mistakesIn(fields, { ...toValues(fields, {}), Slide: [slide] }, said);
  expect(mistakes["Slide.0.link"]).toBe("Where the button goes of 1?");
  expect(mistakes.marquee).toBe("News line?");
});

test("a list may have as many rows as its kind allows, and not one more", () => {
  const fields = editorFields(homeKind.fields, homeWords);
  const [slides] = fields.filter(isRows);
  if (!slides) throw new Error("the home page has no rows");
  const withRows = (length: number) => ({
    ...toValues(fields, {}),
    [slides.name]: Array.from({ length }, () => blankRow(slides)),
  });
  const { most } = slides.field;
  expect(mistakesIn(fields, withRows(most))).not.toHaveProperty(slides.name);
  expect(mistakesIn(fields, withRows(most + 1))).toHaveProperty(slides.name);
});
