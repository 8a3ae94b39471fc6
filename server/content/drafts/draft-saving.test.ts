import { expect, onTestFinished, test, vi } from "vitest";
import { editOf } from "#contracts/text-edit.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const PRIVACY = { kind: "page", id: "privacy" } as const;
const POST = { title: "T", type: "Umrah", image: "/art/x.svg", link: "t", content: "<p>a</p>" };

async function open() {
  const { db, site } = await openTestSite({ demo: true });
  const [me, you] = [await makeUser({ db }), await makeUser({ db }, { name: "Karim" })];
  const [mine, yours] = [{ by: me._id }, { by: you._id }];
  const page = await site.page.findPrivacy();
  if (!page) throw new Error("no privacy page");
  const { title, lastChanged, intro, content, version } = page;
  const publish = (more: object) =>
    site.page.updatePrivacy({ title, lastChanged, intro, content, ...more }, yours);
  return { site, mine, yours, content, base: version, publish };
}

test("what one goes on writing is kept as it is; a colleague's words come in, and are not one's own", async () => {
  const { site, mine, yours, base } = await open();
  const first = await site.draft.save(PRIVACY, { body: { title: "One" } }, mine);
  expect(first).toMatchObject({ base, publicVersion: base, merged: false });
  const next = { version: first.version, body: { title: "Two" } };
  const second = await site.draft.save(PRIVACY, next, mine);
  expect(second).toMatchObject({ version: first.version + 1, merged: false });
  const theirs = { version: first.version, body: { intro: "Theirs" } };
  const third = await site.draft.save(PRIVACY, theirs, yours);
  expect(third).toMatchObject({
    merged: true,
    by: { isYou: false },
    others: [{ name: "Farida Yasmin" }],
  });
  expect(third).toMatchObject({ body: { title: "Two", intro: "Theirs" } });
  const again = { version: third.version, body: { intro: "Theirs, again" } };
  const fourth = await site.draft.save(PRIVACY, again, yours);
  expect(fourth.by).toBeUndefined();
  // What was read is known, whoever wrote it.
  const read = { version: fourth.version, body: { title: "Three" } };
  expect(await site.draft.save(PRIVACY, read, mine)).toMatchObject({
    merged: false,
  });
});

test("who contradicts is shown what waits, and whose it is, also in another window of their own", async () => {
  const { site, mine, yours } = await open();
  const { version } = await site.draft.save(PRIVACY, { body: { title: "One" } }, mine);
  await site.draft.save(PRIVACY, { version, body: { title: "Two" } }, mine);
  const write = { version, body: { title: "Other" } };
  const told = (isYou: boolean) => ({
    code: "changed-meanwhile",
    params: { fields: ["title"], current: { body: { title: "Two" }, by: { isYou } } },
  });
  await expect(site.draft.save(PRIVACY, write, yours)).rejects.toMatchObject(told(false));
  await expect(site.draft.save(PRIVACY, write, mine)).rejects.toMatchObject(told(true));
  const unknown = { version: version + 1000, body: { title: "Two", intro: "x" } };
  await expect(site.draft.save(PRIVACY, unknown, mine)).rejects.toMatchObject({
    ...{ code: "changed-meanwhile", params: { fields: ["title", "intro"] } },
  });
});

test("of a text a part is sent, of what was read; of another text it is refused", async () => {
  const { site, mine, content } = await open();
  const edits = { content: editOf(content, `${content}<p>More</p>`) };
  const first = await site.draft.save(PRIVACY, { body: {}, edits }, mine);
  const waiting = async () => (await site.draft.find(PRIVACY, mine))?.body.content;
  expect(await waiting()).toBe(`${content}<p>More</p>`);
  await site.draft.save(PRIVACY, { version: first.version, body: { intro: "x" } }, mine);
  const older = { content: editOf(`${content}<p>More</p>`, `${content}<p>Most</p>`) };
  await site.draft.save(PRIVACY, { version: first.version, body: {}, edits: older }, mine);
  expect(await waiting()).toBe(`${content}<p>Most</p>`);
  const { content: edit } = edits;
  const others: Record<string, typeof edit>[] = [{ content: edit }, { nothing: edit }];
  for (const wrong of others) {
    await expect(
      site.draft.save(PRIVACY, { version: first.version, body: {}, edits: wrong }, mine),
    ).rejects.toMatchObject({ code: "other-text" });
  }
});

