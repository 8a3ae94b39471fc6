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
      index("routes/admin/pages/home.tsx"),
      route("package", "routes/admin/pages/package.tsx"),
      route("blog", "routes/admin/blog/blog-list.tsx"),
      route("blog/create", "routes/admin/blog/blog-create.tsx"),
      route("blog/edit/:id", "routes/admin/blog/blog-edit.tsx"),
      route("blog/trash", "routes/admin/blog/blog-trash.tsx"),
      route("enquiries/:id?", "routes/admin/enquiries.tsx"),
      route("enquiries/told-when", "routes/admin/told-when.tsx"),
      route("enquiries/templates/:id?", "routes/admin/templates.tsx"),
      route("history/:kind/:id/:version?/:other?", "routes/admin/history.tsx"),
      route("media", "routes/admin/media.tsx"),
      route("profile", "routes/admin/profile.tsx"),
      route("page/:id", "routes/admin/pages/agency-page.tsx"),
      route("pages", "routes/admin/pages/own-page-list.tsx"),
      route("pages/create", "routes/admin/pages/own-page-create.tsx"),
      route("pages/edit/:id", "routes/admin/pages/own-page-edit.tsx"),
      route("pages/trash", "routes/admin/pages/own-page-trash.tsx"),
      route("inclusions/:id", "routes/admin/entries/inclusions.tsx"),
      route("departures", "routes/admin/entries/departure-list.tsx"),
      route("departures/paste", "routes/admin/entries/departure-paste.tsx"),
      route("departures/edit/:id", "routes/admin/entries/departure-edit.tsx"),
      route("visas", "routes/admin/entries/visa-list.tsx"),
      route("visas/edit/:id", "routes/admin/entries/visa-edit.tsx"),
      route("requirements", "routes/admin/entries/requirement-list.tsx"),
      route("requirements/edit/:id", "routes/admin/entries/requirement-edit.tsx"),
      route("licences", "routes/admin/entries/licence-list.tsx"),
      route("licences/edit/:id", "routes/admin/entries/licence-edit.tsx"),
      route(":entries/trash", "routes/admin/entries/entry-trash.tsx"),
      route("today", "routes/admin/today.tsx"),
      route("settings", "routes/admin/settings/settings.tsx"),
      route("settings/:group", "routes/admin/settings/settings-group.tsx"),
      // Where the agency's pages were edited before.
      route("settings/page/:id", "routes/admin/pages/old-page-editor.ts"),
      route("settings/moved", "routes/admin/settings/moved.tsx"),
      route("settings/languages", "routes/admin/settings/languages.tsx"),
      route("translate/:language/:kind/:id", "routes/admin/translate.tsx"),
      route("settings/mail", "routes/admin/settings/mail.tsx"),
      route("settings/staff", "routes/admin/settings/staff.tsx"),
      route("settings/security", "routes/admin/settings/security.tsx"),
      route("settings/activity", "routes/admin/settings/activity.tsx"),
      route("settings/backups", "routes/admin/settings/backups.tsx"),
      route("settings/move-in", "routes/admin/settings/move-in.tsx"),
      route("settings/system", "routes/admin/settings/system.tsx"),
      route("help/:chapter?", "routes/admin/help.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
