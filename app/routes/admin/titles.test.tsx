import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";

type Module = {
  meta?: (args: object) => { title?: string; name?: string; content?: string }[];
  handle?: object;
  ErrorBoundary?: ComponentType<{ error?: unknown }>;
};

const PAGES = import.meta.glob<Module>(["./**/*.tsx", "!./**/*.test.tsx"], { eager: true });

/** What some titles name. */
const LOADED: Record<string, object> = {
  "./help.tsx": { chapter: "first-day" },
  "./pages/agency-page.tsx": { id: "about" },
  "./settings/settings-group.tsx": { group: "agency" },
  "./translate.tsx": { language: "bn" },
};

test("each page has its title, is not to be found, and says what did not come", () => {
  const told: string[] = [];
  for (const [path, { meta, handle, ErrorBoundary }] of Object.entries(PAGES)) {
    const titled = (loaderData?: object) =>
      meta?.({ matches: [], loaderData })
        .map(({ title, content }) => title ?? content)
        .join(", ");
    const Stub = createRoutesStub([
      { path: "*", Component: () => ErrorBoundary && <ErrorBoundary /> },
    ]);
    const html = ErrorBoundary ? renderToStaticMarkup(<Stub />) : "";
    const said = html.match(/<h2[^>]*>(.*?)<\/h2>|<b[^>]*>(.*?)<\/b>|<p[^>]*>(.*?)<\/p>/);
    const all = [
      ...[path, titled(LOADED[path]), LOADED[path] && titled()],
      ...[handle && JSON.stringify(handle), said?.slice(1).find(Boolean) ?? html],
    ];
    told.push(all.filter(Boolean).join(" | "));
  }
  expect(told).toEqual([
    "./blog/blog-create.tsx | Create New Blog, noindex | This page could not be loaded",
    "./blog/blog-edit.tsx | Edit Blog Post, noindex | This post could not be loaded",
    "./blog/blog-list.tsx | Blog, noindex | This page could not be loaded",
    "./blog/blog-trash.tsx | Trash, noindex | The deleted posts could not be loaded",
    './enquiries.tsx | Enquiries, noindex | {"isOnePlace":true} | This page could not be loaded',
    "./entries/departure-edit.tsx | Departure, noindex | This could not be loaded",
    "./entries/departure-list.tsx | Departures, noindex | This could not be loaded",
    "./entries/departure-paste.tsx | Paste from a spreadsheet, noindex",
    "./entries/entry-trash.tsx | Trash, noindex | What is deleted could not be loaded",
    "./entries/inclusions.tsx | What is included, noindex | This page could not be loaded",
    "./entries/licence-edit.tsx | Licence, noindex | This could not be loaded",
    "./entries/licence-list.tsx | Licences, noindex | This could not be loaded",
    "./entries/requirement-edit.tsx | Requirement, noindex | This could not be loaded",
    "./entries/requirement-list.tsx | Requirements, noindex | This could not be loaded",
    "./entries/visa-edit.tsx | Visa, noindex | This could not be loaded",
    "./entries/visa-list.tsx | Visas, noindex | This could not be loaded",
    "./help.tsx | Guide, noindex | Guide, noindex | This page could not be loaded",
    './history.tsx | History, noindex | {"isOnePlace":true} | The history could not be loaded',
    "./layout.tsx | This page could not be loaded",
    "./media.tsx | Media, noindex | This page could not be loaded",
    "./pages/agency-page.tsx | About page, noindex | Settings, noindex | This page could not be loaded",
    "./pages/home.tsx | Home page, noindex | This page could not be loaded",
    "./pages/own-page-create.tsx | New page, noindex | This page could not be loaded",
    "./pages/own-page-edit.tsx | Edit page, noindex | This page could not be loaded",
    "./pages/own-page-list.tsx | Pages, noindex | This page could not be loaded",
    "./pages/own-page-trash.tsx | Trash, noindex | The deleted pages could not be loaded",
    "./pages/package.tsx | Package, noindex | Failed to fetch packages.",
    "./profile.tsx | Your profile, noindex | This page could not be loaded",
    "./settings/activity.tsx | Activity, noindex | The activity could not be loaded",
    "./settings/backups.tsx | Backups, noindex | The backups could not be loaded",
    "./settings/languages.tsx | Languages, noindex | This page could not be loaded",
    "./settings/mail.tsx | Mail, noindex | The mail could not be loaded",
    "./settings/move-in.tsx | Move in, noindex | What was taken over could not be loaded",
    "./settings/moved.tsx | Moved addresses, noindex | The moved addresses could not be loaded",
    "./settings/security.tsx | Security, noindex | This page could not be loaded",
    "./settings/settings-group.tsx | Agency, noindex | Settings, noindex | This page could not be loaded",
    "./settings/settings.tsx | Settings, noindex | This page could not be loaded",
    "./settings/staff.tsx | Staff, noindex | The list of staff could not be loaded",
    "./settings/system.tsx | System, noindex | How the house stands could not be loaded",
    './templates.tsx | Templates, noindex | {"isOnePlace":true} | The templates could not be loaded',
    "./today.tsx | Today, noindex | This page could not be loaded",
    "./told-when.tsx | Told when, noindex | This page could not be loaded",
    "./translate.tsx | Translate into বাংলা, noindex | Languages, noindex | This page could not be loaded",
  ]);
});
