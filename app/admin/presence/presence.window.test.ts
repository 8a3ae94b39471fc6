import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const sign = () => document.dispatchEvent(new Event("visibilitychange"));

const told = (lines: string[]) => lines.filter((line) => /role=status/.test(line));

test("who else is there is said, and in a text under which heading they write", async () => {
  const admin = await openAdminWindow();
  const rahim = { name: "Rahim Uddin", email: "rahim@rihla.example" };
  const { cookie } = await signInTo(admin, rahim);
  const shown = async (kind: string, id: string, path: string) => {
    const door = `/api/drafts/${kind}/${id}/presence`;
    await admin.send("POST", door, { heading: "Papers" }, { cookie });
    const screen = await admin.open(path);
    return screen.outline().filter((line) => line.includes("Rahim"));
  };
  expect(await shown("page", "privacy", "/page/privacy")).toEqual([
    "    div role=status: {hidden=true: RU} Rahim is here since 12:00 pm",
  ]);
  expect(await shown("post", "post-24", "/blog/edit/post-24")).toEqual([
    "    div role=status: {hidden=true: RU} Rahim is here since 12:00 pm",
    "    Rahim is writing in {dir=auto: Papers}",
  ]);
});

test("whoever has open what a colleague throws away reads that it lies in the trash, and finds it there", async () => {
  const admin = await openAdminWindow();
  const as = await admin.asOwner();
  const { cookie } = await signInTo(admin, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  const { body } = await admin.send("POST", "/api/blogs", { state: "draft", title: "New" }, as);
  const editor = `/blog/edit/${body._id}`;
  const screen = await admin.open(editor);
  await admin.send("DELETE", `/api/drafts/post/${body._id}`, undefined, { cookie });
  sign();
  expect(told(await screen.came())).toEqual([
    "+ ‹trash› {role=status: This was deleted meanwhile. It lies in the trash, and can be put back from there.}",
  ]);
  // What cannot be asked is as it was last known.
  admin.answer(/presence/, 503, {});
  sign();
  expect(told(await screen.came())).toEqual([]);
  admin.answerAsBefore();
  const again = (await admin.open(editor)).outline("main");
  expect(again.slice(-3)).toEqual([
    "  This post could not be loaded",
    "  This was deleted meanwhile. It lies in the trash, and can be put back from there.",
    "  [‹trash› Trash | href=/admin/blog/trash]",
  ]);
});

test("who is signed out cannot know whether it is stored still: it is kept here, and stored again", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/page/about");
  await screen.type("Title", "Mine");
  await screen.came();
  admin.answer(/presence|PUT/, 401, { message: "Sign in" });
  sign();
  await screen.came();
  expect(told(await screen.came())).toEqual([
    "+ ‹wifi-off› {role=status: Signed out: kept on this device. <Sign in>}",
  ]);
  admin.answerAsBefore();
  dispatchEvent(new Event("online"));
  expect(told([...(await screen.came()), ...(await screen.came())])).toEqual([
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
  ]);
});
