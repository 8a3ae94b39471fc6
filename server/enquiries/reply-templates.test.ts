import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const NONE = { en: "", bn: "", ar: "" };
const written = (title: string) => ({
  ...{ title: { ...NONE, bn: title }, subject: NONE, body: { ...NONE, bn: "সালাম" } },
});

async function open(options: { demo?: boolean } = {}) {
  const opened = await openTestSite(options);
  const { site } = opened;
  const { _id: by } = await makeUser(opened, { name: "Nadia" });
  const { replyTemplate } = site;
  const titles = async () => (await replyTemplate.list()).map(({ title }) => title.bn);
  const told = async () => (await site.audit.list({ limit: 1, offset: 0 }))[0];
  return { ...opened, site, by: { by }, replyTemplate, titles, told };
}

test("templates stand in the order of their making, and one that is changed changes no other", async () => {
  const { by, db, replyTemplate, titles, told } = await open();
  const keys = ["c", "b", "a"].map((sign) => sign.repeat(32));
  const [first] = keys;
  for (const key of keys) await replyTemplate.create(written(key.slice(0, 3)), by, key);
  const set = db.updateTable("replyTemplate");
  const inTime = ["b", "c", "a"].map((sign) => sign.repeat(32));
  for (const [at, id] of inTime.entries()) {
    await set
      .set({ createdAt: `2026-11-0${at + 1}T00:00:00.000Z` })
      .where("id", "=", id)
      .execute();
  }
  expect(await titles()).toEqual(["bbb", "ccc", "aaa"]);
  const changed = await replyTemplate.update(`${first}`, { ...written("ঘ"), version: 1 }, by);
  expect(changed).toMatchObject({ version: 2, changedBy: { _id: by.by, name: "Nadia" } });
  expect(await titles()).toEqual(["bbb", "ঘ", "aaa"]);
  expect(await told()).toMatchObject({ action: "update", thingId: first, summary: "ঘ" });
  const same = await replyTemplate.update(`${first}`, { ...written("ঘ"), version: 2 }, by);
  expect(same).toEqual(changed);
  await replyTemplate.remove(`${first}`, by);
  expect(await titles()).toEqual(["bbb", "aaa"]);
});

test("a template that is sent again is the one that is there, with the words that were sent last", async () => {
  const { by, replyTemplate, titles } = await open();
  const key = "k".repeat(32);
  const made = await replyTemplate.create(written("ক"), by, key);
  expect(made).toMatchObject({ _id: key, version: 1 });
  expect(await replyTemplate.create(written("ক"), by)).toEqual(made);
  expect(await replyTemplate.create(written("খ"), by, key)).toMatchObject({ _id: key, version: 2 });
  const late = replyTemplate.create(written("গ"), by, key);
  await expect(late).rejects.toMatchObject({
    ...{ code: "changed-meanwhile", params: { current: { _id: key, version: 2 } } },
  });
  expect(await titles()).toEqual(["খ"]);
});

test("of templates that came with the site nobody is said to have written them", async () => {
  const { replyTemplate } = await open({ demo: true });
  const all = await replyTemplate.list();
  expect(all.length).toBeGreaterThan(0);
  for (const { changedBy } of all) expect(changedBy).toBeNull();
});
