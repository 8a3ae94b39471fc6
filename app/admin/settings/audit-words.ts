import type { AuditDetail, AuditEntry } from "#contracts/audit.ts";
import { type Language, OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";
import { clockTimeWords } from "#i18n/clock-time.ts";
import { longDay } from "#i18n/date-words.ts";
import * as words from "#i18n/en/admin/settings.ts";
import { locale } from "#i18n/en/language.ts";
import { records } from "#i18n/en/records.ts";
import { fill, plural } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { minutesOf } from "#i18n/opening-hours.ts";
import { pageTitles } from "#i18n/titles-by-page.ts";

type Told = Pick<AuditEntry, "action" | "thing" | "thingId" | "summary" | "userId" | "detail">;

/** What somebody did, without who did it. */
export type Said = {
  /** Has "{name}" and "{language}" where these stand. */
  sentence: string;
  /** As people wrote it, or as it was stored; in any script. */
  name: string;
  /** Of a translation. */
  language?: OtherLanguage | undefined;
  /** The name is a stored text of before lines knew what they tell. */
  isEnglish?: boolean;
  /** The name is a line of the screen: it runs in the direction of the screen. */
  isOurs?: boolean;
};

const listed = new Intl.ListFormat(locale, { type: "unit" });

const PAGES: Record<string, string> = records.pages;
const GROUPS: Record<string, string> = records.settings;
const PACKAGES: Record<string, string> = pageTitles;

/** In the language of the screen, from what the line stores. */
export function auditWords(entry: Told): Said {
  const { action, thing, thingId, summary } = entry;
  if (entry.detail) return detailWords(entry, entry.detail);
  if (action === "export" && thing === "enquiry") return whole(of(action, words.theList));
  if (thing === "user" && action === "update") return whole(of(action, words.theirProfile));
  if (thing === "enquiry" && action === "delete" && thingId === "")
    return whole(of(action, words.theExamples));
  if (thing === "backup" && thingId === "plan") return whole(words.backupsChanged);
  if (thing === "settings" && thingId === "types") return whole(words.typeNames);
  if (thing === "settings" && thingId === "security") return dutyWords(summary);
  return strangerWords(entry) ?? (ownName(entry) === null ? namedWords(entry) : placeWords(entry));
}

const whole = (sentence: string, name = ""): Said => ({ sentence, name });

const of = (action: Told["action"], thing: string) => fill(words.actions[action].of, { thing });

function detailWords({ action, thing, thingId, summary }: Told, detail: AuditDetail): Said {
  switch (detail.what) {
    case "translation": {
      const { language, title } = detail;
      const name =
        ownName({ thing, thingId }) ?? (title || beforeEnd(summary, ofLanguage(language)));
      return { ...whole(of(action, translated(thing)), name), language };
    }
    case "languages":
      return {
        ...whole(words.siteLanguages, listed.format(detail.shown.map(isolatedName))),
        isOurs: true,
      };
    case "addresses":
      return whole(plural(words.movedAddresses, detail.count, { name: "{name}" }), detail.first);
    case "backup-time":
      return detail.at === null
        ? whole(words.backupsOff)
        : whole(words.backupsAt, clockOf(detail.at));
    case "backup-key":
      return detail.key === null
        ? whole(words.backupsUnlocked)
        : whole(words.backupsLocked, detail.key);
  }
}

/** Each in a script of its own. */
const isolatedName = (language: Language) => `\u2068${languageNames[language]}\u2069`;

const translated = (thing: Told["thing"]) =>
  fill(words.inLanguage, { thing: words.things[thing], language: "{language}" });

function clockOf(at: string): string {
  const minutes = minutesOf(at);
  return Number.isFinite(minutes) ? clockTimeWords(minutes) : at;
}

const dutyWords = (since: string): Said =>
  since === "" ? whole(words.dutyEnded) : whole(words.dutyBegan, longDay(since));

/** By nobody known. */
function strangerWords({ action, userId, summary: name }: Told): Said | null {
  if (userId !== null || name === "") return null;
  if (action === "failed-sign-in") return whole(words.failedSignInAs, name);
  if (action === "second-factor-end") return whole(words.secondFactorOffFor, name);
  if (action === "password-reset") return whole(words.passwordSetFor, name);
  return null;
}

/** What is stored behind the name of a translation. */
const ofLanguage = (language: OtherLanguage) => ` (${languageNames[language]})`;

const beforeEnd = (text: string, end: string) =>
  text.endsWith(end) ? text.slice(0, -end.length) : text;

/** What there is once is called by words of ours, whatever was stored; empty: its sentence has no name. */
function ownName({ thing, thingId }: Pick<Told, "thing" | "thingId">): string | null {
  if (thing === "home") return "";
  if (thing === "page") return PAGES[thingId] ?? null;
  if (thing === "settings") return GROUPS[thingId] ?? null;
  if (thing === "inclusions") return PACKAGES[thingId] ?? null;
  return null;
}

/** Older lines have the language of a translation behind what was stored as the name. */
function placeWords({ action, thing, thingId, summary }: Told): Said {
  const name = ownName({ thing, thingId }) ?? "";
  const language = OTHER_LANGUAGES.find((one) => summary.endsWith(ofLanguage(one)));
  return language
    ? { ...whole(of(action, translated(thing)), name), language }
    : whole(of(action, words.things[thing]), name);
}

const ABOUT_THEMSELVES = /sign-in|registration|password|passkey|second-factor|recovery/;

function namedWords({ action, thing, thingId, summary: name }: Told): Said {
  if (ABOUT_THEMSELVES.test(action) || name === "") return whole(words.actions[action].alone);
  const isEnglish =
    (thing === "settings" && thingId === "languages") ||
    (thing === "redirect" && !name.startsWith("/"));
  return { ...whole(of(action, words.things[thing]), name), isEnglish };
}
