import type { MiddlewareHandler } from "hono";
import { errorPage } from "./error-page.ts";

const READ = ["GET", "HEAD"];
const ALL = [...READ, "POST"];

/** Pages are read, and their forms are posted. Anything else is 405; so is a POST where no form is. */
export const pageMethods: MiddlewareHandler = async (c, next) => {
  if (!ALL.includes(c.req.method)) {
    const refusal = errorPage(405);
    refusal.headers.set("Allow", ALL.join(", "));
    return refusal;
  }
  await next();
  if (c.res.status === 405) c.header("Allow", READ.join(", "));
  return undefined;
};
