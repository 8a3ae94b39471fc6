import { answerOf, type BareAnswer, startBare } from "./bare.ts";
import { load } from "./load.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { median, round } from "./numbers.ts";
import { inRounds, type Side } from "./rounds.ts";
import type { BenchSite } from "./site.ts";

export type AnsweringRow = {
  who: string;
  perSecond: number;
  /** What its process spends on an answer; how many answers come depends on a client that shares the cores. */
  cpuUs: number;
  /** What this one spends to what we spend. */
  oursOfIt: number;
};

export const SAME_HEADERS = "bare node:http, the same headers";
export const THREE_HEADERS = "bare node:http, three headers";

/** What a body cannot do without. */
const LEAST = new Set(["content-type", "content-length", "content-encoding"]);

const withLeast = (answer: BareAnswer): BareAnswer => ({
  ...answer,
  headers: answer.headers.filter((_, index, all) =>
    LEAST.has((all[index & ~1] ?? "").toLowerCase()),
  ),
});

/** The home page from memory beside others that answer the same bytes; nginx where the machine has it. */
export async function measureAnswering(site: BenchSite): Promise<AnsweringRow[]> {
  const bare = startBare();
  const nginx = hasNginx() ? await startNginx(await answerOf(site.url)) : null;
  const bareWith =
    (change: (answer: BareAnswer) => BareAnswer): Side =>
    async (seconds) =>
      load(await bare.answer(change(await answerOf(site.url))), "/", { seconds });
  try {
    const loads = await inRounds<string>({
      Rihla: (seconds) => load(site, "/", { seconds }),
      [SAME_HEADERS]: bareWith((answer) => answer),
      [THREE_HEADERS]: bareWith(withLeast),
      ...(nginx && { nginx: (seconds) => load(nginx, "/", { seconds }) }),
    });
    return Object.entries(loads).map(([who, theirs]) => ({
      who,
      perSecond: Math.round(median(theirs.map(({ perSecond }) => perSecond))),
      cpuUs: round(median(theirs.map(({ cpuUs }) => cpuUs))),
      // All sides of a round have the same weather.
      oursOfIt: round(
        median(theirs.map(({ cpuUs }, turn) => cpuUs / (loads.Rihla?.[turn]?.cpuUs ?? Number.NaN))),
      ),
    }));
  } finally {
    await nginx?.stop();
    await bare.stop();
  }
}
