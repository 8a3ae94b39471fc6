import { Hono } from "hono";
import type { WhyNotStored } from "#server/data-folder/watch-database.ts";
import { isMigrated } from "#server/db/migrate.ts";
import type { Db } from "#server/db/schema.ts";

/** /healthz: the process answers. /readyz: the database does too, its schema is ours, and it can be written. */
export function health(db: Db, whyNotStored: WhyNotStored): Hono {
  const headers = { "Cache-Control": "no-store" };
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "alive" }, 200, headers))
    .get("/readyz", async (c) => {
      const message = whyNotStored();
      if (message) return c.json({ status: "not ready", message }, 503, headers);
      const isReady = await isMigrated(db).catch(() => false);
      return isReady
        ? c.json({ status: "ready" }, 200, headers)
        : c.json({ status: "not ready" }, 503, headers);
    });
}
