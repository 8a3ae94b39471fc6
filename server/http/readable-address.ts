import type { MiddlewareHandler } from "hono";
import { errorSentence } from "#i18n/error-sentence.ts";
import { plainPage } from "./plain-page.ts";

/** Two filters of 200 Bangla letters each, nine characters a letter, are a fair query. */
const MAX_QUERY_LENGTH = 4096;

/** Half a percent-encoding, a null byte or an endless query names nothing: 400 before any code reads it. */
export const readableAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (isReadable(pathname) && search.length <= MAX_QUERY_LENGTH && isReadable(search)) {
    return next();
  }
  if (pathname === "/api" || pathname.startsWith("/api/")) {
    return c.json({ message: errorSentence("unreadable-address") }, 400);
  }
  return plainPage(400);
};

/** @param part a path or a query, still encoded */
export function isReadable(part: string): boolean {
  try {
    return !decodeURIComponent(part.replaceAll("+", " ")).includes("\0");
  } catch {
    return false;
  }
}
