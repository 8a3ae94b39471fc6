import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map. The five package pages are one module; it reads the package from the pattern. */
export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("about", "routes/site/about.tsx"),
    route("contact", "routes/site/contact.tsx"),
    route("packages/umrah", "routes/site/package.tsx", { id: "umrah" }),
    route("packages/hajj", "routes/site/package.tsx", { id: "hajj" }),
    route("packages/tours", "routes/site/package.tsx", { id: "tours" }),
    route("student-visa", "routes/site/package.tsx", { id: "student-visa" }),
    route("work-visa", "routes/site/package.tsx", { id: "work-visa" }),
    route("get-started", "routes/site/get-started.tsx"),
    route("privacy-policy", "routes/site/privacy-policy.tsx"),
    route("blog", "routes/site/blog-list.tsx"),
    // A splat: a post's link may hold slashes.
    route("blog/*", "routes/site/blog-post.tsx"),
    route("login", "routes/auth/login.tsx"),
    route("register", "routes/auth/register.tsx"),
    route("forgot-password", "routes/auth/forgot-password.tsx"),
    route("reset-password", "routes/auth/reset-password.tsx"),
    route("logout", "routes/auth/logout.tsx"),
    route("*", "routes/site/not-found.tsx"),
  ]),
  // The layout guards every page under it.
  layout("routes/admin/layout.tsx", [
    ...prefix("admin", [
      index("routes/admin/home.tsx"),
      route("package", "routes/admin/package.tsx"),
      route("blog", "routes/admin/blog-list.tsx"),
      route("blog/create", "routes/admin/blog-create.tsx"),
      route("blog/edit/:id", "routes/admin/blog-edit.tsx"),
      route("blog/trash", "routes/admin/blog-trash.tsx"),
      route("blog/link", "routes/admin/blog-link.ts"),
      route("enquiries/:id?", "routes/admin/enquiries.tsx"),
      route("media", "routes/admin/media.tsx"),
      route("profile", "routes/admin/profile.tsx"),
      route("settings", "routes/admin/settings.ts"),
      route("settings/:group", "routes/admin/settings-group.tsx"),
      route("settings/page/:id", "routes/admin/settings-page.tsx"),
      route("settings/mail", "routes/admin/mail.tsx"),
      route("settings/staff", "routes/admin/staff.tsx"),
      route("settings/activity", "routes/admin/activity.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
