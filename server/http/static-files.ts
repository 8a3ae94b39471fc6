import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { sendAnswer } from "#server/cache/send-answer.ts";
import { bodiesOf, type StoredAnswer } from "#server/cache/stored-answer.ts";

const YEAR_S = 31_536_000;
const HOUR_S = 3600;

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Shown on its own it is a document of ours, where scripts could run. */
const DRAWING = ".svg";
/** All that tells a browser anything about a script, a style, a font or a photograph. */
const SNIFF = "X-Content-Type-Options";

type Files = ReadonlyMap<string, StoredAnswer>;

/**
 * The files of the build, with the .br and .gz that the build put beside them: four megabytes, kept in
 * memory. Names below /assets/ hold a hash of what is in them, so they never change.
 * @param headers that guard a document; of other files they say too little to be sent with each
 * @throws when a kind of file has no type here
 */
export function readStaticFiles(root: string, headers: Record<string, string>): Files {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const isThere = new Set(names);
  const read = (file: string) => (isThere.has(file) ? readFileSync(file) : null);
  const files = new Map<string, StoredAnswer>();
  for (const file of names) {
    const extension = path.extname(file);
    if (extension === ".br" || extension === ".gz") continue;
    const type = TYPES[extension];
    if (!type)
      throw new Error(`${file}: server/http/static-files.ts knows no type for ${extension}`);
    const url = `/${path.relative(root, file).replaceAll(path.sep, "/")}`;
    const keep = url.startsWith("/assets/") ? `max-age=${YEAR_S}, immutable` : `max-age=${HOUR_S}`;
    const { [SNIFF]: sniff } = headers;
    const guards = extension === DRAWING ? headers : { ...(sniff && { [SNIFF]: sniff }) };
    const shared = { "Content-Type": type, "Cache-Control": `public, ${keep}`, ...guards };
    const plain = readFileSync(file);
    const forms = { plain, br: read(`${file}.br`), gzip: read(`${file}.gz`) };
    const bodies = bodiesOf(forms, Object.entries(shared).flat());
    files.set(url, { status: 200, isForEverybody: true, bodies, size: plain.length });
  }
  return files;
}

/** Before everything else: no log line, no middleware. @param listener answers what is no file */
export function staticFiles(files: Files, listener: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = "" } = request;
    const query = url.indexOf("?");
    const file = files.get(query < 0 ? url : url.slice(0, query));
    if (file && (method === "GET" || method === "HEAD")) sendAnswer(request, response, file);
    else listener(request, response);
  };
}
