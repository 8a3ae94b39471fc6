import { isReadable } from "#server/http/readable-address.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** Pages that say when somebody calls back: the words follow the clock. */
const PROMISE_MS = 5 * 60 * SECOND_MS;

/** Pages whose choice is random change by themselves. */
const RANDOM_MS = 60 * SECOND_MS;

/** Longer addresses are nobody's but a flooder's. */
const LONGEST_URL = 2000;

type Rule = {
  /** The parameters of the query that change the answer. */
  params: readonly string[];
  /** How long an answer may be given again while nothing is written. */
  livesMs: number;
  /** Says so to caches in front of us too; without it the answer's own header stands. */
  cacheControl?: string;
  /** With one of these it is answered anew each time. */
  anew?: readonly string[];
  /** An API says what is wrong with any other parameter; a page does not mind it. */
  isStrict?: boolean;
};

const page = (...params: string[]): Rule => ({
  params,
  livesMs: HOUR_MS,
  cacheControl: "public, no-cache",
});
const pageWithForm = (...params: string[]): Rule => ({ ...page(...params), livesMs: PROMISE_MS });
const api = (...params: string[]): Rule => ({ params, livesMs: HOUR_MS, isStrict: true });

/** Which routes are loaded again, after a form was sent: anything may stand there. */
const ROUTES = "_routes";

const PAGES: Record<string, Rule> = {
  "/": {
    params: ["type"],
    livesMs: RANDOM_MS,
    cacheControl: `public, max-age=0, s-maxage=${RANDOM_MS / SECOND_MS}`,
  },
  "/about": page(),
  "/contact": page(),
  "/packages/umrah": pageWithForm(),
  "/packages/hajj": pageWithForm(),
  "/packages/tours": pageWithForm(),
  "/student-visa": pageWithForm(),
  "/work-visa": pageWithForm(),
  "/get-started": pageWithForm("topic"),
  "/privacy-policy": page(),
  // Strangers may search for anything: what they find would push out what everybody reads.
  "/blog": { ...page("type", "page"), anew: ["q"] },
};

const EXACT = new Map<string, Rule>([
  ...Object.entries(PAGES),
  ...Object.entries(PAGES).map(([path, rule]) => [dataPathOf(path), dataRule(rule)] as const),
  ["/feed.xml", page()],
  ["/sitemap.xml", page()],
  ["/robots.txt", page()],
  ["/manifest.webmanifest", page()],
  ["/agency.vcf", page()],
  ["/api/home", api()],
  ["/api/home/contact", api()],
  ["/api/blogs", api("limit", "offset", "type")],
  ["/api/package", api()],
  ["/api/settings", api()],
]);

/** What begins like this: posts, packages, pages of the agency, parts of the sitemap. */
const BELOW: [prefix: string, rule: Rule][] = [
  // A post, and with ".data" behind it what a client navigation asks for.
  ["/blog/", { params: [], livesMs: HOUR_MS, anew: [ROUTES] }],
  ["/api/blogs/link/", api()],
  ["/api/package/", api()],
  ["/api/pages/", api()],
  ["/sitemap-", page()],
];

function dataPathOf(path: string): string {
  return path === "/" ? "/_.data" : `${path}.data`;
}

function dataRule({ params, livesMs, anew = [] }: Rule): Rule {
  return { params, livesMs, anew: [...anew, ROUTES] };
}

export type Cacheable = Pick<Rule, "livesMs" | "cacheControl"> & {
  /** The address in the one form in which it is asked for: path, then the declared parameters. */
  key: string;
};

/** @returns null for what must be answered anew each time */
export function cacheableOf(url: string): Cacheable | null {
  if (url.length > LONGEST_URL) return null;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark + 1);
  const rule = EXACT.get(path) ?? BELOW.find(([prefix]) => path.startsWith(prefix))?.[1];
  if (!rule || !isOwnForm(path)) return null;
  const { livesMs, cacheControl } = rule;
  if (query === "") return { key: path, livesMs, cacheControl };
  // What cannot be read is refused in words, elsewhere.
  if (!isReadable(query)) return null;
  const given = new URLSearchParams(query);
  if (rule.anew?.some((name) => given.has(name))) return null;
  const kept = new URLSearchParams();
  for (const name of rule.params) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  // A repeated or unknown parameter is for the endpoint to refuse.
  if (rule.isStrict && given.size !== kept.size) return null;
  return { key: kept.size > 0 ? `${path}?${kept}` : path, livesMs, cacheControl };
}

/**
 * As our links write it. A path can be written in endless other ways (`%61`, `/../`), each a page more
 * to keep, and some of them name what does not lie below.
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
