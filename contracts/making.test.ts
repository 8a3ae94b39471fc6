import { expect, test } from "vitest";
import { postMakingSchema } from "./blog-write.ts";
import { ownPageMakingSchema } from "./own-page.ts";

test.each([
  ["a post", postMakingSchema],
  ["a page", ownPageMakingSchema],
])("a list in place of %s is one mistake, not one for each of its lines", (_, schema) => {
  const { error } = schema.safeParse(Array.from({ length: 1000 }, () => 1));
  expect(error?.issues.map(({ code }) => code)).toEqual(["invalid_type"]);
});

const POST = { title: "T", type: "Umrah", image: "/art/x.svg", link: "t" };

test("a post is public at once unless it says otherwise", () => {
  expect(postMakingSchema.parse(POST)).toMatchObject({ ...POST, state: "published", content: "" });
  const isTaken = (sent: unknown) => postMakingSchema.safeParse(sent).success;
  expect(isTaken({ ...POST, link: "" })).toBe(false);
  expect(isTaken({ ...POST, state: "public" })).toBe(false);
  expect([null, "post", 7].map(isTaken)).toEqual([false, false, false]);
});

test("a draft may be unfinished, in each of its fields, but not of another type or with more", () => {
  const id = "0192f1a0-7a40-4a5c-8a5e-3d2c5b1a9f10";
  const draft = { state: "draft", _id: id, title: "", isInFooter: true } as const;
  expect(ownPageMakingSchema.parse(draft)).toEqual(draft);
  const isTaken = (more: object) => ownPageMakingSchema.safeParse({ ...draft, ...more }).success;
  const others = [{ isInFooter: "yes" }, { title: true }, { more: 1 }, { _id: "mine" }];
  expect([{}, ...others].map(isTaken)).toEqual([true, false, false, false, false]);
});

test("what is planned has a moment, and no id of its own", () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const isTaken = (more: object) =>
    postMakingSchema.safeParse({ state: "scheduled", title: "T", ...more }).success;
  const id = "0192f1a0-7a40-4a5c-8a5e-3d2c5b1a9f10";
  expect([{ publishAt }, {}, { publishAt, _id: id }].map(isTaken)).toEqual([true, false, false]);
});
