import { expect, test } from "vitest";
import { uploadByFetch } from "#tests/support/lay-pictures.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const TAKEN = { number: 1, title: "Umrah in four steps", wished: "umrah", link: "umrah-2" };
const LOOKED = {
  ...{ _id: "i1", source: "wordpress", name: "export.xml", bytes: 2_000_000, state: "looked" },
  ...{ step: "texts", done: 0, of: 12, problem: null as object | null, isUndone: false },
  ...{ isHere: true, startedAt: "2026-11-25T05:00:00.000Z", finishedAt: null, by: "Nadia Islam" },
  counts: {
    posts: 2,
    drafts: 0,
    pages: 0,
    documents: 0,
    pictures: 1,
    pictureBytes: 9,
    addresses: 2,
  },
  notes: [
    { what: "taken", count: 2, names: ["Umrah in four steps"] },
    { what: "shortcodes", count: 9, names: [..."abcdefghi"].map((one) => `Post ${one}`) },
    { what: "headings", count: 3, names: [] },
  ],
  taken: [
    { ...TAKEN, isLeftOut: false },
    { number: 2, title: "Hajj", wished: "hajj", link: "hajj-2", isLeftOut: true },
  ],
};

const FAILS = { message: "The disk is full.", issues: [] };

test("what is taken gets another link, or stays out; what to know stands above it", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/settings/move-in", { imports: [LOOKED] });
  expect(screen.outline().slice(-14)).toEqual([
    "      ## What you should know",
    "      details open:",
    "        summary: ‹pencil› Changed on the way3",
    "        ul: li dir=auto: 3 small headings become headings of level 3.",
    "      details open:",
    "        summary: ‹link› Links that are taken2",
    "        ul:",
    "          li: {dir=ltr: umrah} is here already. The old post becomes {dir=ltr: umrah-2} . <Change | label=Change the link of “Umrah in four steps”> <Leave the old one out | label=Leave “Umrah in four steps” out>",
    "          li: {dir=ltr: hajj} is here already. The old post is left out. <Let it come | label=Let “Hajj” come>",
    "      details open:",
    "        summary: ‹circle-x› Left out9",
    "        ul: li dir=auto: 9 shortcodes of plugins have no counterpart here: ⁨Post a⁩, ⁨Post b⁩, ⁨Post c⁩, ⁨Post d⁩, ⁨Post e⁩, ⁨Post f⁩, ⁨Post g⁩, ⁨Post h⁩ …",
    "    ‹shield-check› A backup of today is made first. Afterwards you can undo all of it.",
    "    <Change the file> <Take over 2 posts>",
  ]);
  expect(await screen.press("Change the link of “Umrah in four steps”")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Change the link of “Umrah in four steps”":',
    "+ ## Change the link of “Umrah in four steps”",
    "+ <‹x› | label=Close>",
    "+ form:",
    '+ ("Link" input name=link value=umrah-2 autocomplete=off dir=ltr describedby="Latin letters, digits and hyphens.")',
    "+ <Cancel> <Change {hidden=true: Changing} | type=submit>",
    "focus input Link",
  ]);
  admin.answer(/PUT .api.imports/, 409, { message: "Something else has this link.", issues: [] });
  await screen.type(/ink/, " another ");
  expect(await screen.press(/^Change/)).toEqual([
    "gone 1",
    '+ ("Link" input name=link value= another autocomplete=off dir=ltr describedby="Latin letters, digits and hyphens."+"Something else has this link." invalid=true)',
    'sent PUT /api/imports/i1/items/1 {"link":"another"}',
    "focus button Change Changing",
  ]);
  const changed = { ...LOOKED, taken: [{ ...TAKEN, link: "another", isLeftOut: false }] };
  admin.answer(/PUT .api.imports/, 200, changed);
  expect(await screen.press(/^Change/)).toEqual([
    "closed",
    "gone 3",
    "+ ul: li: {dir=ltr: umrah} is here already. The old post becomes {dir=ltr: another} . <Change | label=Change the link of “Umrah in four steps”> <Leave the old one out | label=Leave “Umrah in four steps” out>",
    'sent PUT /api/imports/i1/items/1 {"link":"another"}',
    "focus button Change the link of “Umrah in four steps”",
  ]);
  admin.answer(/PUT .api.imports/, 500, FAILS);
  expect(await screen.press(/^Leave.*Umrah/)).toEqual([
    "error: The disk is full.",
    'sent PUT /api/imports/i1/items/1 {"isLeftOut":true}',
    "focus button Leave “Umrah in four steps” out",
  ]);
  admin.answer(/PUT .api.imports/, 200, { ...LOOKED, taken: [{ ...TAKEN, isLeftOut: true }] });
  expect(await screen.press(/^Leave.*Umrah/)).toEqual([
    "gone 1",
    "+ ul: li: {dir=ltr: umrah} is here already. The old post is left out. <Let it come | label=Let “Umrah in four steps” come>",
    'sent PUT /api/imports/i1/items/1 {"isLeftOut":true}',
    "focus button Let “Umrah in four steps” come",
  ]);
});

