import { expect, test } from "vitest";
import { cookieOf } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("drafts and planned posts stand above the list, each with its state", async () => {
  const admin = await openAdminWindow();
  const draft = { title: "Half done", type: "Tours", image: "", link: "", content: "" };
  const cookie = await cookieOf(admin, admin.owner);
  await admin.send("PUT", "/api/drafts/post/half-done", { base: 0, body: draft }, { cookie });
  await admin.send(
    "PUT",
    "/api/drafts/post/post-20",
    { base: 1, body: { title: "Seven quiet days" } },
    { cookie },
  );
  const screen = await admin.open("/blog?type=Tours");
  expect(screen.outline(".admin-wrap, main")).toEqual([
    "main:",
    "  # Blog",
    "  div role=group label=View .max-lg:hidden: <‹list› Table | pressed=false> <‹image› Cards | pressed=true>",
    "  [‹plus› Create New Blog | href=/admin/blog/create]",
    "  nav label=Posts by where they stand: [All 24 | href=/admin/blog current=true] [Published 24 | href=/admin/blog?state=published] [Changes not public 1 | href=/admin/blog?state=changes] [Draft 0 | href=/admin/blog?state=draft] [Scheduled 0 | href=/admin/blog?state=scheduled]",
    "  search:",
    '    Search ("Search" input type=search value maxlength=200) Type ("TypeAllStudent Visa (4)Umrah (4)Visa Tips (4)Air Tickets (3)Hajj (3)Tours (3)Work Visa (3)" select : All=, Student Visa (4)=Student Visa, Umrah (4)=Umrah, Visa Tips (4)=Visa Tips, Air Tickets (3)=Air Tickets, Hajj (3)=Hajj, *Tours (3)=Tours, Work Visa (3)=Work Visa) ‹chevron-down›',
    "    p role=status: 3 posts",
    "  div data-view=cards:",
    "    article:",
    '      ("" input type=checkbox label=Choose Six quiet days on the Turkish coast, with children) (img src=/art/tours-coast.svg alt)',
    "      {dir=auto: Tours} Changes not public",
    "      ## {dir=auto} Six quiet days on the Turkish coast, with children",
    "      p dir=auto: Antalya has a sea, an old town, waterfalls and Roman stones, all close together. That makes it kind…",
    "      {datetime=2026-09-05T07:45:00.000Z: 5 Sept 2026} 375 reads",
    "      [‹pencil› Edit | href=/admin/blog/edit/post-20 label=Edit Six quiet days on the Turkish coast, with children] <‹trash› Delete | label=Delete Six quiet days on the Turkish coast, with children>",
    "    article:",
    '      ("" input type=checkbox label=Choose Travelling halal in Malaysia: food, prayer, budget) (img src=/art/routes-map.svg alt)',
    "      {dir=auto: Tours} Published",
    "      ## {dir=auto} Travelling halal in Malaysia: food, prayer, budget",
    "      p dir=auto: Malaysia is one of the easiest countries for a Muslim family on its first journey abroad. The food i…",
    "      {datetime=2026-06-27T05:30:00.000Z: 27 Jun 2026} 244 reads",
    "      [‹pencil› Edit | href=/admin/blog/edit/post-16 label=Edit Travelling halal in Malaysia: food, prayer, budget] <‹trash› Delete | label=Delete Travelling halal in Malaysia: food, prayer, budget>",
    "    article:",
    '      ("" input type=checkbox label=Choose Three generations, one holiday: a pace that suits everyone) (img src=/art/coach-road.svg alt)',
    "      {dir=auto: Tours} Published",
    "      ## {dir=auto} Three generations, one holiday: a pace that suits everyone",
    "      p dir=auto: A grandmother, two parents, a boy of thirteen and a girl of four. One wants to sit, two want to slee…",
    "      {datetime=2026-01-03T07:20:00.000Z: 3 Jan 2026} 294 reads",
    "      [‹pencil› Edit | href=/admin/blog/edit/post-06 label=Edit Three generations, one holiday: a pace that suits everyone] <‹trash› Delete | label=Delete Three generations, one holiday: a pace that suits everyone>",
    "  nav label=Pages",
  ]);
  await screen.type("Search", "umrah");
  expect(await screen.came()).toEqual([]);
});
