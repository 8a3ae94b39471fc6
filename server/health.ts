import { Hono } from "hono";
import { isMigrated } from "./db/migrate.ts";
import type { Db } from "./db/schema.ts";

/** /healthz: the process answers. /readyz: the database does too, and its schema is ours. */
export function health(db: Db): Hono {
  const headers = { "Cache-Control": "no-store" };
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "alive" }, 200, headers))
    .get("/readyz", async (c) => {
      const isReady = await isMigrated(db).catch(() => false);
      return isReady
        ? c.json({ status: "ready" }, 200, headers)
        : c.json({ status: "not ready" }, 503, headers);
    });
}
