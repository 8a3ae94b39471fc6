import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { readIn } from "./read-in.ts";

const BY = { by: null };

test("of any posts it is told where they stand in each language, also of old ones", async () => {
  const { db, site } = await openTestSite();
  const [told, changed, begun, plain] = await Promise.all(
    ["Told", "Changed", "Begun", "Plain"].map((title) =>
      makeBlog(db, { title, createdAt: "2020-01-01T08:00:00.000Z" }),
    ),
  );
  for (let count = 0; count < 50; count++) await makeBlog(db);
  const say = (id: string) =>
    site.translation.save({ kind: "post", id, language: "bn" }, { words: { title: "বলা" } }, BY);
  for (const post of [told, changed]) await say(post?._id ?? "");
  if (!told || !changed || !begun || !plain) throw new Error("not made");
  await site.blog.update(changed._id, { ...changed, title: "Changed since", version: 1 }, BY);
  const place = { kind: "post", id: begun._id, language: "bn" } as const;
  await site.draft.save(place, { body: { title: "শুরু" } }, BY);
  const ids = [told, changed, begun, plain].map(({ _id }) => _id);
  const states = await site.translation.ofMany("post", ids);
  expect(ids.map((id) => states[id]?.bn)).toEqual(["published", "older", "draft", "missing"]);
  expect(ids.map((id) => states[id]?.ar)).toEqual(ids.map(() => "missing"));
  expect(await site.translation.ofMany("post", [])).toEqual({});
  expect(await site.translation.ofMany("post", ["none"])).toEqual({});
  const listed = (await site.translation.list()).map(({ id }) => id);
  expect(listed).not.toContain(plain._id);
});

test("the same of visas, licences, papers, departures and pages of one's own", async () => {
  const { site } = await openTestSite({ demo: true });
  for (const kind of ["visa", "licence", "requirement", "departure"] as const) {
    const [first, second] = await site.entry.list(kind);
    if (!first || !second) throw new Error(`the demo has no two of ${kind}`);
    const place = { kind, id: first._id, language: "ar" } as const;
    await site.draft.save(place, { body: { title: "قيد الكتابة" } }, BY);
    const states = await site.translation.ofMany(kind, [first._id, "none"]);
    expect(states, kind).toEqual({ [first._id]: { bn: expect.any(String), ar: "draft" } });
    const other = await site.translation.ofMany(kind, [second._id]);
    expect(other[second._id]?.ar, kind).not.toBe("draft");
  }
  expect(await site.translation.ofMany("own-page", ["none"])).toEqual({});
});

test("who reviewed a visa is never somebody else in another language, and a review makes no translation older", async () => {
  const { call, site, user } = await openDrafting();
  const id = "work-malaysia";
  const said = { title: "মালয়েশিয়ার ওয়ার্ক ভিসা", reviewedBy: "নাসরিন সুলতানা" };
  await site.translation.save({ kind: "visa", id, language: "bn" }, { words: said }, BY);
  const inBangla = () => readIn(site, "bn").entry.find("visa", id);
  const state = async () => (await site.translation.ofMany("visa", [id]))[id]?.bn;
  expect(await inBangla()).toMatchObject(said);
  expect(await state()).toBe("published");
  await call("POST", `/api/visas/${id}/reviewed`);
  expect(await inBangla()).toMatchObject({ title: said.title, reviewedBy: user.name });
  expect(await state()).toBe("published");
});
