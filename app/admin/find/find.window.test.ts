import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("everything is found by its name", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/profile");
  expect(screen.outline("header")).toEqual([
    "header data-below=true:",
    "  [(img src=/art/logo-mark.svg alt) Rihla Travels | href=/ label=Rihla Travels, home] [‹chevron-left› Settings | href=/admin/settings]",
    "  nav label=Admin: [Home | href=/admin] [Package | href=/admin/package] [Blog | href=/admin/blog] [Media | href=/admin/media] {hidden=true: } [Enquiries3 {.sr-only: new} | href=/admin/enquiries] [Today8 {.sr-only: need attention} | href=/admin/today] {hidden=true: } [Settings | href=/admin/settings current=page]",
    "  <‹search› Find or doCtrl K | label=Find or do keyshortcuts=Control+K Meta+K> [{hidden=true: ?} | href=/admin/help/security label=Guide for this page] [‹external-link› | href=/ target=_blank rel=noopener label=View site (opens in a new tab)] <{hidden=true: NI} | haspopup=dialog expanded=false label=Nadia Islam: profile, language, look>",
    "  form method=post action=/logout: <‹log-out› Logout | type=submit>",
    "  <‹menu› Menu | haspopup=dialog expanded=false>",
  ]);
  expect(await screen.press(/Find/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Find or do":',
    "+ ## {.sr-only} Find or do",
    '+ ‹search› (input role=combobox type=text value placeholder=A name, a number, a title autocomplete=off maxlength=100 dir=auto label=Find or do expanded=true controls="Last openedCreate New BlogBlogNew pageHomeUpload a pictureMe" activedescendant="Create New BlogBlog" autocomplete=list) <Esc ‹x› | label=Close>',
    "+ div role=listbox label=Found:",
    "+ p role=presentation: Last opened",
    "+ div role=option tabindex=-1 selected=true: ‹plus› {dir=auto: Create New Blog} {dir=auto: Blog}",
    "+ div role=option tabindex=-1 selected=false: ‹plus› {dir=auto: New page} {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹upload› {dir=auto: Upload a picture} {dir=auto: Media}",
    "+ div role=option tabindex=-1 selected=false: ‹link› {dir=auto: Lead an old address on} {dir=auto: Settings}",
    "+ div role=option tabindex=-1 selected=false: ‹users› {dir=auto: Invite} {dir=auto: Settings}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: About} {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Contact} {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Privacy} {dir=auto: Home}",
    "+ p role=status",
    "+ p hidden=true: ↑ ↓ choose Enter open Ctrl Enter new tabAlso by phone number",
    "focus input Find or do",
  ]);
  await screen.type(/./, "umrah");
  expect(await screen.came()).toEqual([]);
  expect(await screen.key("ArrowDown")).toEqual([
    "gone 3",
    '+ ‹search› (input role=combobox type=text value=umrah placeholder=A name, a number, a title autocomplete=off maxlength=100 dir=auto label=Find or do expanded=true controls="Go toUmrah PackagePackagePostsFirst Umrah with elderly paren" activedescendant="First Umrah with elderly parents: what to arrange before you" autocomplete=list) <Esc ‹x› | label=Close>',
    "+ div role=option tabindex=-1 selected=false: ‹package› {dir=auto: Umrah Package} {dir=auto: Package}",
    "+ div role=option tabindex=-1 selected=true: ‹file-text› {dir=auto: First Umrah with elderly parents: what to arrange before you fly} {dir=auto: Umrah}",
  ]);
  expect(await screen.key("Escape")).toEqual([
    "gone 8",
    '+ ‹search› (input role=combobox type=text value placeholder=A name, a number, a title autocomplete=off maxlength=100 dir=auto label=Find or do expanded=true controls="Last openedCreate New BlogBlogNew pageHomeUpload a pictureMe" activedescendant="New pageHome" autocomplete=list) <Esc ‹x› | label=Close>',
    "+ p role=presentation: Last opened",
    "+ div role=option tabindex=-1 selected=false: ‹plus› {dir=auto: Create New Blog} {dir=auto: Blog}",
    "+ div role=option tabindex=-1 selected=true: ‹plus› {dir=auto: New page} {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹upload› {dir=auto: Upload a picture} {dir=auto: Media}",
    "+ div role=option tabindex=-1 selected=false: ‹link› {dir=auto: Lead an old address on} {dir=auto: Settings}",
    "+ div role=option tabindex=-1 selected=false: ‹users› {dir=auto: Invite} {dir=auto: Settings}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: About} {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Contact} {dir=auto: Home}",
    "+ div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Privacy} {dir=auto: Home}",
  ]);
  expect(screen.outline("nav[aria-label]")).toEqual([
    'div role=dialog tabindex=-1 labelledby="Find or do":',
    "  ## {.sr-only} Find or do",
    '  ‹search› (input role=combobox type=text value placeholder=A name, a number, a title autocomplete=off maxlength=100 dir=auto label=Find or do expanded=true controls="Last openedCreate New BlogBlogNew pageHomeUpload a pictureMe" activedescendant="New pageHome" autocomplete=list) <Esc ‹x› | label=Close>',
    "  div role=listbox label=Found:",
    "    p role=presentation: Last opened",
    "    div role=option tabindex=-1 selected=false: ‹plus› {dir=auto: Create New Blog} {dir=auto: Blog}",
    "    div role=option tabindex=-1 selected=true: ‹plus› {dir=auto: New page} {dir=auto: Home}",
    "    div role=option tabindex=-1 selected=false: ‹upload› {dir=auto: Upload a picture} {dir=auto: Media}",
    "    div role=option tabindex=-1 selected=false: ‹link› {dir=auto: Lead an old address on} {dir=auto: Settings}",
    "    div role=option tabindex=-1 selected=false: ‹users› {dir=auto: Invite} {dir=auto: Settings}",
    "    div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Home}",
    "    div role=option tabindex=-1 selected=false: ‹house› {dir=auto: About} {dir=auto: Home}",
    "    div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Contact} {dir=auto: Home}",
    "    div role=option tabindex=-1 selected=false: ‹house› {dir=auto: Privacy} {dir=auto: Home}",
    "  p role=status",
    "  p hidden=true: ↑ ↓ choose Enter open Ctrl Enter new tabAlso by phone number",
  ]);
});
