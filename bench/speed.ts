import { answerOf, type Bare, startBare } from "./bare.ts";
import { type Load, load } from "./load.ts";
import { median, round } from "./numbers.ts";
import { inRounds, type Side } from "./rounds.ts";
import type { BenchSite } from "./site.ts";

export type SpeedRow = {
  posts: number;
  page: string;
  status: 200 | 304;
  perSecond: number;
  /** Of bare node:http, which answers the same bytes in the same run. */
  ofBare: number;
  p99Ms: number;
  bareP99Ms: number;
  cpuUs: number;
  bareCpuUs: number;
};

const PAGES = {
  home: "/",
  list: "/blog",
  post: "/blog/filled-50",
  package: "/packages/umrah",
  "home, Bangla": "/bn",
  "home, Arabic": "/ar",
};

/** Each page out of the cache, in rounds: ours, bare, bare, ours … */
export async function measureSpeed(sites: BenchSite[]): Promise<SpeedRow[]> {
  const rows: SpeedRow[] = [];
  for (const site of sites) {
    // Machine code ages with what it has answered: both sides are as old.
    const bare = startBare();
    try {
      for (const [page, address] of Object.entries(PAGES)) {
        for (const status of [200, 304] as const) {
          const pair = pairOf(site, bare, address, status);
          rows.push({ posts: site.posts, page, status, ...(await compare(pair)) });
        }
      }
    } finally {
      await bare.stop();
    }
  }
  return rows;
}

/** The tag is asked for each time: the home page changes by itself every minute. */
function pairOf(site: BenchSite, bare: Bare, address: string, status: 200 | 304) {
  const sideOf =
    (isOurs: boolean): Side =>
    async (seconds) => {
      const answer = await answerOf(site.url + address);
      const target = isOurs ? site : await bare.answer(answer);
      const etag = status === 304 ? answer.etag : undefined;
      return load(target, address, { seconds, etag });
    };
  return { ours: sideOf(true), bare: sideOf(false) };
}

async function compare(pair: Record<"ours" | "bare", Side>) {
  const loads = await inRounds(pair);
  const ratios = loads.ours.map(
    ({ perSecond }, turn) => perSecond / (loads.bare[turn]?.perSecond ?? 0),
  );
  const middle = (side: keyof typeof pair, value: keyof Load) =>
    median(loads[side].map((one) => one[value]));
  return {
    perSecond: Math.round(middle("ours", "perSecond")),
    ofBare: round(median(ratios)),
    p99Ms: middle("ours", "p99Ms"),
    bareP99Ms: middle("bare", "p99Ms"),
    cpuUs: round(middle("ours", "cpuUs")),
    bareCpuUs: round(middle("bare", "cpuUs")),
  };
}
