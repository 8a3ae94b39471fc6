import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const deeds = (came: string[]) =>
  came
    .filter((line) => /^(success|error|sent|closed|focus)|role=status|href=#field/.test(line))
    .map((line) => line.replace(/ \{"base.*/, ""));

test("a plan that is not taken back stays; what is not thrown away is still there", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/page/about");
  await screen.type("Title", "Travel is trust");
  await screen.press("More ways to save");
  await screen.press(/Publish later/);
  await screen.press("Friday 3:00 pm");
  await screen.press(/^Publish/);
  admin.answer(/^DELETE .*\/schedule/, 500, { message: "The disk is full." });
  expect(deeds(await screen.press("Cancel"))).toEqual([
    "error: The disk is full.",
    "sent DELETE /api/drafts/page/about/schedule",
    "focus button Cancel",
  ]);
  admin.answerAsBefore();
  expect(deeds(await screen.press("Cancel"))).toEqual([
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    "success: It is not planned any more. It waits until you publish it.",
    "sent DELETE /api/drafts/page/about/schedule",
  ]);
  admin.answer(/^DELETE .*\/drafts\/page\/about\?/, 500, { message: "The disk is full." });
  await screen.press("More ways to save");
  await screen.press(/Throw/);
  expect(deeds(await screen.press(/^Throw/))).toEqual([
    "closed",
    "error: The disk is full.",
    "sent DELETE /api/drafts/page/about?version=…",
    "focus button More ways to save",
  ]);
  admin.answerAsBefore();
  const { cookie } = await admin.asOwner();
  await admin.send("DELETE", "/api/drafts/page/about", undefined, { cookie });
  await screen.press("More ways to save");
  await screen.press(/Throw/);
  expect(deeds(await screen.press(/^Throw/))).toEqual([
    "closed",
    "+ ‹eye› {role=status: Everything here is public}",
    "success: The changes are thrown away. They stay in the history for 30 days.",
    "sent DELETE /api/drafts/page/about?version=…",
    "focus button More ways to save",
  ]);
});

test("what has a mistake is not planned, and the mistake is said", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/page/about");
  await screen.type("Title", "");
  await screen.press("More ways to save");
  await screen.press(/Publish later/);
  await screen.press("Friday 3:00 pm");
  expect(deeds(await screen.press(/^Publish/))).toEqual([
    "closed",
    "+ ul: li: [Title must not be empty | href=#field-hero.title]",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    "focus button More ways to save",
  ]);
});

test("what is public can be had back in the place of what is typed; of what never was there is nothing to go back to", async () => {
  const admin = await openAdminWindow();
  const { cookie } = await admin.asOwner();
  const post = { title: "One", type: "Umrah", image: "/a.svg", link: "one", content: "<p>a</p>" };
  const made = async (state: object) =>
    (await admin.send("POST", "/api/blogs", { ...post, ...state }, { cookie })).body._id;
  const offered: boolean[] = [];
  for (const state of [{ state: "draft", link: "two" }, {}]) {
    const screen = await admin.open(`/blog/edit/${await made(state)}`);
    await screen.type("Blog Title", "Another title");
    const menu = await screen.press("More ways to save");
    offered.push(menu.join().includes("Throw the changes away"));
    await screen.key("Escape");
  }
  expect(offered).toEqual([false, true]);
});
