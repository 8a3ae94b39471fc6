import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";
import { typeIn } from "#tests/support/type-in.ts";

test("two at one enquiry: whose status stands is asked; merged ones are parted; spam comes free", async () => {
  const admin = await openAdminWindow({ demo: false });
  await makeEnquiry(admin.site, { message: "first", name: "Farida's sister" });
  const { id } = await makeEnquiry(admin.site, { message: "second" });
  const { cookie } = await admin.asOwner();
  const screen = await admin.open(`/enquiries/${id}`);
  document.querySelector<HTMLElement>(".enquiry-pane article [href^='tel:']")?.click();
  expect(await screen.came()).toEqual([
    "+ div role=status:",
    "+ Mark as called?",
    "+ <Mark as called> <Not yet>",
  ]);
  expect(await screen.press("Not yet")).toEqual(["gone 3", "focus h2 Farida Yasmin"]);
  document.querySelector<HTMLElement>(".enquiry-pane article [href^='tel:']")?.click();
  await screen.came();
  admin.answer(/^PUT/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press("Mark as called")).toEqual([
    "gone 3",
    "error: It still says New. The disk is full.",
    'sent PUT /api/enquiries/id1 {"status":"called","version":1}',
  ]);
  await screen.press("Status: New");
  await screen.press("Closed");
  expect(await screen.key("Enter")).toEqual([
    "closed",
    "error: It still says New. The disk is full.",
    'sent PUT /api/enquiries/id1 {"status":"closed","version":1}',
    "focus button Status: New",
  ]);
  admin.answerAsBefore();
  const { status } = await admin.send(
    "PUT",
    `/api/enquiries/${id}`,
    { status: "called", version: 1 },
    { cookie },
  );
  expect(status).toBe(200);
  await screen.press("Status: New");
  await screen.press("Closed");
  expect(await screen.key("Enter")).toEqual([
    "closed",
    "gone 6",
    "+ nav label=Enquiries by status: [Mine and open 0 | href=/admin/enquiries/id1?owner=mine] [All 2 | href=/admin/enquiries/id1 current=true] [No owner 2 | href=/admin/enquiries/id1?owner=nobody] [New 1 | href=/admin/enquiries/id1?status=new] [Called 1 | href=/admin/enquiries/id1?status=called] [Waiting for papers 0 | href=/admin/enquiries/id1?status=waiting] [Closed 0 | href=/admin/enquiries/id1?status=closed] [Spam 0 | href=/admin/enquiries/id1?status=spam]",
    "+ li data-open=true: [{dir=auto: Farida Yasmin} {datetime=2026-11-25T06:00:00.000Z: 6:00 am} {dir=auto: second} CalledUmrahNo owner | href=/admin/enquiries/id1 current=page]",
    "+ Status <Called ‹chevrons-up-down› | role=combobox dir=ltr expanded=false autocomplete=none label=Status: Called>",
    "+ div role=alert:",
    "+ ‹triangle-alert›",
    "+ Nadia Islam set it to Called (Today, 6:00 am) while you had it open. Your choice, Closed, is not saved.",
    "+ <Keep Called> <Change to Closed>",
    "+ ol:",
    "+ li: {datetime=2026-11-25T06:00:00.000Z: Today, 6:00 am} The enquiry arrived.",
    "+ li: {datetime=2026-11-25T06:00:10.020Z: Today, 6:00 am} Nadia Islam set it to Called",
    'sent PUT /api/enquiries/id1 {"status":"closed","version":1}',
    "focus button Status: Called",
  ]);
  expect(await screen.press(/^Keep/)).toEqual(["gone 4"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Status: Called");

  expect(await screen.press(/^Merge .* into this/)).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Merge the two?" describedby="id5 leaves the lists and stands in id3: its message,":',
    "+ ## Merge the two?",
    "+ id5 leaves the lists and stands in id3: its message, notes and mails are read there, and it is deleted with it. For 30 days you can undo this.",
    "+ <Leave them apart> <Merge>",
    "focus button Leave them apart",
  ]);
  expect(await screen.key("Escape")).toEqual(["closed", "focus button Merge id5 into this …"]);
  admin.answer(/merge$/, 409, { message: "Changed.", issues: [] });
  await screen.press(/^Merge .* into this/);
  expect(await screen.press("Merge")).toEqual([
    "closed",
    "error: Nothing was saved. Changed.",
    'sent POST /api/enquiries/id1/merge {"other":"id2","version":2}',
    "focus button Merge id5 into this …",
  ]);
  admin.answerAsBefore();
  await screen.press(/^Merge .* into this/);
  expect(await screen.press("Merge")).toEqual([
    "closed",
    "gone 9",
    "+ nav label=Enquiries by status: [Mine and open 0 | href=/admin/enquiries/id1?owner=mine] [All 1 | href=/admin/enquiries/id1 current=true] [No owner 1 | href=/admin/enquiries/id1?owner=nobody] [New 0 | href=/admin/enquiries/id1?status=new] [Called 1 | href=/admin/enquiries/id1?status=called] [Waiting for papers 0 | href=/admin/enquiries/id1?status=waiting] [Closed 0 | href=/admin/enquiries/id1?status=closed] [Spam 0 | href=/admin/enquiries/id1?status=spam]",
    "+ p role=status .sr-only: 1 enquiry",
    "+ ul: li data-open=true: [{dir=auto: Farida Yasmin} {datetime=2026-11-25T06:00:00.000Z: 6:00 am} {dir=auto: second} CalledUmrahNo owner | href=/admin/enquiries/id1 current=page]",
    '+ section labelledby="Merged into this":',
    "+ ### Merged into this",
    "+ {dir=ltr: id5} , 6:00 am, Umrah",
    "+ Farida's sister01011-480226farida@example.com",
    "+ div dir=auto: first",
    "+ <Undo the merge | label=Undo the merge of id5>",
    "+ li: {datetime=2026-11-25T06:00:19.038Z: Today, 6:00 am} Nadia Islam merged {dir=ltr: id5} into this",
    "success: Merged: id5 stands in this one.",
    'sent POST /api/enquiries/id1/merge {"other":"id2","version":2}',
    "focus h1 Enquiries",
  ]);
  admin.answer(/unmerge$/, 409, { message: "Changed.", issues: [] });
  expect(await screen.press(/^Undo/)).toEqual([
    "error: Nothing was saved. Changed.",
    'sent POST /api/enquiries/id1/unmerge {"other":"id2","version":3}',
    "focus button Undo the merge of id5",
  ]);
  admin.answerAsBefore();
  expect(await screen.press(/^Undo/)).toEqual([
    "gone 10",
    "+ nav label=Enquiries by status: [Mine and open 0 | href=/admin/enquiries/id1?owner=mine] [All 2 | href=/admin/enquiries/id1 current=true] [No owner 2 | href=/admin/enquiries/id1?owner=nobody] [New 1 | href=/admin/enquiries/id1?status=new] [Called 1 | href=/admin/enquiries/id1?status=called] [Waiting for papers 0 | href=/admin/enquiries/id1?status=waiting] [Closed 0 | href=/admin/enquiries/id1?status=closed] [Spam 0 | href=/admin/enquiries/id1?status=spam]",
    "+ p role=status .sr-only: 2 enquiries",
    "+ li data-open=true: [{dir=auto: Farida Yasmin} {datetime=2026-11-25T06:00:00.000Z: 6:00 am} {dir=auto: second} CalledUmrahNo owner | href=/admin/enquiries/id1 current=page]",
    "+ [{dir=auto: Farida's sister} {datetime=2026-11-25T06:00:00.000Z: 6:00 am} {.sr-only: Unread} {dir=auto: first} NewUmrahNo owner | href=/admin/enquiries/id2 data-unread=true]",
    "+ div .lg:hidden: [‹phone› Call | href=tel:01011480226 label=Call Farida's sister, 01011-480226]",
    '+ section labelledby="Asked before with this number":',
    "+ ‹merge›",
    "+ ### Asked before with this number",
    "+ ul: li: 6:00 am, Umrah, New [See it | href=/admin/enquiries/id2 label=See id5] <Merge the two … | label=Merge id5 into this …>",
    "+ … 1 more",
    "+ li: {datetime=2026-11-25T06:00:21.042Z: Today, 6:00 am} Nadia Islam undid the merge of {dir=ltr: id5}",
    "success: id5 stands for itself again.",
    'sent POST /api/enquiries/id1/unmerge {"other":"id2","version":3}',
    "focus h2 Farida Yasmin",
  ]);

  await screen.press("Status: Called");
  await screen.press("Spam");
  await screen.key("Enter");
  admin.answer(/^PUT/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press("Not spam")).toEqual([
    "error: The disk is full.",
    'sent PUT /api/enquiries/id1 {"status":"new","version":5}',
    "focus button Not spam",
  ]);
  admin.answerAsBefore();
  expect(await screen.press("Not spam")).toEqual([
    "gone 8",
    "+ nav label=Enquiries by status: [Mine and open 0 | href=/admin/enquiries/id1?owner=mine] [All 2 | href=/admin/enquiries/id1 current=true] [No owner 2 | href=/admin/enquiries/id1?owner=nobody] [New 2 | href=/admin/enquiries/id1?status=new] [Called 0 | href=/admin/enquiries/id1?status=called] [Waiting for papers 0 | href=/admin/enquiries/id1?status=waiting] [Closed 0 | href=/admin/enquiries/id1?status=closed] [Spam 0 | href=/admin/enquiries/id1?status=spam]",
    "+ p role=status .sr-only: 2 enquiries",
    "+ li data-open=true:",
    "+ [{dir=auto: Farida Yasmin} {datetime=2026-11-25T06:00:00.000Z: 6:00 am} {dir=auto: second} NewUmrahNo owner | href=/admin/enquiries/id1 current=page]",
    "+ div .lg:hidden: [‹phone› Call | href=tel:01011480226 label=Call Farida Yasmin, 01011-480226]",
    "+ Status <New ‹chevrons-up-down› | role=combobox dir=ltr expanded=false autocomplete=none label=Status: New>",
    "+ … 3 more",
    "+ li: {datetime=2026-11-25T06:00:26.052Z: Today, 6:00 am} Nadia Islam set it to New",
    "success: It is among the new ones now.",
    'sent PUT /api/enquiries/id1 {"status":"new","version":5}',
    "focus h2 Farida Yasmin",
  ]);
});

