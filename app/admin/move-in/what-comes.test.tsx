import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Import } from "#contracts/import.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { WhatComes } from "./what-comes.tsx";

const NONE = { drafts: 0, documents: 0, pictures: 0, pictureBytes: 0, addresses: 0 };

const shown = (state: Import["state"], counts: Partial<Import["counts"]>) =>
  accessibleOutline(
    renderToStaticMarkup(
      <WhatComes
        shown={{ _id: "i1", state, counts: { posts: 0, pages: 0, ...NONE, ...counts } } as Import}
      />,
    ),
  );

const LINK = "| href=/api/imports/i1/report.csv download]";

test.each(["reading", "looked", "running", "stopped", "failed"] as const)(
  "of one that is %s it is said what would come, also of what there is none",
  (state) => {
    expect(shown(state, {})).toEqual([
      'section labelledby="What would come":',
      "  ## What would come",
      `  [‹file-down› Download the list ${LINK}`,
      ...["  dl:", "    dt: Posts", "    dd: 0", "    dt: Pages, as drafts", "    dd: 0"],
      ...["    dt: Pictures", "    dd: 0", "    dt: Old addresses led on", "    dd: 0"],
    ]);
  },
);

test.each(["done", "undone"] as const)("of one that is %s it is said what came", (state) => {
  expect(shown(state, { posts: 2, drafts: 1, pictures: 1, pictureBytes: 2_000_000 })).toEqual([
    'section labelledby="What came":',
    "  ## What came",
    `  [‹file-down› Download the report ${LINK}`,
    ...["  dl:", "    dt: Posts", "    dd: 2", "    dt: Posts, as drafts", "    dd: 1"],
    ...["    dt: Pages, as drafts", "    dd: 0"],
    ...["    dt: Pictures", "    dd: 1, 1.9 MB", "    dt: Old addresses led on", "    dd: 0"],
  ]);
});
