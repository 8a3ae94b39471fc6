import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const rows = () => document.querySelectorAll("main ol > li, main ul.rows > li").length;

test("older entries of the trail come on a press, each once", async () => {
  const { open, site, owner } = await openAdminWindow({ demo: false });
  const deed = { by: owner._id, action: "create", thing: "backup" } as const;
  const note = async (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      await site.audit.record({ ...deed, thingId: `b${at}`, summary: `Backup ${at}` });
    }
  };
  const before = (await site.audit.list({ limit: 100, offset: 0 })).length;
  await note(before, 102);
  const { press, outline } = await open("/settings/activity");
  const said: unknown[] = [rows(), outline().at(-1)];
  // They push two of the known ones onto the next page.
  await note(102, 104);
  await press("Show older entries");
  said.push(rows(), outline().at(-1));
  await press("Show older entries");
  said.push(rows(), outline().at(-1)?.includes("Show older entries"));
  const MORE = "  <Show older entries>";
  expect(said).toEqual([50, MORE, 98, MORE, 102, false]);
});

test("departures and pages that are deleted are gone, and come back where somebody takes it up", async () => {
  const { open, site } = await openAdminWindow();
  const departures = await open("/departures?show=hajj");
  const lines = [
    ...(await departures.press(/^More/)),
    ...(await departures.press(/Delete/)),
    "--",
    ...(await departures.press(/^Delete|Move/)),
    "--",
    ...(await departures.takeUp()),
  ];
  const fields = {
    title: "Terms",
    content: "<p>Ours.</p>",
    link: "terms",
    inFooter: false,
    description: "",
  };
  await site.ownPage.create(fields as never, { by: null });
  const pages = await open("/pages");
  lines.push(
    "==",
    ...pages.outline(),
    ...(await pages.press(/^Delete/)),
    "--",
    ...(await pages.press("Delete")),
    "--",
    ...(await pages.takeUp()),
  );
  expect(lines).toEqual([
    "+ div role=menu dir=ltr tabindex=-1 orientation=vertical labelledby=nothing:",
    "+ div role=menuitem tabindex=-1: ‹pencil› Edit",
    "+ [‹eye› View on the site | role=menuitem href=/packages/hajj?month=2027-04#dhajj-forty target=_blank rel=noopener tabindex=-1]",
    "+ div role=menuitem tabindex=-1: ‹trash› Delete",
    "focus div Edit View on the site Delete",
    "closed",
    '+ div role=alertdialog tabindex=-1 labelledby="Delete 22 April – 1 June 2027, Forty nights, Madinah first?" describedby="Visitors do not see it any more.You can restore it from the ":',
    "+ ## Delete 22 April – 1 June 2027, Forty nights, Madinah first?",
    "+ Visitors do not see it any more.",
    "+ You can restore it from the trash for 30 days.",
    "+ <Keep it> <Delete | .button-danger>",
    "focus button Keep it",
    "--",
    "closed",
    "gone 2",
    "+ # {tabindex=-1} Departures",
    "success: Deleted. It is kept for 30 days. <Undo>",
    "sent DELETE /api/departures/hajj-forty",
    "focus h1 Departures",
    "--",
    '+ | ("" input type=checkbox label=Choose 22 April – 1 June 2027, Forty nights, Madinah first) | {scope=row} [22 April – 1 June 2027 | href=/admin/departures/edit/hajj-forty] Forty nights, Madinah first15 Dhu‘l-Qi‘dah – 26 Dhu‘l-Hijjah 1448 | {data-label=Nights} {dir=ltr: 8 + 27 + 5} | Meghna Air, directRawda Lodge | Open | {data-label=Quad} {dir=ltr: 6,45,000} | {data-label=Triple} {dir=ltr: 6,90,000} | {data-label=Double} {dir=ltr: 7,80,000} | {data-label=Price valid until} 24 Jan 202760 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 22 April – 1 June 2027, Forty nights, Madinah first> |',
    "success: It is back.",
    "sent POST /api/departures/hajj-forty/restore",
    "==",
    "main:",
    "  # Pages",
    "  [‹trash› Trash | href=/admin/pages/trash] [‹plus› New page | href=/admin/pages/create]",
    "  Pages of your own, such as terms or a price list. Each has its address, and a place in the footer if you like.",
    "  ul: li: {dir=auto: Terms} Published/terms [‹eye› View | href=/terms target=_blank rel=noopener label=View Terms (opens in a new tab)] [‹pencil› Edit | href=/admin/pages/edit/id1 label=Edit Terms] <‹trash› Delete | label=Delete Terms>",
    '+ div role=alertdialog tabindex=-1 labelledby="Terms" describedby="Visitors do not see it any more, and its address leads nowhe":',
    "+ ## Terms",
    "+ Visitors do not see it any more, and its address leads nowhere.",
    "+ You can restore it from the trash for 30 days.",
    "+ <Keep it> <Delete | .button-danger>",
    "focus button Keep it",
    "--",
    "closed",
    "gone 2",
    "+ # {tabindex=-1} Pages",
    "+ (img src=/art/madinah-dawn.svg alt)",
    "+ No pages yet",
    "+ The first one will appear here. Terms of Service is a good beginning.",
    "success: Page deleted. It is kept for 30 days. <Undo>",
    "sent DELETE /api/pages/id1",
    "focus h1 Pages",
    "--",
    "gone 3",
    "+ ul: li: {dir=auto: Terms} Published/terms [‹eye› View | href=/terms target=_blank rel=noopener label=View Terms (opens in a new tab)] [‹pencil› Edit | href=/admin/pages/edit/id1 label=Edit Terms] <‹trash› Delete | label=Delete Terms>",
    "success: The page is back.",
    "sent POST /api/pages/id1/restore",
  ]);
});

