import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { PaperUses } from "./paper-uses.tsx";

test("of a paper it is said which visas ask for it, of whom and how much, and how many pages it changes", async () => {
  const uses = [
    {
      ...{ _id: "v1", title: "Work in Qatar", pages: ["/a", "/b"] },
      asks: [
        { answers: ["Driver", "Nurse"], need: "must" },
        { answers: [], need: "if-you-have-it" },
      ],
    },
    { _id: "v2", title: "ভিজা", pages: ["/c"], asks: [{ answers: [], need: "unheard-of" }] },
  ];
  const outline = async (given: typeof uses) =>
    accessibleOutline(await withinAdmin(<PaperUses uses={given} />));
  expect(await outline(uses)).toEqual([
    'section labelledby="Where it is used":',
    "  ## Where it is used",
    "  ul:",
    "    li: ‹stamp› [Work in Qatar | href=/admin/visas/edit/v1] Driver, Nurse: must · All people: if they have it",
    "    li: ‹stamp› [ভিজা | href=/admin/visas/edit/v2] All people",
    "  ‹circle-alert›",
    "  Publishing this changes 3 public pages. It cannot be deleted while a visa uses it.",
  ]);
  expect(await outline([])).toEqual([
    'section labelledby="Where it is used":',
    "  ## Where it is used",
    "  No visa asks for it.",
    "  ul",
  ]);
});
