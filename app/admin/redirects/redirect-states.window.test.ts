import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("addresses that nobody finds are led on, led elsewhere or left; lines with mistakes stay to be mended", async () => {
  const admin = await openAdminWindow();
  const asked = { "/umrah": 9, "/ধুলো": 5, "/old-page": 3, "/once": 2 };
  await admin.site.unknownPath.add(new Map(Object.entries(asked)), "2026-11-20T06:00:00.000Z");
  const screen = await admin.open("/settings/moved");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Moved addresses",
    "  <‹list› Paste many> <‹plus› Add>",
    "  When an address changes, the old one leads to the new one for ever. Links on other sites and in old messages go on working.",
    '  section labelledby="Asked for, but not there":',
    "    ## Asked for, but not there",
    "    Counted once a day for each visitor; nothing is kept about them.",
    "    ul:",
    "      li: {dir=ltr: /umrah} 9 times since 20 November <‹arrow-right› Lead to /packages/umrah | label=Lead /umrah to /packages/umrah> <Elsewhere … | label=Choose where /umrah leads> <‹x› | label=Leave /umrah as it is>",
    "      li: {dir=ltr: /ধুলো} 5 times since 20 November <Choose where … | label=Choose where /ধুলো leads> <‹x› | label=Leave /ধুলো as it is>",
    "      li: {dir=ltr: /old-page} 3 times since 20 November <Choose where … | label=Choose where /old-page leads> <‹x› | label=Leave /old-page as it is>",
    "  (img src=/art/madinah-dawn.svg alt)",
    "  No address has moved yet",
    "  Change the link of a post, and its old address appears here by itself. Addresses of an old website can be added.",
  ]);
  expect(await screen.press(/^Choose where .*\/old-page/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Lead an old address on":',
    "+ ## Lead an old address on",
    "+ <‹x› | label=Close>",
    "+ form:",
    '+ ("Old address" input name=from value=/old-page autocomplete=off dir=auto describedby="What people ask for, for example /umrah-package.html or /?p=")',
    '+ ("New address" input role=combobox type=text name=to value autocomplete=off inputmode=url dir=auto required describedby="A page of this site, such as /packages/umrah, or a whole htt" expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div hidden: div role=listbox label=Pages and posts of this site",
    "+ {role=status .sr-only: }",
    "+ <Cancel> <Add {hidden=true: Adding} | type=submit>",
    "focus input Old address",
  ]);
  expect(await screen.key("Escape")).toEqual([
    "closed",
    "focus button Choose where /old-page leads",
  ]);
  admin.answer(/^(POST|DELETE) /, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press(/^Lead \/umrah/)).toEqual([
    "error: Nothing has changed. The disk is full.",
    'sent POST /api/redirects {"from":"/umrah","to":"/packages/umrah"}',
    "focus button Lead /umrah to /packages/umrah",
  ]);
  expect(await screen.press(/^Leave \/old-page/)).toEqual([
    "error: Nothing has changed. The disk is full.",
    "sent DELETE /api/redirects/unknown/id1",
    "focus button Leave /old-page as it is",
  ]);
  admin.answerAsBefore();
  expect(await screen.press(/^Lead \/umrah/)).toEqual([
    "gone 5",
    "+ # {tabindex=-1} Moved addresses",
    '+ section labelledby="All 1":',
    "+ ## {role=status: All 1}",
    '+ table labelledby="All 1":',
    "+ | {scope=col} Old address | {scope=col} New address | {scope=col} Since | {scope=col} Used |  |",
    "+ | {dir=ltr scope=row} /umrah | {dir=ltr: /packages/umrah} | today | not used yet | <‹trash› | label=Remove /umrah> |",
    "success: /umrah leads to /packages/umrah now.",
    'sent POST /api/redirects {"from":"/umrah","to":"/packages/umrah"}',
    "focus h1 Moved addresses",
  ]);
  expect(await screen.press(/^Leave \/old-page/)).toEqual([
    "gone 3",
    "+ ul: li: {dir=ltr: /ধুলো} 5 times since 20 November <Choose where … | label=Choose where /ধুলো leads> <‹x› | label=Leave /ধুলো as it is>",
    "success: /old-page is left as it is.",
    "sent DELETE /api/redirects/unknown/id1",
  ]);
  await screen.press(/^Remove /);
  admin.answer(/^DELETE /, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press("Remove")).toEqual([
    "closed",
    "error: Nothing has changed. The disk is full.",
    "sent DELETE /api/redirects/id2",
    "focus button Remove /umrah",
  ]);
  admin.answerAsBefore();
  await screen.press(/^Remove /);
  expect(await screen.press("Remove")).toEqual([
    "closed",
    "gone 5",
    "+ (img src=/art/madinah-dawn.svg alt)",
    "+ No address has moved yet",
    "+ Change the link of a post, and its old address appears here by itself. Addresses of an old website can be added.",
    "success: /umrah leads nowhere now.",
    "sent DELETE /api/redirects/id2",
    "focus h1 Moved addresses",
  ]);

  await screen.press("Paste many");
  await screen.type("Addresses", "/a.html /contact\nnonsense");
  await screen.press("Check");
  expect(await screen.press("Change lines")).toEqual([
    "gone 2",
    '+ ("Addresses" textarea name=lines placeholder=/old-page.html /contact maxlength=900000 dir=ltr: /a.html /contact nonsense)',
    "+ <Cancel> <Check {hidden=true: Checking} | type=submit>",
  ]);
  await screen.press("Check");
  admin.answer(/lines/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press("Add 1")).toEqual([
    "+ p role=alert: The disk is full.",
    'sent POST /api/redirects/lines {"lines":"/a.html /contact\\nnonsense","store":true}',
    "focus button Add 1 Adding",
  ]);
  admin.answerAsBefore();
  expect(await screen.press("Add 1")).toEqual([
    "gone 4",
    "+ ‹circle-check› 1 address leads on now.",
    "+ ul tabindex=0: li: Line 1 {dir=ltr: nonsense} Two addresses belong on a line: the old one, then the new one, with a space, a comma or an arrow between.",
    '+ ("Addresses" textarea name=lines placeholder=/old-page.html /contact maxlength=900000 dir=ltr: nonsense)',
    "+ <Cancel> <Check {hidden=true: Checking} | type=submit>",
    'sent POST /api/redirects/lines {"lines":"/a.html /contact\\nnonsense","store":true}',
    'sent POST /api/redirects/lines {"lines":"nonsense","store":false}',
    "focus section Paste many",
  ]);
  await screen.type("Addresses", "nonsense");
  expect(await screen.press("Check")).toEqual([
    "gone 1",
    'sent POST /api/redirects/lines {"lines":"nonsense","store":false}',
    "focus section Paste many",
  ]);
  await screen.type("Addresses", "/a.html /contact");
  expect(await screen.press("Check")).toEqual([
    "gone 4",
    "+ There is nothing to add.",
    "+ 1 line says what is there already.",
    "+ <Change lines>",
    'sent POST /api/redirects/lines {"lines":"/a.html /contact","store":false}',
    "focus section Paste many",
  ]);
  await screen.key("Escape");

  const lines = Array.from({ length: 60 }, (_, at) => `/old-${at + 100} /contact`).join("\n");
  await screen.press("Paste many");
  await screen.type("Addresses", lines);
  await screen.press("Check");
  expect((await screen.press("Add 60")).at(-1)).toEqual("focus button Paste many");
  const shown = () => [
    document.querySelector(".redirects-head h2")?.textContent,
    document.querySelectorAll("tbody tr").length,
    screen.outline().at(-1),
  ];
  expect(shown()).toEqual(["Asked for, but not there", 50, "  <Show older ones>"]);
  admin.answer(/^GET /, 500, { message: "It is not known.", issues: [] });
  expect(await screen.press("Show older ones")).toEqual([
    "error: It is not known.",
    "focus button Show older ones",
  ]);
  admin.answerAsBefore();
  expect((await screen.press("Show older ones")).at(-1)).toBe("focus h1 Moved addresses");
  expect(shown()).toEqual([
    "Asked for, but not there",
    61,
    "      | {dir=ltr scope=row} /a.html | {dir=ltr: /contact} | today | not used yet | <‹trash› | label=Remove /a.html> |",
  ]);
  await screen.type(/^Search/, "old-123");
  expect(screen.outline()).toEqual([
    "main:",
    "  # {tabindex=-1} Moved addresses",
    "  <‹list› Paste many> <‹plus› Add>",
    "  When an address changes, the old one leads to the new one for ever. Links on other sites and in old messages go on working.",
    '  section labelledby="Asked for, but not there":',
    "    ## Asked for, but not there",
    "    Counted once a day for each visitor; nothing is kept about them.",
    "    ul: li: {dir=ltr: /ধুলো} 5 times since 20 November <Choose where … | label=Choose where /ধুলো leads> <‹x› | label=Leave /ধুলো as it is>",
    '  section labelledby="1 found":',
    "    ## {role=status: 1 found}",
    "    search: (input type=search value=old-123 placeholder=Part of an address maxlength=200 label=Search)",
    '    table labelledby="1 found":',
    "      | {scope=col} Old address | {scope=col} New address | {scope=col} Since | {scope=col} Used |  |",
    "      | {dir=ltr scope=row} /old-123 | {dir=ltr: /contact} | today | not used yet | <‹trash› | label=Remove /old-123> |",
  ]);
  await screen.type(/^Search/, "nobody has it");
  expect(screen.outline()).toEqual([
    "main:",
    "  # {tabindex=-1} Moved addresses",
    "  <‹list› Paste many> <‹plus› Add>",
    "  When an address changes, the old one leads to the new one for ever. Links on other sites and in old messages go on working.",
    '  section labelledby="Asked for, but not there":',
    "    ## Asked for, but not there",
    "    Counted once a day for each visitor; nothing is kept about them.",
    "    ul: li: {dir=ltr: /ধুলো} 5 times since 20 November <Choose where … | label=Choose where /ধুলো leads> <‹x› | label=Leave /ধুলো as it is>",
    '  section labelledby="0 found":',
    "    ## {role=status: 0 found}",
    "    search: (input type=search value=nobody has it placeholder=Part of an address maxlength=200 label=Search)",
    "    No moved address has “nobody has it” in it.",
  ]);
});
