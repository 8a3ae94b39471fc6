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
