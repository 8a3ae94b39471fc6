import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { keyOf } from "#contracts/old-address.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import type { Colleagues } from "#server/workers/colleagues.ts";
import { type Asked, isOpening, pathOf } from "./asked.ts";
import { createCounter } from "./counter.ts";

const DAY_MS = 86_400_000;
const MOST_VISITS = 20_000;
const MOST_PATHS = 5000;

/** An old page has a shorter one; and where an @ stands it may say who somebody is. */
const LONGEST_PATH = 200;

/** What robots try on every site, and files that belong to a page. */
const NOISE =
  /\/\.|@|\/wp-|xmlrpc|phpmyadmin|\/(cgi-bin|vendor|node_modules|backup|config|server-status|actuator|solr|hnap1|boaform)\b|\.(env|git|sql|bak|old|zip|gz|tgz|tar|rar|ini|conf|log|ya?ml|json|xml|txt|js|mjs|css|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|mp[34]|sh|exe|pem|key)$/;

/** Many robots try names of programs; people come to one from a page that links to it. */
const PROGRAM = /\.(php\d?|aspx?|jspx?|cgi|pl|do|action)(\/|$)/;

/** @returns its key; null: it is none that an old page could have had */
export function unknownPath(asked: Asked): string | null {
  const path = isOpening(asked) && isForReading(asked) ? keyOf(pathOf(asked)) : null;
  if (!path || path.length > LONGEST_PATH || NOISE.test(path)) return null;
  return PROGRAM.test(path) && !asked.header("Referer") ? null : path;
}

/** Not a picture, a script, or what a page asks for by itself. */
function isForReading({ header }: Asked): boolean {
  const what = header("Sec-Fetch-Dest");
  return what ? what === "document" : (header("Accept") ?? "").includes("text/html");
}

type UnknownCounterDeps = {
  site: Pick<Site, "unknownPath">;
  log: Logger;
  /** Of whom one counts for all, or the same people would count once for each; null: there are none. */
  colleagues?: Colleagues | null;
};

type Asking = { path: string; address: string };

/**
 * Counts for how many people an address was not there: the same network counts once a day, and what
 * one alone asks for is not stored. Who they are is kept as a hash, in memory, for that day.
 */
export function createUnknownCounter({ site, log, colleagues = null }: UnknownCounterDeps) {
  const secret = randomBytes(32);
  const visits = new LRUCache<string, true>({ max: MOST_VISITS, ttl: DAY_MS });
  const visitors = new LRUCache<string, number>({ max: MOST_PATHS });
  const counter = createCounter({ write: site.unknownPath.add, log, what: "unknown-addresses" });

  function note({ path, address }: Asking): void {
    const visit = createHmac("sha256", secret).update(`${address} ${path}`).digest("base64");
    if (visits.has(visit)) return;
    visits.set(visit, true);
    const before = visitors.get(path) ?? 0;
    visitors.set(path, before + 1);
    if (before > 0) counter.count(path, before === 1 ? 2 : 1);
  }

  colleagues?.onTold("unknown-address", note);

  return {
    flush: counter.flush,

    /** @param address of the network that asks */
    count(path: string, address: string): void {
      if (colleagues) colleagues.tellLeader("unknown-address", { path, address });
      else note({ path, address });
    },
  };
}
