import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DepartureRow } from "#app/site/departures/departure-row.tsx";
import { NoneLeft } from "#app/site/departures/none-left.tsx";
import { PackageNotice } from "#app/site/packages/package-notice.tsx";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";

type Module = { ErrorBoundary?: ComponentType<{ error: unknown }>; handle?: unknown };
type Refused = { status: number; statusText: string; data: unknown; internal: boolean };

const MODULES = import.meta.glob<Module>(["./**/*.tsx", "!./**/*.test.tsx"], { eager: true });
const FAILED = new Error("what only the log is told");
const OF_OWNER: Refused = {
  status: 403,
  statusText: "Ask the owner.",
  data: null,
  internal: false,
};

const boundaries = (part: string) =>
  Object.entries(MODULES).flatMap(([file, { ErrorBoundary }]) =>
    ErrorBoundary && file.startsWith(part) ? [{ file: file.slice(2, -4), ErrorBoundary }] : [],
  );

/** As a visitor sees it at that address. */
async function at(path: string, element: React.ReactNode) {
  const { query, dataRoutes } = createStaticHandler([{ path: "*", element }]);
  const context = await query(new Request(`https://rihla.example${path}`));
  if (context instanceof Response) throw new Error("it leads to another page");
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider {...{ router, context }} hydrate={false} />);
}

test("a page of the site that could not be loaded says so under its own name", async () => {
  const said: Record<string, string> = {};
  for (const { file, ErrorBoundary } of boundaries("./site/")) {
    const html = await at("/packages/hajj?a=b", <ErrorBoundary error={FAILED} />);
    said[file] = accessibleOutline(html).join(" / ");
  }
  expect(said).toEqual({
    "site/about":
      "# About / (img src=/art/madinah-dawn.svg alt) / This page could not load / [Try again | href=/packages/hajj?a=b]",
    "site/blog-list":
      "# {.sr-only} Blog Posts / div role=status: {.sr-only: Loading} / div role=status: /   Still trying. Check your connection. /   [Try again | href=/packages/hajj?a=b]",
    "site/blog-post":
      "# {.sr-only} Blog / div role=status: {.sr-only: Loading} / div role=status: /   Still trying. Check your connection. /   [Try again | href=/packages/hajj?a=b]",
    "site/compare":
      "# The comparison could not load / (img src=/art/madinah-dawn.svg alt) / This page could not load / [Try again | href=/packages/hajj?a=b]",
    "site/contact":
      "# Contact / (img src=/art/madinah-dawn.svg alt) / This page could not load / [Try again | href=/packages/hajj?a=b]",
    "site/get-started":
      "# Get Started / (img src=/art/madinah-dawn.svg alt) / This page could not load / [Try again | href=/packages/hajj?a=b]",
    "site/home":
      "# Home / (img src=/art/madinah-dawn.svg alt) / This page could not load / [Try again | href=/packages/hajj?a=b]",
    "site/own-page":
      "# Page / (img src=/art/madinah-dawn.svg alt) / This page could not load / [Try again | href=/packages/hajj?a=b]",
    "site/package":
      "# Hajj Package / (img src=/art/madinah-dawn.svg alt) / Error: Network response was not ok. / [Try again | href=/packages/hajj]",
    "site/papers":
      "# This list could not load / (img src=/art/madinah-dawn.svg alt) / This page could not load / [Try again | href=/packages/hajj?a=b]",
    "site/privacy-policy":
      "# Privacy Policy / (img src=/art/madinah-dawn.svg alt) / This page could not load / [Try again | href=/packages/hajj?a=b]",
    "site/search":
      "# The search could not look just now / (img src=/art/madinah-dawn.svg alt) / This page could not load / [Try again | href=/packages/hajj?a=b]",
    "site/trust":
      "# This page could not be loaded / (img src=/art/madinah-dawn.svg alt) / This page could not load / [Try again | href=/packages/hajj?a=b]",
  });
});