test("what a colleague publishes meanwhile comes in; what contradicts it stays apart until it was looked at", async () => {
  const { site, mine, base, publish } = await open();
  const { version } = await site.draft.save(PRIVACY, { body: { title: "Mine" } }, mine);
  await publish({ intro: "Public" });
  const onto = await site.draft.save(PRIVACY, { version, body: { title: "Mine!" } }, mine);
  expect(onto).toMatchObject({ base: base + 1, publicVersion: base + 1, merged: true });
  expect(onto).toMatchObject({ by: { isYou: false }, body: { intro: "Public", title: "Mine!" } });
  await publish({ intro: "Public", title: "Theirs" });
  const apart = { version: onto.version, body: { intro: "x" } };
  const kept = await site.draft.save(PRIVACY, apart, mine);
  expect(kept).toMatchObject({ base: base + 1, publicVersion: base + 2 });
  await expect(site.draft.ready(PRIVACY, mine)).rejects.toMatchObject({
    ...{ code: "changed-meanwhile", params: { fields: expect.arrayContaining(["title"]) } },
  });
  const looked = { version: kept.version, base: base + 2, body: { title: "Mine after all" } };
  expect(await site.draft.save(PRIVACY, looked, mine)).toMatchObject({ base: base + 2 });
  const ready = await site.draft.ready(PRIVACY, mine);
  expect(ready).toMatchObject({ version: base + 2, body: { title: "Mine after all" } });
});

test("it goes public at the moment it is planned for, and at no other", async () => {
  const { site, mine } = await open();
  await expect(site.draft.ready(PRIVACY, mine)).rejects.toMatchObject({ code: "nothing-waits" });
  await site.draft.save(PRIVACY, { body: { title: "Later" } }, mine);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await site.draft.plan([PRIVACY], publishAt, mine);
  expect(await site.draft.ready(PRIVACY, { ...mine, publishAt })).toMatchObject({
    body: { title: "Later" },
  });
  const other = new Date(Date.now() + 7_200_000).toISOString();
  await expect(site.draft.ready(PRIVACY, { ...mine, publishAt: other })).rejects.toMatchObject({
    code: "nothing-waits",
  });
  expect(await site.draft.refuse(PRIVACY, { publishAt: other, problem: "x" })).toBe(false);
  expect(await site.draft.next()).toBe(publishAt);
  expect(await site.draft.refuse(PRIVACY, { publishAt, problem: "x" })).toBe(true);
  expect([await site.draft.next(), await site.draft.due()]).toEqual([null, []]);
  await site.draft.cancel(PRIVACY);
  await expect(site.draft.cancel(PRIVACY)).rejects.toMatchObject({ code: "not-found" });
});

test("something new is begun once by its id, by who began it, and never over what is public or deleted", async () => {
  const { site, mine, yours } = await open();
  const begin = (body: object, by = mine, id = "1") =>
    site.draft.begin("post", { ...body }, by, { id });
  const first = await begin({ title: "T" });
  const second = await begin({ type: "Umrah" });
  expect(second).toMatchObject({ _id: "1", version: first.version + 1, publishAt: null });
  const place = { kind: "post", id: "1" } as const;
  const found = await site.draft.find(place, mine);
  expect(found?.body).toMatchObject({ title: "T", type: "Umrah" });
  await expect(begin({ title: "Theirs" }, yours)).rejects.toMatchObject({
    code: "changed-meanwhile",
  });
  await site.draft.discard(place, mine);
  await expect(begin({ title: "T" })).rejects.toMatchObject({ code: "changed-meanwhile" });
  await site.blog.create(POST, mine, "2");
  await expect(begin({ title: "T" }, mine, "2")).rejects.toMatchObject({
    code: "changed-meanwhile",
  });
});

