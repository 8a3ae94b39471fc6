import type { PackageId } from "./kinds/package.ts";
import type { VisaPurpose } from "./kinds/visa.ts";
import type { PUBLIC_PAGES } from "./public-pages.ts";

/** The package that each kind of visa belongs to: its page leads to the questions, and what is asked is about it. */
export const PACKAGE_OF_VISA = {
  student: "student-visa",
  work: "work-visa",
  visit: "tours",
  umrah: "umrah",
} as const satisfies Record<VisaPurpose, PackageId>;

/** Where the questions and lists of each kind of visa are. */
const PAPERS_PAGES = {
  student: "/student-visa/papers/*",
  work: "/work-visa/papers/*",
  visit: "/packages/tours/papers/*",
  umrah: "/packages/umrah/papers/*",
} as const satisfies Record<VisaPurpose, (typeof PUBLIC_PAGES)[number]["path"]>;

// Browsers load this file: the fields of a visa are not theirs.
const PURPOSES = Object.keys(PAPERS_PAGES) as VisaPurpose[];

/** In the address of a list, of who does not know. */
export const ANY_ANSWER = "all";

type Visa = { purpose: string; link: string };

/** "/work-visa/papers": what their addresses begin with. */
export const papersBase = (purpose: VisaPurpose): string => PAPERS_PAGES[purpose].slice(0, -2);

/** Where the questions of a visa begin; null: it is shown on no page. */
export const papersPath = ({ purpose, link }: Visa): string | null =>
  link !== "" && isPurpose(purpose) ? `${papersBase(purpose)}/${link}` : null;

/** Whose questions are there. @param base "/work-visa/papers" @throws Error where there are none */
export function purposeAt(base: string): VisaPurpose {
  const found = PURPOSES.find((purpose) => papersBase(purpose) === base);
  if (!found) throw new Error(`${base} asks for no visa`);
  return found;
}

/** The visa whose questions or papers stand at a path; null: those of none. */
export function visaAt(path: string): { purpose: VisaPurpose; link: string } | null {
  for (const purpose of PURPOSES) {
    const base = `${papersBase(purpose)}/`;
    if (!path.startsWith(base)) continue;
    const [link = ""] = path.slice(base.length).split("/");
    return { purpose, link };
  }
  return null;
}

const isPurpose = (purpose: string): purpose is VisaPurpose => Object.hasOwn(PAPERS_PAGES, purpose);
