import { createMiddleware } from "hono/factory";

/**
 * Who asks with HEAD gets what GET would answer without its body, which nobody reads: whatever it would come from, a file
 * or a bucket, stays open unless it is told.
 */
export const endUnsentBody = createMiddleware(async (c, next) => {
  await next();
  if (c.req.method === "HEAD") await c.res.body?.cancel();
});
