import { expect, test } from "vitest";
import type { AuditDetail, AuditEntry } from "#contracts/audit.ts";
import { fillParts } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { auditWords } from "./audit-words.ts";

type Line = Parameters<typeof auditWords>[0];

/** As it stands on the screen. */
function said(line: Partial<Line> & Pick<Line, "action" | "thing">): string {
  const all = { thingId: "x1", summary: "", userId: "u1", detail: null, ...line };
  const { sentence, name, language } = auditWords(all);
  const filled = fillParts<string, string>(sentence, {
    ...{ name, language: language ? languageNames[language] : "" },
  });
  return filled.join("");
}

test.each<[AuditEntry["action"], AuditEntry["thing"], string, string]>([
  ["update", "blog", "Five days of Hajj", "changed the post “Five days of Hajj”"],
  ["update", "home", "Home", "changed the home page"],
  ["removal", "user", "Karim", "removed “Karim”"],
  ["sign-in", "user", "Nadia", "signed in"],
  ["update", "user", "Nadia", "changed their profile"],
  ["password-reset", "user", "Nadia", "got a new password"],
  ["update", "enquiry", "RH-7K3Q", "changed the enquiry “RH-7K3Q”"],
  ["export", "enquiry", "", "downloaded the list of enquiries"],
  ["export", "backup", "rihla-1.tar", "downloaded the backup “rihla-1.tar”"],
  ["update", "blog", "{thing} {name} {count}", "changed the post “{thing} {name} {count}”"],
])("%s %s", (action, thing, summary, words) => {
  expect(said({ action, thing, summary })).toBe(words);
});

test.each<[AuditEntry["action"], string, string]>([
  ["failed-sign-in", "Karim", "failed to sign in as “Karim”"],
  ["failed-sign-in", "", "failed to sign in"],
  ["password-reset", "Karim", "set a new password for “Karim”"],
])("%s by somebody unknown, of %j", (action, summary, words) => {
  expect(said({ action, thing: "user", summary, userId: null })).toBe(words);
});

test.each<[AuditEntry["thing"], string, string, string]>([
  ["page", "trust", "stored before", "the page “Check it is us”"],
  ["settings", "notice", "stored before", "the settings “Notice banner”"],
  ["settings", "notice", "settings/notice (বাংলা)", "the settings “Notice banner” (বাংলা)"],
  ["home", "home", "home/home (العربية)", "the home page (العربية)"],
  ["inclusions", "umrah", "umrah", "the list of what is included of “Umrah Package”"],
  ["page", "gone", "Stored", "the page “Stored”"],
])("%s/%s is called by words of ours, whatever %j was stored", (thing, thingId, summary, words) => {
  expect(said({ action: "update", thing, thingId, summary })).toBe(`changed ${words}`);
});

test.each<[AuditEntry["thing"], string, string, string]>([
  ["settings", "types", "Names of types of posts", "changed the names of the types of posts"],
  [
    "settings",
    "security",
    "2026-12-03",
    "asked everybody for a second factor from 3 December 2026",
  ],
  ["settings", "security", "no day", "asked everybody for a second factor from no day"],
  ["settings", "security", "", "stopped asking everybody for a second factor"],
  ["backup", "plan", "02:10", "changed how backups are made"],
])("%s/%s, %j", (thing, thingId, summary, words) => {
  expect(said({ action: "update", thing, thingId, summary })).toBe(words);
});

test.each<[AuditEntry["thing"], AuditDetail, string]>([
  ["blog", { what: "translation", language: "bn", title: "Hajj" }, "changed the post “Hajj” (বাংলা)"],
  ["home", { what: "translation", language: "ar", title: "" }, "changed the home page (العربية)"],
  [
    "settings",
    { what: "languages", shown: ["en", "ar"] },
    "changed the languages that the site is read in: \u2068English\u2069, \u2068العربية\u2069",
  ],
  ["backup", { what: "backup-time", at: "02:10" }, "set the backup of each night to 2:10 am"],
  ["backup", { what: "backup-time", at: "soon" }, "set the backup of each night to soon"],
  ["backup", { what: "backup-time", at: null }, "turned off the backup of each night"],
  ["backup", { what: "backup-key", key: "age1x" }, "locked backups with the key age1x"],
  ["backup", { what: "backup-key", key: null }, "took the lock off backups"],
])("%s with %j", (thing, detail, words) => {
  expect(said({ action: "update", thing, thingId: "plan", summary: "stored", detail })).toBe(words);
});

test.each([
  ["2026-12-03 (বাংলা)", "the departure “2026-12-03” (বাংলা)"],
  ["departure/x1 (বাংলা)", "the departure “departure/x1” (বাংলা)"],
  ["stored", "the departure “stored” (বাংলা)"],
])("a translation of what had no title is told by %j", (summary, words) => {
  const detail = { what: "translation", language: "bn", title: "" } as const;
  expect(said({ action: "update", thing: "departure", summary, detail })).toBe(`changed ${words}`);
});

test("addresses are counted, and the first of them is named", () => {
  const of = (count: number) =>
    said({
      ...({ action: "create", thing: "redirect", summary: "stored" } as const),
      detail: { what: "addresses", count, first: "/old" },
    });
  expect([of(1), of(1200)]).toEqual([
    "created the moved address “/old”",
    "created 1,200 moved addresses, the first “/old”",
  ]);
});

test("what was stored in English before, and cannot be told otherwise, says that it is English", () => {
  const of = (thing: AuditEntry["thing"], thingId: string, summary: string) =>
    auditWords({ action: "create", thing, thingId, summary, userId: "u1", detail: null });
  expect(of("settings", "languages", "Languages: English").isEnglish).toBe(true);
  expect(of("redirect", "x", "3 addresses, the first /old").isEnglish).toBe(true);
  expect(of("redirect", "x", "/old").isEnglish).toBe(false);
  expect(of("blog", "x", "3 addresses").isEnglish).toBe(false);
});

test("what is done to all at once, or to the site, is told without a name", () => {
  const lines = [
    said({ action: "delete", thing: "enquiry", thingId: "" }),
    said({ action: "delete", thing: "enquiry", summary: "RH-7K3Q" }),
    said({ action: "update", thing: "backup", thingId: "plan" }),
    said({ action: "update", thing: "settings", thingId: "types" }),
    said({ action: "update", thing: "settings", thingId: "security", summary: "2026-11-25" }),
    said({ action: "update", thing: "settings", thingId: "security" }),
  ];
  expect(lines).toEqual([
    "deleted the example enquiries",
    "deleted the enquiry “RH-7K3Q”",
    "changed how backups are made",
    "changed the names of the types of posts",
    "asked everybody for a second factor from 25 November 2026",
    "stopped asking everybody for a second factor",
  ]);
});

test("what nobody known did is told with the address that they used; what is no such deed, as ever", () => {
  const by = { userId: null, summary: "nadia@rihla.example", thing: "user" } as const;
  const lines = [
    said({ ...by, action: "failed-sign-in" }),
    said({ ...by, action: "second-factor-end" }),
    said({ ...by, action: "password-reset" }),
    said({ ...by, action: "sign-in" }),
    said({ action: "delete", thing: "blog", thingId: "", summary: "Six days" }),
    said({ action: "update", thing: "enquiry", thingId: "", summary: "RH-7K3Q" }),
  ];
  expect(lines).toEqual([
    "failed to sign in as “nadia@rihla.example”",
    "turned off the second factor of “nadia@rihla.example”",
    "set a new password for “nadia@rihla.example”",
    "signed in",
    "deleted the post “Six days”",
    "changed the enquiry “RH-7K3Q”",
  ]);
});
