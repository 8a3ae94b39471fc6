import { setTimeout as wait } from "node:timers/promises";
import { askLink, type LinkAnswer } from "#server/outward/ask-link.ts";
import { isPublicAddress, type MayReach } from "#server/outward/public-address.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import { eachMinute } from "./each-minute.ts";

const MINUTE_MS = 60_000;
/** In between each host is asked once at most. */
const ROUND_MS = 10 * MINUTE_MS;
/** Whoever has just started has something better to do. */
const FIRST_MS = 5 * MINUTE_MS;
/** A round ends before the next one: each address takes fifteen seconds at most. */
const MOST_A_ROUND = 20;
const PAUSE_MS = 2000;

type Checking = {
  site: Pick<Site, "outwardLink" | "takeDuty">;
  /** The site that asks. */
  publicUrl: string;
  mayReach?: MayReach;
  pauseMs?: number;
  signal?: AbortSignal;
};

/**
 * Asks other sites for what public things link to, one after another. Where no site at all answers, it is our own
 * connection: nothing is held against any of them.
 */
export async function checkLinks(checking: Checking): Promise<number> {
  const { site, publicUrl, mayReach = isPublicAddress, pauseMs = PAUSE_MS, signal } = checking;
  const { due, noteThere, noteFailure, putBack } = site.outwardLink;
  const userAgent = `Rihla (${publicUrl})`;
  const silent = new Map<string, string>();
  let [asked, answered] = [0, 0];
  for (const address of await due(MOST_A_ROUND)) {
    if (asked > 0) await wait(pauseMs, null, { signal }).catch(() => null);
    if (signal?.aborted) break;
    const answer: LinkAnswer = await askLink(address, {
      mayReach,
      userAgent,
      ...(signal && { signal }),
    });
    // Cut off by the end of the process: it is asked again after that.
    if (signal?.aborted) break;
    asked += 1;
    if (answer.state === "silent") silent.set(address, answer.why);
    else if (answer.state === "failing") await noteFailure(address, answer.why);
    else await noteThere(address);
    if (answer.state === "there" || answer.state === "failing") answered += 1;
  }
  for (const [address, why] of silent) {
    await (answered > 0 ? noteFailure(address, why) : putBack(address));
  }
  return asked;
}

/** Beside answering, on one node at a time. @returns what ends it, within the address that is being asked for */
export const startCheckingLinks = (checking: Checking, log: Logger) =>
  eachMinute({
    onFailure: (error) => log.error({ err: error }, "links could not be looked at"),
    waitMs: FIRST_MS,
    async work(signal) {
      if (!(await checking.site.takeDuty("links", Date.now() + ROUND_MS))) return;
      const count = await checkLinks({ ...checking, signal });
      if (count > 0) log.info({ count }, "links to other sites looked at");
    },
  });
