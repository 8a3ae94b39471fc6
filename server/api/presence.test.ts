import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

test("who has an editor open is named to the others, until a minute after their last sign", async () => {
  const { call, draft, openColleague, user, db } = await openDrafting();
  const colleague = await openColleague();
  const here = `${draft}/presence`;
  expect(await call("POST", here)).toMatchObject({ status: 200, body: { others: [] } });
  const seen = (await colleague.call("POST", here)).body.others;
  expect(seen).toEqual([{ name: user.name, since: expect.any(String) }]);
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

test("storing something is a sign too; a door that nothing can be behind knows nobody", async () => {
  const { call, draft, openColleague, user, get } = await openDrafting();
  await call("PUT", draft, { body: { title: "Mine" } });
  const { call: theirs } = await openColleague();
  expect((await theirs("POST", `${draft}/presence`)).body.others).toMatchObject([
    { name: user.name },
  ]);
  expect((await call("POST", "/api/drafts/weather/today/presence")).status).toBe(404);
  expect((await get(draft)).status).toBe(401);
});