test("who looks after an enquiry may change while its status is on its way: that is no reason to ask", async () => {
  const admin = await openAdminWindow({ demo: false });
  const { id } = await makeEnquiry(admin.site, { name: "Farida" });
  const screen = await admin.open(`/enquiries/${id}`);
  const as = await admin.asOwner();
  const { version } = (await admin.get(`/api/enquiries/${id}`, as.cookie)).body;
  admin.amid(/^PUT/, () =>
    admin.send("PUT", `/api/enquiries/${id}`, { owner: admin.owner._id, version }, as),
  );
  await screen.press("Status: New");
  await screen.press("Closed");
  const came = await screen.key("Enter");
  expect(came.filter((line) => /^(success|error|sent)|alert/.test(line))).toEqual([
    "success: Saved: Closed.",
    'sent PUT /api/enquiries/id1 {"status":"closed","version":1}',
    'sent PUT /api/enquiries/id1 {"status":"closed","version":2}',
  ]);
  const { status, owner } = (await admin.get(`/api/enquiries/${id}`, as.cookie)).body;
  expect([status, owner]).toEqual(["closed", admin.owner._id]);
});

test("a note that is written on while it is saved is one note, also where the page is opened anew", async () => {
  const admin = await openAdminWindow({ demo: false });
  const { id } = await makeEnquiry(admin.site, { name: "Farida" });
  let screen = await admin.open(`/enquiries/${id}`);
  await screen.type("Add a note", "She called.");
  admin.amid(/^POST .*notes/, async () => typeIn("text", "She called. Two seats."));
  await screen.press("Save note");
  screen = await admin.open(`/enquiries/${id}`);
  await screen.press(/^Restore/);
  await screen.press("Save note");
  await screen.type("Add a note", "He called.");
  await screen.press("Save note");
  const { cookie } = await admin.asOwner();
  const { notes } = (await admin.get(`/api/enquiries/${id}`, cookie)).body;
  expect(notes.map(({ text }: { text: string }) => text)).toEqual([
    "She called. Two seats.",
    "He called.",
  ]);
});

test("a note that was saved without an answer, opened anew and written on, is one note", async () => {
  const admin = await openAdminWindow({ demo: false });
  const { id } = await makeEnquiry(admin.site, { name: "Farida" });
  let screen = await admin.open(`/enquiries/${id}`);
  await screen.type("Add a note", "She called.");
  admin.lose(/^POST .*notes/);
  await screen.press("Save note");
  admin.answerAsBefore();
  screen = await admin.open(`/enquiries/${id}`);
  await screen.press(/^Restore/);
  await screen.type("Add a note", "She called. Two seats.");
  await screen.press("Save note");
  const { cookie } = await admin.asOwner();
  expect((await admin.get(`/api/enquiries/${id}`, cookie)).body.notes).toMatchObject([
    { text: "She called. Two seats." },
  ]);
});
