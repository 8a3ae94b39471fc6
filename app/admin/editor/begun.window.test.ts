import { expect, onTestFinished, test, vi } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("a new post that was begun without an answer, and that a colleague wrote on: both are shown by name", async () => {
  const admin = await openAdminWindow();
  const own = await admin.asOwner();
  const keys = vi.spyOn(crypto, "randomUUID");
  onTestFinished(() => keys.mockRestore());
  admin.answer(/POST .api.blogs/, 504, {});
  const screen = await admin.open("/blog/create");
  const _id = keys.mock.results[0]?.value;
  await screen.type("Blog Title", "Mine");
  await screen.came();
  const begun = { state: "draft", _id, title: "Mine" };
  const { version } = (await admin.send("POST", "/api/blogs", begun, own)).body;
  const { cookie } = await signInTo(admin, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  const door = `/api/drafts/post/${_id}`;
  await admin.send("PUT", door, { version, body: { title: "Theirs" } }, { cookie });
  admin.answerAsBefore();
  await screen.type("Blog Title", "Mine, later");
  const told = [await screen.came(), await screen.came(), await screen.came()].flat();
  expect(told.join()).toContain("Rahim changed this too. <Look at both>");
});

test("what a colleague had waiting and came in after a publication without an answer is told before it is tried again", async () => {
  const admin = await openAdminWindow();
  const { cookie } = await signInTo(admin, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  const half = { base: 1, body: { type: "Half written" } };
  const screen = await admin.open("/blog/edit/post-24");
  expect((await admin.send("PUT", "/api/drafts/post/post-24", half, { cookie })).status).toBe(200);
  admin.answer(/PUT .api.blogs/, 504, {});
  await screen.type("Blog Title", "Mine");
  expect(await screen.press("Update Blog")).toContainEqual(
    expect.stringContaining("it may be saved already"),
  );
  const told = [await screen.came(), await screen.came(), await screen.came()].flat().join();
  expect(told).toContain("Rahim changed this too. <Look at both>");
  expect(screen.outline().join()).not.toContain("it may be saved already");
});
