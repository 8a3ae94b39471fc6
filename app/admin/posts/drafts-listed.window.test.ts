import { expect, test, vi } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const FAILS = { message: "The disk is full.", issues: [] };

test("a draft says when it goes public, or that it did not; it is deleted and brought back", async () => {
  const admin = await openAdminWindow();
  const as = await admin.asOwner();
  const begin = (link: string) =>
    admin.send(
      "POST",
      "/api/blogs",
      {
        title: link,
        type: "Umrah",
        image: "/art/makkah-dusk.svg",
        link,
        content: "",
        state: "draft",
      },
      as,
    );
  for (const link of ["one", "two"]) {
    await begin(link);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  const post = ((await begin("planned")).body as { _id: string })._id;
  const publishAt = "2026-11-26T03:00:00.000Z";
  await admin.send("POST", `/api/drafts/post/${post}/schedule`, { publishAt }, as);
  const screen = await admin.open("/blog");
  expect(screen.outline(".rows")).toEqual([
    "ul:",
    '  li: ("" input type=checkbox label=Choose planned) {dir=auto: planned} ScheduledGoes public tomorrow 9:00 am, Dhaka time. [‹pencil› Edit | href=/admin/blog/edit/id1 label=Edit planned] <‹trash› Delete | label=Delete planned>',
    '  li: ("" input type=checkbox label=Choose two) {dir=auto: two} DraftKept 12:01 pm by Nadia Islam [‹pencil› Edit | href=/admin/blog/edit/id2 label=Edit two] <‹trash› Delete | label=Delete two>',
    '  li: ("" input type=checkbox label=Choose one) {dir=auto: one} DraftKept 12:00 pm by Nadia Islam [‹pencil› Edit | href=/admin/blog/edit/id3 label=Edit one] <‹trash› Delete | label=Delete one>',
  ]);
  await screen.press(/^Delete.*one/);
  expect(await screen.press(/^Keep|^No/)).toEqual(["closed", "focus button Delete one"]);
  await screen.press(/^Delete.*one/);
  expect(await screen.press(/^Yes|^Delete/)).toEqual([
    "closed",
    "gone 3",
    "+ # {tabindex=-1} Blog",
    "+ nav label=Posts by where they stand: [All 26 | href=/admin/blog current=true] [Published 24 | href=/admin/blog?state=published] [Changes not public 0 | href=/admin/blog?state=changes] [Draft 1 | href=/admin/blog?state=draft] [Scheduled 1 | href=/admin/blog?state=scheduled]",
    "success: Draft deleted. It is kept for 30 days. <Undo>",
    "sent DELETE /api/blogs/id3",
    "focus h1 Blog",
  ]);
  expect(await screen.takeUp()).toEqual([
    "gone 1",
    "+ nav label=Posts by where they stand: [All 27 | href=/admin/blog current=true] [Published 24 | href=/admin/blog?state=published] [Changes not public 0 | href=/admin/blog?state=changes] [Draft 2 | href=/admin/blog?state=draft] [Scheduled 1 | href=/admin/blog?state=scheduled]",
    '+ li: ("" input type=checkbox label=Choose one) {dir=auto: one} DraftKept 12:00 pm by Nadia Islam [‹pencil› Edit | href=/admin/blog/edit/id3 label=Edit one] <‹trash› Delete | label=Delete one>',
    "success: The post is back.",
    "sent POST /api/blogs/id3/restore",
  ]);
  admin.answer(/DELETE .api.blogs/, 500, FAILS);
  await screen.press(/^Delete.*two/);
  expect(await screen.press(/^Yes|^Delete/)).toEqual([
    "closed",
    "error: The post is still there. The disk is full.",
    "sent DELETE /api/blogs/id2",
    "focus button Delete two",
  ]);
});

test("posts are searched and narrowed by their type, and paged through", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/blog");
  screen.outline();
  const lines = (came: string[]) => came.filter((line) => /^(at|focus)|status|pages/.test(line));
  expect(lines(await screen.type(/^Type/, "Umrah"))).toEqual([
    "+ p role=status: 4 posts",
    "at /admin/blog?type=Umrah",
    "focus select TypeAllStudent Visa (4)Umrah (4)Visa Tips (4)Air Tickets (3)",
  ]);
  await screen.type(/^Search/, " elderly ");
  await screen.came();
  expect(screen.router.state.location.search).toEqual("?q=elderly&type=Umrah");
  await screen.type(/^Type/, "");
  await screen.came();
  expect(screen.router.state.location.search).toEqual("?q=elderly");
  expect(lines(await screen.type(/^Search/, "zzzz"))).toEqual([
    "+ p role=status: 0 posts",
    "at /admin/blog?q=zzzz",
    "focus input Search",
  ]);
  expect(screen.outline().slice(-4)).toEqual([
    "  Try fewer letters, or look at all of them.",
    "  [Show all | href=/admin/blog]",
    "  div data-view=cards",
    "  nav label=Pages",
  ]);
  expect(lines(await screen.press(/^Show all/))).toEqual([
    "+ p role=status: 24 posts",
    "at /admin/blog",
  ]);
});
