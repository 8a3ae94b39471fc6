import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

test("somebody is found by their address in any case, nobody by another one", async () => {
  const { site, db } = await openTestSite();
  const user = await makeUser({ db }, { email: "nadia@rihla.example" });
  expect(await site.user.findByEmail(" Nadia@RIHLA.example ")).toEqual(user);
  expect(await site.user.findByEmail("nadi@rihla.example")).toBeNull();
});

test("the owner removes others and nobody removes the owner, nor an editor anybody", async () => {
  const { site, db } = await openTestSite();
  const [owner, editor] = [await makeUser({ db }), await makeUser({ db })];
  const removed = (id: string, by: string) => site.user.remove(id, { by });
  await expect(removed(owner._id, owner._id)).rejects.toThrow("owner-stays");
  await expect(removed(owner._id, editor._id)).rejects.toThrow("owner-only");
  await expect(removed(editor._id, editor._id)).rejects.toThrow("owner-only");
  await expect(removed("nobody", owner._id)).rejects.toThrow("not-found");
  await removed(editor._id, owner._id);
  expect(await site.user.findByEmail(editor.email)).toBeNull();
  expect(await site.user.findByEmail(owner.email)).not.toBeNull();
});

test("the team is listed in the order in which they came", async () => {
  const { site, db } = await openTestSite();
  const [first, last] = [
    await makeUser({ db }, { name: "Zia" }),
    await makeUser({ db }, { name: "Abir" }),
  ];
  const came = { createdAt: "2026-01-01T00:00:00.000Z" };
  await db.updateTable("staff").set(came).where("id", "=", first._id).execute();
  expect((await site.user.list()).map(({ name, role }) => [name, role])).toEqual([
    ["Zia", "owner"],
    ["Abir", "editor"],
  ]);
  const late = { createdAt: "2025-01-01T00:00:00.000Z" };
  await db.updateTable("staff").set(late).where("id", "=", last._id).execute();
  expect((await site.user.list()).map(({ name }) => name)).toEqual(["Abir", "Zia"]);
});

test("a site whose staff is gone from the database is not a stranger's", async () => {
  const { site, db } = await openTestSite();
  expect(await site.user.isFirst()).toBe(true);
  const { _id: by } = await makeUser({ db });
  await site.audit.record({ by, action: "sign-in", thing: "user", thingId: by, summary: "" });
  await db.deleteFrom("staff").execute();
  const stranger = {
    name: "Stranger",
    email: "stranger@visitor.example",
    password: "a way in at 3",
  };
  await expect(site.user.register(stranger)).rejects.toThrow("invitation-needed");
  expect(await site.user.isFirst()).toBe(false);
});
