import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { BACKUP_UPLOAD } from "#contracts/backup-limits.ts";
import type { ErrorBody } from "#contracts/error.ts";
import { isImportFile } from "#contracts/import-limits.ts";
import { isUpload } from "#contracts/media-limits.ts";
import { can, type PolicyName } from "#contracts/policies.ts";
import { STAFF_BYTES } from "#contracts/staff-bytes.ts";
import { errorBody } from "#i18n/error-body.ts";
import { errorSentence } from "#i18n/error-sentence.ts";
import type { Auth, Session } from "#server/accounts/auth.ts";
import type { Env } from "#server/env.ts";
import { inWords, mostBytes, visitorBytes } from "./body-limits.ts";
import { createBodyRoom } from "./body-room.ts";
import { clientAddress } from "./client-address.ts";
import { errorPage } from "./error-page.ts";
import { letTakeLong } from "./long-bodies.ts";
import { MOST_THROWN_AWAY, readBody, type Unread } from "./read-body.ts";

const MEGABYTE = 1024 * 1024;
/**
 * Strangers who send all that they may still leave room for staff, and for strangers from other
 * addresses.
 */
const VISITORS_ROOM = { most: 32 * MEGABYTE, mostOfOne: 8 * MEGABYTE };
/** One of them sends thirty long posts side by side at most; an office has one address. */
const STAFF_ROOM = { most: 32 * MEGABYTE, mostOfOne: 16 * MEGABYTE };
/** Of a worker, however many there are: the largest body of one sender. */
const LEAST_ROOM = 2 * MEGABYTE;

/** Workers together take what one would. */
const shareOf = (room: typeof STAFF_ROOM, workers: number) => ({
  most: Math.max(LEAST_ROOM, room.most / workers),
  mostOfOne: Math.max(LEAST_ROOM, room.mostOfOne / workers),
});

const RETRY_AFTER_S = 5;

const EMPTY = new Uint8Array(0);
const NOT_KEPT = { "Cache-Control": "no-store" };
const CLOSING = { ...NOT_KEPT, Connection: "close" };

export type Receiving = {
  Variables: {
    /** Whose body it is, asked before it is read: the session may end meanwhile. */
    session?: Session;
    sessionFault?: unknown;
    bodyBytes?: number;
  };
};

/**
 * Reads every body before its request takes a turn, because reading takes as long as the sender
 * wants. How much is read depends on the path, the sender and the room that is left. A refused
 * body is thrown away. An upload of somebody who may is left to what keeps it.
 */
export function receiveBody(
  auth: Pick<Auth, "findAnySession">,
  env: Pick<Env, "TRUST_PROXY"> & Partial<Pick<Env, "WORKERS">>,
) {
  const { WORKERS = 1 } = env;
  const room = {
    visitors: createBodyRoom(shareOf(VISITORS_ROOM, WORKERS)),
    staff: createBodyRoom(shareOf(STAFF_ROOM, WORKERS)),
  };

  return createMiddleware<Receiving>(async (c, next) => {
    if (!mayHaveBody(c.req.method)) return next();
    if (!hasBody(c)) {
      replaceBody(c, EMPTY);
      return next();
    }
    const { method, path } = c.req;
    const declared = Number(c.req.header("content-length") ?? 0);
    const isFile = isUpload(method, path) && !isAddress(c);
    const isTooLong = declared > (isAddress(c) ? STAFF_BYTES : mostBytes(method, path));
    const forVisitors = visitorBytes(path);
    const session = forVisitors ? null : await findSession(c, auth);
    if (session && isFile && mayUpload(session, path) && !isTooLong) {
      const incoming = incomingOf(c);
      if (incoming && path in LONG_UPLOADS) letTakeLong(incoming);
      return next();
    }

    const limit = forVisitors || (session && !isFile ? STAFF_BYTES : 0);
    const place = session ? room.staff(session.user._id) : room.visitors(clientAddress(c, env));
    // A client that asked first sends nothing, and throwing away has a limit.
    const isLeft = isTooLong && (declared > MOST_THROWN_AWAY || c.req.header("expect"));
    try {
      const body = isLeft ? "too-large" : await readBody(sourceOf(c), { limit, place });
      const [kept, unread] = typeof body === "string" ? [null, body] : [body, null];
      const how = { limit, headers: isLeft ? CLOSING : NOT_KEPT };
      const refusal = unread && refusalOf(c, unread, how);
      if (refusal) return refusal;
      c.set("bodyBytes", kept?.length ?? 0);
      // A page says it in its own words: it sees that less has arrived than its header says.
      replaceBody(c, kept, Math.max(declared, limit + 1));
      await next();
    } finally {
      place.leave();
      if (isLeft) c.header("Connection", "close");
    }
    return undefined;
  });
}