test("what is meant is discarded, once; never what others began since", async () => {
  const { site, mine, yours } = await open();
  const { version } = await site.draft.save(PRIVACY, { body: { title: "Meant" } }, mine);
  await expect(site.draft.discard(PRIVACY, mine, version + 1)).rejects.toMatchObject({
    code: "changed-meanwhile",
    params: { current: { version, body: { title: "Meant" } } },
  });
  await site.draft.discard(PRIVACY, mine, version);
  await site.draft.discard(PRIVACY, mine, version);
  const again = async (of: number) => site.draft.discard(PRIVACY, mine, of);
  await expect(again(version + 1)).rejects.toMatchObject({ code: "nothing-waits" });
  await expect(site.draft.discard(PRIVACY, mine)).rejects.toMatchObject({ code: "nothing-waits" });
  const theirs = await site.draft.save(PRIVACY, { body: { title: "Theirs" } }, yours);
  await expect(again(version)).rejects.toMatchObject({ code: "changed-meanwhile" });
  await site.draft.discard(PRIVACY, yours, theirs.version);
  await expect(again(version)).rejects.toMatchObject({ code: "nothing-waits" });
});

test("what was restored is taken back until somebody writes on", async () => {
  const { site, mine, publish } = await open();
  await publish({ title: "First" });
  await publish({ title: "Second" });
  const list = (await site.history.list(PRIVACY, { limit: 9 })) ?? [];
  const revision = list.at(-1)?._id ?? "";
  await expect(site.draft.undoRestore(PRIVACY, mine)).rejects.toMatchObject({
    code: "nothing-waits",
  });
  const restored = await site.draft.restore(PRIVACY, revision, mine);
  expect(restored.restoredFrom).toBe(list.at(-1)?.at);
  expect(await site.draft.undoRestore(PRIVACY, mine)).toBeNull();
  const { version } = await site.draft.save(PRIVACY, { body: { title: "Mine" } }, mine);
  await expect(site.draft.undoRestore(PRIVACY, mine)).rejects.toMatchObject({
    code: "not-taken-back",
  });
  const over = await site.draft.restore(PRIVACY, revision, mine);
  expect(over.version).toBe(version + 1);
  expect((await site.draft.undoRestore(PRIVACY, mine))?.body).toMatchObject({ title: "Mine" });
  await expect(site.draft.restore(PRIVACY, "nothing", mine)).rejects.toMatchObject({
    code: "not-found",
  });
});

test("a version that was put back and taken away again leaves one line in the history", async () => {
  const { site, mine, publish } = await open();
  const history = async () => (await site.history.list(PRIVACY, { limit: 50 })) ?? [];
  await publish({ title: "Before" });
  const [version] = await history();
  await publish({ title: "Public" });
  const before = (await history()).length;
  await site.draft.save(PRIVACY, { body: { title: "Waits" } }, mine);
  await site.draft.restore(PRIVACY, version?._id ?? "", mine);
  const undone = await site.draft.undoRestore(PRIVACY, mine);
  expect(undone).toMatchObject({ body: { title: "Waits" }, restoredFrom: null });
  expect((await history()).length - before).toBe(1);
});

test("who writes by turns with a colleague has a version of each turn: nobody's writing goes on in another's", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { site, mine, yours } = await open();
  let version: number | undefined;
  for (const by of [mine, yours, mine, yours]) {
    ({ version } = await site.draft.save(PRIVACY, { version, body: { title: `${version}` } }, by));
    vi.setSystemTime(Date.now() + 9 * 60_000);
  }
  const all = (await site.history.list(PRIVACY, { limit: 9 })) ?? [];
  expect(all.filter(({ action }) => action === "draft")).toHaveLength(3);
});
