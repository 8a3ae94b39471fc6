import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";
import { backUpWritten } from "#tests/support/put-back.ts";

const BACKUP = { names: [], isYou: false, isBackup: true };
const told = ({ status, body }: { status: number; body: Record<string, never> }) => [
  status,
  (body.current as { by?: object } | undefined)?.by,
];

test("what contradicts since a backup was put back nobody is said to have written", async () => {
  const { call, draft, db, openColleague } = await openDrafting();
  const colleague = await openColleague();
  const write = async (title: string, from: object = {}) =>
    (await call("PUT", draft, { ...from, body: { title } })).body;
  const none = await backUpWritten(db);
  const first = await write("Mine, after the backup");
  await none(first.version);
  const presence = (await call("POST", `${draft}/presence`)).body;
  expect([presence.waiting, presence.floor]).toEqual([null, first.version]);
  const seen = { version: first.version, base: first.base };
  const refused = await call("PUT", draft, { ...seen, body: { title: "Written on" } });
  expect(told(refused)).toEqual([409, BACKUP]);

  // A colleague's of before the backup, that was read and changed.
  const theirs = (await colleague.call("PUT", draft, { body: { title: "Theirs" } })).body;
  const withTheirs = await backUpWritten(db);
  const on = await write("Mine over theirs", { version: theirs.version, base: theirs.base });
  await withTheirs(on.version);
  const later = { version: on.version, base: on.base, body: { title: "Mine still" } };
  expect(told(await call("PUT", draft, later))).toEqual([409, BACKUP]);
  expect((await call("POST", `${draft}/presence`)).body).toMatchObject({
    ...{ waiting: { version: theirs.version }, floor: on.version },
  });
  // Whoever has written since is named.
  const now = { version: theirs.version, base: theirs.base, body: { title: "Theirs, since" } };
  expect((await colleague.call("PUT", draft, now)).status).toBe(200);
  const { names } = (await call("PUT", draft, later)).body.current.by;
  expect(names).toEqual([colleague.user.name]);
});

test("what was public of after the backup is nobody's either; what was thrown away before it was", async () => {
  const { call, draft, post, db } = await openDrafting();
  const before = await backUpWritten(db);
  const { _id, createdAt, updatedAt, ...fields } = post;
  const published = (await call("PUT", `/api/blogs/${_id}`, { ...fields, title: "After" })).body;
  await before(published.version);
  await db.updateTable("blog").set({ version: post.version }).where("id", "=", _id).execute();
  const sent = { base: published.version, body: { title: "Mine" } };
  expect(told(await call("PUT", draft, sent))).toEqual([409, BACKUP]);

  const { version, base } = (await call("PUT", draft, { body: { title: "Thrown away" } })).body;
  expect((await call("DELETE", draft)).status).toBe(200);
  await (await backUpWritten(db))(version);
  const on = await call("PUT", draft, { version, base, body: { title: "Written on" } });
  expect(told(on)).toEqual([409, { names: [], isYou: false, isBackup: false }]);
});