test("the settings say how each stands", async () => {
  const { open } = await openAdminWindow();
  const account = { findSecurity: async () => ({ factor: { isOn: false } }) };
  const { outline } = await open("/settings", { account });
  expect(outline()).toEqual([
    "main:",
    "  # Settings",
    "  nav label=Settings:",
    "    section:",
    "      ## The agency",
    "      ul:",
    "        li: [Agency {dir=auto: Rihla Travels} ‹chevron-right› | href=/admin/settings/agency]",
    "        li: [Contact and hours {dir=auto: Numbers, offices, opening hours} ‹chevron-right› | href=/admin/settings/contact]",
    "        … 2 more",
    "        li: [Mark and colour {dir=auto: Your logo and your colour} ‹chevron-right› | href=/admin/settings/look]",
    "    section:",
    "      ## The site",
    "      ul:",
    "        li: [Languages {dir=auto: English alone} ‹chevron-right› | href=/admin/settings/languages]",
    "        li: [Moved addresses {dir=auto: 0 lead on} ‹chevron-right› | href=/admin/settings/moved]",
    "        li: [Link of the home button {dir=auto: /blog/which-form-comes-first} ‹chevron-right› | href=/admin/settings/know-more]",
    "    section:",
    "      ## The desk",
    "      ul:",
    "        li: [Enquiries {dir=auto: Kept for 12 months after closing} ‹chevron-right› | href=/admin/settings/enquiries]",
    "        li: [Mail {dir=auto: Not set up: nothing goes out} ‹chevron-right› | href=/admin/settings/mail]",
    "    section:",
    "      ## People",
    "      ul:",
    "        li: [Staff {dir=auto: 1 person} ‹chevron-right› | href=/admin/settings/staff]",
    "        li: [Security {dir=auto: Password alone} ‹chevron-right› | href=/admin/settings/security]",
    "        … 1 more",
    "        li: [Activity {dir=auto: Who did what} ‹chevron-right› | href=/admin/settings/activity]",
    "    section:",
    "      ## Keeping it",
    "      ul:",
    "        li: [Backups {dir=auto: None was made yet} ‹chevron-right› | href=/admin/settings/backups]",
    "        li: [Move in {dir=auto: From the old site, WordPress or Ghost} ‹chevron-right› | href=/admin/settings/move-in]",
    "        li: [System {dir=auto: Seven checks, last mistakes} ‹chevron-right› | href=/admin/settings/system]",
  ]);
});
