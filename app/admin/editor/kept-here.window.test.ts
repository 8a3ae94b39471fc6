import { expect, onTestFinished, test, vi } from "vitest";
import { ASKED_FOR_CODE, ASKED_FOR_RECOVERY_CODE } from "#tests/support/asked-for-code.ts";
import { PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const OFFLINE = { message: "The site is away.", issues: [] };

test("what was typed and not stored is offered when one comes back: it goes in, or is given up", async () => {
  const admin = await openAdminWindow();
  admin.answer(/PUT .api.drafts/, 503, OFFLINE);
  let screen = await admin.open("/settings/notice");
  await screen.type("Notice", "First words");
  await screen.came();
  screen = await admin.open("/settings/notice");
  screen.outline();
  await screen.type("Short notice", "Second words");
  await screen.came();
  admin.answerAsBefore();
  const { notice } = await admin.site.settings.get();
  const body = { notice: { ...notice, lastDay: "2026-12-20" } };
  const as = await admin.asOwner();
  const stored = await admin.send("PUT", "/api/drafts/settings/notice", { base: 1, body }, as);
  expect(stored.status).toBe(200);
  screen = await admin.open("/settings/notice");
  expect(screen.outline().slice(0, 14)).toEqual([
    "main:",
    '  form autocomplete=off labelledby="Notice banner":',
    "    div role=status:",
    "      ‹history›",
    "      Something you typed at 12:00 pm was not saved. It is kept on this device. Something newer has been saved since: restored, yours replaces it in the fields that you typed in.",
    "      <Restore what you typed at 12:00 pm> <Discard>",
    "    div role=status:",
    "      ‹history›",
    "      Something you typed at 12:00 pm was not saved. It is kept on this device. Something newer has been saved since: restored, yours replaces it in the fields that you typed in.",
    "      <Restore what you typed at 12:00 pm> <Discard>",
    "    # Notice banner",
    "    div role=status",
    "    [‹history› History | href=/admin/history/settings/notice]",
    "    The line above the menu of the home page.",
  ]);
  expect(await screen.press(/^Discard/)).toEqual([
    "gone 1",
    "+ # {tabindex=-1} Notice banner",
    "focus h1 Notice banner",
  ]);
  expect(await screen.press(/^Restore/)).toEqual([
    "gone 6",
    '+ ("Notice" textarea name=notice.text dir=auto describedby="{phone} is where the number stands. On the home page only.": First words)',
    "+ ‹refresh-cw› {role=status .sr-only: Saved 12:00 pm, not public yet} {hidden=true: Saving}",
  ]);
  expect(await screen.came()).toEqual([
    "gone 1",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    'sent PUT /api/drafts/settings/notice {"base":1,"body":{"notice":{"text":"First words","shortText":"Hosting payment due","phone":"","isShown":true,"lastDay":"2026-12-20"}}}',
  ]);
  screen = await admin.open("/settings/notice");
  expect(screen.outline().slice(0, 10)).toEqual([
    "main:",
    '  form autocomplete=off labelledby="Notice banner":',
    "    # Notice banner",
    "    div role=status",
    "    [‹history› History | href=/admin/history/settings/notice]",
    "    The line above the menu of the home page.",
    "    div role=group label=View .lg:hidden: <‹pencil› Edit | pressed=true> <‹eye› Preview | pressed=false>",
    '    ("Notice" textarea name=notice.text dir=auto describedby="{phone} is where the number stands. On the home page only.": First words)',
    '    ("Short notice" input type=text name=notice.shortText value=Hosting payment due dir=auto required describedby="On phones.")',
    '    ("Number of the notice" input type=text name=notice.phone value dir=auto describedby="Empty: the first number of the agency.")',
  ]);
});

test("a device that keeps nothing is said, before one leaves too", async () => {
  const admin = await openAdminWindow();
  admin.answer(/PUT .api.drafts/, 503, OFFLINE);
  const screen = await admin.open("/settings/notice");
  screen.outline();
  const full = () => {
    throw new Error("full");
  };
  const device = localStorage;
  const getItem = (name: string) => device.getItem(name);
  vi.stubGlobal("localStorage", { getItem, setItem: full, removeItem: () => {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  await screen.type("Notice", "Words");
  expect(await screen.came()).toEqual([
    'sent PUT /api/drafts/settings/notice {"base":1,"body":{"notice":{"text":"Words","shortText":"Hosting payment due","phone":"","isShown":true,"lastDay":""}}}',
  ]);
  await screen.router.navigate("/admin/media");
  expect(await screen.came()).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Leave without saving?" describedby="Visitors will not see your changes. This device does not kee":',
    "+ ## Leave without saving?",
    "+ Visitors will not see your changes. This device does not keep what you typed, its storage is full or blocked: if you leave, it is lost.",
    "+ <Stay here> <Leave>",
    "focus button Stay here",
  ]);
  // The server is back while they think.
  admin.answerAsBefore();
  let told = "";
  for (let second = 0; second < 8; second += 1) told += (await screen.came()).join();
  expect(told).toContain("Visitors will not see your changes. What you typed is saved by now.");
  const came = await screen.press("Leave");
  expect([came[0], came.at(-2)]).toEqual(["closed", "at /admin/media"]);
});

test("signing in again asks for a code where one is wanted, and nobody else saves what was typed", async () => {
  const admin = await openAdminWindow({ demo: false });
  const { user } = await signInTo(admin, { name: "Rahim", email: "rahim@rihla.example" });
  const screen = await admin.open("/profile");
  await screen.type("Name", "Nadia Rahman");
  admin.answer(/PUT .api.users.profile/, 401, { message: "" });
  await screen.press("Update profile");
  await screen.type("Password", "wrong words");
  expect(await screen.press(/^Sign In/)).toEqual([
    "+ p role=alert: Invalid email or password",
    'sent POST /api/users/auth {"email":"nadia@rihla.example","password":"wrong words"}',
    "focus button Sign In and save Signing in",
  ]);
  await screen.type("Password", PASSWORD);
  admin.answer(/POST .api.users.auth$/, 200, { secondFactor: "totp" });
  expect(await screen.press(/^Sign In/)).toEqual([
    "gone 4",
    ...ASKED_FOR_CODE,
    'sent POST /api/users/auth {"email":"nadia@rihla.example","password":"tea, then rooftops"}',
    "focus input Code",
  ]);
  expect(await screen.press("I do not have my phone")).toEqual([
    "gone 3",
    ...ASKED_FOR_RECOVERY_CODE,
    "focus input Recovery code",
  ]);
  expect(await screen.press("I have my phone after all")).toEqual([
    "gone 5",
    ...ASKED_FOR_CODE,
    "focus input Code",
  ]);
  admin.answer(/POST .api.users.auth.totp/, 400, { message: "Not this code.", issues: [] });
  await screen.type(/ode/, "123456");
  expect(await screen.press(/^Sign In/)).toEqual([
    "+ p role=alert: Not this code.",
    'sent POST /api/users/auth/totp {"code":"123456"}',
    "focus button Sign In and save Signing in",
  ]);
  admin.answer(/POST .api.users.auth.totp/, 401, { message: "It took too long.", issues: [] });
  expect(await screen.press(/^Sign In/)).toEqual([
    "gone 4",
    "+ p role=alert: It took too long.",
    '+ ("Email" input type=email name=email value=nadia@rihla.example autocomplete=username dir=auto required)',
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Sign In and save {hidden=true: Signing in} | type=submit>",
    'sent POST /api/users/auth/totp {"code":"123456"}',
  ]);
  async function signInAs(user: object) {
    await screen.type("Password", PASSWORD);
    await screen.press(/^Sign In/);
    admin.answer(/POST .api.users.auth.totp/, 200, user);
    await screen.type(/ode/, "123456");
    return screen.press(/^Sign In/);
  }
  expect(await signInAs(admin.owner)).toEqual([
    "closed",
    '+ div role=group tabindex=-1 labelledby="Nothing has changed.": ‹circle-alert› Nothing has changed.',
    'sent POST /api/users/auth/totp {"code":"123456"}',
    'sent PUT /api/users/profile {"name":"Nadia Rahman","email":"nadia@rihla.example"}',
    "focus button Update profile Saving",
  ]);
  await screen.press("Update profile");
  admin.answer(/POST .api.users.auth$/, 200, { secondFactor: "totp" });
  expect(await signInAs(user)).toEqual([
    "closed",
    "gone 9",
    "+ (img src=/art/madinah-dawn.svg alt)",
    "+ Rahim is signed in now",
    "+ This page was opened by Nadia Islam. Nothing that they typed and did not save is kept on this device.",
    "+ [Go on as Rahim | href=/admin]",
    'sent POST /api/users/auth/totp {"code":"123456"}',
  ]);
});
