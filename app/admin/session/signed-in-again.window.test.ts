import { expect, test } from "vitest";
import { deviceStore } from "#app/forms/device-store.ts";
import { ASKED_FOR_CODE, ASKED_FOR_RECOVERY_CODE } from "#tests/support/asked-for-code.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";
import { createDrafts } from "./draft-store.ts";

const ENDED = { code: "unauthorized", message: "" };

/** The profile, of which something was saved after the session had ended. */
async function openEnded() {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/profile");
  await screen.type("Name", "Nadia Rahman");
  admin.answer(/PUT .api.users.profile/, 401, ENDED);
  await screen.press("Update profile");
  await screen.type("Password", "a calm elder at 9");
  return { admin, screen };
}

const GO = /^Sign In and save/;

test("whoever has a second factor is asked for it too, by the app or a recovery code, and the saving goes on", async () => {
  const { admin, screen } = await openEnded();
  admin.answer(/POST .api.users.auth$/, 200, { secondFactor: ["totp"] });
  expect(await screen.press(GO)).toEqual([
    "gone 3",
    ...ASKED_FOR_CODE,
    'sent POST /api/users/auth {"email":"nadia@rihla.example","password":"a calm elder at 9"}',
    "focus input Code",
  ]);
  admin.answer(/POST .*auth.totp/, 400, { message: "This code is not right.", issues: [] });
  await screen.type(/code/i, "123456");
  expect(await screen.press(GO)).toEqual([
    "+ p role=alert: This code is not right.",
    'sent POST /api/users/auth/totp {"code":"123456"}',
    "focus button Sign In and save Signing in",
  ]);
  expect(await screen.press("I do not have my phone")).toEqual([
    "gone 4",
    ...ASKED_FOR_RECOVERY_CODE,
    "focus input Recovery code",
  ]);
  expect(await screen.press("I have my phone after all")).toEqual([
    "gone 5",
    ...ASKED_FOR_CODE,
    "focus input Code",
  ]);
  admin.answer(/POST .*auth.totp/, 401, { message: "That took too long.", issues: [] });
  await screen.type(/code/i, "123456");
  expect(await screen.press(GO)).toEqual([
    "gone 3",
    "+ p role=alert: That took too long.",
    '+ ("Email" input type=email name=email value=nadia@rihla.example autocomplete=username dir=auto required)',
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Sign In and save {hidden=true: Signing in} | type=submit>",
    'sent POST /api/users/auth/totp {"code":"123456"}',
    "focus button Sign In and save Signing in",
  ]);
  await screen.type("Password", "a calm elder at 9");
  await screen.press(GO);
  await screen.press("I do not have my phone");
  await screen.type(/code/i, "abcde-fghij");
  const { _id, name, email, role } = admin.owner;
  admin.answerAsBefore();
  admin.answer(/POST .*auth.recovery/, 200, { _id, name, email, role });
  expect(await screen.press(GO)).toEqual([
    "closed",
    "success: Profile updated.",
    'sent POST /api/users/auth/recovery {"code":"abcde-fghij"}',
    'sent PUT /api/users/profile {"name":"Nadia Rahman","email":"nadia@rihla.example"}',
    "focus button Update profile Saving",
  ]);
});

test("a wrong password is said, and nothing goes on", async () => {
  const { admin, screen } = await openEnded();
  admin.answer(/POST .api.users.auth$/, 401, { message: "Wrong email or password", issues: [] });
  expect(await screen.press(GO)).toEqual([
    "+ p role=alert: Wrong email or password",
    'sent POST /api/users/auth {"email":"nadia@rihla.example","password":"a calm elder at 9"}',
    "focus button Sign In and save Signing in",
  ]);
});

test.each([
  [true, "What they typed and did not save is kept on this device for them alone."],
  [false, "Nothing that they typed and did not save is kept on this device."],
])(
  "where somebody else signs in nothing is saved of the one before; something kept: %s",
  async (isKept, words) => {
    const { admin, screen } = await openEnded();
    const draft = { session: "one", at: "2026-11-25T05:00:00.000Z", value: { title: "typed" } };
    if (isKept) createDrafts(admin.owner._id, deviceStore).keep("page/privacy", draft);
    const other = {
      _id: "karim",
      name: "Karim Uddin",
      email: "karim@rihla.example",
      role: "editor",
    };
    admin.answer(/POST .api.users.auth$/, 200, other);
    expect(await screen.press(GO)).toEqual([
      "closed",
      "gone 8",
      "+ (img src=/art/madinah-dawn.svg alt)",
      "+ Karim Uddin is signed in now",
      `+ This page was opened by Nadia Islam. ${words}`,
      "+ [Go on as Karim Uddin | href=/admin]",
      'sent POST /api/users/auth {"email":"nadia@rihla.example","password":"a calm elder at 9"}',
    ]);
  },
);

test("what was wrong is not said any more with the next step; the next time the password is asked for first", async () => {
  const { admin, screen } = await openEnded();
  admin.answer(/POST .api.users.auth$/, 401, { message: "Wrong email or password", issues: [] });
  await screen.type("Email", " nadia@rihla.example ");
  await screen.press(GO);
  admin.answer(/POST .api.users.auth$/, 200, { secondFactor: ["totp"] });
  const came = await screen.press(GO);
  expect(came.filter((line) => line.startsWith("sent"))).toEqual([
    'sent POST /api/users/auth {"email":"nadia@rihla.example","password":"a calm elder at 9"}',
  ]);
  expect(document.querySelector("[role=dialog] [role=alert]")?.textContent ?? "").toBe("");
  const { _id, name, email, role } = admin.owner;
  admin.answerAsBefore();
  admin.answer(/POST .*auth.totp/, 200, { _id, name, email, role });
  await screen.type(/code/i, "123456");
  await screen.press(GO);
  admin.answer(/PUT .api.users.profile/, 401, ENDED);
  await screen.type("Name", "Nadia");
  const again = await screen.press("Update profile");
  expect(again.filter((line) => /"(Code|Password|Email)"/.test(line)).length).toBe(2);
});
