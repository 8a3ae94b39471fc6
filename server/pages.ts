import type { Context } from "hono";
import { isRouteErrorResponse, RouterContextProvider } from "react-router";
import {
  accountContext,
  apartMarkupContext,
  backupsContext,
  editingContext,
  enquiryContext,
  importsContext,
  type PageLanguages,
  pageLanguagesContext,
  previewContext,
  siteContext,
  staffBarContext,
  systemContext,
  userContext,
} from "#app/context.ts";
import { languageAt } from "#contracts/languages.ts";
import { refusalOf, retryAfterOf } from "#contracts/refusals.ts";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { BackupsOf } from "#server/backup/backups.ts";
import { readIn } from "#server/content/read-in.ts";
import type { EnquiryIntake } from "#server/enquiries/enquiry-intake.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { isAccountPage } from "#server/http/body-limits.ts";
import { callerOf } from "#server/http/caller-of.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { errorPage } from "#server/http/error-page.ts";
import { staffPages, visitorPages } from "#server/http/page-builds.ts";
import type { RequestLog } from "#server/http/request-log.ts";
import { visitIn } from "#server/http/visit-of.ts";
import type { Imports } from "#server/import/imports.ts";
import type { VisitCounts } from "#server/jobs/visit-counts.ts";
import type { Library } from "#server/media/library.ts";
import { createMarkInPage } from "#server/pictures/mark-in-page.ts";
import { findPreview } from "#server/preview/find-preview.ts";
import { asPreview, leadOn, noPreview, previewAsked } from "#server/preview/preview-answer.ts";
import { previewPiece } from "#server/preview/preview-piece.ts";
import { previewSite } from "#server/preview/preview-site.ts";
import { staffBar } from "#server/preview/staff-bar.ts";
import type { Logger } from "#server/process/log.ts";
import type { SystemStanding } from "#server/system/system.ts";
import type { Env } from "./env.ts";
import type { MailRoom } from "./mail/mail-room.ts";
import type { Site } from "./site.ts";

type PagesDeps = Omit<Accounts, "limits"> & {
  site: Site;
  library: Pick<Library, "read">;
  enquiryIntake: EnquiryIntake;
  mailRoom: MailRoom;
  counts: VisitCounts;
  imports: Imports;
  system: SystemStanding;
  backups: Pick<BackupsOf, "state">;
  env: Env;
  log: Logger;
};

