/** Addresses of screens that the demo agency has from the start. */
export const ADMIN_SCREENS = [
  ...["", "/today", "/package", "/package?package=umrah", "/blog", "/blog/create", "/blog/trash"],
  ...[
    "/enquiries",
    "/enquiries/told-when",
    "/enquiries/templates/new",
    "/media",
    "/profile",
    "/pages",
    "/pages/create",
    "/pages/trash",
    "/nothing",
  ],
  ...["/page/about", "/page/contact", "/page/privacy", "/page/trust", "/history/home/home"],
  ...["/departures", "/departures/paste", "/departures/edit/umrah-feb-direct", "/licences"],
  ...["/departures/trash", "/visas/trash", "/licences/trash"],
  ...["/visas", "/visas/edit/work-qatar", "/requirements", "/requirements/edit/passport"],
  ...["/translate/bn/package/umrah", "/translate/ar/home/home", "/settings"],
  ...["agency", "contact", "social", "notice", "look", "languages", "moved", "enquiries"].map(
    (name) => `/settings/${name}`,
  ),
  ...["mail", "staff", "activity", "backups", "move-in", "system"].map(
    (name) => `/settings/${name}`,
  ),
].map((path) => `/admin${path}`);
