import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("posts that are not public, and what is done to several: published, given a type, deleted, refused", async () => {
  const admin = await openAdminWindow();
  const { cookie } = await admin.asOwner();
  const keep = async (id: string, body: object) => {
    const path = `/api/drafts/post/${id}`;
    const { status } = await admin.send("PUT", path, { base: 1, body }, { cookie });
    expect(status).toBe(200);
  };
  await keep("post-14", { title: "Umrah in five steps" });
  await keep("post-13", { title: "" });
  const screen = await admin.open("/blog");
  expect(screen.outline(".rows")).toEqual([
    "ul:",
    '  li: ("" input type=checkbox label=Choose No title yet) {dir=auto: No title yet} Changes not publicKept 12:00 pm by Nadia Islam [‹pencil› Edit | href=/admin/blog/edit/post-13 label=Edit No title yet]',
    '  li: ("" input type=checkbox label=Choose Umrah in five steps) {dir=auto: Umrah in five steps} Changes not publicKept 12:00 pm by Nadia Islam [‹pencil› Edit | href=/admin/blog/edit/post-14 label=Edit Umrah in five steps]',
  ]);
  await screen.press("Choose Umrah in five steps");
  expect(await screen.press("Choose No title yet")).toEqual([
    "gone 2",
    '+ li data-chosen=true: ("" input type=checkbox checked label=Choose No title yet) {dir=auto: No title yet} Changes not publicKept 12:00 pm by Nadia Islam [‹pencil› Edit | href=/admin/blog/edit/post-13 label=Edit No title yet]',
    "+ p role=status: 2 posts chosen",
    "focus input Choose No title yet",
  ]);
  await screen.press("Publish …");
  expect(await screen.press(/^Publish 2/)).toEqual([
    "closed",
    "gone 5",
    "+ nav label=Posts by where they stand: [All 24 | href=/admin/blog current=true] [Published 24 | href=/admin/blog?state=published] [Changes not public 1 | href=/admin/blog?state=changes] [Draft 0 | href=/admin/blog?state=draft] [Scheduled 0 | href=/admin/blog?state=scheduled]",
    '+ ul: li data-chosen=true: ("" input type=checkbox checked label=Choose No title yet) {dir=auto: No title yet} Changes not publicKept 12:00 pm by Nadia Islam [‹pencil› Edit | href=/admin/blog/edit/post-13 label=Edit No title yet]',
    "+ p role=status: 1 post chosen",
    "+ ul role=alert: li: {dir=auto: No title yet} : It is not ready. Look at Blog Title.",
    "success: 1 post is public now.",
    "sent POST /api/drafts/post/post-13/publish",
    "sent POST /api/drafts/post/post-14/publish",
    "focus button Publish …",
  ]);
  await screen.press("Change type …");
  expect(await screen.press(/^Update/)).toEqual([
    "gone 1",
    '+ ("Blog Type" input value invalid=true describedby="Fill in the type.")',
    "focus button Update 1 post",
  ]);
  expect(await screen.type("Blog Type", "Guides")).toEqual([
    "gone 1",
    '+ ("Blog Type" input value=Guides)',
    "focus input Blog Type",
  ]);
  expect(await screen.press(/^Update/)).toEqual([
    "closed",
    "gone 6",
    "+ # {tabindex=-1} Blog",
    '+ ul: li: ("" input type=checkbox label=Choose No title yet) {dir=auto: No title yet} Changes not publicKept 12:00 pm by Nadia Islam [‹pencil› Edit | href=/admin/blog/edit/post-13 label=Edit No title yet]',
    "success: 1 post has the new type.",
    'sent PUT /api/drafts/post/post-13 {"version":…,"body":{"type":"Guides"}}',
    "focus h1 Blog",
  ]);
  await screen.press("Choose Umrah in five steps");
  await admin.send("DELETE", "/api/blogs/post-14", undefined, { cookie });
  await screen.press("Delete …");
  expect(await screen.press(/^Delete/)).toEqual([
    "closed",
    "gone 7",
    "+ nav label=Posts by where they stand: [All 23 | href=/admin/blog current=true] [Published 23 | href=/admin/blog?state=published] [Changes not public 1 | href=/admin/blog?state=changes] [Draft 0 | href=/admin/blog?state=draft] [Scheduled 0 | href=/admin/blog?state=scheduled]",
    '+ Search ("Search" input type=search value maxlength=200) Type ("TypeAllStudent Visa (4)Visa Tips (4)Air Tickets (3)Hajj (3)Tours (3)Umrah (3)Work Visa (3)" select : *All=, Student Visa (4)=Student Visa, Visa Tips (4)=Visa Tips, Air Tickets (3)=Air Tickets, Hajj (3)=Hajj, Tours (3)=Tours, Umrah (3)=Umrah, Work Visa (3)=Work Visa) ‹chevron-down›',
    "+ p role=status: 23 posts",
    "+ … 20 more",
    "error: 1 post is not there any more. The list shows what there is now.",
    "sent DELETE /api/blogs/post-14",
    "focus h1 Blog",
  ]);
});
