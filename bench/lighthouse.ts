import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { OTHER_LANGUAGES, pathIn } from "#contracts/languages.ts";
import { median } from "./numbers.ts";
import type { BenchSite } from "./site.ts";

/** The median of the tries, and from the least to the most of them. */
export type LighthouseRow = {
  page: string;
  lcpMs: number;
  lcp: string;
  tbtMs: number;
  tbt: string;
} & Record<Category, number> & { performances: string; failed: string[] };

type Try = { lcpMs: number; tbtMs: number; failed: string[] } & Record<Category, number>;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

const PAGES = {
  home: "/",
  package: "/packages/umrah",
  list: "/blog",
  post: "/blog/first-umrah-with-elderly-parents",
  comparison: "/packages/umrah/compare?d=d-umrah-feb-direct&d=d-umrah-feb-via-riyadh",
  papers: "/work-visa/papers/malaysia/general",
  trust: "/trust",
};
const TRANSLATED = ["home", "package", "post"] as const;

/** Search engines are told to leave it out. */
const UNLISTED = ["comparison"];

const TRIES = 5;

/** The pages that are looked at, and those of the other languages among them. */
const LOOKED_AT: readonly { page: string; address: string }[] = [
  ...Object.entries(PAGES).map(([page, address]) => ({ page, address })),
  ...OTHER_LANGUAGES.flatMap((language) =>
    TRANSLATED.map((page) => ({
      page: `${language}: ${page}`,
      address: pathIn(language, PAGES[page]),
    })),
  ),
];

/** As a phone on a slow line sees it, Lighthouse's own throttling. */
export async function measureLighthouse(
  site: BenchSite,
  chromePath: string,
): Promise<LighthouseRow[]> {
  const chromeFlags = ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const chrome = await launch({ chromePath, chromeFlags });
  const rows: LighthouseRow[] = [];
  try {
    for (const { page, address } of LOOKED_AT) {
      const tries: Try[] = [];
      while (tries.length < TRIES) tries.push(await look(page, site.url + address, chrome.port));
      rows.push(rowOf(page, tries));
    }
  } finally {
    chrome.kill();
  }
  return rows;
}

function rowOf(page: string, tries: readonly Try[]): LighthouseRow {
  const each = (of: (one: Try) => number) => tries.map(of);
  const lcp = each(({ lcpMs }) => lcpMs);
  const tbt = each(({ tbtMs }) => tbtMs);
  const performances = each(({ performance }) => performance);
  const least = (category: Category) => Math.min(...each((one) => one[category]));
  return {
    page,
    lcpMs: median(lcp),
    lcp: spread(lcp),
    tbtMs: median(tbt),
    tbt: spread(tbt),
    performance: median(performances),
    performances: spread(performances),
    accessibility: least("accessibility"),
    "best-practices": least("best-practices"),
    seo: least("seo"),
    failed: [...new Set(tries.flatMap(({ failed }) => failed))],
  };
}

const spread = (values: readonly number[]): string =>
  `${Math.min(...values)} to ${Math.max(...values)}`;

async function look(page: string, url: string, port: number): Promise<Try> {
  const result = await lighthouse(url, {
    port,
    logLevel: "silent",
    output: "json",
    onlyCategories: [...CATEGORIES],
    skipAudits: UNLISTED.includes(page) ? ["is-crawlable"] : null,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { categories, audits } = result.lhr;
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const failed = CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim());
  const ms = (audit: string) => Math.round(audits[audit]?.numericValue ?? 0);
  return {
    lcpMs: ms("largest-contentful-paint"),
    tbtMs: ms("total-blocking-time"),
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    failed,
  };
}
