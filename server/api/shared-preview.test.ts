import { expect, test } from "vitest";
import { findPreview } from "#server/preview/find-preview.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const DAY_MS = 86_400_000;
const HOME = "/api/drafts/home/home";

const secretIn = (link: string) => new URL(link).searchParams.get("preview") ?? "";

async function openShared() {
  const opened = await openDrafting();
  const { call, draft, post, site } = opened;
  await call("PUT", draft, { base: post.version, body: { title: "Not public yet" } });
  const share = async () => (await call("POST", `${draft}/preview`)).body;
  const opens = async (link: string) => site.sharedPreview.open(secretIn(link));
  return { ...opened, share, opens };
}

test("waiting changes are shared for seven days, and only a hash of the secret is stored", async () => {
  const { call, db, draft, post } = await openShared();
  expect((await call("GET", `${draft}/preview`)).body).toBeNull();
  const { status, body } = await call("POST", `${draft}/preview`);
  expect(status).toBe(201);
  const days = (Date.parse(body.expiresAt) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThanOrEqual(7);
  expect(new URL(body.link).pathname).toBe(`/blog/${post.link}`);
  // 256 bits.
  expect(secretIn(body.link)).toMatch(/^[\w-]{43}$/);
  const rows = await db.selectFrom("sharedPreview").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secretIn(body.link));
  const state = await call("GET", `${draft}/preview`);
  expect(state.body).toEqual({ expiresAt: body.expiresAt, by: { name: expect.any(String) } });
  expect((await call("GET", draft)).body).not.toHaveProperty("link");
});

test("a new address takes the place of the old one; withdrawn, none opens anything", async () => {
  const { call, draft, opens, share } = await openShared();
  const [first, second] = [await share(), await share()];
  expect(await opens(first.link)).toBeNull();
  expect(await opens(second.link)).toMatchObject({ isOver: false });
  expect((await call("DELETE", `${draft}/preview`)).status).toBe(200);
  expect(await opens(second.link)).toBeNull();
  expect((await call("DELETE", `${draft}/preview`)).status).toBe(404);
});

test("whoever is removed sees nothing more by an address that they shared; those of others go on", async () => {
  const { draft, opens, openColleague, share, site, user } = await openShared();
  const colleague = await openColleague();
  const own = await share();
  const about = "/api/drafts/page/about";
  await colleague.call("PUT", about, { body: { leadersHeading: "Not public yet" } });
  const theirs = (await colleague.call("POST", `${about}/preview`)).body;
  expect(await opens(theirs.link)).toMatchObject({ isOver: false });
  await site.user.remove(colleague.user._id, { by: user._id });
  expect(await opens(theirs.link)).toBeNull();
  expect(await opens(own.link)).toMatchObject({
    isOver: false,
    place: { id: draft.split("/").at(-1) },
  });
});

test("what is not waiting, or nowhere, cannot be shared", async () => {
  const { call } = await openShared();
  for (const path of [HOME, "/api/drafts/post/nobody", "/api/drafts/package/none"]) {
    for (const method of ["POST", "DELETE"]) {
      expect((await call(method, `${path}/preview`)).status, `${method} ${path}`).toBe(404);
    }
  }
});

test("who is not signed in shares nothing, and other websites make nobody share", async () => {
  const { draft, send } = await openShared();
  expect((await send("POST", `${draft}/preview`)).status).toBe(401);
  const elsewhere = { headers: { origin: "https://other.example" } };
  expect((await send("POST", `${draft}/preview`, undefined, elsewhere)).status).toBe(403);
});

test("one that was shared while the clock was far ahead opens nothing for longer than promised", async () => {
  const { call, db, draft, opens, share } = await openShared();
  const { link } = await share();
  const endsIn = async (days: number) => {
    const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
    await db.updateTable("sharedPreview").set({ expiresAt }).execute();
    return [await opens(link), (await call("GET", `${draft}/preview`)).body];
  };
  expect(await endsIn(372)).toEqual([null, null]);
  expect(await endsIn(7)).not.toContain(null);
});

test("it ends with its seven days, and then it is deleted", async () => {
  const { db, opens, share, site } = await openShared();
  const { link } = await share();
  await site.sharedPreview.purge();
  expect(await opens(link)).not.toBeNull();
  await db.updateTable("sharedPreview").set({ expiresAt: new Date().toISOString() }).execute();
  expect(await opens(link)).toBeNull();
  await site.sharedPreview.purge();
  expect(await db.selectFrom("sharedPreview").selectAll().execute()).toEqual([]);
});

test("whoever has the address sees those changes, not others that are begun later", async () => {
  const { call, draft, opens, share } = await openShared();
  const published = await share();
  expect((await call("POST", `${draft}/publish`)).status).toBe(200);
  expect(await opens(published.link)).toMatchObject({ isOver: true });
  expect((await call("GET", `${draft}/preview`)).body).toBeNull();
  await call("PUT", draft, { body: { title: "Later, and secret" } });
  expect(await opens(published.link)).toMatchObject({ isOver: true });

  const discarded = await share();
  await call("DELETE", draft);
  expect(await opens(discarded.link)).toMatchObject({ isOver: true });
});

test("a post that its writer publishes from the form is over too, and one in the trash is none", async () => {
  const { call, opens, post, share, site } = await openShared();
  const { link } = await share();
  const { type, image, link: at, content } = post;
  const fields = { title: "Not public yet", type, image, link: at, content };
  await call("PUT", `/api/blogs/${post._id}`, fields);
  expect(await opens(link)).toMatchObject({ isOver: true });

  const begun = await call("POST", "/api/blogs", { state: "draft", title: "New", link: "a b/ü" });
  const draft = `/api/drafts/post/${begun.body._id}`;
  const shared = (await call("POST", `${draft}/preview`)).body;
  // What cannot stand in an address is not put into it.
  expect(new URL(shared.link).pathname).toBe(`/blog/${begun.body._id}`);
  await call("DELETE", draft);
  const place = { kind: "post", id: begun.body._id } as const;
  expect(await site.draft.shown(place)).toBeNull();
});

test("what is in the trash is shown to nobody, nor shared, until it is back", async () => {
  const { call, draft, post, share, site } = await openShared();
  const { link } = await share();
  const asked = { which: secretIn(link), pathname: `/blog/${post.link}`, isEditing: false };
  const look = () => findPreview(site, { ...asked, user: null });
  const shown = { body: { title: "Not public yet" } };
  expect(await look()).toMatchObject(shown);
  await call("DELETE", `/api/blogs/${post._id}`);
  expect(await look()).toBeNull();
  expect((await call("POST", `${draft}/preview`)).status).toBe(404);
  await call("POST", `/api/blogs/${post._id}/restore`);
  expect(await look()).toMatchObject(shown);
});

test("what was shared and published is shared anew once more waits", async () => {
  const { call, draft, opens, share } = await openShared();
  const first = await share();
  expect((await call("POST", `${draft}/publish`)).status).toBe(200);
  expect(await opens(first.link)).toMatchObject({ isOver: true });
  const { body: post } = await call("GET", draft.replace("drafts/post", "blogs"));
  await call("PUT", draft, { base: post.version, body: { title: "Not public again" } });
  const again = await share();
  expect(await opens(again.link)).toMatchObject({ isOver: false });
  expect((await call("GET", `${draft}/preview`)).body).toMatchObject({
    expiresAt: again.expiresAt,
  });
});
