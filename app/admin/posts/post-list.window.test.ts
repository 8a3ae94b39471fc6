import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("posts are chosen and deleted together, or alone, and are brought back at once", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/blog?type=Tours");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Blog",
    "  div role=group label=View .max-lg:hidden: <‹list› Table | pressed=false> <‹image› Cards | pressed=true>",
    "  [‹plus› Create New Blog | href=/admin/blog/create]",
    "  search:",
    '    Search ("Search" input type=search value maxlength=200) Type ("TypeAllStudent Visa (4)Umrah (4)Visa Tips (4)Air Tickets (3)Hajj (3)Tours (3)Work Visa (3)" select : All=, Student Visa (4)=Student Visa, Umrah (4)=Umrah, Visa Tips (4)=Visa Tips, Air Tickets (3)=Air Tickets, Hajj (3)=Hajj, *Tours (3)=Tours, Work Visa (3)=Work Visa) ‹chevron-down›',
    "    p role=status: 3 posts",
    "  div data-view=cards:",
    "    article:",
    '      ("" input type=checkbox label=Choose Six quiet days on the Turkish coast, with children) (img src=/art/tours-coast.svg alt)',
    "      {dir=auto: Tours} Published",
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
  expect(await screen.press("Table")).toEqual([
    "gone 2",
    "+ div role=group label=View .max-lg:hidden: <‹list› Table | pressed=true> <‹image› Cards | pressed=false>",
    "+ div data-view=table:",
    "focus button Table",
  ]);
  expect(await screen.press(/^Choose Six quiet/)).toEqual([
    "gone 1",
    "+ article data-chosen=true:",
    '+ ("" input type=checkbox checked label=Choose Six quiet days on the Turkish coast, with children) (img src=/art/tours-coast.svg alt)',
    "+ section label=Chosen posts:",
    "+ p role=status: 1 post chosen",
    "+ <Change type … | disabled=false> <Delete … | disabled=false> <‹x› | disabled=false label=Choose none>",
    "focus input Choose Six quiet days on the Turkish coast, with children",
  ]);
  expect(await screen.press(/^Choose Travelling halal/)).toEqual([
    "gone 2",
    '+ ("" input type=checkbox checked label=Choose Travelling halal in Malaysia: food, prayer, budget) (img src=/art/routes-map.svg alt)',
    "+ p role=status: 2 posts chosen",
    "focus input Choose Travelling halal in Malaysia: food, prayer, budget",
  ]);
  expect(await screen.press("Change type …")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Change the type of 2 posts?" describedby="Public at once. Where changes wait, the new type waits with ":',
    "+ ## Change the type of 2 posts?",
    "+ <‹x› | label=Close>",
    "+ Public at once. Where changes wait, the new type waits with them.",
    "+ form:",
    "+ ul:",
    "+ li dir=auto: Six quiet days on the Turkish coast, with children",
    "+ li dir=auto: Travelling halal in Malaysia: food, prayer, budget",
    '+ ("Blog Type" input value)',
    "+ div role=group label=Types already used: <Student Visa | pressed=false> <Umrah | pressed=false> <Visa Tips | pressed=false> <Air Tickets | pressed=false> <Hajj | pressed=false> <Tours | pressed=false> <Work Visa | pressed=false>",
    "+ <Leave them> <Update 2 posts | type=submit>",
    "focus input Blog Type",
  ]);
  await screen.key("Escape");
  expect(await screen.press("Delete …")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Delete 2 posts?" describedby="Each can be restored from the trash for 30 days.":',
    "+ ## Delete 2 posts?",
    "+ <‹x› | label=Close>",
    "+ Each can be restored from the trash for 30 days.",
    "+ form:",
    "+ ul:",
    "+ li dir=auto: Six quiet days on the Turkish coast, with children",
    "+ li dir=auto: Travelling halal in Malaysia: food, prayer, budget",
    "+ <Leave them> <Delete 2 posts | type=submit .button-danger>",
    "focus button Close",
  ]);
  await screen.key("Escape");
  expect(await screen.press("Choose none")).toEqual([
    "gone 8",
    "+ # {tabindex=-1} Blog",
    '+ ("" input type=checkbox label=Choose Six quiet days on the Turkish coast, with children) (img src=/art/tours-coast.svg alt)',
    '+ ("" input type=checkbox label=Choose Travelling halal in Malaysia: food, prayer, budget) (img src=/art/routes-map.svg alt)',
    "focus h1 Blog",
  ]);
  expect(await screen.press(/^Delete Travelling/)).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Travelling halal in Malaysia: food, prayer, budget" describedby="Are you sure you want to delete this blog?You can restore it":',
    "+ ## Travelling halal in Malaysia: food, prayer, budget",
    "+ Are you sure you want to delete this blog?",
    "+ You can restore it from the trash for 30 days.",
    "+ <Keep it> <Delete | .button-danger>",
    "focus button Keep it",
  ]);
  expect(await screen.press("Delete")).toEqual([
    "closed",
    "gone 6",
    "+ p role=status: 2 posts",
    "success: Post deleted. It is kept for 30 days. <Undo>",
    "sent DELETE /api/blogs/post-16",
    "focus h1 Blog",
  ]);
});

test("the trash of posts", async () => {
  const admin = await openAdminWindow();
  const [post] = await admin.site.blog.list({ limit: 1 });
  await admin.site.blog.remove(post?._id ?? "", { by: admin.owner._id });
  const screen = await admin.open("/blog/trash");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Trash",
    "  Each can be brought back for 30 days. Then it is gone for good.",
    "  ul: li: {dir=auto: First Umrah with elderly parents: what to arrange before you fly} Deleted 12:00 pm, kept until 12:00 pm, 25 December <‹undo› Restore | label=Restore First Umrah with elderly parents: what to arrange before you fly>",
  ]);
  expect(await screen.press(/^Restore/)).toEqual([
    "gone 2",
    "+ # {tabindex=-1} Trash",
    "+ (img src=/art/madinah-dawn.svg alt)",
    "+ Nothing is deleted",
    "+ A post that you delete will wait here.",
    "success: The post is back.",
    "sent POST /api/blogs/post-24/restore",
    "focus h1 Trash",
  ]);
});

test("nine posts are looked through at a glance; from ten on they are searched", async () => {
  const admin = await openAdminWindow({ demo: false });
  for (let count = 0; count < 9; count++) await makeBlog(admin.db);
  const isSearched = async () => (await admin.open("/blog")).outline().join().includes("search");
  expect(await isSearched()).toBe(false);
  await makeBlog(admin.db);
  expect(await isSearched()).toBe(true);
});
