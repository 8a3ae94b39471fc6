import { expect, test } from "vitest";
import { idAt } from "#server/db/sortable-id.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const AHEAD_MS = 40 * 86_400_000;
const UMRAH = { kind: "package", id: "umrah" } as const;

/** A package of which version 3 was made public while the clock was ahead, and version 4 when it was right again. */
async function open() {
  const opened = await openDrafting();
  const { call, db } = opened;
  const { _id, version, ...fields } = (await call("GET", "/api/package/umrah")).body;
  const publish = async (written: object) => {
    const answer = await call("PUT", "/api/package/umrah", { ...fields, ...written });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const public2 = await publish({ title: "Second" });
  await publish({ title: "Third", description: "Said in the future" });
  const at = Date.now() + AHEAD_MS;
  const ahead = { id: idAt(at), at: new Date(at).toISOString() };
  await db
    .updateTable("revision")
    .set(ahead)
    .where("version", "=", public2.version + 1)
    .execute();
  const public4 = await publish({ title: "Fourth" });
  return { ...opened, publish, ahead, public4 };
}

test("waiting changes are merged with what was public when they began, whatever the clock said since", async () => {
  const { call, openColleague, publish, public4 } = await open();
  const colleague = await openColleague();
  const { _id, version, ...body } = public4;
  const waiting = { base: version, body: { ...body, description: "Another description" } };
  expect((await colleague.call("PUT", "/api/drafts/package/umrah", waiting)).status).toBe(200);
  await publish({ title: "Fifth" });
  expect((await colleague.call("POST", "/api/drafts/package/umrah/publish")).status).toBe(200);
  expect((await call("GET", "/api/package/umrah")).body).toMatchObject({
    ...{ title: "Fifth", description: "Another description" },
  });
});

test("what is public now, who made it so and until when another was are told by its versions", async () => {
  const { call, site, openColleague, ahead, public4 } = await open();
  const { last } = await site.history.count(UMRAH);
  expect(await site.history.find(UMRAH, last ?? "")).toMatchObject({ title: "Fourth" });
  expect(await site.history.publicUntil(UMRAH, last ?? "")).toBeNull();
  const fourth = await site.history.findOne(UMRAH, last ?? "");
  expect(await site.history.publicUntil(UMRAH, ahead.id)).toBe(fourth?.at);
  const colleague = await openColleague();
  const { _id, version, ...body } = public4;
  await colleague.call("PUT", "/api/package/umrah", { ...body, title: "Fifth", version });
  const late = { base: version - 1, body: { title: "Sixth" } };
  const refused = await call("PUT", "/api/drafts/package/umrah", late);
  const by = { names: [colleague.user.name], isYou: false, isBackup: false };
  expect([refused.status, refused.body.current?.by]).toEqual([409, by]);
});

test("a session of writing does not last until a clock that was ahead is right", async () => {
  const { call, db } = await open();
  const path = "/api/drafts/package/umrah";
  await call("PUT", path, { body: { title: "Ahead" } });
  const at = new Date(Date.now() + AHEAD_MS).toISOString();
  await db.updateTable("draftStep").set({ at, since: at }).execute();
  await db.updateTable("draft").set({ savedAt: at, since: at }).execute();
  const { version } = (await call("GET", path)).body;
  await call("PUT", path, { version, body: { title: "Right again" } });
  const revisions = (await call("GET", "/api/history/package/umrah")).body;
  expect(revisions).toContainEqual(expect.objectContaining({ action: "draft", since: at }));
});

test("states go on being kept against a whole one, and all can be read", async () => {
  const { call, db, publish } = await open();
  for (let index = 0; index < 45; index++) await publish({ title: `Title ${index}` });
  const revisions = (await call("GET", "/api/history/package/umrah?limit=200")).body;
  const titles = await Promise.all(
    revisions.map(
      async ({ _id }: { _id: string }) =>
        (await call("GET", `/api/history/package/umrah/${_id}`)).body.title,
    ),
  );
  expect(new Set(titles).size).toBe(49);
  const whole = await db.selectFrom("revision").select("id").where("base", "is", null).execute();
  expect(whole).toHaveLength(3);
});
