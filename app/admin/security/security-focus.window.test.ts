import { expect, test, vi } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const PASSKEY = { createdAt: "2026-11-01T06:00:00.000Z", madeFor: "rihla.example" };

async function open() {
  const admin = await openAdminWindow({ demo: false });
  let known = {
    factor: { isOn: false, recoveryCodesLeft: 0 },
    passkeys: [{ _id: "p1", name: "Phone", ...PASSKEY }],
    ...{ belongsTo: "rihla.example", sessions: [] },
  };
  const findSecurity = async () => known;
  const findSecondFactorDuty = async () => ({ since: null, lacking: [] });
  const account = { findSecurity, findSecondFactorDuty };
  const screen = await admin.open("/settings/security", { account });
  const become = (changed: Partial<typeof known>) => {
    known = { ...known, ...changed };
  };
  return { admin, screen, become };
}

/** Where the focus is after that press. A busy machine brings it a moment later. */
async function focusedBy(screen: Awaited<ReturnType<typeof open>>["screen"], button: string) {
  const came = await screen.press(button);
  const focused = () => came.filter((line) => line.startsWith("focus")).at(-1);
  for (let times = 0; times === 0 || (!focused() && times < 5); times++) {
    came.push(...(await screen.came()));
  }
  return focused();
}

test("once the codes are kept, the keyboard is where setting up began", async () => {
  const { admin, screen, become } = await open();
  const made = { uri: "otpauth://totp/Rihla?secret=ABCD", secret: "ABCD" };
  admin.answer(/POST .*totp$/, 200, made);
  admin.answer(/POST .*confirm/, 200, { recoveryCodes: ["abcde-fghij", "klmno-pqrst"] });
  await screen.press("Set up");
  await screen.type("Password", "a long walk to Madinah");
  await screen.press("Go on");
  await screen.type("Code of the app", "123456");
  become({ factor: { isOn: true, recoveryCodesLeft: 10 } });
  await screen.press("Turn it on");
  expect(await focusedBy(screen, "I have kept them")).toBe("focus button Set up again");
  await screen.press("Make new ones");
  await screen.type("Password", "a long walk to Madinah");
  admin.answer(/POST .*recovery-codes/, 200, { recoveryCodes: ["vwxyz-23456", "aaaaa-bbbbb"] });
  await screen.press("Make new ones");
  await screen.key("Escape");
  // Asked once more whether they are kept: two dialogs go at once.
  expect(await focusedBy(screen, "I have kept them")).toBe("focus button Make new ones");
});

test("codes that the browser does not copy are to be printed or written down", async () => {
  const { admin, screen } = await open();
  admin.answer(/POST .*totp$/, 200, { uri: "otpauth://totp/Rihla?secret=ABCD", secret: "ABCD" });
  admin.answer(/POST .*confirm/, 200, { recoveryCodes: ["abcde-fghij", "klmno-pqrst"] });
  await screen.press("Set up");
  await screen.type("Password", "a long walk to Madinah");
  await screen.press("Go on");
  await screen.type("Code of the app", "123456");
  await screen.press("Turn it on");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  expect(await screen.press("Copy")).toContain(
    "error: The browser did not copy it. Print it, or write it down.",
  );
});

test("a passkey that is removed is said to be gone, and the page goes on at its heading", async () => {
  const { admin, screen, become } = await open();
  admin.answer(/DELETE .*passkeys/, 200, {});
  await screen.press("Remove Phone");
  await screen.type("Password", "a long walk to Madinah");
  become({ passkeys: [] });
  expect((await screen.press("Remove")).slice(-3)).toEqual([
    "success: The passkey Phone is removed: it opens nothing any more.",
    'sent DELETE /api/users/profile/passkeys/p1 {"currentPassword":"a long walk to Madinah"}',
    "focus h1 Security",
  ]);
});
