import { expect, test } from "vitest";
import { shownOnSite } from "#tests/support/shown-on-site.tsx";
import { FoundGroups } from "./found-groups.tsx";
import { SearchField } from "./search-field.tsx";

test("what is found stands by its kind, with what was asked for marked, and where the rest is", () => {
  const pieces = (before: string, found: string) => [
    { text: before },
    { text: found, isHit: true as const },
  ];
  const line = (to: string) => ({
    to,
    title: pieces("About ", "umrah"),
    text: pieces("How an ", "umrah"),
  });
  const groups = [
    {
      is: "post" as const,
      lines: [line("/blog/a"), line("/blog/b")],
      more: [{ to: "/blog?q=umrah", text: "All posts" }],
    },
    { is: "departure" as const, lines: [line("/packages/umrah")], more: [] },
  ];
  expect(shownOnSite(<FoundGroups groups={groups} />)).toEqual([
    'section labelledby="Blog":',
    "  ## Blog",
    "  ul:",
    "    li: [About umrahHow an umrah ‹chevron-right› | href=/blog/a]",
    "    li: [About umrahHow an umrah ‹chevron-right› | href=/blog/b]",
    "  [All posts | href=/blog?q=umrah]",
    'section labelledby="Dates and prices":',
    "  ## Dates and prices",
    "  ul: li: [About umrahHow an umrah ‹chevron-right› | href=/packages/umrah]",
  ]);
  expect(shownOnSite(<SearchField q="umrah" />)).toEqual([
    "search: form method=get action=/search: (input type=search name=q value=umrah placeholder=Search the site autocomplete=off maxlength=200 enterkeyhint=search label=Search the site) <Search | type=submit>",
  ]);
});
