import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

test("who has an editor open is named to the others, until a minute after their last sign", async () => {
  const { call, draft, openColleague, user, db } = await openDrafting();
  const colleague = await openColleague();
  const here = `${draft}/presence`;
  expect(await call("POST", here)).toMatchObject({ status: 200, body: { others: [] } });
  const seen = (await colleague.call("POST", here)).body.others;
  expect(seen).toEqual([{ name: user.name, since: expect.any(String), heading: null }]);
  expect((await call("POST", here)).body.others).toMatchObject([{ name: colleague.user.name }]);
  // Each sign says how long they have been there, not when it was given.
  expect((await colleague.call("POST", here)).body.others).toEqual(seen);
  expect((await colleague.call("POST", "/api/drafts/home/home/presence")).body.others).toEqual([]);

  const gone = new Date(Date.now() - 61_000).toISOString();
  await db.updateTable("presence").set({ at: gone, since: gone }).execute();
  expect((await colleague.call("POST", here)).body.others).toEqual([]);
  // Nothing is left of those who are gone.
  const rows = await db.selectFrom("presence").select("userName").execute();
  expect(rows).toEqual([{ userName: colleague.user.name }]);
});

test("whoever has it open is told how what waits there stands", async () => {
  const { call, draft } = await openDrafting();
  const waiting = async () => (await call("POST", `${draft}/presence`)).body.waiting;
  expect(await waiting()).toBeNull();
  const { version } = (await call("PUT", draft, { body: { title: "Waiting" } })).body;
  expect(await waiting()).toEqual({ version, publishAt: null, problem: null, restoredFrom: null });
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  await call("POST", `${draft}/schedule`, { publishAt });
  expect(await waiting()).toMatchObject({ publishAt, problem: null, restoredFrom: null });
  const saved = await call("PUT", draft, { body: { type: "Umrah, slowly" } });
  expect(saved.body).toMatchObject({ publishAt, problem: null });
  await call("DELETE", draft);
  expect(await waiting()).toBeNull();
});

test("whoever was noted while the clock was ahead is not there for so long", async () => {
  const { call, draft, openColleague, user, db } = await openDrafting();
  const colleague = await openColleague();
  const here = `${draft}/presence`;
  await call("POST", here);
  const ahead = new Date(Date.now() + 40 * 86_400_000).toISOString();
  await db.updateTable("presence").set({ at: ahead, since: ahead }).execute();
  await call("PUT", draft, { body: { title: "Waiting" } });
  await db.updateTable("presence").set({ at: ahead, since: ahead }).execute();
  expect((await colleague.call("GET", draft)).body.others).toEqual([]);
  expect((await colleague.call("POST", here)).body.others).toEqual([]);
  await call("POST", here);
  const [sign] = (await colleague.call("POST", here)).body.others;
  expect([sign.name, sign.since < ahead]).toEqual([user.name, true]);
});

test("storing something is a sign too; a door that nothing can be behind knows nobody", async () => {
  const { call, draft, openColleague, user, get } = await openDrafting();
  await call("PUT", draft, { body: { title: "Mine" } });
  const { call: theirs } = await openColleague();
  expect((await theirs("POST", `${draft}/presence`)).body.others).toMatchObject([
    { name: user.name },
  ]);
  expect((await call("POST", "/api/drafts/weather/today/presence")).status).toBe(404);
  expect((await call("POST", "/api/drafts/post/never-there/presence")).status).toBe(404);
  expect((await call("POST", "/api/drafts/own-page/never-there/presence")).status).toBe(404);
  expect((await get(draft)).status).toBe(401);
});

test("whoever writes on what is in the trash by now is told, also in another language", async () => {
  const { call, post, draft } = await openDrafting();
  const inBangla = (path: string) => `${draft}${path}?lang=bn`;
  await call("PUT", draft, { body: { title: "Waiting" } });
  await call("PUT", inBangla(""), { body: { title: "অপেক্ষায়" } });
  const signs = async () => {
    const answers = [
      await call("POST", `${draft}/presence`),
      await call("POST", inBangla("/presence")),
    ];
    return answers.map(({ status, body }) => [status, body.code ?? null]);
  };
  expect(await signs()).toEqual([
    [200, null],
    [200, null],
  ]);
  await call("DELETE", `/api/blogs/${post._id}`);
  expect(await signs()).toEqual([
    [404, "in-trash"],
    [404, "in-trash"],
  ]);
  await call("POST", `/api/blogs/${post._id}/restore`);
  expect((await signs()).map(([status]) => status)).toEqual([200, 200]);
});

test("others are told under which heading somebody writes", async () => {
  const { call, draft, openColleague } = await openDrafting();
  const { call: theirs } = await openColleague();
  const here = `${draft}/presence`;
  const seen = async () => (await theirs("POST", here)).body.others[0].heading;
  await call("POST", here, { heading: "أوراق السفر" });
  expect(await seen()).toBe("أوراق السفر");
  // A sign that does not say where, and storing: still there.
  await call("POST", here, {});
  await call("PUT", draft, { body: { title: "Mine" } });
  expect(await seen()).toBe("أوراق السفر");
  await call("POST", here, { heading: null });
  expect(await seen()).toBeNull();
});

test.each([{ heading: 7 }, { heading: "x".repeat(201) }, { heading: "x", at: "now" }, [], "x"])(
  "no sign: %j",
  async (sign) => {
    const { call, draft } = await openDrafting();
    expect((await call("POST", `${draft}/presence`, sign as object)).status).toBe(400);
  },
);
