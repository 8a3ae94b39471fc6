import type { MiddlewareHandler } from "hono";
import { errorBody } from "#i18n/error-body.ts";
import { isReadable } from "#server/cache/is-readable.ts";
import { errorPage } from "./error-page.ts";

/** Room for two filters of 200 Bangla letters each: a letter takes nine characters. */
const MAX_QUERY_LENGTH = 4096;

/**
 * Half a percent-encoding, a null byte, an endless query, a user's name or a host that cannot be
 * (`1.2.3.4.5`) in an address: 400 before any code reads it.
 */
export const readableAddress: MiddlewareHandler = async (c, next) => {
  const address = URL.parse(c.req.url);
  if (address && isAddress(address)) return next();
  if (c.req.path === "/api" || c.req.path.startsWith("/api/")) {
    return c.json(errorBody("unreadable-address"), 400);
  }
  return errorPage(400, { path: c.req.path });
};

function isAddress({ pathname, search, username, password }: URL): boolean {
  // No Request can be made of an address with a user in it.
  const isForUser = username !== "" || password !== "";
  const isShort = search.length <= MAX_QUERY_LENGTH;
  return !isForUser && isShort && isReadable(pathname) && isReadable(search);
}
