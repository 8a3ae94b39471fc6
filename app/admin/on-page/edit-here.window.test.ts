import { expect, test } from "vitest";
import { openEditedPages } from "#tests/support/open-edited-page.tsx";

const onDevice = () => Object.keys(localStorage).map((key) => key.split(":").at(-1));
const HEADLINE = "Headline of slide 1";

test("words of a page are written where they stand, put back, kept, undone and published", async () => {
  const pages = await openEditedPages();
  const page = await pages.open("/", { kind: "home", id: "home" });
  expect(page.outline(".edit-here")).toEqual([
    "div data-over=true data-key=3 notice.shortText 0 data-writing=false data-sheet=false: (textarea placeholder=Notice banner: Short notice readonly label=Notice banner: Short notice invalid=false: Hosting payment due) {hidden=true: Notice banner: Short notice}",
    "div data-over=true data-key=2 phones.0.number 0 data-writing=false data-sheet=false: (textarea placeholder=Contact and hours: Number of phone number 1 readonly label=Contact and hours: Number of phone number 1 invalid=false: +880 1011-204560) {hidden=true: Contact and hours: Number of phone number 1}",
    "div data-over=true data-key=1 brand.name 0 data-writing=false data-sheet=false: (textarea placeholder=Agency: Name of the agency readonly label=Agency: Name of the agency invalid=false: Rihla Travels) {hidden=true: Agency: Name of the agency}",
    "div data-over=false data-key=0 marquee 0 data-writing=false data-sheet=true:",
    '  (textarea placeholder=News line readonly label=News line invalid=false describedby="171 charactersEnter keeps itEsc puts it back": Ramadan 1448 Umrah groups leave Dhaka on 6, 13 and 20 February 2027 • Hajj 1448 pre-registration is open • September 2027 university intake: free file check every Saturday) {hidden=true: News line}',
    "  div hidden data-resting=true",
    "div data-over=false data-key=1 brand.name 1 data-writing=false data-sheet=false: (textarea placeholder=Agency: Name of the agency readonly label=Agency: Name of the agency invalid=false: Rihla Travels) {hidden=true: Agency: Name of the agency}",
    "div data-key=0 Slide.0.bgImage 0 data-open=false: {hidden=true: Background picture of slide 1} <‹image› Change picture | haspopup=dialog expanded=false label=Change picture: Background picture of slide 1>",
    "div data-over=false data-key=0 Slide.0.content 0 data-writing=false data-sheet=false: (textarea placeholder=Headline of slide 1 readonly label=Headline of slide 1 invalid=false: Take your parents for Umrah) {hidden=true: Headline of slide 1}",
    "div data-over=false data-key=0 Slide.0.subcontent 0 data-writing=false data-sheet=false: (textarea placeholder=Line under the headline of slide 1 readonly label=Line under the headline of slide 1 invalid=false: Visas, flights and a hotel they can walk from. One price, in writing.) {hidden=true: Line under the headline of slide 1}",
    "div data-key=0 Slide.1.bgImage 0 data-open=false: {hidden=true: Background picture of slide 2} <‹image› Change picture | haspopup=dialog expanded=false label=Change picture: Background picture of slide 2>",
    "div data-over=false data-key=0 Slide.1.content 0 data-writing=false data-sheet=false: (textarea placeholder=Headline of slide 2 readonly label=Headline of slide 2 invalid=false: Hajj 1448: register before the quota closes) {hidden=true: Headline of slide 2}",
    "div data-over=false data-key=0 Slide.1.subcontent 0 data-writing=false data-sheet=false: (textarea placeholder=Line under the headline of slide 2 readonly label=Line under the headline of slide 2 invalid=false: We carry the file from pre-registration to the flight home, and a guide stays with you.) {hidden=true: Line under the headline of slide 2}",
    "div data-key=0 Slide.2.bgImage 0 data-open=false: {hidden=true: Background picture of slide 3} <‹image› Change picture | haspopup=dialog expanded=false label=Change picture: Background picture of slide 3>",
    "div data-over=false data-key=0 Slide.2.content 0 data-writing=false data-sheet=false: (textarea placeholder=Headline of slide 3 readonly label=Headline of slide 3 invalid=false: Study abroad with a file that holds up) {hidden=true: Headline of slide 3}",
    "div data-over=false data-key=0 Slide.2.subcontent 0 data-writing=false data-sheet=false: (textarea placeholder=Line under the headline of slide 3 readonly label=Line under the headline of slide 3 invalid=false: Course, offer, bank papers and interview. Every page is read before it is sent.) {hidden=true: Line under the headline of slide 3}",
    "div data-key=0 Slide.3.bgImage 0 data-open=false: {hidden=true: Background picture of slide 4} <‹image› Change picture | haspopup=dialog expanded=false label=Change picture: Background picture of slide 4>",
    "div data-over=false data-key=0 Slide.3.content 0 data-writing=false data-sheet=false: (textarea placeholder=Headline of slide 4 readonly label=Headline of slide 4 invalid=false: A week by the sea, all together) {hidden=true: Headline of slide 4}",
    "div data-over=false data-key=0 Slide.3.subcontent 0 data-writing=false data-sheet=false: (textarea placeholder=Line under the headline of slide 4 readonly label=Line under the headline of slide 4 invalid=false: Halal meals, prayer stops and rooms side by side, for three generations.) {hidden=true: Line under the headline of slide 4}",
    "div data-over=false data-key=0 secondSecheading 0 data-writing=false data-sheet=false: (textarea placeholder=Heading readonly label=Heading invalid=false: We carry the paperwork, so you can carry your mother’s bag) {hidden=true: Heading}",
    "div data-over=false data-key=0 secondSecPara1 0 data-writing=false data-sheet=false: (textarea placeholder=First paragraph readonly label=First paragraph invalid=false: Most families call us with the same worry: which form comes first, and what happens if we get it wrong. We answer that on the first call, then we do the forms with you at our desk or over WhatsApp.) {hidden=true: First paragraph}",
    "div data-key=0 secondSecimg1 0 data-open=false: {hidden=true: First picture} <‹image› Change picture | haspopup=dialog expanded=false label=Change picture: First picture>",
    "div data-key=0 secondSecimg2 0 data-open=false: {hidden=true: Second picture} <‹image› Change picture | haspopup=dialog expanded=false label=Change picture: Second picture>",
    "div data-over=false data-key=0 secondSecPara2 0 data-writing=false data-sheet=false: (textarea placeholder=Second paragraph readonly label=Second paragraph invalid=false: The same care goes into holidays. Choose a country and the number of days; we plan prayer breaks, halal meals and rooms that keep the family together.) {hidden=true: Second paragraph}",
    "div data-over=false data-key=0 thirdSecheading 0 data-writing=false data-sheet=false: (textarea placeholder=Heading above the posts readonly label=Heading above the posts invalid=false: Advice from our counter) {hidden=true: Heading above the posts}",
    "div data-over=false data-key=0 thirdSecPara 0 data-writing=false data-sheet=false: (textarea placeholder=Line under it readonly label=Line under it invalid=false: Short, practical answers to what families ask us every week.) {hidden=true: Line under it}",
    "div data-key=0 ContactSecImage 0 data-open=false: {hidden=true: Picture behind it} <‹image› Change picture | haspopup=dialog expanded=false label=Change picture: Picture behind it>",
    "div data-over=false data-key=0 ContactSecHeading 0 data-writing=false data-sheet=false: (textarea placeholder=Contact heading readonly label=Contact heading invalid=false: Planning this journey?) {hidden=true: Contact heading}",
    "div data-over=false data-key=0 ContactSecPara 0 data-writing=false data-sheet=false: (textarea placeholder=Contact paragraph readonly label=Contact paragraph invalid=false: Since 2009 our staff have filled in the forms, checked the passports and met families at the airport. You speak to the same person from the first call until everyone is home.) {hidden=true: Contact paragraph}",
    "div data-over=false data-key=0 ContactSecNumber 0 data-writing=false data-sheet=false: (textarea placeholder=Phone number readonly label=Phone number invalid=false: +880 1011-204560) {hidden=true: Phone number}",
    "div data-over=false data-key=0 ContactSecNumber2 0 data-writing=false data-sheet=false: (textarea placeholder=Second phone number readonly label=Second phone number invalid=false: +880 1019-377042) {hidden=true: Second phone number}",
    "div data-over=false data-key=0 mail 0 data-writing=false data-sheet=false: (textarea placeholder=Email address readonly label=Email address invalid=false: salam@rihla.example) {hidden=true: Email address}",
    "div data-over=false data-key=1 brand.name 2 data-writing=false data-sheet=false: (textarea placeholder=Agency: Name of the agency readonly label=Agency: Name of the agency invalid=false: Rihla Travels) {hidden=true: Agency: Name of the agency}",
    "div data-over=false data-key=1 footer.text 0 data-writing=false data-sheet=false: (textarea placeholder=Agency: Words in the footer readonly label=Agency: Words in the footer invalid=false: Umrah, Hajj, tours and visas for families in Dhaka, Chattogram and Sylhet.) {hidden=true: Agency: Words in the footer}",
    "div data-over=false data-key=1 footer.copyright 0 data-writing=false data-sheet=true: (textarea placeholder=Agency: Copyright line readonly label=Agency: Copyright line invalid=false: © {year} {name}. All rights reserved.) {hidden=true: Agency: Copyright line}",
    "div data-over=false data-key=2 address 0 data-writing=false data-sheet=false: (textarea placeholder=Contact and hours: Address readonly label=Contact and hours: Address invalid=false: House 14, Road 7, Dhanmondi, Dhaka 1205) {hidden=true: Contact and hours: Address}",
    "div tabindex=-1: [The words of the button come from where it leads. Open | href=/admin]",
    "div tabindex=-1: [The video is chosen in the editor. Open | href=/admin]",
    "div tabindex=-1: [Posts come from Blog. Open | href=/admin/blog]",
    "div tabindex=-1: [Opening hours come from Contact and hours. Open | href=/admin/settings/contact]",
    "div tabindex=-1: [These links come from Social links. Open | href=/admin/settings/social]",
    "aside label=Editing this page:",
    "  Home",
    "  svg hidden=true",
    "  {role=status: Everything here is public}",
    "  <‹undo› | title=Undo label=Undo disabled=true> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=true> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  expect(await page.reach(HEADLINE)).toEqual([
    "gone 1",
    "+ div data-over=false data-key=0 Slide.0.content 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Headline of slide 1 readonly label=Headline of slide 1 invalid=false describedby="27 characters; about 30 read bestEnter keeps itEsc puts it b": Take your parents for Umrah) {hidden=true: Headline of slide 1}',
    "+ div data-resting=true: <‹plus› | title=Add a slide below tabindex=-1 keyshortcuts=Control+Enter label=Add a slide below> <‹arrow-up› | title=Move this slide up tabindex=-1 disabled keyshortcuts=Alt+ArrowUp label=Move this slide up> <‹arrow-down› | title=Move this slide down tabindex=-1 keyshortcuts=Alt+ArrowDown label=Move this slide down> <‹trash› | title=Remove this slide tabindex=-1 keyshortcuts=Delete label=Remove this slide>",
    "focus textarea Headline of slide 1",
  ]);
  expect(await page.key("Enter")).toEqual([
    "gone 3",
    "+ div data-over=false data-key=0 Slide.0.content 0 data-writing=true data-sheet=false:",
    '+ (textarea placeholder=Headline of slide 1 label=Headline of slide 1 invalid=false describedby="27 characters; about 30 read bestEnter keeps itEsc puts it b": Take your parents for Umrah) {hidden=true: Headline of slide 1}',
    "+ div data-resting=false: <‹plus› | title=Add a slide below tabindex=-1 keyshortcuts=Control+Enter label=Add a slide below> <‹arrow-up› | title=Move this slide up tabindex=-1 disabled keyshortcuts=Alt+ArrowUp label=Move this slide up> <‹arrow-down› | title=Move this slide down tabindex=-1 keyshortcuts=Alt+ArrowDown label=Move this slide down> <‹trash› | title=Remove this slide tabindex=-1 keyshortcuts=Delete label=Remove this slide> <Put back> <Keep | .is-first>",
  ]);
  expect(await page.type(HEADLINE, "Take your mother\n for Umrah")).toEqual([
    "gone 3",
    "+ ## {dir=auto} Take your mother for Umrah",
    '+ (textarea placeholder=Headline of slide 1 label=Headline of slide 1 invalid=false describedby="26 characters; about 30 read bestEnter keeps itEsc puts it b": Take your mother for Umrah) {hidden=true: Headline of slide 1}',
    "+ <‹undo› | title=Undo label=Undo disabled=true> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  expect(await page.key("Escape")).toEqual([
    "gone 5",
    "+ ## {dir=auto} Take your parents for Umrah",
    "+ div data-over=false data-key=0 Slide.0.content 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Headline of slide 1 readonly label=Headline of slide 1 invalid=false describedby="27 characters; about 30 read bestEnter keeps itEsc puts it b": Take your parents for Umrah) {hidden=true: Headline of slide 1}',
    "+ div data-resting=true: <‹plus› | title=Add a slide below tabindex=-1 keyshortcuts=Control+Enter label=Add a slide below> <‹arrow-up› | title=Move this slide up tabindex=-1 disabled keyshortcuts=Alt+ArrowUp label=Move this slide up> <‹arrow-down› | title=Move this slide down tabindex=-1 keyshortcuts=Alt+ArrowDown label=Move this slide down> <‹trash› | title=Remove this slide tabindex=-1 keyshortcuts=Delete label=Remove this slide>",
    "+ <‹undo› | title=Undo label=Undo disabled=true> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=true> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  await page.key("F2");
  expect(await page.type(HEADLINE, "")).toEqual([
    "gone 3",
    "+ ## {dir=auto}",
    '+ (textarea placeholder=Headline of slide 1 label=Headline of slide 1 invalid=true describedby="Headline of slide 1 must not be empty.Enter keeps itEsc puts": ) {hidden=true: Headline of slide 1}',
    "+ <‹undo› | title=Undo label=Undo disabled=true> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  expect(await page.key("Enter")).toEqual([]);
  await page.type(HEADLINE, "Take your mother");
  // It ends a word of Bangla that is put together of several keys.
  expect(await page.key("Enter", { isComposing: true })).toEqual([]);
  expect(await page.key("Enter")).toEqual([
    "gone 5",
    "+ div data-over=false data-key=0 Slide.0.content 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Headline of slide 1 readonly label=Headline of slide 1 invalid=false describedby="16 characters; about 30 read bestEnter keeps itEsc puts it b": Take your mother) {hidden=true: Headline of slide 1}',
    "+ div data-resting=true: <‹plus› | title=Add a slide below tabindex=-1 keyshortcuts=Control+Enter label=Add a slide below> <‹arrow-up› | title=Move this slide up tabindex=-1 disabled keyshortcuts=Alt+ArrowUp label=Move this slide up> <‹arrow-down› | title=Move this slide down tabindex=-1 keyshortcuts=Alt+ArrowDown label=Move this slide down> <‹trash› | title=Remove this slide tabindex=-1 keyshortcuts=Delete label=Remove this slide>",
    "+ {role=status: Saved 12:00 pm, not public yet}",
    "+ <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent PUT /api/drafts/home/home {"base":1,"body":{"Slide":[{"_id":"slide-1","content":"Take your mother","subcontent":"Visas, flights and a hotel they can walk from. One price, in writing.","bgImage":"/art/makkah-dusk.svg","link":"/packages/umrah"},{"_id":"slide-2","content":"Hajj 1448: register before the quota closes","subcontent":"We carry the file from pre-registration to the flight home, and a guide stays with you.","bgImage":"/art/hajj-mina.svg","link":"/packages/hajj"},{"_id":"slide-3","content":"Study abroad with a file that holds up","subcontent":"Course, offer, bank papers and interview. Every page is read before it is sent.","bgImage":"/art/campus.svg","link":"/student-visa"},{"_id":"slide-4","content":"A week by the sea, all together","subcontent":"Halal meals, prayer stops and rooms side by side, for three generations.","bgImage":"/art/tours-coast.svg","link":"/packages/tours"}]}}',
  ]);
  expect(await page.press("Undo")).toEqual([
    "gone 3",
    "+ ## {dir=auto} Take your parents for Umrah",
    '+ (textarea placeholder=Headline of slide 1 readonly label=Headline of slide 1 invalid=false describedby="27 characters; about 30 read bestEnter keeps itEsc puts it b": Take your parents for Umrah) {hidden=true: Headline of slide 1}',
    "+ <‹undo› | title=Undo label=Undo disabled=true> <‹redo› | title=Redo label=Redo disabled=false> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent PUT /api/drafts/home/home {"version":…,"body":{"Slide":[{"_id":"slide-1","content":"Take your parents for Umrah","subcontent":"Visas, flights and a hotel they can walk from. One price, in writing.","bgImage":"/art/makkah-dusk.svg","link":"/packages/umrah"},{"_id":"slide-2","content":"Hajj 1448: register before the quota closes","subcontent":"We carry the file from pre-registration to the flight home, and a guide stays with you.","bgImage":"/art/hajj-mina.svg","link":"/packages/hajj"},{"_id":"slide-3","content":"Study abroad with a file that holds up","subcontent":"Course, offer, bank papers and interview. Every page is read before it is sent.","bgImage":"/art/campus.svg","link":"/student-visa"},{"_id":"slide-4","content":"A week by the sea, all together","subcontent":"Halal meals, prayer stops and rooms side by side, for three generations.","bgImage":"/art/tours-coast.svg","link":"/packages/tours"}]}}',
    "focus button Undo",
  ]);
  expect(await page.press("Redo")).toEqual([
    "gone 3",
    "+ ## {dir=auto} Take your mother",
    '+ (textarea placeholder=Headline of slide 1 readonly label=Headline of slide 1 invalid=false describedby="16 characters; about 30 read bestEnter keeps itEsc puts it b": Take your mother) {hidden=true: Headline of slide 1}',
    "+ <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent PUT /api/drafts/home/home {"version":…,"body":{"Slide":[{"_id":"slide-1","content":"Take your mother","subcontent":"Visas, flights and a hotel they can walk from. One price, in writing.","bgImage":"/art/makkah-dusk.svg","link":"/packages/umrah"},{"_id":"slide-2","content":"Hajj 1448: register before the quota closes","subcontent":"We carry the file from pre-registration to the flight home, and a guide stays with you.","bgImage":"/art/hajj-mina.svg","link":"/packages/hajj"},{"_id":"slide-3","content":"Study abroad with a file that holds up","subcontent":"Course, offer, bank papers and interview. Every page is read before it is sent.","bgImage":"/art/campus.svg","link":"/student-visa"},{"_id":"slide-4","content":"A week by the sea, all together","subcontent":"Halal meals, prayer stops and rooms side by side, for three generations.","bgImage":"/art/tours-coast.svg","link":"/packages/tours"}]}}',
    "focus button Redo",
  ]);
  await page.reach(HEADLINE);
  expect(await page.key("ArrowDown", { altKey: true })).toEqual([
    "gone 4",
    '+ (textarea placeholder=Headline of slide 1 readonly label=Headline of slide 1 invalid=false describedby="43 characters; about 30 read bestEnter keeps itEsc puts it b": Hajj 1448: register before the quota closes) {hidden=true: Headline of slide 1}',
    "+ div data-over=false data-key=0 Slide.0.subcontent 0 data-writing=false data-sheet=false: (textarea placeholder=Line under the headline of slide 1 readonly label=Line under the headline of slide 1 invalid=false: We carry the file from pre-registration to the flight home, and a guide stays with you.) {hidden=true: Line under the headline of slide 1}",
    "+ div data-over=false data-key=0 Slide.1.content 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Headline of slide 2 readonly label=Headline of slide 2 invalid=false describedby="16 characters; about 30 read bestEnter keeps itEsc puts it b": Take your mother) {hidden=true: Headline of slide 2}',
    "+ div data-resting=true: <‹plus› | title=Add a slide below tabindex=-1 keyshortcuts=Control+Enter label=Add a slide below> <‹arrow-up› | title=Move this slide up tabindex=-1 keyshortcuts=Alt+ArrowUp label=Move this slide up> <‹arrow-down› | title=Move this slide down tabindex=-1 keyshortcuts=Alt+ArrowDown label=Move this slide down> <‹trash› | title=Remove this slide tabindex=-1 keyshortcuts=Delete label=Remove this slide>",
    "+ div data-over=false data-key=0 Slide.1.subcontent 0 data-writing=false data-sheet=false: (textarea placeholder=Line under the headline of slide 2 readonly label=Line under the headline of slide 2 invalid=false: Visas, flights and a hotel they can walk from. One price, in writing.) {hidden=true: Line under the headline of slide 2}",
    'sent PUT /api/drafts/home/home {"version":…,"body":{"Slide":[{"_id":"slide-2","content":"Hajj 1448: register before the quota closes","subcontent":"We carry the file from pre-registration to the flight home, and a guide stays with you.","bgImage":"/art/hajj-mina.svg","link":"/packages/hajj"},{"_id":"slide-1","content":"Take your mother","subcontent":"Visas, flights and a hotel they can walk from. One price, in writing.","bgImage":"/art/makkah-dusk.svg","link":"/packages/umrah"},{"_id":"slide-3","content":"Study abroad with a file that holds up","subcontent":"Course, offer, bank papers and interview. Every page is read before it is sent.","bgImage":"/art/campus.svg","link":"/student-visa"},{"_id":"slide-4","content":"A week by the sea, all together","subcontent":"Halal meals, prayer stops and rooms side by side, for three generations.","bgImage":"/art/tours-coast.svg","link":"/packages/tours"}]}}',
    "focus textarea Headline of slide 2",
  ]);
  expect(await page.press("Publish")).toEqual([
    "gone 2",
    "+ {role=status: Everything here is public}",
    "+ <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=true> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    "sent POST /api/drafts/home/home/publish",
    "focus button Publish",
  ]);
  expect(await page.press("Publish")).toEqual([]);
});

test("what cannot be kept is said, stays on this device, and is tried again", async () => {
  const pages = await openEditedPages();
  const page = await pages.open("/", { kind: "home", id: "home" });
  pages.answer(/^PUT/, 500, { message: "The disk is full." });
  await page.reach(HEADLINE);
  await page.type(HEADLINE, "Take your mother");
  expect(await page.key("Enter")).toEqual([
    "gone 5",
    "+ div data-over=false data-key=0 Slide.0.content 0 data-writing=false data-sheet=false:",
    '+ (textarea placeholder=Headline of slide 1 readonly label=Headline of slide 1 invalid=false describedby="16 characters; about 30 read bestEnter keeps itEsc puts it b": Take your mother) {hidden=true: Headline of slide 1}',
    "+ div data-resting=true: <‹plus› | title=Add a slide below tabindex=-1 keyshortcuts=Control+Enter label=Add a slide below> <‹arrow-up› | title=Move this slide up tabindex=-1 disabled keyshortcuts=Alt+ArrowUp label=Move this slide up> <‹arrow-down› | title=Move this slide down tabindex=-1 keyshortcuts=Alt+ArrowDown label=Move this slide down> <‹trash› | title=Remove this slide tabindex=-1 keyshortcuts=Delete label=Remove this slide>",
    "+ {role=status: Home is not saved. The disk is full. It is kept on this device; the editor offers it.}",
    "+ <Try again> <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=true> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent PUT /api/drafts/home/home {"base":1,"body":{"Slide":[{"_id":"slide-1","content":"Take your mother","subcontent":"Visas, flights and a hotel they can walk from. One price, in writing.","bgImage":"/art/makkah-dusk.svg","link":"/packages/umrah"},{"_id":"slide-2","content":"Hajj 1448: register before the quota closes","subcontent":"We carry the file from pre-registration to the flight home, and a guide stays with you.","bgImage":"/art/hajj-mina.svg","link":"/packages/hajj"},{"_id":"slide-3","content":"Study abroad with a file that holds up","subcontent":"Course, offer, bank papers and interview. Every page is read before it is sent.","bgImage":"/art/campus.svg","link":"/student-visa"},{"_id":"slide-4","content":"A week by the sea, all together","subcontent":"Halal meals, prayer stops and rooms side by side, for three generations.","bgImage":"/art/tours-coast.svg","link":"/packages/tours"}]}}',
  ]);
  pages.answer(/^PUT/, 401, { message: "Sign in first." });
  expect(await page.press("Try again")).toEqual([
    "gone 1",
    "+ {role=status: You are signed out. Sign in in another tab, then try again. It is kept on this device; the editor offers it.}",
    'sent PUT /api/drafts/home/home {"base":1,"body":{"Slide":[{"_id":"slide-1","content":"Take your mother","subcontent":"Visas, flights and a hotel they can walk from. One price, in writing.","bgImage":"/art/makkah-dusk.svg","link":"/packages/umrah"},{"_id":"slide-2","content":"Hajj 1448: register before the quota closes","subcontent":"We carry the file from pre-registration to the flight home, and a guide stays with you.","bgImage":"/art/hajj-mina.svg","link":"/packages/hajj"},{"_id":"slide-3","content":"Study abroad with a file that holds up","subcontent":"Course, offer, bank papers and interview. Every page is read before it is sent.","bgImage":"/art/campus.svg","link":"/student-visa"},{"_id":"slide-4","content":"A week by the sea, all together","subcontent":"Halal meals, prayer stops and rooms side by side, for three generations.","bgImage":"/art/tours-coast.svg","link":"/packages/tours"}]}}',
    "focus button Publish",
  ]);
  expect(onDevice()).toEqual(["home"]);
  pages.answerAsBefore();
  expect(await page.press("Try again")).toEqual([
    "gone 2",
    "+ {role=status: Saved 12:00 pm, not public yet}",
    "+ <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    'sent PUT /api/drafts/home/home {"base":1,"body":{"Slide":[{"_id":"slide-1","content":"Take your mother","subcontent":"Visas, flights and a hotel they can walk from. One price, in writing.","bgImage":"/art/makkah-dusk.svg","link":"/packages/umrah"},{"_id":"slide-2","content":"Hajj 1448: register before the quota closes","subcontent":"We carry the file from pre-registration to the flight home, and a guide stays with you.","bgImage":"/art/hajj-mina.svg","link":"/packages/hajj"},{"_id":"slide-3","content":"Study abroad with a file that holds up","subcontent":"Course, offer, bank papers and interview. Every page is read before it is sent.","bgImage":"/art/campus.svg","link":"/student-visa"},{"_id":"slide-4","content":"A week by the sea, all together","subcontent":"Halal meals, prayer stops and rooms side by side, for three generations.","bgImage":"/art/tours-coast.svg","link":"/packages/tours"}]}}',
  ]);
  expect(onDevice()).toEqual([]);
  pages.answer(/publish/, 409, { message: "A link leads nowhere." });
  expect(await page.press("Publish")).toEqual([
    "gone 2",
    "+ {role=status: Home stays as it is. A link leads nowhere.}",
    "+ <Try again> <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=false> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    "sent POST /api/drafts/home/home/publish",
  ]);
  pages.answerAsBefore();
  expect(await page.press("Try again")).toEqual([
    "gone 2",
    "+ {role=status: Everything here is public}",
    "+ <‹undo› | title=Undo label=Undo disabled=false> <‹redo› | title=Redo label=Redo disabled=true> [Open the editor | href=/admin] [Done | href=/] <Publish | disabled=true> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
    "sent POST /api/drafts/home/home/publish",
  ]);
});
