import { OpenAPIHono } from "@hono/zod-openapi";
import { except } from "hono/combine";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { isUpload } from "#contracts/media-limits.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { attentionApi } from "./attention.ts";
import { auditApi } from "./audit.ts";
import { backupsApi } from "./backups.ts";
import { blogApi } from "./blog.ts";
import { blogWritingApi } from "./blog-writing.ts";
import { dashboardApi } from "./dashboard.ts";
import { demoApi } from "./demo.ts";
import { departureCsvApi } from "./departure-csv.ts";
import { departuresApi } from "./departures.ts";
import { docs } from "./docs.ts";
import { draftApi } from "./draft.ts";
import { draftPlanApi } from "./draft-plan.ts";
import { enquiryApi } from "./enquiry.ts";
import { enquiryCsvApi } from "./enquiry-csv.ts";
import { enquiryMergingApi } from "./enquiry-merging.ts";
import { enquiryReceivingApi } from "./enquiry-receiving.ts";
import { findApi } from "./find.ts";
import { historyApi } from "./history.ts";
import { homeApi } from "./home.ts";
import { importReportApi } from "./import-report.ts";
import { importsApi } from "./imports.ts";
import { invitationApi } from "./invitation.ts";
import { jsonOnly } from "./json-body.ts";
import { languagesApi } from "./languages.ts";
import { licencesApi } from "./licences.ts";
import { mailApi } from "./mail.ts";
import { mediaApi } from "./media.ts";
import { mondayMailApi } from "./monday-mail.ts";
import { onError, refuseBadInput, refuseUnknown } from "./on-error.ts";
import { ownPageWritingApi } from "./own-page-writing.ts";
import { ownPagesApi } from "./own-pages.ts";
import { ownSessionsApi } from "./own-sessions.ts";
import { packageApi } from "./package.ts";
import { packageDeparturesApi } from "./package-departures.ts";
import { packageInclusionsApi } from "./package-inclusions.ts";
import { pagesApi } from "./pages.ts";
import { passkeysApi } from "./passkeys.ts";
import { readsApi } from "./reads.ts";
import { redirectApi } from "./redirect.ts";
import { requirementsApi } from "./requirements.ts";
import { secondFactorApi } from "./second-factor.ts";
import { secondFactorDutyApi } from "./second-factor-duty.ts";
import { sessionApi } from "./session.ts";
import { settingsApi } from "./settings.ts";
import { sharedPreviewApi } from "./shared-preview.ts";
import { staffApi } from "./staff.ts";
import { staffSessionApi } from "./staff-session.ts";
import { systemApi } from "./system.ts";
import { templateApi } from "./template.ts";
import { toldWhenApi } from "./told-when.ts";
import { translationsApi } from "./translations.ts";
import { typesApi } from "./types.ts";
import { visasApi } from "./visas.ts";

/** A page of posts may stay the same while their number grows. */
const KEPT_WHEN_UNCHANGED = [...RETAINED_304_HEADERS, "x-total-count", "link"];

/**
 * By what follows /api/. First those whose name a later one would take for an id: "trash",
 * "invitations", "token".
 */
const apisByNoun = (deps: ApiDeps) => {
  const { site } = deps;
  return {
    home: [homeApi(site)],
    blogs: [blogWritingApi(site), blogApi(site)],
    package: [packageDeparturesApi(site), packageInclusionsApi(site), packageApi(site)],
    departures: [departuresApi(site)],
    pages: [pagesApi(site), ownPageWritingApi(site), ownPagesApi(site)],
    requirements: [requirementsApi(site)],
    visas: [visasApi(site)],
    licences: [licencesApi(site)],
    settings: [settingsApi(site)],
    languages: [languagesApi(site)],
    translations: [translationsApi(site)],
    types: [typesApi(site)],
    "users/invitations": [invitationApi(deps)],
    users: [
      ...[sessionApi(deps), secondFactorApi(deps), passkeysApi(deps), ownSessionsApi(deps)],
      ...[secondFactorDutyApi(deps)],
      ...[staffApi(deps), staffSessionApi(deps)],
    ],
    enquiries: [
      ...([enquiryReceivingApi(deps), toldWhenApi(site)] as const),
      ...([enquiryApi(site), enquiryMergingApi(site)] as const),
    ],
    templates: [templateApi(site)],
    mail: [mailApi(deps)],
    media: [mediaApi(deps)],
    history: [historyApi(site)],
    drafts: [draftApi(site), draftPlanApi(site), sharedPreviewApi(deps)],
    demo: [demoApi(site)],
    dashboard: [dashboardApi(site)],
    attention: [attentionApi(site)],
    "monday-mail": [mondayMailApi(site)],
    find: [findApi(site)],
    reads: [readsApi(deps)],
    redirects: [redirectApi(deps)],
    imports: [importsApi(deps)],
    audit: [auditApi(site)],
    system: [systemApi(deps)],
    backups: [backupsApi(deps)],
  } as const;
};

type Apis = ReturnType<typeof apisByNoun>;

/** For clients. By noun, because one type of all takes the compiler twice as long. */
export type Api = { [Noun in keyof Apis]: Apis[Noun][number] };

/** Everything under /api; mounted at "/". */
export function createApi(deps: ApiDeps): OpenAPIHono<ApiEnv> {
  const { auth, disk, answered, log } = deps;
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: refuseBadInput }).basePath("/api");
  api.onError(onError(log));
  api.use(async (c, next) => {
    c.set("auth", auth);
    c.set("disk", disk);
    c.set("answered", answered);
    await next();
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-cache");
  });
  // First, because a streamed answer must not be collected for its ETag.
  api.route("/enquiries.csv", enquiryCsvApi(deps));
  api.route("/departures.csv", departureCsvApi(deps));
  api.route("/imports", importReportApi(deps));
  api.use(etag({ retainedHeaders: KEPT_WHEN_UNCHANGED }));
  // An upload is a form.
  api.use(except((c) => isUpload(c.req.method, c.req.path), jsonOnly));
  for (const [noun, apis] of Object.entries(apisByNoun(deps))) {
    for (const one of apis) api.route(`/${noun}`, one);
  }
  api.openAPIRegistry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: "rihla.session_token",
    description: "Set by POST /api/users/auth; over https its name begins with __Host-",
  });
  api.route("/", docs(api));
  api.all("*", refuseUnknown(api.routes));
  return api;
}
