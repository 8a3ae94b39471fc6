import type { MiddlewareHandler } from "hono";
import { errorPage } from "./error-page.ts";

const READ = ["GET", "HEAD"];
const ALL = [...READ, "POST"];

/** Pages take GET and HEAD, and POST where they have a form. Anything else is 405. */
export const pageMethods: MiddlewareHandler = async (c, next) => {
  if (!ALL.includes(c.req.method)) {
    const refusal = errorPage(405, { path: c.req.path });
    refusal.headers.set("Allow", ALL.join(", "));
    return refusal;
  }
  await next();
  if (c.res.status === 405) c.header("Allow", READ.join(", "));
  return undefined;
};
