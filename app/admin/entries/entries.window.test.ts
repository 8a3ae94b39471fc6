import { expect, test } from "vitest";
import { licenceKind } from "#contracts/kinds/licence.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("licences and visas are listed with what becomes of them", async () => {
  const admin = await openAdminWindow();
  let screen = await admin.open("/licences");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Licences",
    "  [‹trash› Trash | href=/admin/licences/trash] <‹plus› New licence>",
    "  By which people can look you up. Each leaves every page by itself on the day after it ends.",
    "  ul:",
    "    li: {dir=auto: Membership of a travel agents’ association} {dir=ltr: MEM-DEMO-0000} Ended 10 days ago: on no page [‹pencil› Edit | href=/admin/licences/edit/association label=Edit Membership of a travel agents’ association] <‹trash› Delete | label=Delete Membership of a travel agents’ association>",
    "    li: {dir=auto: Trade licence, Sylhet office} {dir=ltr: TRAD-DEMO-0318-SYL} Ends in 25 days [‹eye› View | href=/trust#licences target=_blank rel=noopener label=View Trade licence, Sylhet office (opens in a new tab)] [‹pencil› Edit | href=/admin/licences/edit/trade-sylhet label=Edit Trade licence, Sylhet office] <‹trash› Delete | label=Delete Trade licence, Sylhet office>",
    "    … 2 more",
    "    li: {dir=auto: Travel agency registration} {dir=ltr: TA-DEMO-00417} Ends in 404 days [‹eye› View | href=/trust#licences target=_blank rel=noopener label=View Travel agency registration (opens in a new tab)] [‹pencil› Edit | href=/admin/licences/edit/travel-agency label=Edit Travel agency registration] <‹trash› Delete | label=Delete Travel agency registration>",
  ]);
  screen = await admin.open("/visas");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Visas",
    "  [‹trash› Trash | href=/admin/visas/trash] <‹plus› New visa>",
    "  Which papers a visa takes, what it costs and how long it takes. Visitors see who reviewed it, and when.",
    "  ul:",
    "    li: {dir=auto: Student visa for Australia} 23 papersReviewed 24 days ago [‹eye› View | href=/student-visa/papers/australia target=_blank rel=noopener label=View Student visa for Australia (opens in a new tab)] [‹pencil› Edit | href=/admin/visas/edit/student-australia label=Edit Student visa for Australia] <‹trash› Delete | label=Delete Student visa for Australia>",
    "    li: {dir=auto: Student visa for Germany} 22 papersReviewed 38 days ago [‹eye› View | href=/student-visa/papers/germany target=_blank rel=noopener label=View Student visa for Germany (opens in a new tab)] [‹pencil› Edit | href=/admin/visas/edit/student-germany label=Edit Student visa for Germany] <‹trash› Delete | label=Delete Student visa for Germany>",
    "    … 7 more",
    "    li: {dir=auto: Work visa for the United Arab Emirates} 16 papersReviewed 63 days ago [‹eye› View | href=/work-visa/papers/united-arab-emirates target=_blank rel=noopener label=View Work visa for the United Arab Emirates (opens in a new tab)] [‹pencil› Edit | href=/admin/visas/edit/work-united-arab-emirates label=Edit Work visa for the United Arab Emirates] <‹trash› Delete | label=Delete Work visa for the United Arab Emirates>",
  ]);
  expect(await screen.press("New visa")).toEqual([
    "gone 8",
    '+ form autocomplete=off labelledby="Visa":',
    "+ # {tabindex=-1} Visa",
    "+ div role=status",
    "+ [‹history› History | href=/admin/history/visa/id1]",
    "+ Papers for one purpose and one country.",
    "+ div role=group label=View .lg:hidden: <‹pencil› Edit | pressed=true> <‹eye› Preview | pressed=false>",
    '+ section labelledby="Name and address":',
    "+ ## Name and address",
    '+ ("Title" input type=text name=title value dir=auto required)',
    '+ ("Purpose" select name=purpose: *Study=student, Work=work, Visit=visit, Umrah=umrah) ‹chevron-down›',
    '+ ("Country" input type=text name=country value dir=auto required describedby="Two letters, such as MY")',
    '+ ("Address" input type=text name=link value dir=auto required describedby="The last part of the web address: /malaysia")',
    '+ ("Introduction" textarea name=intro dir=auto: )',
    '+ ("Official page" input role=combobox type=text name=official value autocomplete=off inputmode=url dir=auto expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "+ div hidden: div role=listbox label=Pages and posts of this site",
    "+ {role=status .sr-only: }",
    '+ section labelledby="Papers":',
    "+ ## Papers",
    "+ div role=group label=Whose papers: <‹plus› Profile>",
    "+ No papers yet. Add them from the library.",
    "+ ul",
    "+ p role=status .sr-only",
    "+ <‹plus› Add from the library>",
    '+ section labelledby="Fees and time":',
    "+ ## Fees and time",
    '+ ("Government fee" input type=text name=government.amount value dir=auto)',
    '+ ("Currency of the government fee" input type=text name=government.currency value=BDT dir=auto)',
    '+ ("Service fee" input type=text name=service.amount value dir=auto)',
    '+ ("Currency of the service fee" input type=text name=service.currency value=BDT dir=auto)',
    '+ ("Working days, from" input type=text name=time.min value dir=auto)',
    '+ ("to" input type=text name=time.max value dir=auto)',
    '+ ("The clock starts" input type=text name=time.starts value dir=auto)',
    "+ details:",
    "+ summary: More about fees and time",
    '+ ("Unit" select name=time.unit: *Working days=working-days, Days=days, Weeks=weeks, Months=months) ‹chevron-down›',
    '+ ("About, in taka" input type=text name=government.about value dir=auto)',
    '+ ("What does not count" input type=text name=time.notCounted value dir=auto)',
    '+ ("What makes it longer" textarea name=longer dir=auto: )',
    '+ ("Note" input type=text name=government.note value dir=auto)',
    '+ ("When it is paid" input type=text name=service.when value dir=auto)',
    '+ ("What comes back" input type=text name=service.returns value dir=auto)',
    "+ fieldset:",
    "+ legend: Other fees",
    "+ <‹plus› Add a fee>",
    '+ ("Rates of" input type=date name=ratesOf value dir=auto)',
    '+ section labelledby="Questions before the list":',
    "+ ## Questions before the list",
    '+ ("Question" input type=text name=question value dir=auto describedby="Asked before the list. Empty: the list is the same for every")',
    '+ ("Why it is asked" input type=text name=questionWhy value dir=auto)',
    "+ fieldset:",
    "+ legend: Answers",
    "+ <‹plus› Add an answer>",
    '+ ("Asks whether they have worked abroad before" input type=checkbox name=asksAbroad) Asks whether they have worked abroad before',
    '+ section labelledby="What changed":',
    "+ ## What changed",
    "+ Nothing yet. What changes in fees, time and papers is noted by itself.",
    "+ ul",
    "+ details:",
    "+ summary: Edit what visitors read",
    "+ fieldset:",
    "+ legend: What changed",
    "+ <‹plus› Add a change>",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    "+ <Preview | pressed=false .max-lg:hidden> <Publish visa {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent POST /api/drafts/visa/id1 {"body":{"title":""}}',
    "at /admin/visas/edit/id1",
    "focus h1 Visa",
  ]);
  screen = await admin.open("/departures/trash");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Trash",
    "  [‹chevron-left› Departures | href=/admin/departures]",
    "  Each can be brought back for 30 days. Then it is gone for good.",
    "  (img src=/art/madinah-dawn.svg alt)",
    "  Nothing is deleted",
    "  A departure that you delete will wait here.",
  ]);
});

const OLDER = "Show what was deleted before";

test("who asks for older ones in the trash stays where they read", async () => {
  const admin = await openAdminWindow({ demo: false });
  const by = { by: admin.owner._id };
  const licence = { ...upgraded(licenceKind, {}, schemaOf(licenceKind)), title: "Old licence" };
  await admin.site.entry.createAll("licence", Array(101).fill(licence), by);
  for (const { _id } of await admin.site.entry.list("licence"))
    await admin.site.entry.remove("licence", _id, by);
  const screen = await admin.open("/licences/trash");
  const listed = () => document.querySelectorAll("main li").length;
  expect(listed()).toBe(100);
  await screen.press(OLDER);
  expect([listed(), screen.router.state.preventScrollReset]).toEqual([101, true]);
  expect(screen.outline().join()).not.toContain(OLDER);
});
