import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const YEAR_S = 31_536_000;
const HOUR_S = 3600;

/** Files of the build, with the .br and .gz that the build put beside them. Hashed names never change. */
export function staticFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (file, c) => {
      c.header(
        "Cache-Control",
        file.includes("/assets/")
          ? `public, max-age=${YEAR_S}, immutable`
          : `public, max-age=${HOUR_S}`,
      );
    },
  });
}
