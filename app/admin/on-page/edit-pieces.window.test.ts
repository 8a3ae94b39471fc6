import { expect, test } from "vitest";
import { openEditedPages } from "#tests/support/open-edited-page.tsx";

test("items of a list are added, written on, moved, taken away, and end with the list", async () => {
  const pages = await openEditedPages();
  const page = await pages.open("/packages/umrah", { kind: "package", id: "umrah" });
  expect(page.outline(".edit-here")).toEqual([
    "div data-over=true data-key=1 brand.name 0 data-writing=false data-sheet=false: (textarea placeholder=Agency: Name of the agency readonly label=Agency: Name of the agency invalid=false: Rihla Travels) {hidden=true: Agency: Name of the agency}",
    "div data-key=0 bannerimageUrl 0 data-open=false: {hidden=true: Banner picture} <‹image› Change picture | haspopup=dialog expanded=false label=Change picture: Banner picture>",
    "div data-over=false data-key=0 title 0 data-writing=false data-sheet=false:",
    '  (textarea placeholder=Title readonly label=Title invalid=false describedby="13 charactersEnter keeps itEsc puts it back": Umrah Package) {hidden=true: Title}',
    "  div hidden data-resting=true",
    "div data-over=false data-key=0 description 0 data-writing=false data-sheet=true: (textarea placeholder=Description readonly label=Description invalid=false: Go with people who know the road. Our guides have each led more than thirty groups, and they walk at the pace of the slowest person, from the first tawaf to the last. The journey takes ten or fourteen days, for families of two to twenty, and groups leave throughout the year, except around Hajj.) {hidden=true: Description}",
    "div data-over=false data-key=0 services.0 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 1 readonly label=Services, 1 invalid=false: Umrah visa and biometric booking) {hidden=true: Services, 1}",
    "div data-over=false data-key=0 services.1 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 2 readonly label=Services, 2 invalid=false: Return flights from Dhaka or Chattogram or Sylhet) {hidden=true: Services, 2}",
    "div data-over=false data-key=0 services.2 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 3 readonly label=Services, 3 invalid=false: Hotel in Makkah 5 to 12 minutes on foot) {hidden=true: Services, 3}",
    "div data-over=false data-key=0 services.3 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 4 readonly label=Services, 4 invalid=false: Hotel in Madinah near the women’s gates) {hidden=true: Services, 4}",
    "div data-over=false data-key=0 services.4 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 5 readonly label=Services, 5 invalid=false: Air-conditioned coach between the cities) {hidden=true: Services, 5}",
    "div data-over=false data-key=0 services.5 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 6 readonly label=Services, 6 invalid=false: Ziyarah with a Bangla-speaking guide) {hidden=true: Services, 6}",
    "div data-over=false data-key=0 services.6 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 7 readonly label=Services, 7 invalid=false: Wheelchair and lift-access rooms on request) {hidden=true: Services, 7}",
    "div data-over=false data-key=0 services.7 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 8 readonly label=Services, 8 invalid=false: Three meals a day with home-style cooking) {hidden=true: Services, 8}",
    "div data-key=0 secondimageUrl 0 data-open=false: {hidden=true: Second picture} <‹image› Change picture | haspopup=dialog expanded=false label=Change picture: Second picture>",
    "div data-over=false data-key=0 secondtitle 0 data-writing=false data-sheet=false: (textarea placeholder=Heading beside the picture readonly label=Heading beside the picture invalid=false: Four quiet days in Madinah) {hidden=true: Heading beside the picture}",
    "div data-over=false data-key=0 middleparagraph 0 data-writing=false data-sheet=false: (textarea placeholder=Text under it readonly label=Text under it invalid=false: Every Umrah group spends at least four nights in Madinah. Mornings are free for prayer. Two afternoons are set aside for Quba, Uhud and the date market, with a coach for anyone who would rather not walk. Nobody is hurried, and nobody is left behind.) {hidden=true: Text under it}",
    "div data-over=false data-key=0 servicesdescriptiontitle 0 data-writing=false data-sheet=false: (textarea placeholder=Heading above the steps readonly label=Heading above the steps invalid=false: How it works, step by step) {hidden=true: Heading above the steps}",
    "div data-over=false data-key=0 servicesdescription.0 0 data-writing=false data-sheet=true: (textarea placeholder=Steps, 1 readonly label=Steps, 1 invalid=false: Bring your passport and two photographs. We check six months’ validity and the photograph size while you wait.) {hidden=true: Steps, 1}",
    "div data-over=false data-key=0 servicesdescription.1 0 data-writing=false data-sheet=true: (textarea placeholder=Steps, 2 readonly label=Steps, 2 invalid=false: Choose your dates and your room. Two to four in a room. Women and children stay together.) {hidden=true: Steps, 2}",
    "div data-over=false data-key=0 servicesdescription.2 0 data-writing=false data-sheet=true: (textarea placeholder=Steps, 3 readonly label=Steps, 3 invalid=false: Receive the price in writing. Everything from the flights to the visa stands on one page. No later additions.) {hidden=true: Steps, 3}",
    "div data-over=false data-key=0 servicesdescription.3 0 data-writing=false data-sheet=true: (textarea placeholder=Steps, 4 readonly label=Steps, 4 invalid=false: Collect tickets and visas. Usually 12 to 15 working days after we receive the full file.) {hidden=true: Steps, 4}",
    "div data-over=false data-key=0 servicesdescription.4 0 data-writing=false data-sheet=true: (textarea placeholder=Steps, 5 readonly label=Steps, 5 invalid=false: Meet your guide at the airport. Our staff are at Hazrat Shahjalal three hours before every departure.) {hidden=true: Steps, 5}",
    "div data-over=false data-key=0 finalparagraph 0 data-writing=false data-sheet=false: (textarea placeholder=Final paragraph readonly label=Final paragraph invalid=false: Ask us anything before you decide. If another month would be easier or kinder on your budget, we will say so. Tell us on the first call about a weak knee, a passport that expires soon or a child who wakes at night. It is simpler to arrange help now than after you have landed.) {hidden=true: Final paragraph}",
    "div data-over=false data-key=2 phones.0.number 0 data-writing=false data-sheet=false: (textarea placeholder=Contact and hours: Number of phone number 1 readonly label=Contact and hours: Number of phone number 1 invalid=false: +880 1011-204560) {hidden=true: Contact and hours: Number of phone number 1}",
    "div data-over=false data-key=1 brand.name 1 data-writing=false data-sheet=false: (textarea placeholder=Agency: Name of the agency readonly label=Agency: Name of the agency invalid=false: Rihla Travels) {hidden=true: Agency: Name of the agency}",
    "div data-over=false data-key=1 footer.text 0 data-writing=false data-sheet=false: (textarea placeholder=Agency: Words in the footer readonly label=Agency: Words in the footer invalid=false: Umrah, Hajj, tours and visas for families in Dhaka, Chattogram and Sylhet.) {hidden=true: Agency: Words in the footer}",
    "div data-over=false data-key=1 footer.copyright 0 data-writing=false data-sheet=true: (textarea placeholder=Agency: Copyright line readonly label=Agency: Copyright line invalid=false: © {year} {name}. All rights reserved.) {hidden=true: Agency: Copyright line}",
    "div data-over=false data-key=2 address 0 data-writing=false data-sheet=false: (textarea placeholder=Contact and hours: Address readonly label=Contact and hours: Address invalid=false: House 14, Road 7, Dhanmondi, Dhaka 1205) {hidden=true: Contact and hours: Address}",
    "div tabindex=-1: [Opening hours come from Contact and hours. Open | href=/admin/settings/contact]",
    "div tabindex=-1: [These links come from Social links. Open | href=/admin/settings/social]",
    "aside label=Editing this page:",
    "  Umrah Package",
    "  svg hidden=true",
    "  {role=status: Everything here is public}",
    "  <‹undo› | title=Undo label=Undo disabled=true> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin/package?package=umrah] [Done | href=/packages/umrah] <Publish | disabled=true> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  expect(await page.reach("Services, 1")).toEqual([
    "gone 1",
    "+ div data-over=false data-key=0 services.0 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Services, 1 readonly label=Services, 1 invalid=false describedby="32 charactersEnter keeps it, at its end adds oneEsc puts it ": Umrah visa and biometric booking) {hidden=true: Services, 1}',
    "+ div data-resting=true: <‹plus› | title=Add a service below tabindex=-1 keyshortcuts=Control+Enter label=Add a service below> <‹arrow-up› | title=Move this service up tabindex=-1 disabled keyshortcuts=Alt+ArrowUp label=Move this service up> <‹arrow-down› | title=Move this service down tabindex=-1 keyshortcuts=Alt+ArrowDown label=Move this service down> <‹trash› | title=Remove this service tabindex=-1 keyshortcuts=Delete label=Remove this service>",
    "focus textarea Services, 1",
  ]);
  expect(await page.press("Add a service below")).toEqual([
    "gone 10",
    "+ li: ‹check›",
    "+ … 6 more",
    "+ div data-over=false data-key=0 services.1 0 data-writing=true data-sheet=false:",
    '+ (textarea placeholder=Services, 2 label=Services, 2 invalid=false describedby="0 charactersEnter keeps it, at its end adds oneEsc puts it b": ) {hidden=true: Services, 2}',
    "+ div data-resting=false: <‹plus› | title=Add a service below tabindex=-1 keyshortcuts=Control+Enter label=Add a service below> <‹arrow-up› | title=Move this service up tabindex=-1 keyshortcuts=Alt+ArrowUp label=Move this service up> <‹arrow-down› | title=Move this service down tabindex=-1 keyshortcuts=Alt+ArrowDown label=Move this service down> <‹trash› | title=Remove this service tabindex=-1 keyshortcuts=Delete label=Remove this service> <Put back> <Keep | .is-first>",
    "+ div data-over=false data-key=0 services.2 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 3 readonly label=Services, 3 invalid=false: Return flights from Dhaka or Chattogram or Sylhet) {hidden=true: Services, 3}",
    "+ div data-over=false data-key=0 services.3 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 4 readonly label=Services, 4 invalid=false: Hotel in Makkah 5 to 12 minutes on foot) {hidden=true: Services, 4}",
    "+ div data-over=false data-key=0 services.4 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 5 readonly label=Services, 5 invalid=false: Hotel in Madinah near the women’s gates) {hidden=true: Services, 5}",
    "+ div data-over=false data-key=0 services.5 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 6 readonly label=Services, 6 invalid=false: Air-conditioned coach between the cities) {hidden=true: Services, 6}",
    "+ div data-over=false data-key=0 services.6 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 7 readonly label=Services, 7 invalid=false: Ziyarah with a Bangla-speaking guide) {hidden=true: Services, 7}",
    "+ div data-over=false data-key=0 services.7 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 8 readonly label=Services, 8 invalid=false: Wheelchair and lift-access rooms on request) {hidden=true: Services, 8}",
    "+ div data-over=false data-key=0 services.8 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 9 readonly label=Services, 9 invalid=false: Three meals a day with home-style cooking) {hidden=true: Services, 9}",
    "+ {role=status: Saved 12:00 pm, not public yet}",
    "+ <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin/package?package=umrah] [Done | href=/packages/umrah] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent PUT /api/drafts/package/umrah {"base":1,"body":{"services":["Umrah visa and biometric booking","","Return flights from Dhaka or Chattogram or Sylhet","Hotel in Makkah 5 to 12 minutes on foot","Hotel in Madinah near the women’s gates","Air-conditioned coach between the cities","Ziyarah with a Bangla-speaking guide","Wheelchair and lift-access rooms on request","Three meals a day with home-style cooking"]}}',
    "focus textarea Services, 2",
  ]);
  expect(await page.key("Escape")).toEqual([
    "gone 13",
    "+ li: ‹check› Return flights from Dhaka or Chattogram or Sylhet",
    "+ div data-over=false data-key=0 services.1 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Services, 2 readonly label=Services, 2 invalid=false describedby="49 charactersEnter keeps it, at its end adds oneEsc puts it ": Return flights from Dhaka or Chattogram or Sylhet) {hidden=true: Services, 2}',
    "+ div data-resting=true: <‹plus› | title=Add a service below tabindex=-1 keyshortcuts=Control+Enter label=Add a service below> <‹arrow-up› | title=Move this service up tabindex=-1 keyshortcuts=Alt+ArrowUp label=Move this service up> <‹arrow-down› | title=Move this service down tabindex=-1 keyshortcuts=Alt+ArrowDown label=Move this service down> <‹trash› | title=Remove this service tabindex=-1 keyshortcuts=Delete label=Remove this service>",
    "+ div data-over=false data-key=0 services.2 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 3 readonly label=Services, 3 invalid=false: Hotel in Makkah 5 to 12 minutes on foot) {hidden=true: Services, 3}",
    "+ div data-over=false data-key=0 services.3 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 4 readonly label=Services, 4 invalid=false: Hotel in Madinah near the women’s gates) {hidden=true: Services, 4}",
    "+ div data-over=false data-key=0 services.4 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 5 readonly label=Services, 5 invalid=false: Air-conditioned coach between the cities) {hidden=true: Services, 5}",
    "+ div data-over=false data-key=0 services.5 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 6 readonly label=Services, 6 invalid=false: Ziyarah with a Bangla-speaking guide) {hidden=true: Services, 6}",
    "+ div data-over=false data-key=0 services.6 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 7 readonly label=Services, 7 invalid=false: Wheelchair and lift-access rooms on request) {hidden=true: Services, 7}",
    "+ div data-over=false data-key=0 services.7 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 8 readonly label=Services, 8 invalid=false: Three meals a day with home-style cooking) {hidden=true: Services, 8}",
    "+ <‹undo› | title=Undo label=Undo disabled=true> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin/package?package=umrah] [Done | href=/packages/umrah] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent PUT /api/drafts/package/umrah {"version":…,"body":{"services":["Umrah visa and biometric booking","Return flights from Dhaka or Chattogram or Sylhet","Hotel in Makkah 5 to 12 minutes on foot","Hotel in Madinah near the women’s gates","Air-conditioned coach between the cities","Ziyarah with a Bangla-speaking guide","Wheelchair and lift-access rooms on request","Three meals a day with home-style cooking"]}}',
  ]);
  await page.reach("Services, 1");
  await page.press("Add a service below");
  await page.type("Services, 2", "Zamzam water");
  expect(await page.key("Enter", { ctrlKey: true })).toEqual([
    "gone 10",
    "+ … 7 more",
    "+ div data-over=false data-key=0 services.1 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Services, 2 readonly label=Services, 2 invalid=false describedby="12 charactersEnter keeps it, at its end adds oneEsc puts it ": Zamzam water) {hidden=true: Services, 2}',
    "+ div data-resting=true: <‹plus› | title=Add a service below tabindex=-1 keyshortcuts=Control+Enter label=Add a service below> <‹arrow-up› | title=Move this service up tabindex=-1 keyshortcuts=Alt+ArrowUp label=Move this service up> <‹arrow-down› | title=Move this service down tabindex=-1 keyshortcuts=Alt+ArrowDown label=Move this service down> <‹trash› | title=Remove this service tabindex=-1 keyshortcuts=Delete label=Remove this service>",
    "+ div data-over=false data-key=0 services.2 0 data-writing=true data-sheet=false:",
    '+ (textarea placeholder=Services, 3 label=Services, 3 invalid=false describedby="0 charactersEnter keeps it, at its end adds oneEsc puts it b": ) {hidden=true: Services, 3}',
    "+ div data-over=false data-key=0 services.3 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 4 readonly label=Services, 4 invalid=false: Return flights from Dhaka or Chattogram or Sylhet) {hidden=true: Services, 4}",
    "+ div data-over=false data-key=0 services.4 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 5 readonly label=Services, 5 invalid=false: Hotel in Makkah 5 to 12 minutes on foot) {hidden=true: Services, 5}",
    "+ div data-over=false data-key=0 services.5 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 6 readonly label=Services, 6 invalid=false: Hotel in Madinah near the women’s gates) {hidden=true: Services, 6}",
    "+ div data-over=false data-key=0 services.6 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 7 readonly label=Services, 7 invalid=false: Air-conditioned coach between the cities) {hidden=true: Services, 7}",
    "+ div data-over=false data-key=0 services.7 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 8 readonly label=Services, 8 invalid=false: Ziyarah with a Bangla-speaking guide) {hidden=true: Services, 8}",
    "+ div data-over=false data-key=0 services.8 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 9 readonly label=Services, 9 invalid=false: Wheelchair and lift-access rooms on request) {hidden=true: Services, 9}",
    "+ div data-over=false data-key=0 services.9 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 10 readonly label=Services, 10 invalid=false: Three meals a day with home-style cooking) {hidden=true: Services, 10}",
    'sent PUT /api/drafts/package/umrah {"version":…,"body":{"services":["Umrah visa and biometric booking","Zamzam water","","Return flights from Dhaka or Chattogram or Sylhet","Hotel in Makkah 5 to 12 minutes on foot","Hotel in Madinah near the women’s gates","Air-conditioned coach between the cities","Ziyarah with a Bangla-speaking guide","Wheelchair and lift-access rooms on request","Three meals a day with home-style cooking"]}}',
    "focus textarea Services, 3",
  ]);
  expect(await page.key("Backspace")).toEqual([
    "gone 11",
    "+ … 6 more",
    "+ div data-over=false data-key=0 services.2 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Services, 3 readonly label=Services, 3 invalid=false describedby="49 charactersEnter keeps it, at its end adds oneEsc puts it ": Return flights from Dhaka or Chattogram or Sylhet) {hidden=true: Services, 3}',
    "+ div data-over=false data-key=0 services.3 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 4 readonly label=Services, 4 invalid=false: Hotel in Makkah 5 to 12 minutes on foot) {hidden=true: Services, 4}",
    "+ div data-over=false data-key=0 services.4 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 5 readonly label=Services, 5 invalid=false: Hotel in Madinah near the women’s gates) {hidden=true: Services, 5}",
    "+ div data-over=false data-key=0 services.5 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 6 readonly label=Services, 6 invalid=false: Air-conditioned coach between the cities) {hidden=true: Services, 6}",
    "+ div data-over=false data-key=0 services.6 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 7 readonly label=Services, 7 invalid=false: Ziyarah with a Bangla-speaking guide) {hidden=true: Services, 7}",
    "+ div data-over=false data-key=0 services.7 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 8 readonly label=Services, 8 invalid=false: Wheelchair and lift-access rooms on request) {hidden=true: Services, 8}",
    "+ div data-over=false data-key=0 services.8 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 9 readonly label=Services, 9 invalid=false: Three meals a day with home-style cooking) {hidden=true: Services, 9}",
    'sent PUT /api/drafts/package/umrah {"version":…,"body":{"services":["Umrah visa and biometric booking","Zamzam water","Return flights from Dhaka or Chattogram or Sylhet","Hotel in Makkah 5 to 12 minutes on foot","Hotel in Madinah near the women’s gates","Air-conditioned coach between the cities","Ziyarah with a Bangla-speaking guide","Wheelchair and lift-access rooms on request","Three meals a day with home-style cooking"]}}',
    "focus textarea Services, 2",
  ]);
  await page.reach("Services, 2");
  expect(await page.press("Move this service up")).toEqual([]);
  expect(await page.key("Delete")).toEqual([
    "gone 10",
    "+ li: ‹check› Return flights from Dhaka or Chattogram or Sylhet",
    '+ (textarea placeholder=Services, 2 readonly label=Services, 2 invalid=false describedby="49 charactersEnter keeps it, at its end adds oneEsc puts it ": Return flights from Dhaka or Chattogram or Sylhet) {hidden=true: Services, 2}',
    '+ (textarea placeholder=Services, 3 readonly label=Services, 3 invalid=false describedby="39 charactersEnter keeps it, at its end adds oneEsc puts it ": Hotel in Makkah 5 to 12 minutes on foot) {hidden=true: Services, 3}',
    "+ div data-over=false data-key=0 services.3 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 4 readonly label=Services, 4 invalid=false: Hotel in Madinah near the women’s gates) {hidden=true: Services, 4}",
    "+ div data-over=false data-key=0 services.4 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 5 readonly label=Services, 5 invalid=false: Air-conditioned coach between the cities) {hidden=true: Services, 5}",
    "+ div data-over=false data-key=0 services.5 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 6 readonly label=Services, 6 invalid=false: Ziyarah with a Bangla-speaking guide) {hidden=true: Services, 6}",
    "+ div data-over=false data-key=0 services.6 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 7 readonly label=Services, 7 invalid=false: Wheelchair and lift-access rooms on request) {hidden=true: Services, 7}",
    "+ div data-over=false data-key=0 services.7 0 data-writing=false data-sheet=false: (textarea placeholder=Services, 8 readonly label=Services, 8 invalid=false: Three meals a day with home-style cooking) {hidden=true: Services, 8}",
    'sent PUT /api/drafts/package/umrah {"version":…,"body":{"services":["Umrah visa and biometric booking","Return flights from Dhaka or Chattogram or Sylhet","Hotel in Makkah 5 to 12 minutes on foot","Hotel in Madinah near the women’s gates","Air-conditioned coach between the cities","Ziyarah with a Bangla-speaking guide","Wheelchair and lift-access rooms on request","Three meals a day with home-style cooking"]}}',
    "focus textarea Services, 1",
  ]);
});

