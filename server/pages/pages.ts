import type { Context } from "hono";
import { languageAt } from "#contracts/languages.ts";
import type { Session } from "#server/accounts/auth.ts";
import { isAccountPage } from "#server/http/body-limits.ts";
import { staffPages, visitorPages } from "#server/http/page-builds.ts";
import type { RequestLog } from "#server/http/request-log.ts";
import { visitIn } from "#server/http/visit-of.ts";
import type { VisitCounts } from "#server/jobs/visit-counts.ts";
import { findPreview } from "#server/preview/find-preview.ts";
import { asPreview, leadOn, noPreview, previewAsked } from "#server/preview/preview-answer.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import { createPageContext, isAdmin, type PageAsked, type PageDeps } from "./page-context.ts";
import { createPageFaults } from "./page-faults.ts";

type PagesDeps = PageDeps & { counts: VisitCounts; log: Logger };

/** Renders pages, and counts what was read. */
export function createPages(deps: PagesDeps) {
  const { site, auth, counts, env, log } = deps;
  const build = () => import("virtual:react-router/server-build");
  const adminPagesIn = staffPages(build);
  const pagesIn = visitorPages(build);
  const contextOf = createPageContext(deps);

  return async (c: Context<RequestLog>): Promise<Response> => {
    const asked = await find(c);
    return asked instanceof Response ? asked : render(c, asked);
  };

  /** What is asked for; an answer where it is no page. */
  async function find(c: Context): Promise<PageAsked | Response> {
    const written = languageAt(c.req.path);
    // Whoever needs a second factor first is a visitor elsewhere; the admin area leads them to it.
    const findSession = isAdmin(written.path) ? auth.findAnySession : auth.findSession;
    const session = await findSession(c.req.header("cookie"));
    const wanted = previewAsked({ url: c.req.url, path: written.path });
    // A language is prepared before it is shown.
    const { language, path } = wanted ? written : await shownAt(written, c.req.path, site);
    if (language !== "en" && isWithoutPrefix(path)) return leadOn(withoutPrefix(c.req.url));
    const isFramed = c.req.header("Sec-Fetch-Dest") === "iframe";
    const asked = { session, language, path, isFramed };
    if (!wanted) return { ...asked, preview: null };

    const user = session?.user ?? null;
    const preview = await findPreview(site, { ...wanted, language, isFramed, user });
    if (!preview) return noPreview(c.req.path);
    if ("leadsTo" in preview) return leadOn(preview.leadsTo);
    return preview.opened && c.req.header("accept") === "application/json"
      ? asPreview(c.json(preview.opened.editing), true)
      : { ...asked, preview };
  }

  async function render(c: Context<RequestLog>, asked: PageAsked): Promise<Response> {
    const { session, language, path, preview } = asked;
    const faults = createPageFaults(log, c);
    const context = await contextOf(c, asked, faults.report);
    const pages = isAdmin(path)
      ? adminPagesIn[session?.user.language ?? "en"]
      : pagesIn(language, path);
    const answer = faults.answer(await pages(c.req.raw, context));
    const response = preview ? asPreview(answer, session !== null) : answer;
    if (session) return forStaff(response, session);
    if (!preview) counts.answered(visitIn(c, env), response.status);
    return response;
  }
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

/** Their language belongs to the person. */
const isWithoutPrefix = (path: string): boolean => isAdmin(path) || isAccountPage(path);

/** As it was written: a decoded path may hold what no header takes. */
function withoutPrefix(url: string): string {
  const { pathname, search } = new URL(url);
  return languageAt(pathname).path + search;
}

/** What one user sees must not be kept for the next. */
function forStaff({ body, status, statusText, headers: given }: Response, { cookies }: Session) {
  const headers = new Headers(given);
  for (const value of cookies) headers.append("Set-Cookie", value);
  headers.set("Cache-Control", "private, no-store");
  return new Response(body, { status, statusText, headers });
}
