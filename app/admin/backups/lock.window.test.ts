import { expect, test } from "vitest";
import { PASSWORD } from "#tests/support/make-user.ts";
import { openBackups } from "#tests/support/open-backups.ts";

test("backups are locked for a key that is shown once, for another, and for none", async () => {
  const { admin, screen, is } = await openBackups();
  await screen.press("Lock with a key …");
  expect(await screen.press(/^Make the key/)).toEqual([
    "+ p role=alert: Enter your password.",
    "focus button Make the key Checking",
  ]);
  await screen.type("Password", "wrong");
  admin.answer(/POST .api.backups.key/, 400, {
    ...{ code: "bad-input", message: "" },
    issues: [{ path: "currentPassword", code: "wrong-current-password", message: "Not this one." }],
  });
  expect(await screen.press(/^Make the key/)).toEqual([
    "gone 1",
    "+ p role=alert: Nothing has changed. This is not your current password.",
    'sent POST /api/backups/key {"currentPassword":"wrong"}',
    "focus button Make the key Checking",
  ]);
  admin.answer(/POST .api.backups.key/, 200, { key: "AGE-SECRET-KEY-1" });
  is({ recipient: "age1public" });
  expect(await screen.press(/^Make the key/)).toEqual([
    "closed",
    '+ div role=dialog tabindex=-1 labelledby="Keep this key" describedby="It opens each backup from now on, and is shown this once. Wi":',
    "+ ## Keep this key",
    "+ <‹x› | label=Close>",
    "+ It opens each backup from now on, and is shown this once. Without it nobody opens them, not even you: keep it on paper, away from this server.",
    "+ ol label=The key: li: {dir=ltr: AGE-SECRET-KEY-1}",
    "+ <Copy> <Print> <I have kept it>",
    'sent POST /api/backups/key {"currentPassword":"wrong"}',
    "focus button Close",
  ]);
  expect(await screen.key("Escape")).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Have you kept the key?" describedby="It is not shown again. Without it nobody opens the backups t":',
    "+ ## Have you kept the key?",
    "+ It is not shown again. Without it nobody opens the backups that are made from now on.",
    "+ <Show it again> <I have kept it | .button-danger>",
    "focus button Show it again",
  ]);
  expect(await screen.press("Show it again")).toEqual(["closed", "focus button Close"]);
  expect(await screen.press("Copy")).toEqual([
    "success: Copied. Keep it where only you read it.",
    "focus button Copy",
  ]);
  expect(await screen.press(/I have/)).toEqual([
    "closed",
    "gone 2",
    "+ Backups are locked. Only the key that you keep opens them; its public half is {dir=ltr: age1public} .",
    "+ <‹key› Make a new key …> <Lock no longer …>",
    "focus button Make a new key …",
  ]);
  expect(await screen.press(/^Make a new key/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Lock backups with a key" describedby="From now on a new key opens backups. Those that are there st":',
    "+ ## Lock backups with a key",
    "+ <‹x› | label=Close>",
    "+ From now on a new key opens backups. Those that are there still need the old one: keep both.",
    "+ form:",
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Not now> <Make the key {hidden=true: Checking} | type=submit>",
    "focus input Password",
  ]);
  await screen.key("Escape");
  expect(await screen.press(/^Lock no longer/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Lock backups no longer" describedby="From now on whoever has the file can read it. Those that are":',
    "+ ## Lock backups no longer",
    "+ <‹x› | label=Close>",
    "+ From now on whoever has the file can read it. Those that are locked stay so: keep their key.",
    "+ form:",
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Not now> <Lock no longer {hidden=true: Checking} | type=submit>",
    "focus input Password",
  ]);
  await screen.type("Password", PASSWORD);
  admin.answer(/DELETE .api.backups.key/, 200, { message: "No longer locked." });
  is({});
  expect(await screen.press(/^Lock no longer/)).toEqual([
    "closed",
    "gone 3",
    "+ # {tabindex=-1} Backups",
    "+ Without the key nobody opens a backup, not even you.",
    "+ <‹lock› Lock with a key …>",
    "success: No longer locked.",
    'sent DELETE /api/backups/key {"currentPassword":"tea, then rooftops"}',
    "focus h1 Backups",
  ]);
});
