import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("packages are chosen and edited", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/package");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Package",
    "  Choose a package to edit",
    "  nav label=Packages: [(img src=/art/makkah-dusk.svg alt) Umrah Package | href=/admin/package?package=umrah] [(img src=/art/hajj-mina.svg alt) Hajj Package | href=/admin/package?package=hajj] [(img src=/art/tours-coast.svg alt) Tour Packages | href=/admin/package?package=tours] [(img src=/art/campus.svg alt) Student Visa | href=/admin/package?package=student-visa] [(img src=/art/city-work.svg alt) Work Visa | href=/admin/package?package=work-visa]",
  ]);
  expect(await screen.press("Hajj Package")).toEqual([
    "gone 3",
    "+ nav label=Packages: [Umrah Package | href=/admin/package?package=umrah] [Hajj Package | href=/admin/package?package=hajj current=true] [Tour Packages | href=/admin/package?package=tours] [Student Visa | href=/admin/package?package=student-visa] [Work Visa | href=/admin/package?package=work-visa]",
    '+ form autocomplete=off labelledby="Hajj Package":',
    "+ # Hajj Package",
    "+ div role=status",
    "+ [What is included | href=/admin/inclusions/hajj] [‹history› History | href=/admin/history/package/hajj]",
    "+ Nothing changes on the site until you press Update package.",
    "+ div role=group label=View .lg:hidden: <‹pencil› Edit | pressed=true> <‹eye› Preview | pressed=false>",
    '+ ("Title" input type=text name=title value=Hajj Package dir=auto describedby="Large words on the banner.")',
    '+ (img src=/art/hajj-mina.svg alt) ("Banner picture" input type=text name=bannerimageUrl value=/art/hajj-mina.svg dir=ltr describedby="Choose one, or give the address of any picture.") <‹image› Choose {.sr-only: a picture for Banner picture} | haspopup=dialog>',
    '+ ("Description" textarea name=description dir=auto describedby="The first thing people read.": Hajj asks more of the body than any other journey most families make. We carry the file from pre-registration to the flight home, and one guide stays with your group in Makkah, Mina, Arafat and Muzdalifah. You always know the next step, where to wait and whom to ask.)',
    "+ <One a line | pressed=false>",
    '+ ("Services" textarea name=services dir=auto describedby="Separate with a comma and a space": Pre-registration and registration with the ministry, Hajj visa and the health papers, Return flights with your group, Hotel in Makkah before and after Mina, Hotel in Madinah within walking distance, Tent places in Mina and Arafat, Bangla-speaking guide and a scholar for questions, Training days in Dhaka before departure)',
    "+ p role=status: 8 services",
    "+ ol dir=auto:",
    "+ li: Pre-registration and registration with the ministry",
    "+ li: Hajj visa and the health papers",
    "+ … 5 more",
    "+ li: Training days in Dhaka before departure",
    '+ ("Heading beside the picture" input type=text name=secondtitle value=Makkah, before and after the five days dir=auto describedby="Beside the picture in the window.")',
    '+ (img src=/art/makkah-dusk.svg alt) ("Second picture" input type=text name=secondimageUrl value=/art/makkah-dusk.svg dir=ltr describedby="Stands in a window, so its middle shows.") <‹image› Choose {.sr-only: a picture for Second picture} | haspopup=dialog>',
    '+ ("Text under it" textarea name=middleparagraph dir=auto describedby="Under the heading beside the picture.": You arrive with time to perform Umrah and to rest before the eighth of Dhul Hijjah. During the five days the group rides where buses run and walks together where they do not. Afterwards nobody is sent straight to the airport. The farewell tawaf is made when everyone has slept, and Madinah comes before or after, as the flights allow.)',
    '+ ("Heading above the steps" input type=text name=servicesdescriptiontitle value=From registration to return dir=auto describedby="For example: How it works, step by step.")',
    "+ <One a line | pressed=false>",
    '+ ("Steps" textarea name=servicesdescription dir=auto describedby="Separate with a comma and a space": Pre-register with your National ID. Registration follows when the ministry calls your serial number., Settle the package in writing. Everything from the tent to the flight stands on one page before you pay., Finish the passport and health papers. We check the validity and tell you which vaccinations this season’s list asks for., Come to the training days. The rites are explained with a map until everyone knows the order., Travel with one guide from Dhaka. Families sit together on the bus and on the flight., Come home with your group. Our staff meet the flight at Hazrat Shahjalal and count the suitcases with you.)',
    "+ p role=status: 6 steps",
    "+ ol dir=auto:",
    "+ li: Pre-register with your National ID. Registration follows when the ministry calls your serial number.",
    "+ li: Settle the package in writing. Everything from the tent to the flight stands on one page before you pay.",
    "+ … 3 more",
    "+ li: Come home with your group. Our staff meet the flight at Hazrat Shahjalal and count the suitcases with you.",
    '+ ("Final paragraph" textarea name=finalparagraph dir=auto describedby="The last words.": Every year the ministry and the Saudi authorities set the dates, the quota and the rules. We tell you what is certain and what is not yet known. Ask any agency, ours included, to show its current Hajj licence, and compare it with the ministry’s list. Then choose the people whose answers were clear.)',
    "+ aside label=Live preview .max-lg:hidden:",
    "+ ## Live preview",
    "+ div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
    "+ iframe title=The package page as it will stand",
    "+ ‹eye› {role=status: Everything here is public}",
    "+ <Update package {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    "at /admin/package?package=hajj",
  ]);
  await screen.type("Services", "One, Two");
  expect(await screen.came()).toEqual([
    "gone 1",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    'sent PUT /api/drafts/package/hajj {"base":1,"body":{"services":["One","Two"]}}',
  ]);
  expect(await screen.press("One a line")).toEqual([
    "gone 1",
    "+ <One a line | pressed=true>",
    '+ ("Services" textarea name=services dir=auto describedby="Each line is one.": One Two)',
    "focus button One a line",
  ]);
});

test("what could not be stored of one package is offered there, and in no other", async () => {
  const admin = await openAdminWindow();
  admin.answer(/^PUT .*\/drafts\//, 500);
  const screen = await admin.open("/package?package=hajj");
  await screen.type("Title", "Hajj with us");
  await screen.came();
  const offeredIn = async (id: string) => {
    const opened = await admin.open(`/package?package=${id}`);
    return opened.outline().filter((line) => line.includes("Restore what you typed"));
  };
  expect(await offeredIn("tours")).toEqual([]);
  expect(await offeredIn("hajj")).toEqual(["      <Restore what you typed at 12:00 pm> <Discard>"]);
});
