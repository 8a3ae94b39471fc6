import {
  PUBLIC_PAGES as LISTED,
  type PublicPage,
  type TitledPageName,
} from "#contracts/public-pages.ts";
import { pageTitles } from "#i18n/titles-by-page.ts";

type Shown = {
  path: string;
  title: string;
  isListed: boolean;
  isApart: boolean;
  picture: string;
};

const MISSING_PAGE = "/no-such-page";

/** The demo agency's. */
const POST = {
  path: "/blog/first-umrah-with-elderly-parents",
  title: "First Umrah with elderly parents: what to arrange before you fly",
  isListed: true,
  isApart: false,
  picture: "blog/first-umrah-with-elderly-parents",
};

/** The demo agency's: an answer to the last question. */
const LISTS = new Map<string, { path: string; title: string; picture: string }>([
  [
    "student-papers",
    {
      path: "/student-visa/papers/malaysia/salary",
      title: "Papers for Student visa for Malaysia",
      picture: "student-visa",
    },
  ],
  [
    "work-papers",
    {
      path: "/work-visa/papers/malaysia/driver/worked-abroad",
      title: "Papers for Work visa for Malaysia",
      picture: "work-visa",
    },
  ],
  [
    "umrah-papers",
    {
      path: "/packages/umrah/papers/saudi-arabia/with-mahram",
      title: "Papers for Umrah visa",
      picture: "umrah",
    },
  ],
]);

/** What a visitor reaches by no link of ours. */
// The demo agency has no visa for a visit.
const UNSEEN: readonly string[] = ["sign-in-code", "reset-password", "logout", "visit-papers"];

/** Every public address, a post's, and one that is not there. */
export const PUBLIC_PAGES = [
  ...LISTED.flatMap(({ name, path, isListed, isApart }: PublicPage): Shown[] => {
    if (name === "post") return [POST];
    const list = LISTS.get(name);
    if (list) return [{ ...list, isListed: true, isApart: true }];
    if (name === "own-page" || UNSEEN.includes(name)) return [];
    const title = pageTitles[name as TitledPageName];
    return [{ path, title, isListed, isApart: isApart === true, picture: name }];
  }),
  {
    path: MISSING_PAGE,
    title: "404 - Page Not Found",
    isListed: false,
    isApart: false,
    picture: "",
  },
];

/** Those that have their address in each language: forms of accounts have one. */
export const TRANSLATED_PATHS = PUBLIC_PAGES.map(({ path }) => path).filter(
  (path) => !/^\/(login|register|logout|forgot|reset)/.test(path),
);

/** One of each make; all of them: tests/e2e/long/every-page.spec.ts. */
export const SOME_TRANSLATED = [
  ...["/", "/packages/umrah", POST.path, "/get-started"],
  "/student-visa/papers/malaysia/salary",
];

/** A missing page says so in the console, whatever we do. A file has a dot in its name: it may not. */
export const MISSING_PAGE_LINE = /status of 404 .* at http:\/\/[^/]+\/[^.]*$/;

/** Only the page that is really missing may be. */
export function allowMissing(watch: { allow: (line: RegExp) => void }, path: string): void {
  if (path === MISSING_PAGE) watch.allow(MISSING_PAGE_LINE);
}
