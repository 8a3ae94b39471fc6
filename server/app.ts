/**
 * Behind the files of the build (`static-files.ts`) and the page cache. The order of middleware:
 *  1. request id and log line
 *  2. security headers
 *  3. addresses that cannot be read: 400
 *  4. what another website makes a browser send: 403
 *  5. compression of what is not compressed yet
 *  6. health
 *  7. pictures that staff uploaded
 *  8. the body, bounded: 413, and 503 when too many send
 *  9. a turn for each: 503 when too many wait
 * 10. /api
 * 11. what machines read: sitemap, robots, feed, manifest, sharing pictures
 * 12. pages: 405 for what is neither reading nor sending a form
 */
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider } from "react-router";
import { accountContext, enquiryContext, siteContext, userContext } from "#app/context.ts";
import { refusalOf, retryAfterOf } from "#contracts/refusals.ts";
import { createAccounts } from "#server/accounts/accounts.ts";
import { callerOf } from "#server/accounts/caller.ts";
import type { WhyNotStored } from "#server/data-folder/watch-database.ts";
import { createFound } from "#server/discovery/index.ts";
import { createReception } from "#server/enquiries/reception.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { health } from "#server/http/health.ts";
import { pageMethods } from "#server/http/page-methods.ts";
import { plainPage } from "#server/http/plain-page.ts";
import { readableAddress } from "#server/http/readable-address.ts";
import { receiveBody } from "#server/http/receive-body.ts";
import { type RequestLog, requestLog } from "#server/http/request-log.ts";
import { sameOrigin } from "#server/http/same-origin.ts";
import { secureHeaders } from "#server/http/secure-headers.ts";
import { takeTurns } from "#server/http/take-turns.ts";
import { visitorBuild } from "#server/http/visitor-build.ts";
import { linkRead, type ReadCounter } from "#server/jobs/read-counter.ts";
import { createApi } from "./api/index.ts";
import type { Db } from "./db/schema.ts";
import type { Site } from "./domain/index.ts";
import type { Env } from "./env.ts";
import type { Logger } from "./log.ts";
import type { MailRoom } from "./mail/mail-room.ts";
import type { Library } from "./media/library.ts";
import { serveMedia } from "./media/serve-media.ts";

type AppDeps = {
  db: Db;
  site: Site;
  mailRoom: MailRoom;
  library: Library;
  reads: ReadCounter;
  secret: string;
  whyNotStored: WhyNotStored;
  env: Env;
  log: Logger;
};

/** Starts nothing: no port, no timer. */
export function createApp(deps: AppDeps): Hono<RequestLog> {
  const { db, site, library, mailRoom, reads, secret, whyNotStored, env, log } = deps;
  const app = new Hono<RequestLog>();
  const { auth, limits, passwordHelp } = createAccounts({ db, site, secret, env });
  const reception = createReception({ site, secret });
  const build = () => import("virtual:react-router/server-build");
  const adminPages = createRequestHandler(build, import.meta.env.MODE);
  // In development there is one site map, made by Vite.
  const visitorPages = import.meta.env.PROD
    ? createRequestHandler(async () => visitorBuild(await build()), import.meta.env.MODE)
    : adminPages;

  const renderPage = async (c: Context<RequestLog>) => {
    const cookie = c.req.header("cookie");
    const session = await auth.findSession(cookie);
    const context = new RouterContextProvider();
    let retryAfterS: number | null = null;
    context.set(siteContext, {
      site,
      publicUrl: env.PUBLIC_URL,
      reportError: (error) => {
        // What the caller did wrong (a page asked to DELETE) is answered, not a fault of ours.
        if (isRouteErrorResponse(error) && error.status < 500) return;
        if (isAway(error)) {
          retryAfterS = retryAfterOf(error);
          return;
        }
        log.error({ err: error, id: c.get("requestId") }, "a page failed");
      },
    });
    context.set(userContext, session?.user ?? null);
    context.set(accountContext, {
      signIn: (login) => auth.signIn(login, callerOf(c, env)),
      register: (registration) => auth.register(registration, callerOf(c, env)),
      signOut: () => auth.signOut(cookie),
      canMail: mailRoom.isSending,
      forgotPassword: (email) => passwordHelp.request(email, callerOf(c, env)),
      resetPassword: (token, password) => passwordHelp.reset(token, password, callerOf(c, env)),
    });
    context.set(enquiryContext, {
      issueToken: reception.issueToken,
      receive: (enquiry, guards) => reception.receive(enquiry, guards, clientAddress(c, env)),
    });
    const pages = /^\/admin\b/.test(c.req.path) ? adminPages : visitorPages;
    const rendered = await pages(c.req.raw, context);
    const response = retryAfterS === null ? rendered : comeAgain(rendered, retryAfterS);
    if (!session) {
      const link = response.status === 200 ? linkRead(c.req) : null;
      if (link !== null) reads.count(link);
      return response;
    }
    const headers = new Headers(response.headers);
    for (const value of session.cookies) headers.append("Set-Cookie", value);
    // What one user sees must not be kept for the next.
    headers.set("Cache-Control", "private, no-store");
    const { body, status, statusText } = response;
    return new Response(body, { status, statusText, headers });
  };

  app.use(requestLog(log));
  app.use(secureHeaders(env));
  app.use(readableAddress);
  app.use(sameOrigin(env));
  if (import.meta.env.PROD) app.use(compress());
  app.route("/", health(db, whyNotStored));
  app.route("/", serveMedia(library));
  app.use(receiveBody(auth, env));
  app.use(takeTurns());
  app.route("/", createApi({ site, library, auth, limits, reception, mailRoom, reads, env, log }));
  app.route("/", createFound({ site, library, env }));
  app.all("*", pageMethods, renderPage);

  app.onError((error, c) => {
    if (isAway(error)) return plainPage(503, retryAfterOf(error));
    log.error({ err: error, id: c.get("requestId") }, "a page failed");
    return plainPage(500);
  });

  return app;
}

const isAway = (error: unknown) => refusalOf(error)?.status === 503;

/** A page says so in words; to a client navigation the answer tells which part failed, and is left. */
function comeAgain(response: Response, retryAfterS: number): Response {
  if (response.headers.get("Content-Type")?.startsWith("text/html")) {
    return plainPage(503, retryAfterS);
  }
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  headers.set("Retry-After", String(retryAfterS));
  return new Response(response.body, { status: 503, headers });
}
