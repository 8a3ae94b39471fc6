import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

/** What was said and asked for; bodies are looked at where they were stored. */
const said = (came: string[]) =>
  came
    .filter((line) => /^(success|error|sent|closed|focus|\+ p role=status)/.test(line))
    .map((line) => line.replace(/ \{".*/, ""));

test("several posts get a new type at once, go to the trash together and come back by Undo", async () => {
  const admin = await openAdminWindow();
  const post = async () => (await admin.get("/api/blogs/post-20")).body as Record<string, string>;
  const { title, image, link, content } = await post();
  const screen = await admin.open("/blog?type=Tours");
  await screen.press(/^Choose Six quiet/);
  await screen.press(/^Choose Travelling halal/);
  await screen.press("Change type …");
  await screen.press("Umrah");
  expect(said(await screen.press("Update 2 posts"))).toEqual([
    "closed",
    "+ p role=status: 1 post",
    "success: 2 posts have the new type.",
    "sent PUT /api/blogs/post-20",
    "sent PUT /api/blogs/post-16",
    "focus h1 Blog",
  ]);
  expect(await post()).toMatchObject({ title, image, link, content, type: "Umrah" });
  const umrah = await admin.open("/blog?type=Umrah");
  await umrah.press(/^Choose Six quiet/);
  await umrah.press(/^Choose Travelling halal/);
  await umrah.press("Delete …");
  expect(said(await umrah.press("Delete 2 posts"))).toEqual([
    "closed",
    "+ p role=status: 4 posts",
    "success: 2 posts deleted. They are kept for 30 days. <Undo>",
    "sent DELETE /api/blogs/post-20",
    "sent DELETE /api/blogs/post-16",
    "focus h1 Blog",
  ]);
  expect(said(await umrah.takeUp())).toEqual([
    "+ p role=status: 6 posts",
    "success: 2 posts are back.",
    "sent POST /api/blogs/post-20/restore",
    "sent POST /api/blogs/post-16/restore",
  ]);
  await umrah.press(/^Delete Six quiet/);
  await umrah.press("Delete");
  expect(said(await umrah.takeUp())).toEqual([
    "+ p role=status: 6 posts",
    "success: The post is back.",
    "sent POST /api/blogs/post-20/restore",
  ]);
});

test("what cannot be brought back is told, and what was brought back already is there once", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/blog?type=Tours");
  await screen.press(/^Choose Six quiet/);
  await screen.press(/^Choose Travelling halal/);
  await screen.press("Delete …");
  await screen.press("Delete 2 posts");
  admin.answer(/^POST \/api\/blogs\/post-20\/restore/, 500, { message: "It broke." });
  expect(said(await screen.takeUp())).toEqual([
    "+ p role=status: 2 posts",
    "+ p role=status: 0 posts chosen",
    "success: 1 post is back.",
    "error: It broke.",
    "sent POST /api/blogs/post-20/restore",
    "sent POST /api/blogs/post-16/restore",
  ]);
});

test("a new type goes out at once where a colleague has meanwhile made public what waited", async () => {
  const admin = await openAdminWindow();
  const { cookie } = await admin.asOwner();
  const path = "/api/drafts/post/post-14";
  await admin.send("PUT", path, { base: 1, body: { title: "Umrah in five steps" } }, { cookie });
  const screen = await admin.open("/blog");
  await screen.press("Choose Umrah in five steps");
  await admin.send("POST", `${path}/publish`, {}, { cookie });
  await screen.press("Change type …");
  await screen.type("Blog Type", "Guides");
  expect(said(await screen.press("Update 1 post"))).toEqual([
    "closed",
    "success: 1 post has the new type.",
    "sent PUT /api/blogs/post-14",
    "focus h1 Blog",
  ]);
  const { body } = await admin.get("/api/blogs/post-14");
  expect(body).toMatchObject({ type: "Guides", title: "Umrah in five steps" });
});
