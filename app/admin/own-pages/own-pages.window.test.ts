import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("own pages are listed and deleted", async () => {
  const admin = await openAdminWindow();
  await admin.site.ownPage.create(
    {
      title: "Terms",
      link: "terms",
      description: "",
      isInFooter: true,
      content: "<p>Pay first.</p>",
    } as never,
    { by: admin.owner._id },
  );
  const screen = await admin.open("/pages");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Pages",
    "  [‹trash› Trash | href=/admin/pages/trash] [‹plus› New page | href=/admin/pages/create]",
    "  Pages of your own, such as terms or a price list. Each has its address, and a place in the footer if you like.",
    "  ul: li: {dir=auto: Terms} Published/termsIn the footer [‹eye› View | href=/terms target=_blank rel=noopener label=View Terms (opens in a new tab)] [‹pencil› Edit | href=/admin/pages/edit/id1 label=Edit Terms] <‹trash› Delete | label=Delete Terms>",
  ]);
  expect(await screen.press(/^Delete/)).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Terms" describedby="Visitors do not see it any more, and its address leads nowhe":',
    "+ ## Terms",
    "+ Visitors do not see it any more, and its address leads nowhere.",
    "+ You can restore it from the trash for 30 days.",
    "+ <Keep it> <Delete | .button-danger>",
    "focus button Keep it",
  ]);
  expect(await screen.press("Delete")).toEqual([
    "closed",
    "gone 2",
    "+ # {tabindex=-1} Pages",
    "+ (img src=/art/madinah-dawn.svg alt)",
    "+ No pages yet",
    "+ The first one will appear here. Terms of Service is a good beginning.",
    "success: Page deleted. It is kept for 30 days. <Undo>",
    "sent DELETE /api/pages/id1",
    "focus h1 Pages",
  ]);
});
