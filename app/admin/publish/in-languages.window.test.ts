import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const MENU = "More ways to save";

test("several languages of a thing go public at one moment", async () => {
  const admin = await openAdminWindow();
  const as = await admin.asOwner();
  await admin.send("PUT", "/api/languages", { shown: ["bn", "ar"] }, as);
  const draft = { base: 1, body: { title: "ওমরাহ" }, made: { title: "Umrah Package" } };
  const put = await admin.send("PUT", "/api/drafts/package/umrah?lang=bn", draft, as);
  expect(put.status).toEqual(200);
  const screen = await admin.open("/package?package=umrah");
  expect(screen.outline().filter((line) => line.includes("translate"))).toEqual([
    "    [What is included | href=/admin/inclusions/umrah] [‹languages› {lang=bn: বাংলা} | href=/admin/translate/bn/package/umrah label=Translate into বাংলা] [‹languages› {lang=ar: العربية} | href=/admin/translate/ar/package/umrah label=Translate into العربية] [‹history› History | href=/admin/history/package/umrah]",
  ]);
  await screen.type("Title", "Umrah, slowly");
  await screen.press(MENU);
  expect(await screen.press(/^Publish later/)).toEqual([
    "closed",
    '+ div role=dialog tabindex=-1 labelledby="Publish later":',
    "+ ## Publish later",
    "+ <‹x› | label=Close>",
    "+ form:",
    "+ <Tonight 8:00 pm | pressed=false> <Tomorrow 9:00 am | pressed=true> <Friday 3:00 pm | pressed=false>",
    '+ Day ("Day" input type=date value=2026-11-26 max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"")',
    "+ fieldset:",
    "+ legend: Which languages go",
    '+ ("English" input type=checkbox checked) {lang=en dir=ltr: English} ("বাংলা" input type=checkbox checked) {lang=bn dir=ltr: বাংলা}',
    "+ <Not now> <Publish tomorrow 9:00 am | type=submit>",
    "focus button Close",
  ]);
  expect(await screen.press("বাংলা")).toEqual([
    "gone 1",
    '+ ("English" input type=checkbox checked) {lang=en dir=ltr: English} ("বাংলা" input type=checkbox) {lang=bn dir=ltr: বাংলা}',
    "focus input বাংলা",
  ]);
  expect(await screen.press("English")).toEqual([
    "gone 1",
    '+ ("English" input type=checkbox) {lang=en dir=ltr: English} ("বাংলা" input type=checkbox) {lang=bn dir=ltr: বাংলা}',
    "focus input English",
  ]);
  expect(await screen.press(/^Publish tomorrow/)).toEqual([
    "gone 1",
    '+ Day ("Day" input type=date value=2026-11-26 max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"Choose a language.") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"Choose a language.")',
    "focus button Publish tomorrow 9:00 am",
  ]);
  await screen.press("English");
  expect(await screen.press(/^Publish tomorrow/)).toEqual([
    "closed",
    "gone 1",
    "+ ‹clock› {role=status: Goes public tomorrow 9:00 am, Dhaka time. <Move> <Cancel>}",
    "success: Planned for this moment: ⁨English⁩.",
    'sent POST /api/drafts/package/umrah/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":…,"languages":["en"]}',
    "focus button More ways to save",
  ]);
  await screen.press(MENU);
  expect(await screen.press(/^Publish later/)).toEqual([
    "closed",
    '+ div role=dialog tabindex=-1 labelledby="Publish later":',
    "+ ## Publish later",
    "+ <‹x› | label=Close>",
    "+ form:",
    "+ <Tonight 8:00 pm | pressed=false> <Tomorrow 9:00 am | pressed=true> <Friday 3:00 pm | pressed=false>",
    '+ Day ("Day" input type=date value=2026-11-26 max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"")',
    "+ fieldset:",
    "+ legend: Which languages go",
    '+ ("English" input type=checkbox checked) {lang=en dir=ltr: English} ("বাংলা" input type=checkbox checked) {lang=bn dir=ltr: বাংলা}',
    "+ <Not now> <Publish tomorrow 9:00 am | type=submit>",
    "focus button Close",
  ]);
  await screen.press("English");
  expect(await screen.press(/^Publish tomorrow/)).toEqual([
    "closed",
    "success: Planned for this moment: ⁨বাংলা⁩.",
    'sent POST /api/drafts/package/umrah/schedule {"publishAt":"2026-11-26T03:00:00.000Z","languages":["bn"]}',
    "focus button More ways to save",
  ]);
});
