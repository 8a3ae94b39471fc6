import type { Context } from "hono";
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider } from "react-router";
import {
  accountContext,
  editingContext,
  enquiryContext,
  previewContext,
  siteContext,
  staffBarContext,
  userContext,
} from "#app/context.ts";
import { refusalOf, retryAfterOf } from "#contracts/refusals.ts";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { EnquiryIntake } from "#server/enquiries/enquiry-intake.ts";
import { callerOf } from "#server/http/caller-of.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { errorPage } from "#server/http/error-page.ts";
import type { RequestLog } from "#server/http/request-log.ts";
import { visitIn } from "#server/http/visit-of.ts";
import { visitorBuild } from "#server/http/visitor-build.ts";
import type { VisitCounts } from "#server/jobs/visit-counts.ts";
import { findPreview } from "#server/preview/find-preview.ts";
import { asPreview, leadOn, noPreview, previewAsked } from "#server/preview/preview-answer.ts";
import { previewPiece } from "#server/preview/preview-piece.ts";
import { previewSite } from "#server/preview/preview-site.ts";
import { staffBar } from "#server/preview/staff-bar.ts";
import type { Logger } from "#server/process/log.ts";
import type { Env } from "./env.ts";
import type { MailRoom } from "./mail/mail-room.ts";
import type { Site } from "./site.ts";

type PagesDeps = Pick<Accounts, "auth" | "passwordHelp"> & {
  site: Site;
  enquiryIntake: EnquiryIntake;
  mailRoom: MailRoom;
  counts: VisitCounts;
  env: Env;
  log: Logger;
};

/** Renders pages: fills what their loaders and actions see of the server, and counts what was read. */
export function createPages(deps: PagesDeps) {
  const { site, auth, passwordHelp, enquiryIntake, mailRoom, counts, env, log } = deps;
  const build = () => import("virtual:react-router/server-build");
  const adminPages = createRequestHandler(build, import.meta.env.MODE);
  // In development there is one site map, made by Vite.
  const visitorPages = import.meta.env.PROD
    ? createRequestHandler(async () => visitorBuild(await build()), import.meta.env.MODE)
    : adminPages;

  return async (c: Context<RequestLog>): Promise<Response> => {
    const cookie = c.req.header("cookie");
    const session = await auth.findSession(cookie);
    const asked = previewAsked(c.req);
    const found = asked && (await findPreview(site, { ...asked, user: session?.user ?? null }));
    if (asked && !found) return noPreview();
    if (found && "leadsTo" in found) return leadOn(found.leadsTo);
    if (found?.opened && c.req.header("accept") === "application/json") {
      return asPreview(c.json(found.opened.editing), true);
    }
    const shown = found ? previewSite(site, found) : site;
    const context = new RouterContextProvider();
    const isStaff = session !== null;
    const isFramed = c.req.header("Sec-Fetch-Dest") === "iframe";
    context.set(previewContext, found && (await previewPiece(found, { site, isStaff, isFramed })));
    const whileAway: { retryAfterS: number | null }[] = [];
    context.set(siteContext, {
      site: shown,
      publicUrl: env.PUBLIC_URL,
      reportError: (error) => {
        // What the caller did wrong (a page asked to DELETE) is answered, not a fault of ours.
        if (isRouteErrorResponse(error) && error.status < 500) return;
        if (isAway(error)) {
          whileAway.push({ retryAfterS: retryAfterOf(error) });
          return;
        }
        log.error({ err: error, id: c.get("requestId") }, "a page failed");
      },
    });
    context.set(userContext, session?.user ?? null);
    context.set(editingContext, found?.opened !== undefined);
    const isData = c.req.path.endsWith(".data");
    const isSeen = isStaff && !found && !isFramed && !isData && c.req.method === "GET";
    const by = session?.user._id ?? "";
    context.set(staffBarContext, isSeen ? await staffBar(c.req.path, { site, by }) : null);
    context.set(accountContext, {
      signIn: (login) => auth.signIn(login, callerOf(c, env)),
      register: (registration) => auth.register(registration, callerOf(c, env)),
      signOut: () => auth.signOut(cookie),
      canMail: mailRoom.isSending,
      forgotPassword: (email) => passwordHelp.request(email, callerOf(c, env)),
      resetPassword: (token, password) => passwordHelp.reset(token, password, callerOf(c, env)),
    });
    context.set(enquiryContext, {
      issueToken: enquiryIntake.issueToken,
      receive: (enquiry, guards) => enquiryIntake.receive(enquiry, guards, clientAddress(c, env)),
    });
    const pages = /^\/admin\b/.test(c.req.path) ? adminPages : visitorPages;
    const rendered = await pages(c.req.raw, context);
    const [away] = whileAway;
    const answer = away ? comeAgain(rendered, away.retryAfterS) : rendered;
    const response = found ? asPreview(answer, isStaff) : answer;
    if (!session) {
      if (!found) counts.answered(visitIn(c, env), response.status);
      return response;
    }
    const headers = new Headers(response.headers);
    for (const value of session.cookies) headers.append("Set-Cookie", value);
    // What one user sees must not be kept for the next.
    headers.set("Cache-Control", "private, no-store");
    const { body, status, statusText } = response;
    return new Response(body, { status, statusText, headers });
  };
}

/** What fails for want of the database. */
const isAway = (error: unknown) => refusalOf(error)?.status === 503;

/** A page says so in words; to a client navigation the answer tells which part failed, and is left. */
function comeAgain(response: Response, retryAfterS: number | null): Response {
  if (response.headers.get("Content-Type")?.startsWith("text/html")) {
    return errorPage(503, retryAfterS);
  }
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  if (retryAfterS !== null) headers.set("Retry-After", String(retryAfterS));
  return new Response(response.body, { status: 503, headers });
}
