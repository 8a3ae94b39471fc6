import { isMonth, isShow } from "./departure-filters.ts";

/**
 * Every page that a visitor can open. Routes, the page cache, the sitemap, sharing pictures and what the
 * admin area says of pages are made of this list. Visitors' browsers load its types alone; tests hold what
 * is written out for them against it (docs/decisions/0020).
 */
type PageRow = {
  /** Also of its route, and of its sharing picture: /og/{name}.jpg. */
  name: string;
  /** A `*` at its end is the rest of the address, `:link` one part of it. */
  path: string;
  /** Pages of one kind share a module. */
  kind: string;
  /** Each menu has the order of this list. */
  menus?: readonly ("main" | "packages" | "explore" | "visas" | "legal")[];
  /** "kind/id" of the document whose change changes it; null: no single one. */
  document: string | null;
  /** In the sitemap; posts are listed there one by one. */
  isListed: boolean;
  /** null: made anew for everybody. */
  remembered: Remembered | null;
  /** Other pages' scripts know nothing of it: whoever goes there loads it as a document. */
  isApart?: true;
};

export type Remembered = {
  /** By itself, while nobody writes anything. */
  changes: "with-calendar" | "with-clock" | "by-chance";
  /** Parameters of the query that make it another page. */
  params?: readonly string[];
  /** What such a parameter may be; with anything else it is the page without it. */
  known?: Readonly<Record<string, (value: string) => boolean>>;
  /** With one of these it is made anew each time. */
  anew?: readonly string[];
};

const withTheCalendar = { changes: "with-calendar" } as const;
/** It says when somebody calls back. */
const withTheClock = { changes: "with-clock" } as const;

const packagePage = { kind: "package", isListed: true, remembered: withTheClock } as const;
const papersPage = {
  kind: "papers",
  document: null,
  isListed: false,
  isApart: true,
  // Strangers may name any country.
  remembered: { ...withTheCalendar, anew: ["country"] },
} as const;
const comparePage = {
  kind: "compare",
  document: null,
  isListed: false,
  isApart: true,
  // Anybody may ask for any three.
  remembered: null,
} as const;
const accountPage = { kind: "account", document: null, isListed: false, remembered: null } as const;

/** The list of its departures is asked for by kind and month. */
const departingPage = {
  ...packagePage,
  remembered: {
    ...withTheClock,
    params: ["show", "month"],
    known: { show: isShow, month: isMonth },
  },
} as const;

export const PUBLIC_PAGES = [
  {
    name: "home",
    path: "/",
    kind: "home",
    menus: ["main", "explore"],
    document: "home/home",
    isListed: true,
    // Its posts are chosen anew.
    remembered: { changes: "by-chance", params: ["type"] },
  },
  {
    name: "about",
    path: "/about",
    kind: "about",
    menus: ["main"],
    document: "page/about",
    isListed: true,
    remembered: withTheCalendar,
  },
  {
    ...departingPage,
    name: "umrah",
    path: "/packages/umrah",
    menus: ["packages", "explore"],
    document: "package/umrah",
  },
  {
    ...departingPage,
    name: "hajj",
    path: "/packages/hajj",
    menus: ["packages", "explore"],
    document: "package/hajj",
  },
  {
    ...departingPage,
    name: "tours",
    path: "/packages/tours",
    menus: ["packages", "explore"],
    document: "package/tours",
  },
  {
    ...packagePage,
    name: "student-visa",
    path: "/student-visa",
    menus: ["main", "visas"],
    document: "package/student-visa",
  },
  {
    ...packagePage,
    name: "work-visa",
    path: "/work-visa",
    menus: ["main", "visas"],
    document: "package/work-visa",
  },
  { ...comparePage, name: "compare-umrah", path: "/packages/umrah/compare" },
  { ...comparePage, name: "compare-hajj", path: "/packages/hajj/compare" },
  { ...comparePage, name: "compare-tours", path: "/packages/tours/compare" },
  { ...papersPage, name: "student-papers", path: "/student-visa/papers/*" },
  { ...papersPage, name: "work-papers", path: "/work-visa/papers/*" },
  { ...papersPage, name: "visit-papers", path: "/packages/tours/papers/*" },
  { ...papersPage, name: "umrah-papers", path: "/packages/umrah/papers/*" },
  {
    name: "blog",
    path: "/blog",
    kind: "blog-list",
    menus: ["main"],
    document: null,
    isListed: true,
    // Strangers may search for anything: what they find would push out what everybody reads.
    remembered: { ...withTheCalendar, params: ["type", "page"], anew: ["q"] },
  },
  {
    name: "post",
    path: "/blog/*",
    kind: "blog-post",
    document: null,
    isListed: false,
    remembered: withTheCalendar,
  },
  {
    name: "contact",
    path: "/contact",
    kind: "contact",
    menus: ["main", "visas"],
    document: "page/contact",
    isListed: true,
    remembered: withTheCalendar,
  },
  {
    name: "get-started",
    path: "/get-started",
    kind: "get-started",
    document: null,
    isListed: true,
    remembered: { ...withTheClock, params: ["topic"], anew: ["departure", "visa"] },
  },
  {
    name: "privacy-policy",
    path: "/privacy-policy",
    kind: "privacy-policy",
    menus: ["legal"],
    document: "page/privacy",
    isListed: true,
    remembered: withTheCalendar,
  },
  {
    name: "trust",
    path: "/trust",
    kind: "trust",
    document: "page/trust",
    isListed: true,
    isApart: true,
    remembered: withTheCalendar,
  },
  {
    name: "search",
    path: "/search",
    kind: "search",
    document: null,
    isListed: false,
    isApart: true,
    // Strangers may search for anything.
    remembered: null,
  },
  {
    name: "own-page",
    path: "/:link",
    kind: "own-page",
    document: null,
    isListed: false,
    remembered: withTheCalendar,
  },
  { ...accountPage, name: "login", path: "/login" },
  { ...accountPage, name: "sign-in-code", path: "/login/code", isApart: true },
  { ...accountPage, name: "register", path: "/register" },
  { ...accountPage, name: "forgot-password", path: "/forgot-password" },
  {
    ...accountPage,
    name: "reset-password",
    path: "/reset-password",
  },
  { ...accountPage, name: "logout", path: "/logout" },
] as const satisfies readonly PageRow[];

/** Not of posts, and not of pages of one's own: those have many. */
export const isOneAddress = ({ path }: Pick<PageRow, "path">): boolean => !/[*:]/.test(path);

/** For a field that asks where a link leads. */
export const OFFERED_PATHS: readonly string[] = PUBLIC_PAGES.filter(({ isListed }) => isListed).map(
  ({ path }) => path,
);

type Page = (typeof PUBLIC_PAGES)[number];

export type PublicPage = PageRow;
/** Of a page with one address. */
export type PublicPath = Exclude<Page["path"], `${string}*` | `${string}:${string}`>;
export type ListedPageName = Extract<Page, { isListed: true }>["name"];
/** The title of a post is its own, and so is that of a page of one's own. */
export type TitledPageName = Exclude<Page["name"], "post" | "own-page">;
export type MenuPageName = Extract<Page, { menus: readonly string[] }>["name"];
