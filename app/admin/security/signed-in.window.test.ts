import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1";
const session = (given: object) => ({
  ...{ _id: "one", createdAt: "2026-11-25T01:00:00.000Z", lastSeenAt: "2026-11-25T05:00:00.000Z" },
  ...{ userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0", address: "203.0.113.7" },
  ...{ isCurrent: false, isNewDevice: false, ...given },
});

test("where somebody is signed in: one device, or all others, are signed out", async () => {
  const admin = await openAdminWindow({ demo: false });
  let sessions = [
    session({ isCurrent: true }),
    session({ _id: "two", userAgent: PHONE, isNewDevice: true }),
    session({ _id: "three", isNewDevice: true, createdAt: "2026-11-24T05:59:59.000Z" }),
    session({ _id: "four", address: null, lastSeenAt: "2026-11-01T05:00:00.000Z" }),
  ];
  const findSecurity = async () => ({
    factor: { isOn: false, codesLeft: 0, since: null },
    ...{ passkeys: [], belongsTo: "rihla.example", sessions },
  });
  const findSecondFactorDuty = async () => ({ since: null, lacking: [] });
  const account = { findSecurity, findSecondFactorDuty };
  const screen = await admin.open("/settings/security", { account });
  expect(screen.outline("[aria-labelledby=signed-in]")).toEqual([
    'section labelledby="Where you are signed in":',
    "  ## Where you are signed in",
    "  <Sign out all others>",
    "  ul:",
    "    li: ‹monitor› Chrome on Linux {dir=ltr: 203.0.113.7} , nowThis device",
    "    li: ‹smartphone› Safari on iPhoneNew device, {dir=ltr: 203.0.113.7} , 5:00 am <Sign out | label=Sign out: Safari on iPhone>",
    "    … 1 more",
    "    li: ‹monitor› Chrome on Linux5:00 am, 1 November <Sign out | label=Sign out: Chrome on Linux>",
  ]);
  // More than a day ago it was new.
  const rows = [...document.querySelectorAll("[aria-labelledby=signed-in] li")];
  expect(rows.map(({ textContent }) => textContent?.includes("New device"))).toEqual([
    ...[false, true, false, false],
  ]);
  admin.answer(/^DELETE/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press(/^Sign out: Safari/)).toEqual([
    "error: Nothing has changed. The disk is full.",
    "sent DELETE /api/users/profile/sessions/two",
    "focus button Sign out: Safari on iPhone",
  ]);
  expect(await screen.press("Sign out all others")).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Sign out everywhere but here?" describedby="Whoever is signed in there has to sign in again. What was ty":',
    "+ ## Sign out everywhere but here?",
    "+ Whoever is signed in there has to sign in again. What was typed stays on those devices.",
    "+ <Leave it> <Sign out all others | .button-danger>",
    "focus button Leave it",
  ]);
  expect(await screen.press("Sign out all others")).toEqual([
    "closed",
    "error: Nothing has changed. The disk is full.",
    "sent DELETE /api/users/profile/sessions/others",
    "focus button Sign out all others",
  ]);
  admin.answer(/^DELETE/, 200, {});
  expect(await screen.press(/^Sign out: Safari/)).toEqual([
    "success: Signed out: Safari on iPhone.",
    "sent DELETE /api/users/profile/sessions/two",
    "focus button Sign out: Safari on iPhone",
  ]);
  await screen.press("Sign out all others");
  sessions = sessions.slice(0, 1);
  expect(await screen.press("Sign out all others")).toEqual([
    "closed",
    "gone 7",
    "+ # {tabindex=-1} Security",
    "+ ul: li: ‹monitor› Chrome on Linux {dir=ltr: 203.0.113.7} , nowThis device",
    "success: Signed out everywhere but here.",
    "sent DELETE /api/users/profile/sessions/others",
    "focus h1 Security",
  ]);
});

test("whoever thinks better of it stays signed in everywhere", async () => {
  const admin = await openAdminWindow({ demo: false });
  const sessions = [session({ isCurrent: true }), session({ _id: "two", userAgent: PHONE })];
  const findSecurity = async () => ({
    factor: { isOn: false, codesLeft: 0, since: null },
    ...{ passkeys: [], belongsTo: "rihla.example", sessions },
  });
  const findSecondFactorDuty = async () => ({ since: null, lacking: [] });
  const screen = await admin.open("/settings/security", {
    account: { findSecurity, findSecondFactorDuty },
  });
  await screen.press("Sign out all others");
  expect(await screen.press("Leave it")).toEqual(["closed", "focus button Sign out all others"]);
});