const mayHaveBody = (method: string) => !["GET", "HEAD", "TRACE"].includes(method);

/** Of hundreds of megabytes, and who may send them: at 2 Mbit/s an hour. */
const LONG_UPLOADS: Record<string, PolicyName> = {
  [BACKUP_UPLOAD]: "backups",
  "/api/imports": "imports",
};

const isAddress = ({ req }: Context): boolean =>
  req.path === "/api/imports" && !isImportFile(req.header("content-type"));

function mayUpload({ user }: Session, path: string): boolean {
  const policy = LONG_UPLOADS[path];
  return !policy || can(user, policy);
}

function hasBody(c: Context): boolean {
  const incoming = incomingOf(c);
  if (!incoming) return c.req.raw.body !== null;
  const { "transfer-encoding": coding, "content-length": length } = incoming.headers;
  return coding !== undefined || Number(length ?? 0) > 0;
}

/** A request without a socket comes from a test. */
const incomingOf = (c: Context): IncomingMessage | undefined => c.env?.incoming;

/** Node's own stream: the rest of a web stream could not be thrown away. */
const sourceOf = (c: Context): Readable =>
  incomingOf(c) ?? Readable.fromWeb(c.req.raw.body as ReadableStream);

/**
 * While the database is away it is nobody's: its body is not kept, and what needs the session says
 * why.
 */
async function findSession(
  c: Context<Receiving>,
  auth: Pick<Auth, "findAnySession">,
): Promise<Session | null> {
  try {
    const session = await auth.findAnySession(c.req.header("cookie"));
    if (session) c.set("session", session);
    return session;
  } catch (error) {
    c.set("sessionFault", error);
    return null;
  }
}

/** @param body null: there was one, of `size` bytes */
function replaceBody(c: Context, body: Uint8Array<ArrayBuffer> | null, size = 0): void {
  const { url, method, signal } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  if (body === null) headers.set("content-length", String(size));
  c.req.raw = new Request(url, { method, headers, signal, body: body?.length ? body : null });
}

/** @returns null where what is asked for answers, be it that the body is too large */
function refusalOf(
  c: Context,
  unread: Unread,
  { limit, headers }: { limit: number; headers: Record<string, string> },
): Response | null {
  switch (unread) {
    case "broken-off":
      return c.body(null, 400);
    case "no-room":
      return noRoom(c);
    case "crumbs":
      return manyParts(c);
    case "too-large":
      return limit > 0 && c.req.path.startsWith("/api/") ? tooLarge(c, limit, headers) : null;
  }
}

function tooLarge(c: Context, limit: number, headers: Record<string, string>): Response {
  const said = errorBody("body-too-large", { limit: inWords(limit) });
  return c.json<ErrorBody>(said, 413, headers);
}

function manyParts(c: Context): Response {
  return c.req.path.startsWith("/api/")
    ? c.json<ErrorBody>(errorBody("many-parts"), 400, CLOSING)
    : c.text(errorSentence("many-parts"), 400, CLOSING);
}

function noRoom(c: Context): Response {
  if (!c.req.path.startsWith("/api/")) {
    return errorPage(503, { path: c.req.path, retryAfterS: RETRY_AFTER_S });
  }
  const headers = { "Retry-After": String(RETRY_AFTER_S), ...NOT_KEPT };
  return c.json<ErrorBody>(errorBody("too-many-bodies"), 503, headers);
}
