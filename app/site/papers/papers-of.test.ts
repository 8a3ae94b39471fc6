import { expect, test } from "vitest";
import type { Entry } from "#contracts/entry.ts";
import { requirementKind } from "#contracts/kinds/requirement.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { countNeeded, missingOf } from "./count-needed.ts";
import { papersOf } from "./papers-of.ts";

const stored = { createdAt: "", updatedAt: "", version: 1 };
const library = ["passport", "licence", "old-passport", "id", "birth"].map(
  (id): Entry<"requirement"> => ({
    ...upgraded(requirementKind, { title: id, from: id === "licence" ? "sponsor" : "you" }, 1),
    ...{ _id: id, ...stored },
  }),
);

type Asked = Partial<Entry<"visa">["papers"][number]> & { requirement: string };

const visa = (...papers: Asked[]) => ({
  papers: papers.map((paper, at) => ({
    ...{ _id: String(at), need: "must", set: "", profiles: "", abroad: "", note: "" },
    ...paper,
  })),
});

const pick = (asked: ReturnType<typeof visa>, answers: Parameters<typeof papersOf>[2]) =>
  papersOf(asked, library, answers).flatMap(({ papers }) => papers.map(({ id }) => id));

test("a paper is for everybody, or for who answers so; who does not know sees all", () => {
  const asked = visa(
    { requirement: "passport" },
    { requirement: "licence", profiles: "driver, guard" },
    { requirement: "old-passport", abroad: "yes" },
  );
  expect(pick(asked, { profile: "driver", abroad: "yes" })).toEqual([
    "passport",
    "old-passport",
    "licence",
  ]);
  expect(pick(asked, { profile: "nurse", abroad: "no" })).toEqual(["passport"]);
  expect(pick(asked, { profile: "drive", abroad: "no" })).toEqual(["passport"]);
  expect(pick(asked, { profile: "all", abroad: null })).toHaveLength(3);
});

test("asked for twice, it stands once, as what it has to be; one that is gone is left out", () => {
  const asked = visa(
    { requirement: "passport", need: "if-you-have-it", profiles: "a" },
    { requirement: "passport", need: "must", profiles: "b", note: "Two." },
    { requirement: "gone" },
  );
  for (const papers of [asked.papers, asked.papers.toReversed()]) {
    const [group] = papersOf({ papers }, library, { profile: "all", abroad: null });
    expect(group?.papers).toMatchObject([{ id: "passport", need: "must", note: "Two." }]);
  }
});

test("of papers that stand for each other one is enough", () => {
  const one = { need: "one-of", set: "identity" };
  const asked = visa(
    { requirement: "passport" },
    { requirement: "id", ...one },
    { requirement: "birth", ...one },
  );
  const groups = papersOf(asked, library, { profile: "all", abroad: null });
  expect(countNeeded(groups, new Set())).toEqual({ all: 2, done: 0 });
  expect(countNeeded(groups, new Set(["birth"]))).toEqual({ all: 2, done: 1 });
  expect(countNeeded(groups, new Set(["birth", "id"]))).toEqual({ all: 2, done: 1 });
  const missing = (...ticked: string[]) => missingOf(groups, new Set(ticked)).map(({ id }) => id);
  expect(missing()).toEqual(["passport", "id", "birth"]);
  expect(missing("birth")).toEqual(["passport"]);
  expect(missing("id", "passport")).toEqual([]);
  // Papers without a set stand for none but themselves.
  const apart = papersOf(visa({ requirement: "passport" }, { requirement: "id" }), library, {
    ...{ profile: "all", abroad: null },
  });
  expect(missingOf(apart, new Set(["id"])).map(({ id }) => id)).toEqual(["passport"]);
});
