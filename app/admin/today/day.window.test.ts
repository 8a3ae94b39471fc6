import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("whom to follow up, what goes public next, and the mail of Monday", async () => {
  const admin = await openAdminWindow();
  const as = await admin.asOwner();
  for (const [name, day] of [
    ["Late", "2026-11-20"],
    ["Now", "2026-11-25"],
  ] as const) {
    const { id } = await makeEnquiry(admin.site, { name });
    const { version } = (await admin.get(`/api/enquiries/${id}`, as.cookie)).body;
    const { status } = await admin.send(
      "PUT",
      `/api/enquiries/${id}`,
      { followUpOn: day, version },
      as,
    );
    expect(status).toBe(200);
  }
  const base = { base: 1, body: { title: "Umrah, slowly" } };
  await admin.send("PUT", "/api/drafts/package/umrah", base, as);
  const publishAt = "2026-11-26T03:00:00.000Z";
  await admin.send("POST", "/api/drafts/package/umrah/schedule", { publishAt }, as);
  const screen = await admin.open("/today");
  // The disk is that of whoever runs this.
  const lines = screen
    .outline()
    .map((line) => line.replace(/has \S+ [MGT]B left/, "has 23 GB left"));
  const from = lines.findIndex((line) => line.includes("Follow up"));
  expect(lines.slice(from)).toEqual([
    '  section labelledby="Follow up today 2":',
    "    ## Follow up today 2",
    "    ul:",
    "      li: [Late | href=/admin/enquiries/id1] Umrah5 days over",
    "      li: [Now | href=/admin/enquiries/id2] UmrahToday",
    '  section labelledby="Goes public next":',
    "    ## Goes public next",
    "    ul: li: [Umrah Package | href=/admin/package?package=umrah] Tomorrow 9:00 am, Dhaka time",
    "  section label=How the house stands:",
    "    ‹triangle-alert›",
    "    No backup was made yet / Mail is not set up. The disk has 23 GB left.",
    '  ("Send me this list each Monday by mail" input role=switch type=checkbox checked checked=true) Send me this list each Monday by mail',
  ]);
  expect(await screen.press(/Monday/)).toEqual([
    "gone 1",
    '+ ("Send me this list each Monday by mail" input role=switch type=checkbox checked=false) Send me this list each Monday by mail',
    "success: You get no mail on Mondays.",
    'sent PUT /api/monday-mail {"isOn":false}',
    "focus input Send me this list each Monday by mail",
  ]);
  admin.answer(/PUT .api.monday-mail/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press(/Monday/)).toEqual([
    "error: The disk is full.",
    'sent PUT /api/monday-mail {"isOn":true}',
  ]);
  admin.answerAsBefore();
  expect(await screen.press(/Monday/)).toEqual([
    "gone 1",
    '+ ("Send me this list each Monday by mail" input role=switch type=checkbox checked checked=true) Send me this list each Monday by mail',
    "success: You get this list by mail each Monday at 8.",
    'sent PUT /api/monday-mail {"isOn":true}',
  ]);
});

test("all of one kind are shown where their line leads, each by itself", async () => {
  const admin = await openAdminWindow({ demo: false });
  for (let number = 1; number < 8; number++) {
    await makeEnquiry(admin.site, { name: `Asks ${number}` });
  }
  const namedAt = async (path: string) => {
    await admin.open(path);
    const text = document.querySelector("main")?.textContent ?? "";
    return [1, 2, 3, 4, 5, 6, 7].filter((number) => text.includes(`Asks ${number}`));
  };
  expect(await namedAt("/today")).toEqual([1, 2, 3, 4, 5]);
  expect(await namedAt("/today?what=no-answer")).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await namedAt("/today?what=price-ended")).toEqual([]);
});

test("pressed twice at once, the mail of Monday is asked about once", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/today");
  const again = () => document.querySelector<HTMLElement>("[role=switch]")?.click();
  admin.amid(/PUT .api.monday-mail/, async () => again());
  const came = await screen.press(/Monday/);
  expect(came.filter((line) => line.startsWith("sent"))).toEqual([
    'sent PUT /api/monday-mail {"isOn":false}',
  ]);
});
