import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { ListPages } from "./list-pages.tsx";

test.each([
  [null, null, false, ["nav label=Pages"]],
  [
    "?page=1",
    "?page=3",
    false,
    ["nav label=Pages: [Newer posts | href=/admin?page=1] [Older posts | href=/admin?page=3]"],
  ],
  [
    "?page=1",
    "?page=3",
    true,
    [
      "nav label=Pages: [Previous results | href=/admin?page=1] [More results | href=/admin?page=3]",
    ],
  ],
  [null, "?page=2", true, ["nav label=Pages: [More results | href=/admin?page=2]"]],
])("pages %s and %s, searched: %s", async (newer, older, isSearch, said) => {
  const html = await withinAdmin(<ListPages {...{ newer, older, isSearch }} />);
  expect(accessibleOutline(html)).toEqual(said);
});
