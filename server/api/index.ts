import { OpenAPIHono } from "@hono/zod-openapi";
import { except } from "hono/combine";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { isUpload } from "#contracts/media-limits.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { auditApi } from "./audit.ts";
import { blogApi } from "./blog.ts";
import { blogWritingApi } from "./blog-writing.ts";
import { dashboardApi } from "./dashboard.ts";
import { demoApi } from "./demo.ts";
import { docs } from "./docs.ts";
import { draftApi } from "./draft.ts";
import { enquiryApi } from "./enquiry.ts";
import { enquiryCsvApi } from "./enquiry-csv.ts";
import { enquiryReceivingApi } from "./enquiry-receiving.ts";
import { historyApi } from "./history.ts";
import { homeApi } from "./home.ts";
import { invitationApi } from "./invitation.ts";
import { jsonOnly } from "./json-body.ts";
import { mailApi } from "./mail.ts";
import { mediaApi } from "./media.ts";
import { onError, refuseBadInput, refuseUnknown } from "./on-error.ts";
import { packageApi } from "./package.ts";
import { pagesApi } from "./pages.ts";
import { readsApi } from "./reads.ts";
import { sessionApi } from "./session.ts";
import { settingsApi } from "./settings.ts";
import { staffApi } from "./staff.ts";
import { staffSessionApi } from "./staff-session.ts";

/** A page of posts may stay the same while their number grows. */
const KEPT_WHEN_UNCHANGED = [...RETAINED_304_HEADERS, "x-total-count", "link"];

/** Everything under /api; mounted at "/". */
export function createApi(deps: ApiDeps): OpenAPIHono<ApiEnv> {
  const { site, auth, hasRoom, log } = deps;
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: refuseBadInput }).basePath("/api");
  api.onError(onError(log));
  api.use(async (c, next) => {
    c.set("auth", auth);
    c.set("hasRoom", hasRoom);
    await next();
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-cache");
  });
  // First: what is streamed must not be gathered for its ETag.
  api.route("/enquiries.csv", enquiryCsvApi(site));
  api.use(etag({ retainedHeaders: KEPT_WHEN_UNCHANGED }));
  // An upload is a form.
  api.use(except((c) => isUpload(c.req.method, c.req.path), jsonOnly));
  api.route("/home", homeApi(site));
  // First: "trash" is no post's id.
  api.route("/blogs", blogWritingApi(site));
  api.route("/blogs", blogApi(site));
  api.route("/package", packageApi(site));
  api.route("/pages", pagesApi(site));
  api.route("/settings", settingsApi(site));
  api.route("/users", sessionApi(deps));
  // First: "invitations" is no user's id.
  api.route("/users/invitations", invitationApi(deps));
  api.route("/users", staffApi(deps));
  api.route("/users", staffSessionApi(deps));
  // First: "token" is no enquiry's id.
  api.route("/enquiries", enquiryReceivingApi(deps));
  api.route("/enquiries", enquiryApi(site));
  api.route("/mail", mailApi(deps));
  api.route("/media", mediaApi(deps));
  api.route("/history", historyApi(site));
  api.route("/drafts", draftApi(site));
  api.route("/demo", demoApi(site));
  api.route("/dashboard", dashboardApi(site));
  api.route("/reads", readsApi(deps));
  api.route("/audit", auditApi(site));
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
