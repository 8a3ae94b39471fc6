import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const FEBRUARY = /^Choose 9–23 February/;

test("departures are moved, closed, copied and priced together, and are as they were again", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/departures");
  await screen.press(FEBRUARY);
  await screen.press("Move by days");
  expect(await screen.press(/^Move 0/)).toEqual([
    "gone 1",
    '+ ("Days" input value autocomplete=off inputmode=numeric dir=auto invalid=true describedby="Write a whole number from 1 to 3,660.")',
    "focus button Move 0 departures One moment",
  ]);
  expect(await screen.type("Days", "3")).toEqual([
    "gone 4",
    '+ ("Days" input value=3 autocomplete=off inputmode=numeric dir=auto)',
    "+ p role=status: 1 departure will move",
    "+ section tabindex=0 label=Out and back:",
    "+ ul:",
    "+ li:",
    "+ {.sr-only: before:} 9–23 February 2027",
    "+ {.sr-only: after:} 12–26 February 2027",
    "+ <Not now> <Move 1 departure {hidden=true: One moment} | type=submit>",
    "focus input Days",
  ]);
  expect(await screen.press("Back")).toEqual([
    "gone 2",
    "+ div role=group label=Forward or back: <Forward | pressed=false> <Back | pressed=true>",
    "+ {.sr-only: after:} 6–20 February 2027",
    "focus button Back",
  ]);
  expect(await screen.press(/^Move 1/)).toEqual([
    "closed",
    "gone 5",
    "+ # {tabindex=-1} Departures",
    "+ section label=Changes that are not public:",
    "+ Changes not public 1 departure has changes that are not public.",
    "+ <Throw away> <Publish 1>",
    '+ | ("" input type=checkbox label=Choose 6–20 February 2027) | {scope=row} [6–20 February 2027 | href=/admin/departures/edit/umrah-feb-direct] 29 Sha‘ban – 13 Ramadan 1448Changes not public | {data-label=Nights} {dir=ltr: 9 + 5} | Meghna Air, directDar al-Sakina Hotel | Few seats | {data-label=Quad} {dir=ltr: 1,92,000} | {data-label=Triple} {dir=ltr: 2,14,000} | {data-label=Double} {dir=ltr: 2,58,000} | {data-label=Price valid until} 13 Dec 202618 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 6–20 February 2027> |',
    "success: 1 departure is moved. It is not public yet. <Undo>",
    'sent POST /api/departures/shift {"ids":["umrah-feb-direct"],"waiting":true,"seen":[{"id":"umrah-feb-direct","version":1,"waiting":null}],"days":-3}',
    "focus h1 Departures",
  ]);
  admin.answer(/waiting\/undo/, 409, { message: "Not as they were.", issues: [] });
  expect(await screen.takeUp()).toEqual([
    "error: It could not be undone. Somebody else has changed, published or deleted one of them meanwhile. The list shows what there is now: look at it, then press again.",
    'sent POST /api/departures/waiting/undo {"waiting":[{"id":"umrah-feb-direct","version":…,"before":null}]}',
  ]);
  admin.answerAsBefore();
  expect(await screen.takeUp()).toEqual([
    "gone 4",
    '+ | ("" input type=checkbox label=Choose 9–23 February 2027) | {scope=row} [9–23 February 2027 | href=/admin/departures/edit/umrah-feb-direct] 2–16 Ramadan 1448 | {data-label=Nights} {dir=ltr: 9 + 5} | Meghna Air, directDar al-Sakina Hotel | Few seats | {data-label=Quad} {dir=ltr: 1,92,000} | {data-label=Triple} {dir=ltr: 2,14,000} | {data-label=Double} {dir=ltr: 2,58,000} | {data-label=Price valid until} 13 Dec 202618 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 9–23 February 2027> |',
    "success: As it was before.",
    'sent POST /api/departures/waiting/undo {"waiting":[{"id":"umrah-feb-direct","version":…,"before":null}]}',
  ]);

  await screen.press(FEBRUARY);
  await screen.press("Seats");
  expect(await screen.press("Few seats")).toEqual([
    "gone 9",
    "+ div role=group label=Seats: <Open | pressed=false> <Few seats | pressed=true> <Full | pressed=false>",
    "+ p role=status: 0 departures will change",
    "+ section tabindex=0 label=Seats: ul: li: 9–23 February 2027 Few seats",
    "+ <Not now> <Change 0 departures {hidden=true: One moment} | type=submit>",
    "focus button Few seats",
  ]);
  expect(await screen.press(/^Change 0/)).toEqual(["focus button Change 0 departures One moment"]);
  await screen.press("Full");
  admin.answer(/seats/, 409, { message: "Changed.", issues: [], fields: ["umrah-feb-direct"] });
  expect(await screen.press(/^Change 1/)).toEqual([
    "+ p role=alert: Somebody else changed 9–23 February 2027 since you opened this. Nothing is changed; here is the list as it is now.",
    'sent POST /api/departures/seats {"ids":["umrah-feb-direct"],"waiting":true,"seen":[{"id":"umrah-feb-direct","version":1,"waiting":null}],"seats":"full"}',
    "focus button Change 1 departure One moment",
  ]);
  admin.answer(/seats/, 409, { message: "Changed.", issues: [], fields: [] });
  expect(await screen.press(/^Change 1/)).toEqual([
    "gone 1",
    "+ p role=alert: Nothing is changed. Somebody else has changed, published or deleted one of them meanwhile. The list shows what there is now: look at it, then press again.",
    'sent POST /api/departures/seats {"ids":["umrah-feb-direct"],"waiting":true,"seen":[{"id":"umrah-feb-direct","version":1,"waiting":null}],"seats":"full"}',
  ]);
  admin.answerAsBefore();
  expect(await screen.press(/^Change 1/)).toEqual([
    "closed",
    "gone 4",
    "+ section label=Changes that are not public:",
    "+ Changes not public 1 departure has changes that are not public.",
    "+ <Throw away> <Publish 1>",
    '+ | ("" input type=checkbox label=Choose 9–23 February 2027) | {scope=row} [9–23 February 2027 | href=/admin/departures/edit/umrah-feb-direct] 2–16 Ramadan 1448Changes not public | {data-label=Nights} {dir=ltr: 9 + 5} | Meghna Air, directDar al-Sakina Hotel | Full | {data-label=Quad} {dir=ltr: 1,92,000} | {data-label=Triple} {dir=ltr: 2,14,000} | {data-label=Double} {dir=ltr: 2,58,000} | {data-label=Price valid until} 13 Dec 202618 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 9–23 February 2027> |',
    "success: The seats of 1 departure are changed. It is not public yet. <Undo>",
    'sent POST /api/departures/seats {"ids":["umrah-feb-direct"],"waiting":true,"seen":[{"id":"umrah-feb-direct","version":1,"waiting":null}],"seats":"full"}',
    "focus h1 Departures",
  ]);

  admin.answer(/publish/, 422, {
    message: "Not yet.",
    issues: [{ path: "umrah-feb-direct.title", code: "empty", message: "It has no title." }],
  });
  expect(await screen.press("Publish 1")).toEqual([
    "+ div role=alert:",
    "+ Nothing is published. Put this right first:",
    "+ ul: li: [9 Feb 2027 | href=/admin/departures/edit/umrah-feb-direct] : must not be empty",
    'sent POST /api/departures/waiting/publish {"waiting":[{"id":"umrah-feb-direct","version":…}]}',
    "focus button Publish 1",
  ]);
  admin.answer(/publish/, 409, { message: "Changed.", issues: [] });
  expect(await screen.press("Publish 1")).toEqual([
    "gone 3",
    "error: Nothing is changed. Somebody else has changed, published or deleted one of them meanwhile. The list shows what there is now: look at it, then press again.",
    'sent POST /api/departures/waiting/publish {"waiting":[{"id":"umrah-feb-direct","version":…}]}',
  ]);
  admin.answerAsBefore();
  expect(await screen.press("Publish 1")).toEqual([
    "gone 4",
    '+ | ("" input type=checkbox label=Choose 9–23 February 2027) | {scope=row} [9–23 February 2027 | href=/admin/departures/edit/umrah-feb-direct] 2–16 Ramadan 1448 | {data-label=Nights} {dir=ltr: 9 + 5} | Meghna Air, directDar al-Sakina Hotel | Full | {data-label=Quad} {dir=ltr: 1,92,000} | {data-label=Triple} {dir=ltr: 2,14,000} | {data-label=Double} {dir=ltr: 2,58,000} | {data-label=Price valid until} 13 Dec 202618 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 9–23 February 2027> |',
    "success: 1 departure is public as it is now.",
    'sent POST /api/departures/waiting/publish {"waiting":[{"id":"umrah-feb-direct","version":…}]}',
    "focus h1 Departures",
  ]);

  await screen.press(FEBRUARY);
  await screen.press("Duplicate");
  expect(await screen.type("How many of each", "0")).toEqual([
    "gone 4",
    '+ ("How many of each" input value=0 autocomplete=off inputmode=numeric dir=auto invalid=true describedby="Write a whole number from 1 to 52.")',
    "+ p role=status: 0 drafts will be made",
    "+ section tabindex=0 label=Out and back: ul",
    "+ <Not now> <Make 0 drafts {hidden=true: One moment} | type=submit>",
  ]);
  await screen.type("How many of each", "99");
  expect(screen.outline()).toEqual([
    'div role=dialog tabindex=-1 labelledby="Duplicate 1 departure":',
    "  ## Duplicate 1 departure",
    "  <‹x› | label=Close>",
    "  form:",
    '    ("How many of each" input value=99 autocomplete=off inputmode=numeric dir=auto invalid=true describedby="Write a whole number from 1 to 52.")',
    '    ("Every so many days" input value=7 autocomplete=off inputmode=numeric dir=auto)',
    "    p role=status: 0 drafts will be made",
    "    Old ones stay in History. Public only after you publish.",
    "    section tabindex=0 label=Out and back: ul",
    "    <Not now> <Make 0 drafts {hidden=true: One moment} | type=submit>",
  ]);
  await screen.type("How many of each", "2");
  expect(await screen.press(/^Make/)).toEqual([
    "closed",
    "gone 6",
    "+ section label=Changes that are not public:",
    "+ Changes not public 2 departures have changes that are not public.",
    "+ <Throw away> <Publish 2>",
    '+ | ("" input type=checkbox label=Choose 16 February – 2 March 2027) | {scope=row} [16 February – 2 March 2027 | href=/admin/departures/edit/id1] 9–23 Ramadan 1448Draft | {data-label=Nights} {dir=ltr: 9 + 5} | Meghna Air, directDar al-Sakina Hotel | Open | {data-label=Quad} {dir=ltr: 1,92,000} | {data-label=Triple} {dir=ltr: 2,14,000} | {data-label=Double} {dir=ltr: 2,58,000} | {data-label=Price valid until} 13 Dec 202618 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 16 February – 2 March 2027> |',
    '+ | ("" input type=checkbox label=Choose 23 February – 9 March 2027) | {scope=row} [23 February – 9 March 2027 | href=/admin/departures/edit/id2] 16 Ramadan – 1 Shawwal 1448Draft | {data-label=Nights} {dir=ltr: 9 + 5} | Meghna Air, directDar al-Sakina Hotel | Open | {data-label=Quad} {dir=ltr: 1,92,000} | {data-label=Triple} {dir=ltr: 2,14,000} | {data-label=Double} {dir=ltr: 2,58,000} | {data-label=Price valid until} 13 Dec 202618 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 23 February – 9 March 2027> |',
    "+ … 5 more",
    "success: 2 drafts are made. They are not public. <Undo>",
    'sent POST /api/departures/duplicate {"ids":["umrah-feb-direct"],"copies":2,"every":7,"request":"id3"}',
    "focus h1 Departures",
  ]);
  expect((await screen.takeUp()).filter((line) => !line.startsWith("sent"))).toEqual([
    "gone 6",
    '+ | ("" input type=checkbox label=Choose 15–25 January 2027) | {scope=row} [15–25 January 2027 | href=/admin/departures/edit/umrah-jan-direct] 7–17 Sha‘ban 1448 | {data-label=Nights} {dir=ltr: 6 + 4} | Meghna Air, directDar al-Sakina Hotel | Open | {data-label=Quad} {dir=ltr: 1,45,000} | {data-label=Triple} {dir=ltr: 1,58,000} | {data-label=Double} {dir=ltr: 1,86,000} | {data-label=Price valid until} 18 Dec 202623 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 15–25 January 2027> |',
    '+ | ("" input type=checkbox label=Choose 9–23 February 2027) | {scope=row} [9–23 February 2027 | href=/admin/departures/edit/umrah-feb-direct] 2–16 Ramadan 1448 | {data-label=Nights} {dir=ltr: 9 + 5} | Meghna Air, directDar al-Sakina Hotel | Full | {data-label=Quad} {dir=ltr: 1,92,000} | {data-label=Triple} {dir=ltr: 2,14,000} | {data-label=Double} {dir=ltr: 2,58,000} | {data-label=Price valid until} 13 Dec 202618 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 9–23 February 2027> |',
    "+ … 3 more",
    "success: As it was before.",
  ]);

  await screen.press(FEBRUARY);
  await screen.press("Prices by %");
  expect(await screen.type("By, in percent", "abc")).toEqual([
    "gone 1",
    '+ ("By, in percent" input value=abc autocomplete=off inputmode=decimal dir=auto invalid=true describedby="Write a number above 0, up to 500, such as 4.5.")',
    "focus input By, in percent",
  ]);
  expect(await screen.type("By, in percent", "10")).toEqual([
    "gone 4",
    '+ ("By, in percent" input value=10 autocomplete=off inputmode=decimal dir=auto)',
    "+ p role=status: 4 prices will change",
    "+ | {scope=row} 9–23 February 2027 | {.sr-only: before:} 1,92,000 / {.sr-only: after:} 2,11,000 | {.sr-only: before:} 2,14,000 / {.sr-only: after:} 2,35,500 | {.sr-only: before:} 2,58,000 / {.sr-only: after:} 2,84,000 | {.sr-only: before:} 1,48,000 / {.sr-only: after:} 1,63,000 |",
    "+ <Not now> <Change 4 prices {hidden=true: One moment} | type=submit>",
  ]);
  await screen.press("Child");
  await screen.type(/^Round to/, "1000");
  expect(await screen.press("Down")).toEqual([
    "gone 2",
    "+ div role=group label=Up or down: <Up | pressed=false> <Down | pressed=true>",
    "+ | {scope=row} 9–23 February 2027 | {.sr-only: before:} 1,92,000 / {.sr-only: after:} 1,73,000 | {.sr-only: before:} 2,14,000 / {.sr-only: after:} 1,93,000 | {.sr-only: before:} 2,58,000 / {.sr-only: after:} 2,32,000 |",
    "focus button Down",
  ]);
  // All of it down would be given away.
  expect((await screen.type("By, in percent", "100"))[1]).toContain(
    'describedby="Write a number above 0, up to 99,',
  );
  expect((await screen.type("By, in percent", "99"))[1]).not.toContain("invalid");
  await screen.type("By, in percent", "10");
  admin.answer(/prices/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press(/^Change/)).toEqual([
    "+ p role=alert: Nothing is changed. The disk is full.",
    'sent POST /api/departures/prices {"ids":["umrah-feb-direct"],"waiting":true,"seen":[{"id":"umrah-feb-direct","version":2,"waiting":null}],"percent":-10,"roundTo":1000,"names":["quad","triple","double","single"]}',
    "focus button Change 3 prices One moment",
  ]);
  admin.answerAsBefore();
  expect(await screen.press(/^Change/)).toEqual([
    "closed",
    "gone 4",
    "+ section label=Changes that are not public:",
    "+ Changes not public 1 departure has changes that are not public.",
    "+ <Throw away> <Publish 1>",
    '+ | ("" input type=checkbox label=Choose 9–23 February 2027) | {scope=row} [9–23 February 2027 | href=/admin/departures/edit/umrah-feb-direct] 2–16 Ramadan 1448Changes not public | {data-label=Nights} {dir=ltr: 9 + 5} | Meghna Air, directDar al-Sakina Hotel | Full | {data-label=Quad} {dir=ltr: 1,73,000} | {data-label=Triple} {dir=ltr: 1,93,000} | {data-label=Double} {dir=ltr: 2,32,000} | {data-label=Price valid until} 13 Dec 202618 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 9–23 February 2027> |',
    "success: 3 prices are changed. They are not public yet. <Undo>",
    'sent POST /api/departures/prices {"ids":["umrah-feb-direct"],"waiting":true,"seen":[{"id":"umrah-feb-direct","version":2,"waiting":null}],"percent":-10,"roundTo":1000,"names":["quad","triple","double","single"]}',
    "focus h1 Departures",
  ]);

  await screen.press("Throw away");
  expect(await screen.press("Keep them")).toEqual(["closed", "focus button Throw away"]);
  await screen.press("Throw away");
  admin.answer(/discard/, 409, { message: "Changed.", issues: [] });
  expect(await screen.press("Throw away")).toEqual([
    "closed",
    "error: Nothing is changed. Somebody else has changed, published or deleted one of them meanwhile. The list shows what there is now: look at it, then press again.",
    'sent POST /api/departures/waiting/discard {"waiting":[{"id":"umrah-feb-direct","version":…}]}',
    "focus button Throw away",
  ]);
  admin.answerAsBefore();
  await screen.press("Throw away");
  expect(await screen.press("Throw away")).toEqual([
    "closed",
    "gone 4",
    '+ | ("" input type=checkbox label=Choose 9–23 February 2027) | {scope=row} [9–23 February 2027 | href=/admin/departures/edit/umrah-feb-direct] 2–16 Ramadan 1448 | {data-label=Nights} {dir=ltr: 9 + 5} | Meghna Air, directDar al-Sakina Hotel | Full | {data-label=Quad} {dir=ltr: 1,92,000} | {data-label=Triple} {dir=ltr: 2,14,000} | {data-label=Double} {dir=ltr: 2,58,000} | {data-label=Price valid until} 13 Dec 202618 days | <‹ellipsis› | haspopup=menu expanded=false label=More for 9–23 February 2027> |',
    "success: The changes are thrown away.",
    'sent POST /api/departures/waiting/discard {"waiting":[{"id":"umrah-feb-direct","version":…}]}',
    "focus h1 Departures",
  ]);
});
