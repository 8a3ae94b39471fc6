import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

/** The page of whoever has a second factor, which the owner asks of everybody. */
async function openSecurity({ since = "2026-11-20T06:00:00.000Z" as string | null } = {}) {
  const admin = await openAdminWindow({ demo: false });
  const known = { isOn: true, since };
  const findSecurity = async () => ({
    factor: { isOn: known.isOn, recoveryCodesLeft: known.isOn ? 3 : 0 },
    ...{ passkeys: [], belongsTo: null, sessions: [] },
  });
  const findSecondFactorDuty = async () => ({
    since: known.since,
    lacking: [{ name: "Zahra" }, { name: "Amal" }],
  });
  const screen = await admin.open("/settings/security", {
    account: { findSecurity, findSecondFactorDuty },
  });
  return { admin, screen, known };
}

test("the second factor is turned off, and the page says so", async () => {
  const { admin, screen, known } = await openSecurity();
  await screen.press("Turn off");
  await screen.type("Password", "wrong");
  admin.answer(/DELETE .*totp/, 400, { message: "That is not your password.", issues: [] });
  expect(await screen.press(/^Turn off/)).toEqual([
    "+ p role=alert: Nothing has changed. That is not your password.",
    'sent DELETE /api/users/profile/totp {"currentPassword":"wrong"}',
    "focus button Turn off Checking",
  ]);
  admin.answer(/DELETE .*totp/, 200, { message: "The second factor is off." });
  known.isOn = false;
  expect(await screen.press(/^Turn off/)).toEqual([
    "closed",
    "gone 5",
    "+ # {tabindex=-1} Security",
    "+ Off",
    "+ ul: li: ‹key› Code from an appA stranger who learns your password still cannot sign in <Set up>",
    "success: The second factor is off.",
    'sent DELETE /api/users/profile/totp {"currentPassword":"wrong"}',
    "focus h1 Security",
  ]);
});

test("what was asked of everybody is asked of nobody any more, or stays where one thinks better of it", async () => {
  const { admin, screen, known } = await openSecurity();
  expect(screen.outline("[aria-labelledby=duty]")).toEqual([
    'section labelledby="For everybody":',
    "  ## For everybody",
    "  ul: li: ‹users› All staff need one, since 20 Nov, 6:00 amWithout one so far: Amal and Zahra. <Ask it of nobody>",
  ]);
  await screen.press("Ask it of nobody");
  expect(await screen.press("Not now")).toEqual(["closed", "focus button Ask it of nobody"]);
  expect(await screen.press("Ask it of nobody")).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Ask it of nobody any more?" describedby="Whoever has one keeps it. Your password first.":',
    "+ ## Ask it of nobody any more?",
    "+ <‹x› | label=Close>",
    "+ Whoever has one keeps it. Your password first.",
    "+ form:",
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Not now> <Ask it of nobody {hidden=true: Checking} | type=submit>",
    "focus input Password",
  ]);
  await screen.type("Password", "a calm elder at 9");
  admin.answer(/second-factor-duty/, 200, {});
  known.since = null;
  expect(await screen.press(/^Ask it of nobody/)).toEqual([
    "closed",
    "gone 1",
    "+ ul: li: ‹users› Whoever wants one sets one upYou can ask it of all staff. Everybody then has seven days to set up a code from an app; whoever has none after that can do nothing before they have one. Without one so far: Amal and Zahra. <Ask it of everybody>",
    'sent DELETE /api/users/second-factor-duty {"currentPassword":"a calm elder at 9"}',
    "focus button Ask it of everybody",
  ]);
});

test("what was asked of nobody is asked of everybody, once the owner has given their password", async () => {
  const { admin, screen, known } = await openSecurity({ since: null });
  const asked = await screen.press("Ask it of everybody");
  expect(asked.slice(0, 4)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Ask all staff for a second factor?" describedby="They have seven days, and a mail tells them. That is for you":',
    "+ ## Ask all staff for a second factor?",
    "+ <‹x› | label=Close>",
    "+ They have seven days, and a mail tells them. That is for you too. Your password first.",
  ]);
  await screen.type("Password", "a calm elder at 9");
  admin.answer(/second-factor-duty/, 200, {});
  known.since = "2026-12-02T06:00:00.000Z";
  expect(await screen.press(/^Ask it of everybody/)).toEqual([
    "closed",
    "gone 1",
    "+ ul: li: ‹users› All staff need one from 2 Dec, 6:00 amWithout one so far: Amal and Zahra. <Ask it of nobody>",
    'sent POST /api/users/second-factor-duty {"currentPassword":"a calm elder at 9"}',
    "focus button Ask it of nobody",
  ]);
});
