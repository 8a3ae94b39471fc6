import { expect, test, vi } from "vitest";
import { openEditedPages } from "#tests/support/open-edited-page.tsx";

test("settings go to documents of their own; what two changed is said; Done leads away once all is kept", async () => {
  const pages = await openEditedPages();
  const page = await pages.open("/", { kind: "home", id: "home" });
  const left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  await page.reach("Agency: Name of the agency");
  await page.type("Agency: Name of the agency", "Safar Tours");
  expect(await page.key("Enter")).toEqual([
    "gone 12",
    "+ [Safar Tours | href=/ label=Safar Tours, home]",
    "+ # {.sr-only} Safar Tours",
    "+ [Safar Tours | href=/ label=Safar Tours, home]",
    "+ © 2026 Safar Tours. All rights reserved. {dir=auto: House 14, Road 7, Dhanmondi, Dhaka 1205} <‹sun-moon› Light or dark look>",
    "+ footer hidden=true: Safar Tours {dir=auto: House 14, Road 7, Dhanmondi, Dhaka 1205} {dir=ltr: +880 1011-204560} {dir=ltr: +880 1019-377042} {dir=ltr: salam@rihla.example} {dir=ltr: https://rihla.example/}",
    "+ div data-over=true data-key=1 brand.name 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Agency: Name of the agency readonly label=Agency: Name of the agency invalid=false describedby="11 charactersEnter keeps itEsc puts it back": Safar Tours) {hidden=true: Agency: Name of the agency}',
    "+ div data-over=false data-key=1 brand.name 1 data-writing=false data-sheet=false: (textarea placeholder=Agency: Name of the agency readonly label=Agency: Name of the agency invalid=false: Safar Tours) {hidden=true: Agency: Name of the agency}",
    "+ div data-over=false data-key=1 brand.name 2 data-writing=false data-sheet=false: (textarea placeholder=Agency: Name of the agency readonly label=Agency: Name of the agency invalid=false: Safar Tours) {hidden=true: Agency: Name of the agency}",
    "+ {role=status: Saved 12:00 pm, not public yet: Agency}",
    "+ <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent PUT /api/drafts/settings/agency {"base":1,"body":{"brand":{"name":"Safar Tours","tagline":"A family firm in Dhanmondi, looking after other families."}}}',
  ]);
  await page.reach("Heading");
  await page.type("Heading", "We carry the paperwork");
  expect(await page.press("More ways to save")).toEqual([
    "+ div role=menu dir=ltr tabindex=-1 orientation=vertical labelledby=nothing:",
    "+ div role=menuitem tabindex=-1: ‹inbox› Keep as draftNothing public changes",
    "+ div role=menuitem tabindex=-1: ‹clock› Publish later …",
    "+ div role=separator orientation=horizontal",
    "+ div role=menuitem tabindex=-1: ‹eye› Preview",
    "+ div role=menuitem tabindex=-1: ‹share› Share preview …For somebody without an account",
    "+ div role=separator orientation=horizontal",
    "+ div role=menuitem tabindex=-1: ‹undo› Throw the changes away …",
    'sent PUT /api/drafts/home/home {"base":1,"body":{"secondSecheading":"We carry the paperwork"}}',
    "focus div Keep as draftNothing public changesPublish later …PreviewSha",
  ]);
  expect(await page.press(/Keep as draft/)).toEqual([
    "closed",
    "gone 4",
    "+ div data-over=false data-key=0 secondSecheading 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Heading readonly label=Heading invalid=false describedby="22 charactersEnter keeps itEsc puts it back": We carry the paperwork) {hidden=true: Heading}',
    "+ {role=status: Saved 12:00 pm, not public yet: Home, Agency}",
    "success: Kept as a draft. Nothing public changed.",
    "focus button More ways to save",
  ]);
  const { cookie } = pages;
  const { body: theirs } = await pages.get("/api/drafts/home/home", cookie);
  await pages.send(
    "PUT",
    "/api/drafts/home/home",
    { version: theirs.version, body: { secondSecheading: "Theirs" } },
    { cookie },
  );
  await page.reach("Heading");
  await page.type("Heading", "Ours");
  expect(await page.key("Enter")).toEqual([
    "gone 5",
    "+ div data-over=false data-key=0 secondSecheading 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Heading readonly label=Heading invalid=false describedby="4 charactersEnter keeps itEsc puts it back": Ours) {hidden=true: Heading}',
    "+ {role=status: Somebody changed the same words of Home. Open the editor to look at both. It is kept on this device; the editor offers it.}",
    "+ <Try again> <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent PUT /api/drafts/home/home {"version":…,"body":{"secondSecheading":"Ours"}}',
  ]);
  expect(left.mock.calls).toEqual([]);
  expect(await page.press("Done")).toEqual(["focus a Done"]);
  expect(left.mock.calls).toEqual([["/"]]);
});

test("what was written is planned, called off and thrown away", async () => {
  const pages = await openEditedPages();
  const page = await pages.open("/", { kind: "home", id: "home" });
  await page.reach("Heading");
  await page.type("Heading", "We carry the paperwork");
  await page.key("Enter");
  await page.press("More ways to save");
  await page.press(/Publish later/);
  expect(await page.press(/Publish tomorrow/)).toEqual([
    "closed",
    "gone 2",
    "+ {role=status: Goes public tomorrow 9:00 am, Dhaka time}",
    "+ <Cancel> <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent POST /api/drafts/home/home/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":…}',
    "focus button More ways to save",
  ]);
  expect(await page.press("Cancel")).toEqual([
    "gone 2",
    "+ {role=status: Saved 12:00 pm, not public yet}",
    "+ <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    "sent DELETE /api/drafts/home/home/schedule",
  ]);
  await page.press("More ways to save");
  await page.press(/Throw the changes away/);
  expect(await page.press("Throw them away")).toEqual([
    "closed",
    "gone 4",
    "+ ## {dir=auto} We carry the paperwork, so you can carry your mother’s bag",
    '+ (textarea placeholder=Heading readonly label=Heading invalid=false describedby="58 charactersEnter keeps itEsc puts it back": We carry the paperwork, so you can carry your mother’s bag) {hidden=true: Heading}',
    "+ {role=status: Everything here is public}",
    "+ <‹undo› | title=Undo label=Undo disabled=true> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=true> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    "sent DELETE /api/drafts/home/home",
    "focus button More ways to save",
  ]);
});

test("what was stored and never answered is nobody else's: one writes on", async () => {
  const pages = await openEditedPages();
  const page = await pages.open("/", { kind: "home", id: "home" });
  const home = "/api/drafts/home/home";
  const written = { base: 1, body: { secondSecheading: "We carry the paperwork" } };
  pages.answer(/^PUT/, 502, {});
  await page.reach("Heading");
  await page.type("Heading", "We carry the paperwork");
  expect(await page.key("Enter")).toContainEqual(expect.stringContaining("is kept on this device"));
  expect((await pages.send("PUT", home, written, { cookie: pages.cookie })).status).toBe(200);
  pages.answerAsBefore();
  await page.reach("Heading");
  await page.type("Heading", "We carry the paperwork for you");
  const came = await page.key("Enter");
  expect(came).toContainEqual("+ {role=status: Saved 12:00 pm, not public yet}");
  const { body } = (await pages.get(home, pages.cookie)).body;
  expect(body.secondSecheading).toBe("We carry the paperwork for you");
});
