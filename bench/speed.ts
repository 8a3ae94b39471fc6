import { answerOf, type Bare, startBare } from "./bare.ts";
import { type Load, load } from "./load.ts";
import { median, round } from "./numbers.ts";
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
};

/** Short ones, so that both sides of a round have the same weather. */
const ROUNDS = 12;
const ROUND_S = 0.5;
/** Until the machine code is as good as it gets, on either side. */
const WARM_UP_S = 2;

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

type Side = "ours" | "bare";
type Pair = Record<Side, (seconds?: number) => Promise<Load>>;

/** The tag is asked for each time: the home page changes by itself every minute. */
function pairOf(site: BenchSite, bare: Bare, address: string, status: 200 | 304): Pair {
  const run = async (side: Side, seconds = ROUND_S) => {
    const answer = await answerOf(site.url + address);
    const target = side === "ours" ? site : await bare.answer(answer);
    const etag = status === 304 ? answer.etag : undefined;
    return load(target, address, { seconds, etag });
  };
  return { ours: (seconds) => run("ours", seconds), bare: (seconds) => run("bare", seconds) };
}

async function compare(pair: Pair) {
  const loads: Record<Side, Load[]> = { ours: [], bare: [] };
  await pair.ours(WARM_UP_S);
  await pair.bare(WARM_UP_S);
  for (let turn = 0; turn < ROUNDS; turn++) {
    // Whoever is second finds a warmer machine.
    const order: Side[] = turn % 2 === 0 ? ["ours", "bare"] : ["bare", "ours"];
    for (const side of order) loads[side].push(await pair[side]());
  }
  const ratios = loads.ours.map(
    ({ perSecond }, turn) => perSecond / (loads.bare[turn]?.perSecond ?? 0),
  );
  const middle = (side: Side, value: keyof Load) => median(loads[side].map((one) => one[value]));
  return {
    perSecond: Math.round(middle("ours", "perSecond")),
    ofBare: round(median(ratios)),
    p99Ms: middle("ours", "p99Ms"),
    bareP99Ms: middle("bare", "p99Ms"),
    cpuUs: round(middle("ours", "cpuUs")),
    bareCpuUs: round(middle("bare", "cpuUs")),
  };
}
