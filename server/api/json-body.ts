import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ErrorBody } from "#contracts/error.ts";

const MAX_BYTES = 1024 * 1024;

/** 413 before anything is parsed. */
export const limitBody = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) =>
    c.json<ErrorBody>({ message: "This is too large: at most 1 MB can be sent at once." }, 413),
});

const JSON_TYPE = /^application\/([a-z-.]+\+)?json\b/i;

/** Another website's form can send text without asking the browser; it cannot send JSON. */
export const jsonOnly: MiddlewareHandler = async (c, next) => {
  const hasBody = c.req.raw.body !== null;
  if (!hasBody || JSON_TYPE.test(c.req.header("content-type") ?? "")) return next();
  const isEmpty = (await c.req.raw.clone().text()) === "";
  return isEmpty
    ? next()
    : c.json<ErrorBody>({ message: "The body must be JSON, sent as application/json." }, 400);
};
