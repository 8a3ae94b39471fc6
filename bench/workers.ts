import { readFileSync } from "node:fs";
import { answerOf } from "./bare.ts";
import { load } from "./load.ts";
import { median, round } from "./numbers.ts";
import { type BenchSite, startSite } from "./site.ts";

export type WorkersRow = {
  page: string;
  /** What a server without workers spends on an answer. */
  aloneCpuUs: number;
  /** The same of one of two workers, what their server does for them included. */
  workerCpuUs: number;
  /** Answers of two workers on two cores, to those of one process on one: reckoned from these two. */
  twoOfOne: number;
};

const PAGES: Record<string, { address: string; isTagged?: boolean; roundS?: number }> = {
  home: { address: "/" },
  post: { address: "/blog/filled-50" },
  "post, 304": { address: "/blog/filled-50", isTagged: true },
  // Searches are not remembered: each answer is made.
  "made anew": { address: "/blog?q=tide", roundS: 3 },
};

const POSTS = 100;
const ROUNDS = 8;
const ROUND_S = 1;
const WARM_UP_S = 3;
const WORKERS = 2;

/**
 * A client that shares the cores cannot keep two workers busy, and a worker that waits in between spends more on each
 * answer. So one of them answers while the other is held: what it spends then it spends on a core of its own too.
 */
export async function measureWorkers(): Promise<WorkersRow[]> {
  const alone = await startSite(POSTS);
  const crew = await startSite(POSTS, { WORKERS: String(WORKERS) });
  const [first = 0, second = 0] = childrenOf(crew.pid);
  try {
    const rows: WorkersRow[] = [];
    for (const [page, { address, isTagged = false, roundS = ROUND_S }] of Object.entries(PAGES)) {
      const sides = [
        (seconds: number) => cpuOf(alone, [], { address, isTagged, seconds }),
        // For no longer than a round: who hangs for half a minute is ended.
        (seconds: number) =>
          whileHeld(second, () => cpuOf(crew, [first], { address, isTagged, seconds })),
      ] as const;
      for (const side of sides) await side(WARM_UP_S);
      const spent: [number[], number[]] = [[], []];
      for (let turn = 0; turn < ROUNDS; turn++) {
        for (const at of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          spent[at].push(await sides[at](roundS));
        }
      }
      const [aloneUs, workerUs] = spent;
      // Both sides of a round have the same weather.
      const ofOne = aloneUs.map((us, turn) => (WORKERS * us) / (workerUs[turn] ?? Number.NaN));
      rows.push({
        page,
        aloneCpuUs: round(median(aloneUs)),
        workerCpuUs: round(median(workerUs)),
        twoOfOne: round(median(ofOne)),
      });
    }
    return rows;
  } finally {
    await crew.stop();
    await alone.stop();
  }
}

async function whileHeld<T>(worker: number, work: () => Promise<T>): Promise<T> {
  process.kill(worker, "SIGSTOP");
  try {
    return await work();
  } finally {
    process.kill(worker, "SIGCONT");
  }
}

type Asked = { address: string; isTagged: boolean; seconds: number };

async function cpuOf(
  { url, pid }: BenchSite,
  others: readonly number[],
  { address, isTagged, seconds }: Asked,
): Promise<number> {
  const etag = isTagged ? (await answerOf(url + address)).etag : undefined;
  const { cpuUs } = await load({ url, pid, others }, address, { seconds, ...(etag && { etag }) });
  return cpuUs;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean)
    .map(Number);
