import { expect, test } from "vitest";
import type { EntryWrite } from "#contracts/entry.ts";
import { requirementKind } from "#contracts/kinds/requirement.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { mistakesOfVisa } from "./visa-contradictions.ts";

const NOBODY = { by: null };
const PROFILES = ["driver", "cook"].map((link) => ({
  _id: link,
  link,
  label: `A ${link}`,
  hint: "",
}));

const asked = (requirement: string, profiles: string) => ({
  ...{ _id: profiles || "all", requirement, need: "must", set: "", profiles, abroad: "", note: "" },
});

const visa = (more: Partial<EntryWrite<"visa">>): EntryWrite<"visa"> => ({
  ...upgraded(visaKind, {}, schemaOf(visaKind)),
  ...{ title: "Visa", purpose: "work", country: "MY", link: "malaysia", profiles: PROFILES },
  ...more,
});

test("of a paper it is known in which public lists it stands", async () => {
  const { site } = await openTestSite();
  const paper = upgraded(requirementKind, {}, schemaOf(requirementKind));
  const write = async (title: string) =>
    (await site.entry.create("requirement", { ...paper, title }, NOBODY))._id;
  const [id, other] = [await write("Passport"), await write("Photograph")];
  await site.entry.createAll(
    "visa",
    [
      visa({ title: "A", papers: [asked(id, "")] }),
      visa({
        title: "B",
        link: "qatar",
        papers: [asked(id, "cook"), asked(id, "driver"), asked(other, "driver")],
      }),
      visa({ title: "C", purpose: "umrah", link: "sa", profiles: [], papers: [asked(id, "")] }),
      visa({ title: "D", link: "oman", papers: [asked(other, "")] }),
    ],
    NOBODY,
  );
  const uses = await site.paperUses.list(id);
  expect(uses.map(({ asks }) => asks)).toEqual([
    [{ answers: [], need: "must" }],
    [
      { answers: ["A cook"], need: "must" },
      { answers: ["A driver"], need: "must" },
    ],
    [{ answers: [], need: "must" }],
  ]);
  expect(await site.paperUses.counts()).toEqual({ [id]: 3, [other]: 2 });
  expect(uses.map(({ title, pages }) => [title, pages])).toEqual([
    ["A", ["/work-visa/papers/malaysia/driver", "/work-visa/papers/malaysia/cook"]],
    ["B", ["/work-visa/papers/qatar/driver", "/work-visa/papers/qatar/cook"]],
    ["C", ["/packages/umrah/papers/sa/all"]],
  ]);
  const others = await site.paperUses.list(other);
  expect(others.map(({ pages }) => pages)[0]).toEqual(["/work-visa/papers/qatar/driver"]);
  expect(await site.paperUses.list("no-such-paper")).toEqual([]);
});

test("a review is of a day that has begun somewhere, and of none after it", () => {
  // Half past one at night in Dhaka, where it is the 26th.
  const now = Date.parse("2026-11-25T19:30:00Z");
  const wrong = (reviewedOn: string) =>
    mistakesOfVisa(visa({ reviewedOn }), now).map(({ path, mistake }) => [path, mistake.code]);
  expect(["2026-11-25", "2026-11-26"].map(wrong)).toEqual([[], []]);
  expect(wrong("2026-11-27")).toEqual([["reviewedOn", "future-day"]]);
});

test("a paper that a visa asks for stays in the library until none does", async () => {
  const { site } = await openTestSite();
  const paper = upgraded(requirementKind, {}, schemaOf(requirementKind));
  const { _id } = await site.entry.create("requirement", { ...paper, title: "Passport" }, NOBODY);
  const asking = visa({ title: "Work in Malaysia", papers: [asked(_id, "")] });
  const made = await site.entry.create("visa", asking, NOBODY);
  const remove = () => site.entry.remove("requirement", _id, NOBODY);
  await expect(remove()).rejects.toMatchObject({
    ...{ code: "paper-in-use", params: { places: ["Work in Malaysia"] } },
  });
  await site.entry.remove("visa", made._id, NOBODY);
  await remove();
  expect(await site.entry.find("requirement", _id)).toBeNull();
});

test("a visa that asks for a paper that is not in the library is refused beside it", async () => {
  const { site } = await openTestSite();
  const asking = visa({ papers: [asked("gone", "")] });
  await expect(site.entry.create("visa", asking, NOBODY)).rejects.toMatchObject({
    issues: [{ path: ["papers", 0, "requirement"] }],
  });
});

test("a visa that contradicts itself is not made public, and it is said where", async () => {
  const { site } = await openTestSite();
  const wrong = visa({ link: "start", papers: [asked("gone", "tailor")] });
  await expect(site.entry.create("visa", wrong, NOBODY)).rejects.toMatchObject({
    issues: [{ path: ["link"] }, { path: ["papers", "0", "profiles"] }],
  });
});