test("what is under way is looked at again and again, stopped, gone on with, undone", async () => {
  const admin = await openAdminWindow({ demo: false });
  const running = { ...LOOKED, state: "running", step: "pictures", done: 4, notes: [], taken: [] };
  const screen = await admin.open("/settings/move-in", { imports: [running] });
  screen.outline();
  admin.answer(/GET .api.imports.i1/, 200, { ...running, done: 9 });
  const came = [...(await screen.came()), ...(await screen.came())];
  expect(came).toEqual([
    "gone 2",
    "+ 9 of 12 pictures",
    '+ progress value=9 max=12 labelledby="Taking over"',
  ]);
  admin.answer(/POST .*stop$/, 500, FAILS);
  expect(await screen.press("Stop")).toEqual([
    "error: The disk is full.",
    "sent POST /api/imports/i1/stop",
    "focus button Stop",
  ]);
  admin.answer(/POST .*stop$/, 200, { ...running, state: "stopped", problem: { code: "failed" } });
  expect(await screen.press("Stop")).toEqual([
    "gone 6",
    '+ section labelledby="Stopped":',
    "+ ## {role=status} Stopped",
    "+ 4 of 12 pictures",
    '+ progress value=4 max=12 labelledby="Stopped"',
    "+ p role=alert: Something went wrong on our side. Please try again.",
    "+ What is there stays. Go on whenever you like: nothing comes twice.",
    "+ <Go on> <‹undo› Undo all of it>",
    "sent POST /api/imports/i1/stop",
    "focus ol Steps of moving in",
  ]);
  admin.answer(/POST .*start$/, 200, { ...running, state: "stopped", isHere: false });
  expect(await screen.press("Go on")).toEqual([
    "gone 3",
    "+ What was brought in is not on this server any more. Give the same file or address again: what came already is not made twice.",
    "+ <‹undo› Undo all of it>",
    "sent POST /api/imports/i1/start",
  ]);
  await screen.press("Undo all of it");
  expect(await screen.press(/^Keep/)).toEqual(["closed", "focus button Undo all of it"]);
  await screen.press("Undo all of it");
  admin.answer(/POST .*undo$/, 200, { ...running, state: "undone", isUndone: true });
  expect(await screen.press(/^Undo/)).toEqual([
    "closed",
    "gone 10",
    "+ <Move in from elsewhere>",
    "+ li current=step: {hidden=true: 4} ReportCan be undone",
    '+ section labelledby="Undone":',
    "+ ## {role=status} Undone",
    "+ All of it is gone, as if it had never come.",
    '+ section labelledby="What came":',
    "+ ## What came",
    "+ [‹file-down› Download the report | href=/api/imports/i1/report.csv download]",
    "sent POST /api/imports/i1/undo",
    "focus ol Steps of moving in",
  ]);
  expect(await screen.press("Move in from elsewhere")).toEqual([
    "gone 22",
    "+ Posts, pages and pictures of another site come here, with their dates and old addresses.",
    "+ li current=step: {hidden=true: 1} Where fromOld site, WordPress, Ghost",
    "+ li: {hidden=true: 4} ReportCan be undone",
    "+ form:",
    "+ fieldset:",
    "+ legend: Where does it come from?",
    '+ ("Old siteBy its address. Its pages must still be there." input type=radio name=source value=site checked) Old siteBy its address. Its pages must still be there. ("WordPressBy a file: in WordPress choose Tools, Export, All content." input type=radio name=source value=wordpress) WordPressBy a file: in WordPress choose Tools, Export, All content. ("GhostBy a file: in Ghost choose Settings, Migration tools, Export content." input type=radio name=source value=ghost) GhostBy a file: in Ghost choose Settings, Migration tools, Export content.',
    '+ ("Address of the old site" input name=address value autocomplete=url inputmode=url dir=ltr describedby="As a browser opens it, for example https://www.example.com")',
    "+ <Look what would come {hidden=true: Beginning} | type=submit>",
  ]);
});

test("a file is sent, refused, and looked through", async () => {
  uploadByFetch();
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/settings/move-in");
  screen.outline();
  await screen.press(/^Ghost/);
  const file = (bytes: number) => {
    const field = document.querySelector<HTMLInputElement>("main [type=file]");
    const one = Object.defineProperty(new File(["{}"], "ghost.json"), "size", { value: bytes });
    Object.defineProperty(field, "files", { value: [one], configurable: true });
    field?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  file(500 * 1024 * 1024 + 1);
  expect(await screen.press("Look what would come")).toEqual([
    "gone 1",
    '+ ("File" input type=file name=file accept=.json,application/json describedby="500 MB at most."+"This file is larger than 500 MB. Export it in several parts," invalid=true)',
    "focus input File",
  ]);
  file(500 * 1024 * 1024);
  admin.answer(/POST .api.imports/, 500, FAILS);
  expect(await screen.press("Look what would come")).toEqual([
    "gone 1",
    "+ p role=alert: The disk is full.",
    '+ ("File" input type=file name=file accept=.json,application/json describedby="500 MB at most."+"" invalid=false)',
    "sent POST /api/imports",
    "focus button Look what would come Beginning",
  ]);
  admin.answer(/POST .api.imports/, 202, {
    ...LOOKED,
    source: "ghost",
    state: "reading",
    notes: [],
  });
  const came = await screen.press("Look what would come");
  expect(came).toEqual([
    "gone 11",
    "+ From Ghost: ⁨export.xml⁩, 1.9 MB",
    "+ li: {hidden=true: 1} Where fromGhost",
    "+ li current=step: {hidden=true: 2} Look firstNothing is changed",
    '+ section labelledby="Looking through":',
    "+ ## {role=status} Looking through",
    "+ <Stop>",
    "+ 0 things read",
    '+ progress value=0 max=12 labelledby="Looking through"',
    "+ You may leave this page: it goes on by itself.",
    "sent POST /api/imports",
    "focus ol Steps of moving in",
  ]);
});
