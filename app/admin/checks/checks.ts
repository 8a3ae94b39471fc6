import { details, found } from "#i18n/en/admin/checks.ts";
import { fill } from "#i18n/fill.ts";
import { pastDates } from "./past-dates.ts";
import type { PostFacts } from "./post-facts.ts";

/** Where it is: a field of the form, the so-manieth of its kind in the text, or words in it. */
export type CheckPlace =
  | { field: "title" | "image" }
  | { within: "img" | "a" | "heading"; index: number }
  | { words: string };

export type Check = {
  kind:
    | "no-alt"
    | "dead-link"
    | "draft-link"
    | "heading-jump"
    | "long-title"
    | "no-picture"
    | "past-date";
  text: string;
  detail?: string;
  place: CheckPlace;
};

/** Of a link within the site; what is not known yet is no finding. */
export type LinkState = "here" | "nowhere" | "draft";

type Checked = {
  post: {
    title: string;
    /** None: a page has no picture of its own. */
    image?: string;
  };
  /** Of its text. */
  facts: PostFacts;
  linkState: (href: string) => LinkState | undefined;
  /** YYYY-MM-DD where the agency is. */
  today: string;
};

/** About so many letters are shown by search engines. */
export const TITLE_LENGTH = 60;

/** What somebody might want to mend before visitors see it; nothing of it is a mistake. */
export function checksOf({ post, facts, linkState, today }: Checked): Check[] {
  const { headings, pictures, links, words } = facts;
  const length = [...post.title.trim()].length;
  return [
    ...(length > TITLE_LENGTH
      ? [
          {
            ...{ kind: "long-title" as const, text: found["long-title"] },
            detail: fill(details["long-title"], { length, most: TITLE_LENGTH }),
            place: { field: "title" as const },
          },
        ]
      : []),
    ...(post.image?.trim() === "" ? [check("no-picture", { field: "image" })] : []),
    ...pictures.flatMap((alt, index) =>
      alt?.trim() === "" ? [check("no-alt", { within: "img", index })] : [],
    ),
    ...links.flatMap((href, index) => {
      const state = linkState(href);
      if (state !== "nowhere" && state !== "draft") return [];
      const kind = state === "draft" ? "draft-link" : "dead-link";
      return [{ ...check(kind, { within: "a", index }), detail: href }];
    }),
    ...jumps(headings),
    ...pastDates(words, today).map((date) => ({
      ...{ kind: "past-date" as const, text: fill(found["past-date"], { date }) },
      place: { words: date },
    })),
  ];
}

type Plain = Exclude<Check["kind"], "heading-jump" | "past-date">;

const check = (kind: Plain, place: CheckPlace): Check => ({ kind, text: found[kind], place });

/** The title of the page is the first of its headings. */
function jumps(headings: number[]): Check[] {
  return headings.flatMap((level, index) => {
    const before = headings[index - 1] ?? 1;
    if (level <= before + 1) return [];
    const text = fill(found["heading-jump"], { from: before, to: level });
    return [{ kind: "heading-jump", text, place: { within: "heading", index } }];
  });
}
