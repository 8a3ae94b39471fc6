import type { MiddlewareHandler } from "hono";
import { errorSentence } from "#i18n/error-sentence.ts";
import { isReadable } from "#server/cache/is-readable.ts";
import { errorPage } from "./error-page.ts";

/** Two filters of 200 Bangla letters each, nine characters a letter, are a fair query. */
const MAX_QUERY_LENGTH = 4096;

/** Half a percent-encoding, a null byte, an endless query or a user's name names nothing: 400 before any code reads it. */
export const readableAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search, username, password } = new URL(c.req.url);
  // Of a whole address with a user in it no Request can be made.
  const isForUser = username !== "" || password !== "";
  const isShort = search.length <= MAX_QUERY_LENGTH;
  if (!isForUser && isShort && isReadable(pathname) && isReadable(search)) return next();
  if (pathname === "/api" || pathname.startsWith("/api/")) {
    return c.json({ message: errorSentence("unreadable-address") }, 400);
  }
  return errorPage(400);
};
