import { type Language, languageAt } from "#contracts/languages.ts";
import { ownPageLinkOf } from "#contracts/own-page-path.ts";
import { pageLinkRule } from "#contracts/page-link.ts";
import { PREVIEW } from "#contracts/preview-address.ts";
import {
  isOneAddress,
  PUBLIC_PAGES,
  type PublicPage,
  type Remembered,
} from "#contracts/public-pages.ts";
import { isReadable } from "./is-readable.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** How long a page is kept while nothing is written, by what else changes it. */
const LIVES_MS: Record<Remembered["changes"], number> = {
  "with-calendar": HOUR_MS,
  "with-clock": 5 * 60 * SECOND_MS,
  "by-chance": 60 * SECOND_MS,
};

/** Only a flood of requests has longer addresses. */
const LONGEST_URL = 2000;

type Rule = {
  /** The parameters of the query that change the answer. */
  params: readonly string[];
  /** What one of them may be; with anything else it is the answer without it. */
  known?: Remembered["known"];
  /** How long an answer may be given again while nothing is written. */
  livesMs: number;
  /** Sent to caches in front of us too; without it the answer keeps its own header. */
  cacheControl?: string;
  /** With one of these the answer is made anew each time. */
  anew?: readonly string[];
  /** The one value of ROUTES that a browser sends; with any other the answer is made anew. */
  route?: string;
  /** It may say something in any language, whatever its address. */
  isOfAll?: boolean;
  /** The API refuses any other parameter; a page ignores it. */
  isStrict?: boolean;
};

const ASK_EACH_TIME = "public, no-cache";

/** What machines read. */
const file: Rule = { params: [], livesMs: HOUR_MS, cacheControl: ASK_EACH_TIME, isOfAll: true };
const api = (...params: string[]): Rule => ({
  ...{ params, livesMs: HOUR_MS },
  ...{ isOfAll: true, isStrict: true },
});

/** Which routes' data is asked for. A browser that has the layout's asks for the page's alone. */
const ROUTES = "_routes";

function pageRule({ changes, params = [], anew = [], known = {} }: Remembered): Rule {
  const livesMs = LIVES_MS[changes];
  const forAWhile = `public, max-age=0, s-maxage=${livesMs / SECOND_MS}`;
  const cacheControl = changes === "by-chance" ? forAWhile : ASK_EACH_TIME;
  return { params, livesMs, cacheControl, anew, known };
}

function dataRule(remembered: Remembered, name: string): Rule {
  const { params, livesMs, anew = [], known = {} } = pageRule(remembered);
  return { params: [...params, ROUTES], livesMs, anew, known, route: name };
}

/** What a client navigation asks for. */
const dataPathOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

const rulesOf = ({ name, path, remembered }: PublicPage): [path: string, rule: Rule][] =>
  remembered && isOneAddress({ path })
    ? [
        [path, pageRule(remembered)],
        [dataPathOf(path), dataRule(remembered, name)],
      ]
    : [];

const IN_EACH_LANGUAGE = new Map<string, Rule>([
  ...PUBLIC_PAGES.flatMap(rulesOf),
  ["/feed.xml", file],
]);

const EXACT = new Map<string, Rule>([
  ...IN_EACH_LANGUAGE,
  ["/sitemap.xml", file],
  ["/robots.txt", file],
  ["/manifest.webmanifest", file],
  ["/agency.vcf", file],
  ["/api/home", api("lang")],
  ["/api/home/contact", api("lang")],
  ["/api/blogs", api("limit", "offset", "type", "lang")],
  ["/api/package", api("lang")],
  ["/api/pages", api("lang")],
  ["/api/settings", api("lang")],
  ["/api/languages", api()],
]);

type Below = [prefix: string, rule: Rule, data?: Rule];

/** Paths that begin like this: posts. */
const BELOW_IN_EACH_LANGUAGE = PUBLIC_PAGES.flatMap(belowOf);

/** Also packages, pages of the agency, parts of the sitemap. */
const BELOW: Below[] = [
  ...BELOW_IN_EACH_LANGUAGE,
  ["/api/blogs/link/", api("lang")],
  ["/api/package/", api("lang")],
  ["/api/pages/", api("lang")],
  ["/sitemap-", file],
];

function belowOf({ name, path, remembered }: PublicPage): Below[] {
  if (!remembered || !path.endsWith("*")) return [];
  return [[path.slice(0, -1), pageRule(remembered), dataRule(remembered, name)]];
}

function ruleOf(asked: string): Rule | undefined {
  const { language, path } = languageAt(asked);
  const exact = (language === "en" ? EXACT : IN_EACH_LANGUAGE).get(path);
  // No link of ours has a slash at its end.
  if (exact || path.endsWith("/_.data")) return exact;
  const below = language === "en" ? BELOW : BELOW_IN_EACH_LANGUAGE;
  const [, rule, data] = below.find(([prefix]) => path.startsWith(prefix)) ?? ownPageRule(path);
  return data && path.endsWith(".data") ? data : rule;
}

const OWN_PAGE = PUBLIC_PAGES.flatMap(({ name, remembered }): Below[] =>
  name === "own-page" ? [["/", pageRule(remembered), dataRule(remembered, name)]] : [],
);

/** One may be there: an address that is none is answered anew each time. */
function ownPageRule(path: string): Partial<Below> {
  const link = ownPageLinkOf(path.replace(/\.data$/, ""));
  return (link !== null && pageLinkRule(link) === null && OWN_PAGE[0]) || [];
}

export type Cacheable = Pick<Rule, "livesMs" | "cacheControl"> & {
  /** Of all that the answer says; null: it may say something in any. */
  language: Language | null;
  /** The address in the one form in which it is asked for: path, then the declared parameters. */
  key: string;
};

/** @returns null for what must be answered anew each time */
export function cacheableOf(url: string): Cacheable | null {
  if (url.length > LONGEST_URL) return null;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark + 1);
  const rule = ruleOf(path);
  if (!rule || !isOwnForm(path)) return null;
  const { livesMs, cacheControl } = rule;
  const language = rule.isOfAll ? null : languageAt(path).language;
  const found = { livesMs, cacheControl, language };
  if (query === "") return { key: path, ...found };
  // An address that cannot be read is refused elsewhere, with an explanation.
  if (!isReadable(query)) return null;
  const given = new URLSearchParams(query);
  // For one pair of eyes, or for nobody.
  if (given.has(PREVIEW)) return null;
  if (rule.anew?.some((name) => given.has(name))) return null;
  if (rule.route && given.has(ROUTES) && given.get(ROUTES) !== rule.route) return null;
  const kept = new URLSearchParams();
  for (const name of rule.params) {
    const value = given.get(name);
    if (value !== null && (rule.known?.[name]?.(value) ?? true)) kept.set(name, value);
  }
  // A repeated or unknown parameter is for the endpoint to refuse.
  if (rule.isStrict && given.size !== kept.size) return null;
  return { key: kept.size > 0 ? `${path}?${kept}` : path, ...found };
}

/**
 * As our links write it. A path can be written in endless other ways (`%61`, `/../`), each would
 * be one more page to keep, and some of them leave the folder.
 */
function isOwnForm(path: string): boolean {
  if (path === "/") return true;
  return path.split("/").slice(1).every(isOwnSegment);
}

function isOwnSegment(segment: string): boolean {
  if (/^\.{0,2}$/.test(segment)) return false;
  try {
    return encodeURIComponent(decodeURIComponent(segment)) === segment;
  } catch {
    return false;
  }
}