test("a picture of the page is chosen beside it, put back, and used", async () => {
  const pages = await openEditedPages();
  const page = await pages.open("/packages/umrah", { kind: "package", id: "umrah" });
  expect(await page.press("Change picture: Banner picture")).toEqual([
    '+ div role=dialog labelledby="Banner picture":',
    "+ ## {tabindex=-1} Banner picture",
    "+ <‹x› | label=Close>",
    "+ ul:",
    "+ li: <(img src=/art/makkah-dusk.svg alt) ‹circle-check› | pressed=true label=The Kaaba and Masjid al-Haram at dusk>",
    "+ li: <(img src=/art/madinah-dawn.svg alt) | pressed=false label=The Green Dome of Masjid an-Nabawi at dawn>",
    "+ … 3 more",
    "+ li: <(img src=/art/city-work.svg alt) | pressed=false label=Two builders above a growing city>",
    '+ ("Upload" input type=file accept=image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml .sr-only) ‹upload› Upload',
    "+ p role=status",
    "+ <All pictures | haspopup=dialog>",
    "+ form:",
    "+ Its description comes with it: The Kaaba and Masjid al-Haram at dusk",
    "+ <Put back> <Use this picture {hidden=true: Saving} | type=submit>",
    "focus h2 Banner picture",
  ]);
  expect(await page.press(/White tents/)).toEqual([
    "gone 2",
    "+ li: <(img src=/art/makkah-dusk.svg alt) | pressed=false label=The Kaaba and Masjid al-Haram at dusk>",
    "+ Its description comes with it: White tents in the valley of Mina at sunrise",
    'sent PUT /api/drafts/package/umrah {"base":1,"body":{"bannerimageUrl":"/art/hajj-mina.svg"}}',
    "focus button White tents in the valley of Mina at sunrise",
  ]);
  expect(await page.key("Escape")).toEqual([
    "closed",
    "gone 2",
    "+ {role=status: Saved 12:00 pm, not public yet}",
    "+ <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin/package?package=umrah] [Done | href=/packages/umrah] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent PUT /api/drafts/package/umrah {"version":…,"body":{"bannerimageUrl":"/art/makkah-dusk.svg"}}',
    "focus button Change picture: Banner picture",
  ]);
  await page.press("Change picture: Banner picture");
  await page.press(/White tents/);
  expect(await page.press("Use this picture")).toEqual([
    "closed",
    "gone 1",
    "+ (img src=/art/hajj-mina.svg alt=White tents in the valley of Mina at sunrise)",
    "focus button Change picture: Banner picture",
  ]);
});

