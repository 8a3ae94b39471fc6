import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { AdminProblem } from "./admin-problem.tsx";

const NOT_LOADED = [
  "This page could not be loaded",
  "Nothing you saved is lost. Check your connection and try again.",
  "<Try again>",
];

const answered = (status: number, statusText: string, data: object | null = null) => ({
  ...{ status, statusText, data, internal: false },
});

test.each([
  ["nothing", undefined, undefined, NOT_LOADED],
  ["an error of ours", new Error("at its line"), undefined, NOT_LOADED],
  ["an answer without words", answered(502, ""), undefined, NOT_LOADED],
  [
    "an answer in words",
    answered(503, "The database does not answer."),
    "Enquiries",
    ["Enquiries", "The database does not answer.", "<Try again>"],
  ],
  [
    "what lies in the trash",
    answered(404, "It lies in the trash.", { trashOf: "own-page" }),
    "This page could not be loaded",
    [
      "This page could not be loaded",
      "It lies in the trash.",
      "[‹trash› Trash | href=/admin/pages/trash]",
    ],
  ],
  [
    "a page of the owner's",
    answered(403, "Only the owner sees this."),
    "Backups",
    [
      "This page is for the owner",
      "Only the owner sees this.",
      "[Settings | href=/admin/settings]",
    ],
  ],
])("a page that could not be loaded: %s", async (_, error, title, wanted) => {
  const html = await withinAdmin(<AdminProblem {...{ error, ...(title ? { title } : {}) }} />);
  expect(accessibleOutline(html).slice(1)).toEqual(wanted);
});
