import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("the page is looked at as somebody who answers so", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/visas/edit/work-qatar");
  screen.outline();
  expect(await screen.press("Preview")).toEqual([
    "gone 2",
    "+ div role=group label=View .lg:hidden: <‹pencil› Edit | pressed=false> <‹eye› Preview | pressed=true>",
    "+ div data-previewing=true:",
    "+ div hidden:",
    "+ aside label=Live preview:",
    '+ Who looks at it ("Who looks at itConstruction, factory, farm, cleaningDriverWork with a degree or diplomaI do not know yet" select : Construction, factory, farm, cleaning=general, Driver=driver, Work with a degree or diploma=professional, *I do not know yet=all) ‹chevron-down› Worked abroad ("Worked abroadNo, this is the first timeYes, I haveI do not know yet" select : No, this is the first time=no, Yes, I have=yes, *I do not know yet=all) ‹chevron-down›',
    "+ ## Live preview",
    "+ div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
    "+ iframe title=The page as it will stand",
    "+ <Preview | pressed=true .max-lg:hidden> <Update visa {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    "focus button Preview",
  ]);
  const page = () =>
    [...(document.querySelector("iframe")?.contentDocument?.querySelectorAll("h2, h3") ?? [])].map(
      (one) => one.textContent,
    );
  expect(page()).toEqual([
    "From you0 of 11 ready",
    "Passport",
    "Photographs",
    "National ID cardOne of these is enough",
    "Birth certificateOne of these is enough",
    "Medical report",
    "Police clearance certificate",
    "Driving licence",
    "School and college certificates",
    "Attested certificates",
    "Translation with notary’s stamp",
    "Experience letters",
    "Old passports and visasIf you have it",
    "From the employer0 of 2 ready",
    "Job offer and contract",
    "Work permit or visa advice",
    "Before you fly0 of 1 ready",
    "BMET emigration clearance",
    "How long it takes",
    "What makes it longer",
    "Your answers",
    "What it costs",
  ]);
  const fields = [...document.querySelectorAll<HTMLSelectElement>("aside select")];
  expect(fields.map((one) => one.labels?.[0]?.textContent)).toEqual([
    "Who looks at itConstruction, factory, farm, cleaningDriverWork with a degree or diplomaI do not know yet",
    "Worked abroadNo, this is the first timeYes, I haveI do not know yet",
  ]);
  await screen.type(/^Who looks/, "driver");
  expect(page()).toEqual([
    "From you0 of 9 ready",
    "Passport",
    "Photographs",
    "National ID cardOne of these is enough",
    "Birth certificateOne of these is enough",
    "Medical report",
    "Police clearance certificate",
    "Driving licence",
    "Translation with notary’s stamp",
    "Experience lettersIf you have it",
    "Old passports and visasIf you have it",
    "From the employer0 of 2 ready",
    "Job offer and contract",
    "Work permit or visa advice",
    "Before you fly0 of 1 ready",
    "BMET emigration clearance",
    "How long it takes",
    "What makes it longer",
    "Your answers",
    "What it costs",
  ]);
});

test("it is reviewed today with one press, which is taken back", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/visas/edit/work-qatar");
  screen.outline();
  admin.answer(/reviewed$/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press("Reviewed today")).toEqual([
    "error: It is not marked as reviewed. The disk is full.",
    "sent POST /api/visas/work-qatar/reviewed {}",
    "focus button Reviewed today",
  ]);
  admin.answerAsBefore();
  expect(await screen.press("Reviewed today")).toEqual([
    "gone 3",
    '+ section labelledby="Reviewed today":',
    "+ ## Reviewed today",
    "+ 25 November 2026, by Nadia Islam. In public until 23 February 2027; afterwards the page says so and asks people to call.",
    "success: Reviewed today by Nadia Islam. <Undo>",
    "sent POST /api/visas/work-qatar/reviewed {}",
  ]);
  expect(await screen.takeUp()).toEqual([
    "gone 3",
    '+ section labelledby="Reviewed 95 days ago":',
    "+ ## Reviewed 95 days ago",
    "+ The page now says that it was not reviewed, and asks people to call.",
    "success: As it was before.",
    'sent POST /api/visas/work-qatar/reviewed {"before":{"reviewedOn":"2026-08-22","reviewedBy":"Nasreen Sultana","version":2}}',
  ]);
});

test("in which other languages of the site it can be read stands beside it", async () => {
  const admin = await openAdminWindow();
  await admin.send("PUT", "/api/languages", { shown: ["bn", "ar"] }, await admin.asOwner());
  const screen = await admin.open("/visas/edit/work-qatar");
  expect(screen.outline().filter((line) => /বাংলা|languages/i.test(line))).toEqual([
    "    section label=Other languages:",
    "      ‹languages›",
    "      [বাংলা | href=/admin/translate/bn/visa/work-qatar lang=bn] is published, [العربية | href=/admin/translate/ar/visa/work-qatar lang=ar] is published.",
  ]);
});
