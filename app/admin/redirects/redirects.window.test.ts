import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";
import { typeIn } from "#tests/support/type-in.ts";

test("addresses that moved are added, pasted, looked for and taken away", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/settings/moved");
  expect(await screen.press("Add")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Lead an old address on":',
    "+ ## Lead an old address on",
    "+ <‹x› | label=Close>",
    "+ form:",
    '+ ("Old address" input name=from value autocomplete=off dir=auto describedby="What people ask for, for example /umrah-package.html or /?p=")',
    '+ ("New address" input role=combobox type=text name=to value autocomplete=off inputmode=url dir=auto required describedby="A page of this site, such as /packages/umrah, or a whole htt" expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div hidden: div role=listbox label=Pages and posts of this site",
    "+ {role=status .sr-only: }",
    "+ <Cancel> <Add {hidden=true: Adding} | type=submit>",
    "focus input Old address",
  ]);
  expect(await screen.press("Add")).toEqual([
    "gone 2",
    '+ ("Old address" input name=from value autocomplete=off dir=auto describedby="What people ask for, for example /umrah-package.html or /?p="+"Old address must not be empty." invalid=true)',
    '+ ("New address" input role=combobox type=text name=to value autocomplete=off inputmode=url dir=auto required describedby="A page of this site, such as /packages/umrah, or a whole htt"+"New address must not be empty." expanded=false controls="" autocomplete=list invalid=true) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    'sent POST /api/redirects {"from":"","to":""}',
  ]);
  await screen.type("Old address", "/old-page");
  await screen.type("New address", "/about");
  expect(await screen.press("Add")).toEqual([
    "closed",
    "gone 3",
    '+ section labelledby="All 1":',
    "+ ## {role=status: All 1}",
    '+ table labelledby="All 1":',
    "+ | {scope=col} Old address | {scope=col} New address | {scope=col} Since | {scope=col} Used |  |",
    "+ | {dir=ltr scope=row} /old-page | {dir=ltr: /about} | today | not used yet | <‹trash› | label=Remove /old-page> |",
    "success: /old-page leads to /about now.",
    'sent POST /api/redirects {"from":"/old-page","to":"/about"}',
    "focus button Add",
  ]);
  expect(await screen.press("Paste many")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Paste many" describedby="An old and a new address on each line, with a space, a tab, ":',
    "+ ## Paste many",
    "+ <‹x› | label=Close>",
    "+ An old and a new address on each line, with a space, a tab, a comma or an arrow between.",
    "+ form:",
    '+ ("Addresses" textarea name=lines placeholder=/old-page.html /contact maxlength=900000 dir=ltr: )',
    "+ <Cancel> <Check {hidden=true: Checking} | type=submit>",
    "focus textarea Addresses",
  ]);
  await screen.type(/./, "/one.html\t/contact\n/two.html /nowhere\nnonsense");
  expect(await screen.press(/Check|Look/)).toEqual([
    "gone 2",
    "+ section tabindex=-1 label=Paste many:",
    "+ ‹circle-check› 2 addresses are right.",
    "+ ‹triangle-alert› 1 line has a mistake:",
    "+ ul tabindex=0: li: Line 3 {dir=ltr: nonsense} Two addresses belong on a line: the old one, then the new one, with a space, a comma or an arrow between.",
    "+ <Change lines> <Add 2 {hidden=true: Adding} | type=submit>",
    'sent POST /api/redirects/lines {"lines":"/one.html\\t/contact\\n/two.html /nowhere\\nnonsense","store":false}',
    "focus section Paste many",
  ]);
  expect(screen.outline()).toEqual([
    'div role=dialog tabindex=-1 labelledby="Paste many" describedby="An old and a new address on each line, with a space, a tab, ":',
    "  ## Paste many",
    "  <‹x› | label=Close>",
    "  An old and a new address on each line, with a space, a tab, a comma or an arrow between.",
    "  form:",
    "    section tabindex=-1 label=Paste many:",
    "      ‹circle-check› 2 addresses are right.",
    "      ‹triangle-alert› 1 line has a mistake:",
    "      ul tabindex=0: li: Line 3 {dir=ltr: nonsense} Two addresses belong on a line: the old one, then the new one, with a space, a comma or an arrow between.",
    "    <Change lines> <Add 2 {hidden=true: Adding} | type=submit>",
  ]);
});

test("lines that are typed while others are on their way stay to be added", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/settings/moved");
  await screen.press("Paste many");
  await screen.type("Addresses", "/a.html /contact");
  await screen.press("Check");
  admin.amid(/^POST .*redirects.lines/, async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")];
    flushSync(() => buttons.find(({ textContent }) => textContent === "Change lines")?.click());
    typeIn("lines", "/a.html /contact\n/b.html /about");
  });
  await screen.press("Add 1");
  await screen.press("Paste many");
  expect(screen.outline().join()).toContain("/b.html /about");
});
