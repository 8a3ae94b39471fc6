import { expect, test, vi } from "vitest";
import { PASSWORD } from "#tests/support/make-user.ts";
import { KEPT, openBackups, STATE } from "#tests/support/open-backups.ts";

test("the night is switched off and moved", async () => {
  const { admin, screen, is } = await openBackups();
  await screen.type("At", "");
  expect(await screen.press(/^Save/)).toEqual([
    "gone 1",
    '+ ("At" input type=time name=at value dir=auto required describedby="⁨UTC⁩ time"+"Type a time of day." invalid=true)',
    "focus button Save Saving",
  ]);
  await screen.type("At", "03:30");
  await screen.press("A backup each night");
  admin.answer(/PUT .api.backups.plan/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press(/^Save/)).toEqual([
    "gone 1",
    '+ ("At" input type=time name=at value=03:30 dir=auto required describedby="⁨UTC⁩ time")',
    "error: Nothing was done. The disk is full.",
    'sent PUT /api/backups/plan {"isOn":false,"at":"03:30"}',
    "focus button Save Saving",
  ]);
  admin.answer(/PUT .api.backups.plan/, 200, { isOn: false, at: "03:30" });
  is({ plan: { isOn: false, at: "03:30" }, lastEnd: null });
  expect(await screen.press(/^Save/)).toEqual([
    "success: Saved.",
    'sent PUT /api/backups/plan {"isOn":false,"at":"03:30"}',
  ]);
});

test("one is made, with the password where it holds secrets; its end is told", async () => {
  const { admin, screen, is } = await openBackups();
  await screen.press(/^Make one/);
  await screen.press(/^Include/);
  expect(await screen.press(/^Make it/)).toEqual([
    "+ p role=alert: Enter your password.",
    "focus button Make it Beginning",
  ]);
  await screen.type("Password", PASSWORD);
  admin.answer(/POST .api.backups$/, 409, { message: "Another one is under way.", issues: [] });
  expect(await screen.press(/^Make it/)).toEqual([
    "gone 1",
    "+ p role=alert: Nothing was done. Another one is under way.",
    'sent POST /api/backups {"withSecrets":true,"currentPassword":"tea, then rooftops"}',
    "focus button Make it Beginning",
  ]);
  const work = { what: "backup", step: "database", done: 0, of: 0 };
  admin.answer(/POST .api.backups$/, 200, { ...STATE, work });
  is({ work: { ...work, step: "trying", done: 30, of: 40 } });
  expect(await screen.press(/^Make it/)).toEqual([
    "closed",
    "gone 2",
    "+ (input type=file accept=.zst,.age hidden label=Restore a file …) <‹upload› Restore a file …> <‹save› Make one now | disabled=true>",
    '+ section labelledby="A backup is being made":',
    "+ ## A backup is being made",
    "+ {role=status: Restoring it for a trial} 75 %",
    '+ progress value=75 max=100 labelledby="A backup is being made"',
    "+ It goes on by itself; the site runs on.",
    "+ {.is-well: ‹circle-check› Tried and whole} <‹download› | label=Download: Yesterday, 8:10 pm> <‹restore› | label=Put back: Yesterday, 8:10 pm … disabled=true> <‹trash› | label=Remove: Yesterday, 8:10 pm … disabled=true>",
    'sent POST /api/backups {"withSecrets":true,"currentPassword":"tea, then rooftops"}',
    "focus button Make one now",
  ]);
  admin.answer(/GET .api.backups$/, 503, { message: "", issues: [] });
  expect(await screen.came()).toEqual([
    "gone 2",
    "+ {role=status: The site does not answer at this moment: it is asked again each second.}",
    '+ progress labelledby="A backup is being made"',
  ]);
  const end = { what: "backup", name: KEPT.name, at: KEPT.at, factorsOff: [] };
  is({ lastEnd: { ...end, fault: null } });
  expect(await screen.came()).toEqual([
    "gone 7",
    "+ (input type=file accept=.zst,.age hidden label=Restore a file …) <‹upload› Restore a file …> <‹save› Make one now>",
    "+ {.is-well: ‹circle-check› Tried and whole} <‹download› | label=Download: Yesterday, 8:10 pm> <‹restore› | label=Put back: Yesterday, 8:10 pm …> <‹trash› | label=Remove: Yesterday, 8:10 pm …>",
    "success: The backup is made, tried and whole.",
  ]);
  await screen.press(/^Make one/);
  is({ work });
  expect(await screen.press(/^Make it/)).toEqual([
    "closed",
    "gone 2",
    "+ (input type=file accept=.zst,.age hidden label=Restore a file …) <‹upload› Restore a file …> <‹save› Make one now | disabled=true>",
    '+ section labelledby="A backup is being made":',
    "+ ## A backup is being made",
    "+ {role=status: Packing the database}",
    '+ progress labelledby="A backup is being made"',
    "+ It goes on by itself; the site runs on.",
    "+ {.is-well: ‹circle-check› Tried and whole} <‹download› | label=Download: Yesterday, 8:10 pm> <‹restore› | label=Put back: Yesterday, 8:10 pm … disabled=true> <‹trash› | label=Remove: Yesterday, 8:10 pm … disabled=true>",
    'sent POST /api/backups {"withSecrets":false}',
    "focus button Make one now",
  ]);
  is({ lastEnd: { ...end, fault: "disk-full" } });
  expect(await screen.came()).toEqual([
    "gone 7",
    "+ (input type=file accept=.zst,.age hidden label=Restore a file …) <‹upload› Restore a file …> <‹save› Make one now>",
    "+ div role=status:",
    "+ ‹triangle-alert›",
    "+ A backup was not made: disk full Remove backups that nobody needs, or ask your host for a larger disk. Then make one now.",
    "+ {.is-well: ‹circle-check› Tried and whole} <‹download› | label=Download: Yesterday, 8:10 pm> <‹restore› | label=Put back: Yesterday, 8:10 pm …> <‹trash› | label=Remove: Yesterday, 8:10 pm …>",
    "error: A backup was not made: disk full",
  ]);
});