test("a page of the admin area that could not be loaded says so; what is the owner's, too", async () => {
  const said: Record<string, string> = {};
  for (const { file, ErrorBoundary } of boundaries("./admin/")) {
    const seen = async (error: unknown) =>
      accessibleOutline(await withinAdmin(<ErrorBoundary error={error} />)).join(" / ");
    said[file] = await seen(FAILED);
    const owners = await seen(OF_OWNER);
    if (!owners.includes("Ask the owner.")) said[`${file}, of the owner`] = owners;
  }
  expect(said).toEqual({
    "admin/blog/blog-create":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/blog/blog-edit":
      "(img src=/art/madinah-dawn.svg alt) / This post could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/blog/blog-list":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/blog/blog-trash":
      "(img src=/art/madinah-dawn.svg alt) / The deleted posts could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/enquiries":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/entries/departure-edit":
      "(img src=/art/madinah-dawn.svg alt) / This could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/entries/departure-list":
      "(img src=/art/madinah-dawn.svg alt) / This could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/entries/entry-trash":
      "(img src=/art/madinah-dawn.svg alt) / What is deleted could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/entries/inclusions":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/entries/licence-edit":
      "(img src=/art/madinah-dawn.svg alt) / This could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/entries/licence-list":
      "(img src=/art/madinah-dawn.svg alt) / This could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/entries/requirement-edit":
      "(img src=/art/madinah-dawn.svg alt) / This could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/entries/requirement-list":
      "(img src=/art/madinah-dawn.svg alt) / This could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/entries/visa-edit":
      "(img src=/art/madinah-dawn.svg alt) / This could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/entries/visa-list":
      "(img src=/art/madinah-dawn.svg alt) / This could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/help":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/history":
      "(img src=/art/madinah-dawn.svg alt) / The history could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/layout":
      "link href=/art/logo-mark.svg rel=preload / header: /   [(img src=/art/logo-mark.svg alt) Your agency | href=/ label=Your agency, home] /   [Sign In | href=/login] [Register | href=/register] / main: /   (img src=/art/madinah-dawn.svg alt) /   This page could not be loaded /   Nothing you saved is lost. Check your connection and try again. /   <Try again>",
    "admin/media":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/pages/agency-page":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/pages/home":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/pages/own-page-create":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/pages/own-page-edit":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/pages/own-page-list":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/pages/own-page-trash":
      "(img src=/art/madinah-dawn.svg alt) / The deleted pages could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/pages/package":
      "(img src=/art/madinah-dawn.svg alt) / Failed to fetch packages. / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/pages/package, of the owner":
      "(img src=/art/madinah-dawn.svg alt) / Failed to fetch packages. / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/profile":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/settings/activity":
      "(img src=/art/madinah-dawn.svg alt) / The activity could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/settings/backups":
      "(img src=/art/madinah-dawn.svg alt) / The backups could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/settings/languages":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/settings/mail":
      "(img src=/art/madinah-dawn.svg alt) / The mail could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/settings/move-in":
      "(img src=/art/madinah-dawn.svg alt) / What was taken over could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/settings/moved":
      "(img src=/art/madinah-dawn.svg alt) / The moved addresses could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/settings/security":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/settings/settings":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/settings/settings-group":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/settings/staff":
      "(img src=/art/madinah-dawn.svg alt) / The list of staff could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/settings/system":
      "(img src=/art/madinah-dawn.svg alt) / How the house stands could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/templates":
      "(img src=/art/madinah-dawn.svg alt) / The templates could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/today":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/told-when":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
    "admin/translate":
      "(img src=/art/madinah-dawn.svg alt) / This page could not be loaded / Nothing you saved is lost. Check your connection and try again. / <Try again>",
  });
});

test("a package that is not there, has no departure left, or shows one on a line", async () => {
  const notice = async (path: string, error: unknown) =>
    accessibleOutline(await at(path, <PackageNotice error={error} />)).join(" / ");
  const hrefOf = (path: string) => `/bn${path}`;
  const departure = {
    ...{ _id: "a b", leavesOn: "2027-04-22", returnsOn: "2027-06-01", seats: "few" },
    ...{ currency: "BDT", quad: "100000", triple: "", double: "120000", priceUntil: "" },
  } as never;
  const row = (today: string, id: string) =>
    accessibleOutline(
      renderToStaticMarkup(<DepartureRow {...{ id, departure, today, hrefOf }} />),
    ).join(" / ");
  expect([
    await notice("/packages/hajj", null),
    await notice("/work-visa", null),
    await notice("/packages/hajj", new TypeError("Failed to fetch")),
    await notice("/packages/hajj", FAILED),
    await notice("/packages/hajj", OF_OWNER),
    await notice("/packages/umrah", FAILED),
    accessibleOutline(renderToStaticMarkup(<NoneLeft id="hajj" hrefOf={hrefOf} />)).join(" / "),
    row("2027-01-01", "hajj"),
    renderToStaticMarkup(
      <DepartureRow {...{ id: "hajj", departure, today: "2027-01-01", hrefOf }} />,
    ),
  ]).toEqual([
    "# Hajj Package / (img src=/art/madinah-dawn.svg alt) / No package data available. / Ask us instead: a person answers. / [Contact us | href=/contact]",
    "# Work Visa / (img src=/art/madinah-dawn.svg alt) / This page is not written yet / Ask us instead: a person answers. / [Contact us | href=/contact]",
    "# Hajj Package / (img src=/art/madinah-dawn.svg alt) / Error: Failed to fetch / [Try again | href=/packages/hajj]",
    "# Hajj Package / (img src=/art/madinah-dawn.svg alt) / Error: Network response was not ok. / [Try again | href=/packages/hajj]",
    "# Hajj Package / (img src=/art/madinah-dawn.svg alt) / Error: Network response was not ok. / [Try again | href=/packages/hajj]",
    "# Umrah Package / (img src=/art/madinah-dawn.svg alt) / This page could not load / [Try again | href=/packages/umrah]",
    "## Dates and prices / (img src=/art/madinah-dawn.svg alt) / New dates are being written / Tell us the month, we call when they stand. / [Ask for a price | href=/bn/get-started?topic=hajj]",
    "li: (input type=checkbox name=d value=a b labelledby=nothing+nothing) [22 April – 1 June 2027 | href=/bn/packages/hajj/compare?d=a%20b] Few seats · from Tk 1,00,000",
    '<li id="da b"><input type="checkbox" aria-labelledby="da b" name="d" value="a b"/><a href="/bn/packages/hajj/compare?d=a%20b">22 April – 1 June 2027</a> Few seats · from Tk 1,00,000</li>',
  ]);
});
