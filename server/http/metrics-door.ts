import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { Metrics } from "#server/metrics/metrics.ts";
import { METRICS_TYPE, metricsText } from "#server/metrics/metrics-text.ts";

const BEARER = /^bearer +(\S+)$/i;

const NO_STORE = { "Cache-Control": "no-store" };

/** Of the same length whatever is given: comparing tells nothing of either. */
const digest = (text: string) => createHash("sha256").update(text).digest();

/** For whoever watches over the server. Without a token there is no such page. */
export function metricsDoor(metrics: Pick<Metrics, "read">, token: string | undefined): Hono {
  const door = new Hono();
  if (token === undefined) return door;
  const expected = digest(token);
  return door.get("/metrics", async (c) => {
    const [, given = ""] = BEARER.exec(c.req.header("Authorization") ?? "") ?? [];
    if (!timingSafeEqual(digest(given), expected)) {
      return c.text("", 401, { ...NO_STORE, "WWW-Authenticate": "Bearer" });
    }
    const text = metricsText(await metrics.read());
    return c.body(text, 200, { ...NO_STORE, "Content-Type": METRICS_TYPE });
  });
}
