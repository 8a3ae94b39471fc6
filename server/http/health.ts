import { Hono } from "hono";
import type { Whys } from "#server/data-folder/watch-files.ts";
import { isMigrated } from "#server/db/migrate.ts";
import type { Db } from "#server/db/schema.ts";

/** Whoever asks meanwhile hears the same: anybody may ask, and no query of a visitor waits for theirs. */
const LOOK_MS = 1000;

/**
 * /healthz: the process answers. /readyz: the database does too, its schema is ours, and it can be written; that
 * pictures are gone it says, but the site is read and written without them.
 */
export function health(db: Db, { whyNotStored, whyNotFound }: Whys): Hono {
  const headers = { "Cache-Control": "no-store" };
  const isReady = lookNowAndThen(() => isMigrated(db).catch(() => false));
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "alive" }, 200, headers))
    .get("/readyz", async (c) => {
      const message = whyNotStored();
      if (message) return c.json({ status: "not ready", message }, 503, headers);
      if (!(await isReady())) return c.json({ status: "not ready" }, 503, headers);
      const gone = whyNotFound();
      return c.json({ status: "ready", ...(gone && { message: gone }) }, 200, headers);
    });
}

function lookNowAndThen(look: () => Promise<boolean>): () => Promise<boolean> {
  let last = Promise.resolve(false);
  let until = 0;
  return () => {
    if (performance.now() < until) return last;
    until = Number.POSITIVE_INFINITY;
    last = look().finally(() => {
      until = performance.now() + LOOK_MS;
    });
    return last;
  };
}
