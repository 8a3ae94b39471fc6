import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CanBeTold } from "#app/admin/told-when/can-be-told.tsx";
import { LanguageTabs } from "#app/admin/visas/language-tabs.tsx";
import { LanguagesNotice } from "#app/admin/visas/languages-notice.tsx";
import type { Language } from "#contracts/languages.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { Presence, WritingIn } from "./presence.tsx";

const writer = (name: string, heading: string | null = null) =>
  ({ _id: name, name, heading, since: "2026-11-25T05:00:00.000Z" }) as never;
const lines = async (piece: React.ReactNode) => accessibleOutline(await withinAdmin(piece));

test("who else is there is said by name, however many they are", async () => {
  const all = [writer("Rahim Uddin"), writer("Karim Ali", "Visas"), writer("Nasreen")];
  const said = [];
  for (const count of [0, 1, 2, 3]) {
    said.push(await lines(<Presence others={all.slice(0, count)} />));
  }
  expect(said).toEqual([
    ["div role=status"],
    ["div role=status: {hidden=true: RU} Rahim is here since 11:00 am, 25 November"],
    ["div role=status: {hidden=true: RU} Rahim and Karim are here"],
    ["div role=status: {hidden=true: RU} Rahim and 2 others are here"],
  ]);
  expect(accessibleOutline(renderToStaticMarkup(<WritingIn others={all} />))).toEqual([
    "Karim is writing in {dir=auto: Visas}",
  ]);
  expect(renderToStaticMarkup(<WritingIn others={all.slice(0, 1)} />)).toBe("");
});

test("in which languages a visa can be read, and where the others are written", async () => {
  const place = { kind: "visa", id: "qatar" };
  const states = [
    ["published", "published"],
    ["published", "older"],
    ["missing", "draft"],
  ] as const;
  const said = [];
  for (const [bn, ar] of states) {
    const others = { bn: { state: bn }, ar: { state: ar } } as never;
    said.push(await lines(<LanguagesNotice {...{ place, others }} />));
    said.push(await lines(<LanguageTabs {...{ place, others }} />));
  }
  expect(said).toEqual([
    [
      "section label=Other languages:",
      "  ‹languages›",
      "  [বাংলা | href=/admin/translate/bn/visa/qatar lang=bn] is published, [العربية | href=/admin/translate/ar/visa/qatar lang=ar] is published.",
    ],
    [
      "nav label=Other languages: {current=true: {lang=en: English} Published} [{lang=bn: বাংলা} Translated | href=/admin/translate/bn/visa/qatar] [{lang=ar: العربية} Translated | href=/admin/translate/ar/visa/qatar]",
    ],
    [
      "section label=Other languages:",
      "  ‹languages›",
      "  [বাংলা | href=/admin/translate/bn/visa/qatar lang=bn] is published, [العربية | href=/admin/translate/ar/visa/qatar lang=ar] is older than English. [Translate | href=/admin/translate/ar/visa/qatar]",
    ],
    [
      "nav label=Other languages: {current=true: {lang=en: English} Published} [{lang=bn: বাংলা} Translated | href=/admin/translate/bn/visa/qatar] [{lang=ar: العربية} English changed | href=/admin/translate/ar/visa/qatar]",
    ],
    [
      "section label=Other languages:",
      "  ‹languages›",
      "  [বাংলা | href=/admin/translate/bn/visa/qatar lang=bn] is missing, [العربية | href=/admin/translate/ar/visa/qatar lang=ar] has a draft. [Translate | href=/admin/translate/bn/visa/qatar]",
    ],
    [
      "nav label=Other languages: {current=true: {lang=en: English} Published} [{lang=bn: বাংলা} Missing | href=/admin/translate/bn/visa/qatar] [{lang=ar: العربية} Draft | href=/admin/translate/ar/visa/qatar]",
    ],
  ]);
  expect(await lines(<LanguageTabs place={place} others={null} />)).toEqual([]);
});

test("only languages of the site are offered; none, where it is in English alone", async () => {
  const place = { kind: "visa", id: "qatar" };
  const others = { bn: { state: "missing" }, ar: { state: "missing" } } as never;
  const inLanguages = async (piece: React.ReactNode, languages: Language[]) =>
    accessibleOutline(await withinAdmin(piece, {}, languages)).join();
  for (const piece of [
    <LanguagesNotice key="notice" {...{ place, others }} />,
    <LanguageTabs key="tabs" {...{ place, others }} />,
  ]) {
    expect(await inLanguages(piece, ["en"])).toBe("");
    const both = await inLanguages(piece, ["en", "ar"]);
    expect([both.includes("translate/ar"), both.includes("translate/bn")]).toEqual([true, false]);
  }
});

test("who can be told by now is counted, with the way to them", async () => {
  expect([
    await lines(<CanBeTold people={0} to="/admin/told" />),
    await lines(<CanBeTold people={1} to="/admin/told" />),
    await lines(<CanBeTold people={12} to="/admin/told" />),
  ]).toEqual([
    ["div role=status"],
    [
      "div role=status: ‹users› What 1 person waits for is there now. Tell them. [Show them | href=/admin/told]",
    ],
    [
      "div role=status: ‹users› What 12 people wait for is there now. Tell them. [Show them | href=/admin/told]",
    ],
  ]);
});
