import type { MiddlewareHandler } from "hono";
import type { ErrorBody } from "#contracts/error.ts";
import { errorBody } from "#i18n/error-body.ts";

const JSON_TYPE = /^application\/([a-z-.]+\+)?json\b/i;

/** Another website's form can send text without asking the browser; it cannot send JSON. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const hasBody = c.req.raw.body !== null;
  if (!hasBody || JSON_TYPE.test(c.req.header("content-type") ?? "")) return next();
  return c.json<ErrorBody>(errorBody("not-sent-as-json"), 400);
};
