import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("a departure is made again on other days, as drafts, from its own page", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/departures/edit/umrah-feb-direct");
  screen.outline();
  expect(await screen.press("Duplicate")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Duplicate 1 departure":',
    "+ ## Duplicate 1 departure",
    "+ <‹x› | label=Close>",
    "+ form:",
    '+ ("How many of each" input value=1 autocomplete=off inputmode=numeric dir=auto)',
    '+ ("Every so many days" input value=7 autocomplete=off inputmode=numeric dir=auto)',
    "+ p role=status: 1 draft will be made",
    "+ Old ones stay in History. Public only after you publish.",
    "+ section tabindex=0 label=Out and back: ul: li: 16 February – 2 March 2027 ‹triangle-alert› 2 departures on 16 February",
    "+ <Not now> <Make 1 draft {hidden=true: One moment} | type=submit>",
    "focus input How many of each",
  ]);
  await screen.key("Escape");
  await screen.press("Duplicate");
  const fields = [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input")];
  expect(fields.map((one) => [one.labels?.[0]?.textContent, one.value])).toEqual([
    ["How many of each", "1"],
    ["Every so many days", "7"],
  ]);
  await screen.type(/^How many/, "2000");
  expect(screen.outline().filter((line) => /input|<Not|<Make/.test(line))).toEqual([
    '    ("How many of each" input value=2000 autocomplete=off inputmode=numeric dir=auto invalid=true describedby="Write a whole number from 1 to 52.")',
    '    ("Every so many days" input value=7 autocomplete=off inputmode=numeric dir=auto)',
    "    <Not now> <Make 0 drafts {hidden=true: One moment} | type=submit>",
  ]);
  await screen.type(/^How many/, "2");
  admin.answer(/POST .api.departures/, 500, { message: "The disk is full.", issues: [] });
  const failed = await screen.press(/^Make/);
  expect(failed).toEqual([
    "+ p role=alert: Nothing is changed. The disk is full.",
    'sent POST /api/departures/duplicate {"ids":["umrah-feb-direct"],"copies":2,"every":7,"request":"id1"}',
    "focus button Make 2 drafts One moment",
  ]);
  admin.answerAsBefore();
  expect(await screen.press(/^Make/)).toEqual([
    "closed",
    "success: 2 drafts are made. They are not public. <Undo>",
    'sent POST /api/departures/duplicate {"ids":["umrah-feb-direct"],"copies":2,"every":7,"request":"id1"}',
    "focus button Duplicate",
  ]);
});

test("whoever was signed out meanwhile is asked to sign in, and the days that are typed stay", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/departures/edit/umrah-feb-direct");
  await screen.press("Duplicate");
  await screen.type(/^Every/, "14");
  admin.answer(/POST .api.departures/, 401, { code: "unauthorized", message: "" });
  expect((await screen.press(/^Make/)).join()).toContain('labelledby="Please sign in again"');
});