test("a formatted text is written in its place, put back and kept", async () => {
  const pages = await openEditedPages();
  const page = await pages.open("/privacy-policy", { kind: "page", id: "privacy" });
  expect(await page.press(/^Write: /)).toEqual([
    "gone 1",
    "+ div data-written-here=:",
    "+ div role=toolbar dir=ltr tabindex=0 orientation=horizontal label=Text formatting:",
    "+ <‹heading-1› | title=Heading 1 tabindex=-1 label=Heading 1 pressed=false> <‹heading-2› | title=Heading 2 tabindex=-1 label=Heading 2 pressed=true> <‹pilcrow› | title=Normal tabindex=-1 label=Normal pressed=false>",
    "+ <Sans Serif ‹chevrons-up-down› | title=Font: Sans Serif tabindex=-1 haspopup=menu expanded=false label=Font: Sans Serif>",
    "+ <‹bold› | title=Bold tabindex=-1 label=Bold pressed=false> <‹italic› | title=Italic tabindex=-1 label=Italic pressed=false> <‹underline› | title=Underline tabindex=-1 label=Underline pressed=false> <‹baseline› | title=Text colour tabindex=-1 haspopup=menu expanded=false label=Text colour> <‹highlighter› | title=Background colour tabindex=-1 haspopup=menu expanded=false label=Background colour>",
    "+ <‹quote› | title=Blockquote tabindex=-1 label=Blockquote pressed=false> <‹code› | title=Code block tabindex=-1 label=Code block pressed=false> <‹list-ordered› | title=Ordered list tabindex=-1 label=Ordered list pressed=false> <‹list› | title=Bullet list tabindex=-1 label=Bullet list pressed=false> <‹link› | title=Link tabindex=-1 label=Link pressed=false> <‹align-left› ‹chevron-down› | title=Alignment tabindex=-1 haspopup=menu expanded=false label=Alignment>",
    "+ <‹undo› | title=Undo tabindex=-1 disabled label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    "+ <‹heading-3› | title=Heading 3 tabindex=-1 label=Heading 3 pressed=false> <‹table› ‹chevron-down› | title=Table tabindex=-1 haspopup=menu expanded=false label=Table> <‹rule› | title=Line across tabindex=-1 label=Line across> <‹caption› | title=Caption tabindex=-1 disabled label=Caption> <‹direction› ‹chevron-down› | title=Direction of the paragraph tabindex=-1 haspopup=menu expanded=false label=Direction of the paragraph> <‹search› | title=Find and replace tabindex=-1 label=Find and replace>",
    "+ div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Policy:",
    "+ ## {dir=auto} The short version",
    "+ ## {dir=auto} Who we are",
    "+ p dir=auto: This site belongs to {name}, {address}. For anything on this page, write to {mail} or call {phone}. We are there {hours}.",
    "+ ## {dir=auto} What an enquiry stores",
    "+ ## {dir=auto} What we use it for",
    "+ ## {dir=auto} Who can see it",
    "+ ## {dir=auto} No tracking",
    "+ ## {dir=auto} Cookies",
    "+ ## {dir=auto} The server’s own records",
    "+ ## {dir=auto} How long we keep it",
    "+ ## {dir=auto} Seeing, correcting or deleting it",
    "+ li: Write to {mail}, call us or come to the desk. The [Contact page | href=/contact rel=noopener noreferrer] has the address.",
    "+ ## {dir=auto} How we look after it",
    "+ ## {dir=auto} Children",
    "+ ## {dir=auto} Changes to this page",
    "+ div role=status",
    "+ div role=status",
    "+ 997 words, about 5 minutes to read",
    "+ <Put back> <Done with the text>",
    "+ div hidden data-key=0 content 0: <label=Write: Policy> {hidden=true: Policy}",
    "focus div Policy",
  ]);
  expect(await page.press("Put back")).toEqual([
    "gone 29",
    "+ div data-key=0 content 0: <label=Write: Policy> {hidden=true: Policy}",
    "focus button Write: Policy",
  ]);
  await page.press(/^Write: /);
  expect(await page.press("Done with the text")).toEqual([
    "gone 29",
    "+ div data-key=0 content 0: <label=Write: Policy> {hidden=true: Policy}",
    "focus button Write: Policy",
  ]);
});
