import { expect, test } from "vitest";
import type { Import } from "#contracts/import.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { TakenLinks } from "./taken-links.tsx";

const TAKEN = { title: "Umrah", wished: "umrah", link: "umrah-2" };

test.each([
  ["looked", ["Change", "Leave the old one out", "Let it come"]],
  ["reading", []],
  ["running", []],
  ["stopped", []],
  ["done", []],
  ["undone", []],
] as const)("of one that is %s links can be changed so: %j", async (state, deeds) => {
  const taken = [
    { ...TAKEN, number: 1, isLeftOut: false },
    { ...TAKEN, number: 2, isLeftOut: true },
  ];
  const shown = { _id: "i1", state, taken } as unknown as Import;
  const html = await withinAdmin(<TakenLinks shown={shown} choose={async () => null} />);
  expect([...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual(deeds);
});
