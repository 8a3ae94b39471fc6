import { expect, test } from "vitest";
import { PAGE } from "#tests/support/open-own-pages.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { showOwnPage } from "./show-own-page.ts";

const BY = { by: null };
const HOUR_MS = 3_600_000;

test("sent again with its id, a page is the same one; with other words, as long as it is as it was made", async () => {
  const { site } = await openTestSite();
  const send = async (more: object = {}, id = "1") => {
    const { page, isNew } = await site.ownPage.create({ ...PAGE, ...more }, BY, id);
    return [page._id, page.title, page.version, isNew];
  };
  expect(await send()).toEqual(["1", PAGE.title, 1, true]);
  expect(await send()).toEqual(["1", PAGE.title, 1, false]);
  expect(await send({ title: "New" })).toEqual(["1", "New", 2, false]);
  await expect(send({ title: "Other" })).rejects.toMatchObject({ code: "changed-meanwhile" });
  expect(await send({ title: "Other", version: 2 })).toEqual(["1", "Other", 3, false]);
  expect(await send({ title: "Other" }, "2")).toEqual(["1", "Other", 3, false]);
  await expect(send({ title: "Mine" }, "2")).rejects.toMatchObject({ code: "page-link-taken" });
  await site.ownPage.remove("1", BY);
  await expect(send()).rejects.toMatchObject({ code: "in-trash" });
});

test("without an id a page that is there word for word is not made twice; what is not there is not changed", async () => {
  const { site } = await openTestSite();
  const { page } = await site.ownPage.create(PAGE, BY);
  expect(await site.ownPage.create(PAGE, BY)).toEqual({ page, isNew: false });
  await expect(site.ownPage.update("nobody", { ...PAGE, link: "other" }, BY)).rejects.toMatchObject(
    { code: "not-found" },
  );
  await expect(site.ownPage.remove("nobody", BY)).rejects.toMatchObject({ code: "not-found" });
  await expect(site.ownPage.restore("nobody", BY)).rejects.toMatchObject({ code: "not-found" });
});

test("a draft that is public already, word for word, under another id, waits no more", async () => {
  const { site } = await openTestSite();
  const { _id } = await site.draft.begin("own-page", PAGE, BY);
  const { page } = await site.ownPage.create(PAGE, BY);
  const place = { kind: "own-page", id: _id } as const;
  expect(await site.draft.publish(place, BY)).toMatchObject({ _id: page._id });
  expect(await site.draft.find(place, BY)).toBeNull();
  expect(await site.ownPage.list()).toHaveLength(1);
});

test("a page that is changed where it is leads nowhere; deleted, it is called by its title", async () => {
  const { db, site } = await openTestSite();
  const { page } = await site.ownPage.create(PAGE, BY);
  await site.ownPage.update(page._id, { ...PAGE, title: "Other" }, BY);
  expect(await db.selectFrom("redirect").selectAll().execute()).toEqual([]);
  await site.ownPage.remove(page._id, BY);
  const { _id } = await site.draft.begin("own-page", { ...PAGE, title: "Begun" }, BY);
  await site.ownPage.remove(_id, BY);
  const deeds = db.selectFrom("audit").select("summary").where("action", "=", "delete");
  const titles = (await deeds.execute()).map(({ summary }) => summary);
  expect(titles.toSorted()).toEqual(["Begun", "Other"]);
});

test("pages are listed as they were made, what nobody has seen yet first, each with where it stands", async () => {
  const { db, site } = await openTestSite();
  const make = async (link: string, isInFooter: boolean) => {
    const { page } = await site.ownPage.create({ ...PAGE, link, isInFooter }, BY);
    const createdAt = `2026-11-0${link}T00:00:00.000Z`;
    await db.updateTable("ownPage").set({ createdAt }).where("id", "=", page._id).execute();
    return { kind: "own-page", id: page._id } as const;
  };
  const [, second] = [await make("2", false), await make("1", true)];
  const begun = await site.draft.begin("own-page", { ...PAGE, link: "3" }, BY);
  await site.draft.save(second, { body: { title: "Later" } }, BY);
  const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
  await site.draft.plan([second], publishAt, BY);
  const shown = await site.ownPage.list();
  expect(shown.map(({ link, isInFooter }) => [link, isInFooter])).toEqual([
    ["1", true],
    ["2", false],
  ]);
  expect(await site.ownPage.listAll()).toMatchObject([
    { _id: begun._id, link: "3", isInFooter: false, state: "draft", publishAt: null },
    { link: "1", isInFooter: true, state: "scheduled", publishAt, isPublic: true },
    { link: "2", isInFooter: false, state: "published", publishAt: null, isPublic: true },
  ]);
  await site.ownPage.remove(begun._id, BY);
  expect((await site.ownPage.listAll()).map(({ link }) => link)).toEqual(["1", "2"]);
  const whole = await site.ownPage.listWhole();
  expect(whole.map(({ link, content }) => [link, content])).toEqual([
    ["1", PAGE.content],
    ["2", PAGE.content],
  ]);
});

test("in place of a page its waiting body is shown, at whichever link, and other things leave pages alone", async () => {
  const { site } = await openTestSite();
  const { page } = await site.ownPage.create(PAGE, BY);
  const body = { ...PAGE, title: "Later" };
  const at = (id: string) =>
    showOwnPage(site.ownPage, { place: { kind: "own-page", id }, body }).findByLink("anything");
  const { createdAt, updatedAt } = page;
  expect(await at(page._id)).toMatchObject({ _id: page._id, title: "Later", createdAt, updatedAt });
  expect(await at("begun")).toMatchObject({ _id: "begun", title: "Later", version: 1 });
  const other = showOwnPage(site.ownPage, { place: { kind: "post", id: page._id }, body });
  expect(await other.findByLink(PAGE.link)).toEqual(page);
});

test("what was planned for a page is called off where it is deleted, and stays so when it is back", async () => {
  const { site } = await openTestSite();
  const { page } = await site.ownPage.create(PAGE, BY);
  const place = { kind: "own-page", id: page._id } as const;
  await site.draft.save(place, { body: { title: "Later" } }, BY);
  await site.draft.plan([place], new Date(Date.now() + HOUR_MS).toISOString(), BY);
  await site.ownPage.remove(page._id, BY);
  await site.ownPage.restore(page._id, BY);
  expect(await site.draft.find(place, BY)).toMatchObject({
    ...{ body: { title: "Later" }, publishAt: null },
  });
});
