import { expect, test } from "vitest";
import { editorFields } from "#app/admin/inputs/editor-fields.ts";
import { homeKind } from "#contracts/kinds/home.ts";
import { packageKind } from "#contracts/kinds/package.ts";
import { SETTINGS_KINDS } from "#contracts/kinds/settings.ts";
import { homeWords } from "#i18n/en/kinds/home.ts";
import { packageWords } from "#i18n/en/kinds/package.ts";
import { settingsWords } from "#i18n/en/kinds/settings.ts";
import { fieldChanges } from "./field-changes.ts";
import type { WordRun } from "./word-changes.ts";

const packageFields = editorFields(packageKind.fields, packageWords);
const homeFields = editorFields(homeKind.fields, homeWords);

const changed = (fields: Parameters<typeof fieldChanges>[0], before: object, after: object) =>
  fieldChanges(fields, before as Record<string, unknown>, after as Record<string, unknown>).filter(
    ({ change }) => change,
  );

const said = (runs: WordRun[]) =>
  runs.map(({ is, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[is]);

test("each field by its label, in the order of the form", () => {
  const all = fieldChanges(packageFields, {}, { title: "Umrah", bannerimageUrl: "/art/a.svg" });
  expect(all.slice(0, 3)).toEqual([
    {
      ...{ name: "title", label: "Title" },
      change: { type: "text", runs: [{ is: "added", text: "Umrah" }] },
    },
    {
      ...{ name: "bannerimageUrl", label: "Banner picture" },
      change: { type: "picture", before: "", after: "/art/a.svg" },
    },
    { name: "description", label: "Description", change: null },
  ]);
});

test("lists item by item: what is gone, new, written anew, moved", () => {
  const before = { services: ["Visa", "Flight", "Hotel near the Haram", "Guide", "Meals"] };
  const after = { services: ["Guide", "Visa", "Flight", "Hotel by the Haram", "Insurance"] };
  const [services] = changed(packageFields, before, after);
  if (services?.change?.type !== "list") throw new Error("no list");
  expect(
    services.change.items.map(({ is, place, movedFrom, change }) =>
      [place, is, movedFrom ?? "", said(change).join("")].join(" "),
    ),
  ).toEqual([
    "1 same 4 Guide",
    "2 same  Visa",
    "3 same  Flight",
    "4 changed  Hotel [-near-]{+by+} the Haram",
    "5 removed  [-Meals-]",
    "5 added  {+Insurance+}",
  ]);
});

test("an item that stands twice and goes once", () => {
  const [services] = changed(
    packageFields,
    { services: ["A", "B", "A"] },
    { services: ["B", "A"] },
  );
  if (services?.change?.type !== "list") throw new Error("no list");
  expect(services.change.items.map(({ is, movedFrom }) => [is, movedFrom])).toEqual([
    ["removed", null],
    ["same", null],
    ["same", null],
  ]);
});

test("a slide that moved and was written anew is one slide, by its id", () => {
  const slide = (_id: string, content: string) => ({ _id, content, bgImage: "/art/a.svg" });
  const before = { Slide: [slide("1", "First"), slide("2", "Second"), slide("3", "Third")] };
  const after = { Slide: [slide("3", "The third"), slide("1", "First"), slide("2", "Second")] };
  const [slides] = changed(homeFields, before, after);
  if (slides?.change?.type !== "rows") throw new Error("no rows");
  const [moved, ...others] = slides.change.items;
  expect(moved).toMatchObject({ is: "changed", place: 1, movedFrom: 3 });
  expect(moved?.change.map(({ label }) => label)).toEqual(["Headline"]);
  expect(others.map(({ is, movedFrom }) => [is, movedFrom])).toEqual([
    ["same", null],
    ["same", null],
  ]);
});

test("what is chosen or switched is told in the words of the form", () => {
  const contact = editorFields(SETTINGS_KINDS.contact.fields, settingsWords);
  const hours = (from: string) => ({
    hours: [{ from, until: "", opens: "", closes: "", words: "" }],
  });
  const [row] = changed(contact, hours("Friday"), hours(""));
  expect(JSON.stringify(row)).toContain("No day: only the words below");
  const notice = editorFields(SETTINGS_KINDS.notice.fields, settingsWords);
  const [shown] = changed(notice, { notice: { isShown: true } }, { notice: { isShown: false } });
  expect(shown).toMatchObject({
    label: "Show the notice",
    change: {
      runs: [
        { is: "removed", text: "On" },
        { is: "added", text: "Off" },
      ],
    },
  });
});

test("a list with more than any form takes is shown line by line", () => {
  const services = Array.from({ length: 100_000 }, (_, at) => `s${at}`);
  const [change] = changed(packageFields, { services }, { services: services.toReversed() });
  expect(change?.change?.type).toBe("text");
  const slides = services.map((content) => ({ content }));
  const [rows] = changed(homeFields, { Slide: slides }, { Slide: slides.toReversed() });
  expect(rows?.change?.type).toBe("text");
});
