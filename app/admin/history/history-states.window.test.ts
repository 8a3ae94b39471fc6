import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("a long history is shown a part at a time, and a version of fields field by field", async () => {
  const admin = await openAdminWindow();
  const { cookie } = await admin.asOwner();
  const path = "/api/licences/association";
  for (let times = 0; times < 24; times += 1) {
    const licence = { title: "Membership", issuedBy: "Agents", validUntil: "2026-11-15" };
    const rest = { lookedUpOn: "", officialList: "", isInStrip: false, number: `MEM-${times}` };
    const body = { ...licence, ...rest, version: times + 1 };
    const put = await admin.send("PUT", path, body, { cookie });
    expect(put.body).toMatchObject({ number: `MEM-${times}` });
  }
  const screen = await admin.open("/history/licence/association");
  expect(screen.outline()).toEqual([
    "main:",
    "  # {tabindex=-1} History",
    "  [‹chevron-left› Back to the editor | href=/admin/licences/edit/association]",
    "  p dir=auto: Membership",
    "  section label=Versions:",
    "    div role=group label=Show: <All 25 | pressed=true> <Published 25 | pressed=false>",
    "    <‹compare› Compare two versions>",
    "    ### Today, 25 November",
    "    ul:",
    "      li data-open=true: [{datetime=2026-11-25T06:00:00.000Z: 12:00 pm} Published {dir=auto: Nadia Islam} Public now | href=/admin/history/licence/association/id1 current=true]",
    "      li: [{datetime=2026-11-25T06:00:00.000Z: 12:00 pm} Published {dir=auto: Nadia Islam} | href=/admin/history/licence/association/id2]",
    "      … 17 more",
    "      li: [{datetime=2026-11-25T06:00:00.000Z: 12:00 pm} Published {dir=auto: Nadia Islam} | href=/admin/history/licence/association/id3]",
    "    <Show 20 older>",
    "    Every published version is kept. Drafting is kept for 30 days, one version a person and session.",
    "  section label=Version:",
    "    ## {tabindex=-1} Today 12:00 pm, published by Nadia Islam",
    "    As visitors see it now.",
    "    It goes into the waiting changes; you publish it yourself.",
    "    dl:",
    "      dt: Name",
    "      dd: {dir=auto: Membership}",
    "      dt: Number",
    "      dd: {dir=auto: MEM-23}",
    "      dt: Issued by",
    "      dd: {dir=auto: Agents}",
    "      dt: Valid until",
    "      dd: {dir=auto: 15 November 2026}",
    "      dt: We looked it up on",
    "      dd: {dir=auto: (empty)}",
    "      dt: Official list",
    "      dd: {dir=auto: (empty)}",
    "      dt: Also in the strip on other pages",
    "      dd: {dir=auto: Off}",
  ]);
  admin.answer(/^GET .*history/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press("Show 20 older")).toEqual([
    "error: The disk is full.",
    "focus button Show 20 older",
  ]);
  admin.answerAsBefore();
  expect(await screen.press("Show 20 older")).toEqual([
    "gone 3",
    "+ … 22 more",
    "+ li: [{datetime=2026-11-25T06:00:00.000Z: 12:00 pm} Published {dir=auto: As it was before its history was kept} | href=/admin/history/licence/association/id4]",
    "focus h1 History",
  ]);
  document.querySelectorAll<HTMLElement>(".history-row a")[20]?.click();
  await screen.came();
  expect(screen.outline(".history-pane")).toEqual([
    "section label=Version:",
    "  ## {tabindex=-1} Today 12:00 pm, published by Nadia Islam",
    "  As the page showed it then. Public until 12:00 pm.",
    "  It goes into the waiting changes; you publish it yourself.",
    "  [‹compare› Compare with now | href=/admin/history/licence/association/id5/id1] <‹restore› Restore this version>",
    "  dl:",
    "    dt: Name",
    "    dd: {dir=auto: Membership}",
    "    dt: Number",
    "    dd: {dir=auto: MEM-3}",
    "    dt: Issued by",
    "    dd: {dir=auto: Agents}",
    "    dt: Valid until",
    "    dd: {dir=auto: 15 November 2026}",
    "    dt: We looked it up on",
    "    dd: {dir=auto: (empty)}",
    "    dt: Official list",
    "    dd: {dir=auto: (empty)}",
    "    dt: Also in the strip on other pages",
    "    dd: {dir=auto: Off}",
  ]);
  admin.answer(/restore$/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press(/^Restore/)).toEqual([
    "error: The disk is full.",
    "sent POST /api/history/licence/association/id5/restore",
    "focus button Restore this version",
  ]);
  admin.answerAsBefore();
  expect(await screen.press(/^Restore/)).toEqual([
    "gone 3",
    "+ section tabindex=-1 label=Restored into your waiting changes.:",
    "+ ‹circle-check›",
    "+ Restored into your waiting changes. Nothing public has changed.",
    "+ <Undo> [Open the editor | href=/admin/licences/edit/association]",
    "+ div role=group label=Show: <All 26 | pressed=true> <Published 25 | pressed=false>",
    "+ li: [{datetime=2026-11-25T06:00:07.014Z: 12:00 pm} Waiting changes {dir=auto: Nadia Islam} | href=/admin/history/licence/association/waiting]",
    "+ … 23 more",
    "sent POST /api/history/licence/association/id5/restore",
    "focus section Restored into your waiting changes.",
  ]);
  admin.answer(/restored$/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press("Undo")).toEqual([
    "error: The disk is full.",
    "sent DELETE /api/history/licence/association/restored",
    "focus button Undo",
  ]);
  admin.answer(/restored$/, 404, { message: "It is gone.", issues: [] });
  expect(await screen.press("Undo")).toEqual([
    "gone 4",
    "error: It is gone.",
    "sent DELETE /api/history/licence/association/restored",
    "focus h1 History",
  ]);
});

test("what has no history says so", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/history/settings/social");
  expect(screen.outline()).toEqual([
    "main:",
    "  # {tabindex=-1} History",
    "  [‹chevron-left› Back to the editor | href=/admin/settings/social]",
    "  p dir=auto: Social links",
    "  section label=Versions:",
    "    div role=group label=Show: <All 0 | pressed=true> <Published 0 | pressed=false>",
    "    (img src=/art/madinah-dawn.svg alt)",
    "    Nothing yet",
    "    Versions are kept from the first time that this is saved.",
    "    Every published version is kept. Drafting is kept for 30 days, one version a person and session.",
  ]);
});
