import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { PUBLIC_PAGES, type PublicPage } from "#contracts/public-pages.ts";

/** A child of the layout, named like its page: its data is asked for by that name. */
function pageRoute({ name, path, kind }: PublicPage) {
  const module = kind === "account" ? `auth/${name}` : `site/${kind}`;
  if (path === "/") return index(`routes/${module}.tsx`, { id: name });
  // It says of everything else that it is not there: one route less in what every visitor loads.
  const pattern = name === "own-page" ? "*" : path.slice(1);
  return route(pattern, `routes/${module}.tsx`, { id: name });
}

/** The site map: the pages of visitors, those of staff. */
export default [
  layout("routes/site/layout.tsx", PUBLIC_PAGES.map(pageRoute)),
  // The layout guards every page under it.
  layout("routes/admin/layout.tsx", [
    ...prefix("admin", [
      index("routes/admin/home.tsx"),
      route("package", "routes/admin/package.tsx"),
      route("blog", "routes/admin/blog-list.tsx"),
      route("blog/create", "routes/admin/blog-create.tsx"),
      route("blog/edit/:id", "routes/admin/blog-edit.tsx"),
      route("blog/trash", "routes/admin/blog-trash.tsx"),
      route("enquiries/:id?", "routes/admin/enquiries.tsx"),
      route("enquiries/told-when", "routes/admin/told-when.tsx"),
      route("enquiries/templates/:id?", "routes/admin/templates.tsx"),
      route("history/:kind/:id/:version?/:other?", "routes/admin/history.tsx"),
      route("media", "routes/admin/media.tsx"),
      route("profile", "routes/admin/profile.tsx"),
      route("page/:id", "routes/admin/agency-page.tsx"),
      route("pages", "routes/admin/own-page-list.tsx"),
      route("pages/create", "routes/admin/own-page-create.tsx"),
      route("pages/edit/:id", "routes/admin/own-page-edit.tsx"),
      route("pages/trash", "routes/admin/own-page-trash.tsx"),
      route("inclusions/:id", "routes/admin/inclusions.tsx"),
      route("departures", "routes/admin/departure-list.tsx"),
      route("departures/paste", "routes/admin/departure-paste.tsx"),
      route("departures/edit/:id", "routes/admin/departure-edit.tsx"),
      route("visas", "routes/admin/visa-list.tsx"),
      route("visas/edit/:id", "routes/admin/visa-edit.tsx"),
      route("requirements", "routes/admin/requirement-list.tsx"),
      route("requirements/edit/:id", "routes/admin/requirement-edit.tsx"),
      route("licences", "routes/admin/licence-list.tsx"),
      route("licences/edit/:id", "routes/admin/licence-edit.tsx"),
      route(":entries/trash", "routes/admin/entry-trash.tsx"),
      route("today", "routes/admin/today.tsx"),
      route("settings", "routes/admin/settings.tsx"),
      route("settings/:group", "routes/admin/settings-group.tsx"),
      // Where the agency's pages were edited before.
      route("settings/page/:id", "routes/admin/old-page-editor.ts"),
      route("settings/moved", "routes/admin/moved.tsx"),
      route("settings/languages", "routes/admin/languages.tsx"),
      route("translate/:language/:kind/:id", "routes/admin/translate.tsx"),
      route("settings/mail", "routes/admin/mail.tsx"),
      route("settings/staff", "routes/admin/staff.tsx"),
      route("settings/security", "routes/admin/security.tsx"),
      route("settings/activity", "routes/admin/activity.tsx"),
      route("settings/backups", "routes/admin/backups.tsx"),
      route("settings/move-in", "routes/admin/move-in.tsx"),
      route("settings/system", "routes/admin/system.tsx"),
      route("help/:chapter?", "routes/admin/help.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
