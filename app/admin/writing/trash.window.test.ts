import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("what is deleted comes back, or goes for good; what is gone already is said", async () => {
  const admin = await openAdminWindow();
  const by = { by: admin.owner._id };
  for (const id of ["post-01", "post-02"]) await admin.site.blog.remove(id, by);
  const screen = await admin.open("/blog/trash");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Trash",
    "  Each can be brought back for 30 days. Then it is gone for good.",
    "  ul:",
    "    li: {dir=auto: Six passport checks before you apply for any visa} Deleted 12:00 pm, kept until 12:00 pm, 25 December <‹undo› Restore | label=Restore Six passport checks before you apply for any visa>",
    "    li: {dir=auto: Your flight is late: what to do in the first hour} Deleted 12:00 pm, kept until 12:00 pm, 25 December <‹undo› Restore | label=Restore Your flight is late: what to do in the first hour>",
  ]);
  admin.answer(/POST .api.blogs.post-0\d.restore/, 500, { code: "unknown", message: "" });
  expect(await screen.press(/^Restore/)).toEqual([
    "error: The post is still deleted. ",
    "sent POST /api/blogs/post-01/restore",
    "focus button Restore Six passport checks before you apply for any visa",
  ]);
  admin.answer(/POST .api.blogs.post-0\d.restore/, 409, { code: "link-taken", message: "" });
  expect((await screen.press(/^Restore/))[0]).toBe(
    "error: The post is still deleted. Another one has its address by now. Change the address of that one first.",
  );
  admin.answer(/POST .api.blogs.post-0\d.restore/, 404, { code: "not-found", message: "" });
  expect(await screen.press(/^Restore/)).toEqual([
    "error: It is not in the trash any more: load the page again to see where it is.",
    "sent POST /api/blogs/post-01/restore",
  ]);
});
