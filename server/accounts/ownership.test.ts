import { expect, test } from "vitest";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

test("a site has one owner: handed over, the other one is, and links of the former let nobody in", async () => {
  const { db, site } = await openTestSite();
  const owner = await makeUser({ db });
  const editor = await makeUser({ db }, { name: "Karim Uddin" });
  const { secret } = await site.invitation.create("guest@rihla.example", { by: owner._id });
  const roles = async () => (await site.user.list()).map(({ _id, role }) => [_id, role]);
  const handOver = (id: string, by: string, password = PASSWORD) =>
    site.ownership.handOver(id, password, { by });
  await expect(handOver(editor._id, owner._id, "a guess")).rejects.toThrow(
    "wrong-current-password",
  );
  await expect(handOver(owner._id, owner._id)).rejects.toThrow("owner-already");
  await expect(handOver(owner._id, editor._id)).rejects.toThrow("owner-only");
  expect(await site.invitation.findOpen(secret)).not.toBeNull();
  expect(await handOver(editor._id, owner._id)).toEqual({ ...editor, role: "owner" });
  expect(new Map((await roles()) as [string, string][])).toEqual(
    new Map([
      [owner._id, "editor"],
      [editor._id, "owner"],
    ]),
  );
  expect(await site.invitation.findOpen(secret)).toBeNull();
  expect(await site.audit.list({ limit: 1, offset: 0 })).toMatchObject([
    { action: "hand-over", userId: owner._id, summary: "Karim Uddin" },
  ]);
  // Whoever goes takes no link of others along.
  const next = await site.invitation.create("next@rihla.example", { by: editor._id });
  await site.user.remove(owner._id, { by: editor._id });
  expect(await site.invitation.findOpen(next.secret)).not.toBeNull();
});