test("after another site was put in place one signs in again, where the page is", async () => {
  const work = { what: "restore", step: "exchanging", done: 1, of: 2 };
  const { admin, screen, is } = await openBackups({ work });
  admin.answer(/GET .api.backups$/, 401, { message: "", issues: [] });
  expect(await screen.came()).toEqual([
    "gone 5",
    "+ section role=status .is-well:",
    "+ ‹circle-check›",
    "+ ## It is in place; sign in again",
    "+ Everybody signs in again: whoever was on the staff then and still is as today, all others as in the backup.",
    "+ <Sign in>",
  ]);
  expect(await screen.press("Sign in")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Please sign in again" describedby="Everybody signs in again: whoever was on the staff then and ":',
    "+ ## Please sign in again",
    "+ <‹x› | label=Close>",
    "+ Everybody signs in again: whoever was on the staff then and still is as today, all others as in the backup.",
    "+ form:",
    '+ ("Email" input type=email name=email value=nadia@rihla.example autocomplete=username dir=auto required)',
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Sign in {hidden=true: Signing in} | type=submit>",
    "focus input Email",
  ]);
  await screen.type("Password", PASSWORD);
  admin.answerAsBefore();
  is({
    backups: [],
    lastEnd: { what: "restore", name: KEPT.name, at: KEPT.at, fault: null, factorsOff: ["Rahim"] },
  });
  expect(await screen.press(/^Sign in/)).toEqual([
    "closed",
    "gone 15",
    "+ # {tabindex=-1} Backups",
    "+ (input type=file accept=.zst,.age hidden label=Restore a file …) <‹upload› Restore a file …> <‹save› Make one now>",
    "+ div role=status .is-well:",
    "+ ⁦rihla-2026-11-24T20-10-00Z.tar.zst.age⁩ is in place, since Yesterday, 8:10 pm Codes from an app are off for ⁨Rahim⁩: they were set up on another server. Each sets them up again under Settings, Security.",
    "+ section:",
    "+ ‹triangle-alert›",
    "+ ## No backup was made yet",
    "+ Make one now: the site runs on meanwhile. None is made by itself: that is switched off.",
    "+ The first one will appear here.",
    "+ ul",
    'sent POST /api/users/auth {"email":"nadia@rihla.example","password":"tea, then rooftops"}',
    "focus h1 Backups",
  ]);
});

test("one with secrets is downloaded for a password; one that failed says why and is removed", async () => {
  const faulty = { ...KEPT, fault: "disk-full", counts: null, bytes: 0, isLocked: false };
  const other = {
    ...faulty,
    name: "rihla-2026-11-23T20-10-00Z.tar.zst",
    at: "2026-11-23T20:10:00.000Z",
  };
  const { admin, screen, is } = await openBackups({ backups: [KEPT, other] as never });
  const led = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  expect(await screen.press(/^Download/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Download: Yesterday, 8:10 pm" describedby="It may hold the site’s secret, and who is signed in: enter y":',
    "+ ## Download: Yesterday, 8:10 pm",
    "+ <‹x› | label=Close>",
    "+ It may hold the site’s secret, and who is signed in: enter your password.",
    "+ form:",
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Not now> <Download it {hidden=true: Checking} | type=submit>",
    "focus input Password",
  ]);
  await screen.type("Password", PASSWORD);
  admin.answer(/POST .api.backups.*pass$/, 200, { pass: "once & only" });
  expect(await screen.press(/^Download/)).toEqual([
    "closed",
    'sent POST /api/backups/rihla-2026-11-24T20-10-00Z.tar.zst.age/pass {"currentPassword":"tea, then rooftops"}',
    "focus button Download: Yesterday, 8:10 pm",
  ]);
  expect(led.mock.calls).toEqual([
    ["/api/backups/rihla-2026-11-24T20-10-00Z.tar.zst.age?pass=once%20%26%20only"],
  ]);
  led.mockRestore();
  expect(await screen.press(/^See why/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Not finished: 23 Nov, 8:10 pm" describedby="Did not finish: disk full":',
    "+ ## Not finished: 23 Nov, 8:10 pm",
    "+ <‹x› | label=Close>",
    "+ Did not finish: disk full",
    "+ Remove backups that nobody needs, or ask your host for a larger disk. Then make one now.",
    "+ <Close>",
    "focus button Close",
  ]);
  expect(await screen.press("Close")).toEqual(["closed", "focus button See why: 23 Nov, 8:10 pm"]);
  await screen.press(/^Remove: 23/);
  admin.answer(/DELETE .api.backups/, 500, { message: "The disk does not answer.", issues: [] });
  expect(await screen.press("Remove")).toEqual([
    "closed",
    "error: Nothing was done. The disk does not answer.",
    "sent DELETE /api/backups/rihla-2026-11-23T20-10-00Z.tar.zst",
    "focus button Remove: 23 Nov, 8:10 pm …",
  ]);
  await screen.press(/^Remove: 2/);
  admin.answer(/DELETE .api.backups/, 200, {});
  is({});
  expect(await screen.press("Remove")).toEqual([
    "closed",
    "gone 4",
    "+ # {tabindex=-1} Backups",
    "+ 1 backup, 49.6 MB",
    "success: The backup is gone.",
    "sent DELETE /api/backups/rihla-2026-11-23T20-10-00Z.tar.zst",
    "focus h1 Backups",
  ]);
});
