import { Hono } from "hono";
import type { Library } from "#server/media/library.ts";
import { mediaType } from "#server/media/media-type.ts";

const YEAR_S = 31_536_000;

/** The original is not among them: it may say where and when it was taken. */
const FILE = /^(picture\.(jpg|png|svg)|\d{1,4}\.(avif|webp))$/;
const FOLDER = /^[0-9a-f]{20}-\d{1,5}x\d{1,5}-[0-9a-f]{6}$/;

/** A drawing opened by itself must not run or fetch anything. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `GET /media/…`: an address says what is in the file, so it never changes. */
export function serveMedia(library: Pick<Library, "read">): Hono {
  const app = new Hono();

  app.get("/media/:folder/:file", async (c, next) => {
    const { folder, file } = c.req.param();
    if (!FOLDER.test(folder) || !FILE.test(file)) return next();
    const tag = `"${folder}/${file}"`;
    const headers = {
      "Content-Type": mediaType(file),
      "Cache-Control": `public, max-age=${YEAR_S}, immutable`,
      ETag: tag,
      ...(file.endsWith(".svg") ? { "Content-Security-Policy": DRAWING_POLICY } : {}),
    };
    if (c.req.header("if-none-match")?.includes(tag)) return c.body(null, 304, headers);
    const bytes = await library.read(`${folder}/${file}`);
    if (!bytes) return next();
    return c.body(bytes, 200, { ...headers, "Content-Length": String(bytes.length) });
  });

  return app;
}
