import type { Hook } from "@hono/zod-openapi";
import type { Context, ErrorHandler, MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { TrieRouter } from "hono/router/trie-router";
import type { ErrorBody } from "#contracts/error.ts";
import type { PlainErrorCode } from "#contracts/errors.ts";
import { type Refused, refusalOf } from "#contracts/refusals.ts";
import { mistakeOf } from "#contracts/zod-mistake.ts";
import { errorBody, mistakeBody } from "#i18n/error-body.ts";
import { InputError } from "#server/errors/parse-input.ts";
import { RefusedIn } from "#server/errors/refused-in.ts";
import type { Logger } from "#server/process/log.ts";
import type { ApiEnv } from "./api-env.ts";
import { withRoom } from "./with-room.ts";

/** What the caller sent breaks the schema: 400, with every mistake and where it is. */
export const refuseBadInput: Hook<unknown, ApiEnv, string, Response | undefined> = (result, c) =>
  result.success ? undefined : refuseMistakes(result.error, c);

function refuseMistakes(
  { issues: found }: { issues: Issue[] },
  c: Context,
  where: Where = {},
): Response {
  const issues = found.flatMap(issuesOf);
  const mistakes = issues.map(({ path, message }) => `${path} ${message}`).join("; ");
  return c.json<ErrorBody>({ ...errorBody("bad-input", { mistakes }), issues, ...where }, 400);
}

const MOST_UNKNOWN = 20;

type Issue = { path: PropertyKey[]; message: string; code: string; keys?: string[] };

/** One for each unknown field, so that a form can say it beside the field. */
function issuesOf({ path, message, code, keys }: Issue): NonNullable<ErrorBody["issues"]> {
  if (code !== "unrecognized_keys" || !keys) return [{ path: path.join("."), ...saidOf(message) }];
  return keys.slice(0, MOST_UNKNOWN).map((key) => ({
    path: [...path, key.slice(0, 100)].join("."),
    ...mistakeBody({ code: "unknown-field" }),
  }));
}

/** Zod says what is of a wrong type in words of its own. */
function saidOf(message: string): Pick<ErrorBody, "code" | "params" | "message"> {
  const mistake = mistakeOf(message);
  return mistake ? mistakeBody(mistake) : { message };
}

/** Broken rules in their own words. Anything unforeseen: the log gets all of it, the caller a sentence. */
export function onError(log: Logger): ErrorHandler<ApiEnv> {
  return (thrown, c) => {
    const { error, where } = whereOf(thrown);
    const refused = refusalOf(error);
    if (refused) {
      const refusal = withRoom(refused, error, c);
      // Whoever runs the server must look after the bucket, or the disk.
      if (refusal.code === "pictures-away")
        log.error({ err: error, id: c.get("requestId") }, "pictures cannot be stored or read");
      return refuseBrokenRule(refusal, c, where);
    }
    if (error instanceof InputError) return refuseMistakes(error, c, where);
    if (error instanceof HTTPException && error.status < 500) return refuseRequest(error, c);
    log.error({ err: error, id: c.get("requestId") }, "an endpoint failed");
    return c.json<ErrorBody>(errorBody("failed"), 500);
  };
}

type Where = Pick<ErrorBody, "language">;

const whereOf = (thrown: Error): { error: unknown; where: Where } =>
  thrown instanceof RefusedIn
    ? { error: thrown.cause, where: { language: thrown.language } }
    : { error: thrown, where: {} };

/** From Hono itself, which has its own words. */
function refuseRequest({ status, message }: HTTPException, c: Context): Response {
  const code = OF_HONO[status];
  return c.json<ErrorBody>(code ? errorBody(code) : { message }, status);
}

const OF_HONO: Partial<Record<number, PlainErrorCode>> = {
  400: "not-json",
  415: "not-sent-as-json",
};

function refuseBrokenRule(
  { code, params, status, path }: Refused,
  c: Context,
  where: Where,
): Response {
  const said = errorBody(code, params);
  if ("retryAfterS" in params) c.header("Retry-After", String(params.retryAfterS));
  return c.json(
    {
      ...said,
      ...(path ? { issues: [{ path, ...said }] } : {}),
      ...("current" in params && params.current !== undefined ? { current: params.current } : {}),
      ...("fields" in params && params.fields ? { fields: params.fields } : {}),
      ...where,
    },
    status,
  );
}

/**
 * Stands behind all endpoints: 405 with Allow where the path has other methods, else 404.
 * @param routes of the finished API, read at the first request
 */
export function refuseUnknown(routes: { method: string; path: string }[]): MiddlewareHandler {
  let methods: TrieRouter<string> | undefined;

  return async (c) => {
    methods ??= methodsByPath(routes);
    const [matches] = methods.match("ANY", c.req.path);
    const allowed = matches.map(([method]) => method);
    if (allowed.length === 0) {
      return c.json<ErrorBody>(errorBody("no-endpoint"), 404);
    }
    if (allowed.includes("GET")) allowed.push("HEAD");
    return c.json<ErrorBody>(errorBody("wrong-method", { method: c.req.method }), 405, {
      Allow: [...new Set(allowed)].sort(byOrder).join(", "),
    });
  };
}

const ORDER = ["GET", "HEAD", "POST", "PUT", "DELETE"];
const byOrder = (a: string, b: string) => ORDER.indexOf(a) - ORDER.indexOf(b);

function methodsByPath(routes: { method: string; path: string }[]): TrieRouter<string> {
  const router = new TrieRouter<string>();
  for (const { method, path } of routes) {
    if (method !== "ALL") router.add("ANY", path, method);
  }
  return router;
}