/** Renders pages: fills what their loaders and actions see of the server, and counts what was read. */
export function createPages(deps: PagesDeps) {
  const { site, auth, passwordHelp, enquiryIntake, mailRoom, counts, env, log } = deps;
  const { passkeys, secondFactor, secondStep } = deps;
  const build = () => import("virtual:react-router/server-build");
  const adminPagesIn = staffPages(build);
  const pagesIn = visitorPages(build);
  const markInPage = createMarkInPage(deps.library.read);

  return async (c: Context<RequestLog>): Promise<Response> => {
    const cookie = c.req.header("cookie");
    const written = languageAt(c.req.path);
    // Whoever needs a second factor first is a visitor elsewhere; the admin area leads them to it.
    const find = isAdmin(written.path) ? auth.findAnySession : auth.findSession;
    const session = await find(cookie);
    const asked = previewAsked({ url: c.req.url, path: written.path });
    // A language is prepared before it is shown.
    const { language, path } = asked ? written : await shownAt(written, c.req.path, site);
    if (language !== "en" && isWithoutPrefix(path)) return leadOn(withoutPrefix(c.req.url));
    const user = session?.user ?? null;
    const isFramed = c.req.header("Sec-Fetch-Dest") === "iframe";
    const found = asked && (await findPreview(site, { ...asked, language, isFramed, user }));
    if (asked && !found) return noPreview(c.req.path);
    if (found && "leadsTo" in found) return leadOn(found.leadsTo);
    if (found?.opened && c.req.header("accept") === "application/json") {
      return asPreview(c.json(found.opened.editing), true);
    }
    const read = readIn(site, language);
    const shown = found ? previewSite(site, found) : read;
    const context = new RouterContextProvider();
    const isStaff = session !== null;
    context.set(previewContext, found && (await previewPiece(found, { site, isStaff, isFramed })));
    const whileAway: { retryAfterS: number | null }[] = [];
    context.set(siteContext, {
      site: shown,
      publicUrl: env.PUBLIC_URL,
      markInPage,
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
    const isRead = !isAdmin(path) && !path.endsWith(".data");
    if (isRead) context.set(pageLanguagesContext, asPageLanguages(site, path));
    context.set(userContext, session?.user ?? null);
    context.set(editingContext, found?.opened !== undefined);
    const isData = path.endsWith(".data");
    context.set(apartMarkupContext, isData ? null : { html: "" });
    const isSeen = isStaff && !found && !isFramed && !isData && c.req.method === "GET";
    const by = session?.user._id ?? "";
    context.set(staffBarContext, isSeen ? await staffBar(path, { site, by }) : null);
    context.set(systemContext, deps.system);
    context.set(importsContext, deps.imports);
    context.set(backupsContext, deps.backups);
    context.set(accountContext, {
      signIn: (login) => auth.signIn(login, callerOf(c, env)),
      isCodeWanted: () => secondStep.isUnderWay(cookie),
      signInByCode: (way, code) => secondStep.verify(way, code, callerOf(c, env)),
      register: (registration) => auth.register(registration, callerOf(c, env)),
      findSecurity: async () => {
        if (!session) throw new DomainError("not-found");
        const [factor, own, sessions] = await Promise.all([
          secondFactor.find(session.user._id),
          passkeys.list(session.user._id),
          site.staffSession.list(session.user._id, session.sessionId),
        ]);
        return { factor, passkeys: own, belongsTo: passkeys.belongsTo, sessions };
      },
      secondFactorDue: session?.secondFactorDue ?? null,
      findSecondFactorDuty: site.secondFactorDuty.find,
      signOut: () => auth.signOut(cookie),
      canMail: mailRoom.isSending,
      forgotPassword: (email) => passwordHelp.request(email, callerOf(c, env)),
      resetPassword: (token, password) => passwordHelp.reset(token, password, callerOf(c, env)),
    });
    context.set(enquiryContext, {
      issueToken: enquiryIntake.issueToken,
      receive: (enquiry, guards) => enquiryIntake.receive(enquiry, guards, clientAddress(c, env)),
    });
    const pages = isAdmin(path)
      ? adminPagesIn[session?.user.language ?? "en"]
      : pagesIn(language, path);
    const rendered = await pages(c.req.raw, context);
    const [away] = whileAway;
    const answer = away ? comeAgain(rendered, c.req.path, away.retryAfterS) : rendered;
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

/** A language that is not shown has no pages: what looks like one is an address that is not there. */
async function shownAt(
  written: ReturnType<typeof languageAt>,
  path: string,
  site: Pick<Site, "languages">,
) {
  const { language } = written;
  if (language === "en" || (await site.languages.isShown(language))) return written;
  return { language: "en", path } as const;
}

/** Asked for beside what the page itself needs, and once. */
function asPageLanguages(site: Pick<Site, "languages" | "pageLanguages">, path: string) {
  let asked: Promise<PageLanguages | null> | undefined;
  const ask = async () => {
    const shown = await site.languages.shown();
    return shown.length > 1 ? { path, languages: await site.pageLanguages(path, shown) } : null;
  };
  return () => {
    asked ??= ask();
    return asked;
  };
}

const isAdmin = (path: string): boolean => /^\/admin\b/.test(path);

/** Their language belongs to the person. */
const isWithoutPrefix = (path: string): boolean => isAdmin(path) || isAccountPage(path);

/** As it was written: a decoded path may hold what no header takes. */
function withoutPrefix(url: string): string {
  const { pathname, search } = new URL(url);
  return languageAt(pathname).path + search;
}

/** What fails for want of the database. */
const isAway = (error: unknown) => refusalOf(error)?.status === 503;

/** A page says so in words; to a client navigation the answer tells which part failed, and is left. */
function comeAgain(response: Response, path: string, retryAfterS: number | null): Response {
  if (response.headers.get("Content-Type")?.startsWith("text/html")) {
    return errorPage(503, { path, retryAfterS });
  }
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  if (retryAfterS !== null) headers.set("Retry-After", String(retryAfterS));
  return new Response(response.body, { status: 503, headers });
}
