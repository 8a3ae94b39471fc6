import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
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
import type { Language } from "#contracts/languages.ts";
import type { Session } from "#server/accounts/auth.ts";
import type { BackupsOf } from "#server/backup/backups.ts";
import { readIn } from "#server/content/read-in.ts";
import type { EnquiryIntake } from "#server/enquiries/enquiry-intake.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { RequestLog } from "#server/http/request-log.ts";
import type { Imports } from "#server/import/imports.ts";
import type { Library } from "#server/media/library.ts";
import { createMarkInPage } from "#server/pictures/mark-in-page.ts";
import type { Preview } from "#server/preview/find-preview.ts";
import { previewPiece } from "#server/preview/preview-piece.ts";
import { previewSite } from "#server/preview/preview-site.ts";
import { staffBar } from "#server/preview/staff-bar.ts";
import type { Site } from "#server/site.ts";
import type { SystemStanding } from "#server/system/system.ts";
import { type AccountDeps, accountDoor } from "./account-door.ts";

export type PageDeps = AccountDeps & {
  library: Pick<Library, "read">;
  enquiryIntake: EnquiryIntake;
  imports: Imports;
  system: SystemStanding;
  backups: Pick<BackupsOf, "state">;
};

/** Which page, and for whom. */
export type PageAsked = {
  session: Session | null;
  language: Language;
  /** As in English. */
  path: string;
  /** What it shows that is not public. */
  preview: Preview | null;
  /** In a frame of another page. */
  isFramed: boolean;
};

/** What loaders and actions see of the server. */
export function createPageContext(deps: PageDeps) {
  const { site, enquiryIntake, env } = deps;
  const markInPage = createMarkInPage(deps.library.read);

  return async (
    c: Context<RequestLog>,
    asked: PageAsked,
    reportError: (error: unknown) => void,
  ): Promise<RouterContextProvider> => {
    const { session, language, path, preview, isFramed } = asked;
    const isStaff = session !== null;
    const isData = path.endsWith(".data");
    const context = new RouterContextProvider();
    context.set(siteContext, {
      site: preview ? previewSite(site, preview) : readIn(site, language),
      publicUrl: env.PUBLIC_URL,
      markInPage,
      reportError,
    });
    context.set(userContext, session?.user ?? null);
    context.set(accountContext, accountDoor(deps, c, session));
    context.set(systemContext, deps.system);
    context.set(importsContext, deps.imports);
    context.set(backupsContext, deps.backups);
    context.set(enquiryContext, {
      issueToken: enquiryIntake.issueToken,
      receive: (enquiry, guards) => enquiryIntake.receive(enquiry, guards, clientAddress(c, env)),
    });
    if (preview)
      context.set(previewContext, await previewPiece(preview, { site, isStaff, isFramed }));
    context.set(editingContext, preview?.opened !== undefined);
    context.set(apartMarkupContext, isData ? null : { html: "" });
    if (!isData && !isAdmin(path)) context.set(pageLanguagesContext, languagesOf(path, site));
    const isSeen = !preview && !isFramed && !isData && c.req.method === "GET";
    if (session && isSeen) {
      context.set(staffBarContext, await staffBar(path, { site, by: session.user._id }));
    }
    return context;
  };
}

export const isAdmin = (path: string): boolean => /^\/admin\b/.test(path);

/** Asked for beside what the page itself needs, and once. */
function languagesOf(path: string, site: Pick<Site, "languages" | "pageLanguages">) {
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
