import type { Hook } from "@hono/zod-openapi";
import type { Context, ErrorHandler, MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { TrieRouter } from "hono/router/trie-router";
import type { ErrorBody } from "#contracts/error.ts";
import { REFUSALS, type Refusal } from "#contracts/refusals.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Logger } from "#server/log.ts";
import type { ApiEnv } from "./api-env.ts";
import { InputError } from "./parse-input.ts";

/** What the caller sent breaks the schema: 400, with every mistake and where it is. */
export const refuseBadInput: Hook<unknown, ApiEnv, string, Response | undefined> = (result, c) =>
  result.success ? undefined : refuseMistakes(result.error, c);

function refuseMistakes({ issues: found }: { issues: Issue[] }, c: Context): Response {
  const issues = found.flatMap(issuesOf);
  const mistakes = issues.map(({ path, message }) => `${path} ${message}`).join("; ");
  return c.json<ErrorBody>({ message: `The request has a mistake: ${mistakes}.`, issues }, 400);
}

const MOST_UNKNOWN = 20;

type Issue = { path: PropertyKey[]; message: string; code: string; keys?: string[] };

/** One for each unknown field, so that a form can say it beside the field. */
function issuesOf({ path, message, code, keys }: Issue): NonNullable<ErrorBody["issues"]> {
  if (code !== "unrecognized_keys" || !keys) return [{ path: path.join("."), message }];
  return keys.slice(0, MOST_UNKNOWN).map((key) => ({
    path: [...path, key.slice(0, 100)].join("."),
    message: "is not a field of this",
  }));
}

/** Broken rules in their own words. Anything unforeseen: the log gets all of it, the caller a sentence. */
export function onError(log: Logger): ErrorHandler<ApiEnv> {
  return (error, c) => {
    if (error instanceof DomainError) return refuseBrokenRule(error, c);
    if (error instanceof InputError) return refuseMistakes(error, c);
    if (error instanceof HTTPException && error.status < 500) return refuseRequest(error, c);
    log.error({ err: error, id: c.get("requestId") }, "an endpoint failed");
    return c.json<ErrorBody>(
      { message: "Something went wrong on our side. Please try again." },
      500,
    );
  };
}

/** Of Hono itself, which says it in words of its own. */
function refuseRequest({ status, message }: HTTPException, c: Context): Response {
  return c.json<ErrorBody>({ message: WORDS[status] ?? message }, status);
}

const WORDS: Partial<Record<number, string>> = {
  400: "The body is not JSON.",
  415: "The body must be JSON, sent as application/json.",
};

function refuseBrokenRule({ code, details }: DomainError, c: Context): Response {
  const { status, path, ...refusal }: Refusal = REFUSALS[code];
  const message = details.places
    ? `${refusal.message} ${details.places.join(", ")}.`
    : refusal.message;
  if (details.retryAfterS !== undefined) c.header("Retry-After", String(details.retryAfterS));
  return c.json(
    {
      message,
      ...(path ? { issues: [{ path, message }] } : {}),
      ...(details.current === undefined ? {} : { current: details.current }),
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
      return c.json<ErrorBody>({ message: "There is no such endpoint." }, 404);
    }
    if (allowed.includes("GET")) allowed.push("HEAD");
    const message = `This endpoint does not answer ${c.req.method} requests.`;
    return c.json<ErrorBody>({ message }, 405, {
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
