import { COMMON_WORD, RARE_WORD } from "./fill-posts.ts";
import { quantile, round } from "./numbers.ts";
import type { BenchSite } from "./site.ts";

export type GrowthRow = {
  place: string;
  posts: number;
  p50Ms: number;
  p99Ms: number;
  /** Of the p50 with the fewest posts. */
  growth: number;
};

/** Asks past the cache: it is somebody's who was signed in once. */
const NOBODY = "rihla.session_token=nobody";

type Place = { path: string | ((site: BenchSite) => string); isForStaff?: true };

const PLACES: Record<string, Place> = {
  home: { path: "/" },
  package: { path: "/packages/umrah" },
  post: { path: "/blog/filled-50" },
  list: { path: "/blog" },
  "list, page 4": { path: "/blog?page=4" },
  "list of a type": { path: "/blog?type=Umrah" },
  "list of the API": { path: "/api/blogs?limit=20" },
  "search, a common word": { path: `/api/blogs?limit=20&q=${COMMON_WORD}` },
  "search, a rare word": { path: `/api/blogs?limit=20&q=${RARE_WORD}` },
  "search, a beginning": { path: "/api/blogs?limit=20&q=pas" },
  "search of the blog page": { path: `/blog?q=${COMMON_WORD}` },
  "admin list": { path: "/admin/blog", isForStaff: true },
  "where a picture is used": { path: ({ edited }) => edited.use, isForStaff: true },
  "history of a post": { path: ({ edited }) => edited.history, isForStaff: true },
  "its oldest version": { path: ({ edited }) => edited.oldest, isForStaff: true },
};

const WARM_UP = 10;
const TIMES = 60;

/** Each place with the cache out of the way; the sites take turns, so that they share the weather. */
export async function measureGrowth(sites: BenchSite[]): Promise<GrowthRow[]> {
  const rows: GrowthRow[] = [];
  for (const [place, { path, isForStaff }] of Object.entries(PLACES)) {
    const times = sites.map((): number[] => []);
    for (let turn = 0; turn < WARM_UP + TIMES; turn++) {
      for (const [index, site] of sites.entries()) {
        const address = typeof path === "string" ? path : path(site);
        const ms = await timeOf(site.url + address, isForStaff ? site.cookie : NOBODY);
        if (turn >= WARM_UP) times[index]?.push(ms);
      }
    }
    const [fewest = []] = times;
    for (const [index, { posts }] of sites.entries()) {
      const own = times[index] ?? [];
      const p50 = quantile(own, 0.5);
      const growth = round(p50 / quantile(fewest, 0.5));
      rows.push({ place, posts, p50Ms: round(p50), p99Ms: round(quantile(own, 0.99)), growth });
    }
  }
  return rows;
}

async function timeOf(url: string, cookie: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { cookie }, redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - started;
}
