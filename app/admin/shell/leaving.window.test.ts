import { expect, onTestFinished, test, vi } from "vitest";
import { removeUserInfo } from "#app/site/account/user-info.ts";
import { choose } from "#tests/support/lay-pictures.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const FAILS = { message: "The disk is full.", issues: [] };

test("whoever leaves with something unsaved chooses whether it stays on the device", async () => {
  const admin = await openAdminWindow({ demo: false });
  admin.answer(/PUT .api.drafts/, 503, FAILS);
  const screen = await admin.open("/settings/notice");
  screen.outline();
  await screen.type("Notice", "Words");
  expect(await screen.press("Logout")).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Keep what you did not save?" describedby="Something you typed is not saved. Kept, it stays on this dev":',
    "+ ## Keep what you did not save?",
    "+ Something you typed is not saved. Kept, it stays on this device and is offered to you alone when you sign in here again. On a device that is not yours, remove it.",
    "+ <Stay signed in> <Remove and log out | .button-danger> <Keep and log out>",
    'sent PUT /api/drafts/settings/notice {"base":0,"body":{"notice":{"text":"Words","shortText":"Hosting payment due","phone":"","isShown":true,"lastDay":""}}}',
    "focus button Stay signed in",
  ]);
  expect(await screen.press("Stay signed in")).toEqual([
    "closed",
    "gone 1",
    "+ ‹wifi-off› {role=status: Kept on this device. The disk is full.}",
    "focus button Logout",
  ]);
  await screen.press("Logout");
  expect((await screen.press(/^Remove/)).slice(-2)).toEqual([
    "sent POST /logout removeDraftsOf=id1",
    "at /logout",
  ]);
});

test("what is unsaved stays on the device where one says so", async () => {
  const admin = await openAdminWindow({ demo: false });
  admin.answer(/PUT .api.drafts/, 503, FAILS);
  const screen = await admin.open("/settings/notice");
  await screen.type("Notice", "Words");
  await screen.press("Logout");
  expect((await screen.press("Keep and log out")).slice(-2)).toEqual([
    "sent POST /logout",
    "at /logout",
  ]);
});

test("how the admin area looks is chosen for the device; its language for the person", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/settings/notice");
  screen.outline();
  const look = () => [document.documentElement.dataset.theme, localStorage.getItem("theme")];
  onTestFinished(() => void delete document.documentElement.dataset.theme);
  await screen.press(/Nadia/);
  expect(await screen.press("Dark")).toEqual([
    "gone 1",
    "+ div role=group label=Look: <Light | pressed=false> <Dark | pressed=true> <As device | pressed=false>",
    "focus button Dark",
  ]);
  expect(look()).toEqual(["dark", "dark"]);
  expect(await screen.press("As device")).toEqual([
    "gone 1",
    "+ div role=group label=Look: <Light | pressed=false> <Dark | pressed=false> <As device | pressed=true>",
    "focus button As device",
  ]);
  expect(look()).toEqual([undefined, null]);
  await screen.press("Light");
  expect(look()).toEqual(["light", "light"]);
  admin.answer(/PUT .api.users.profile/, 500, FAILS);
  expect(await screen.press("বাংলা")).toEqual([
    "error: The language stays as it was. The disk is full.",
    'sent PUT /api/users/profile {"language":"bn"}',
    "focus button বাংলা",
  ]);
  expect(await screen.press("English")).toEqual(["focus button English"]);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  onTestFinished(() => reload.mockRestore());
  admin.answer(/PUT .api.users.profile/, 200, { ...admin.owner, language: "ar" });
  expect(await screen.press("العربية")).toEqual([
    'sent PUT /api/users/profile {"language":"ar"}',
    "focus button العربية",
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("whoever signs out elsewhere is led to sign in, and Back leads to no page of the admin area", async () => {
  const admin = await openAdminWindow({ demo: false });
  const { router, came } = await admin.open("/profile");
  removeUserInfo();
  await came();
  const { location, historyAction } = router.state;
  expect([location.pathname, historyAction]).toEqual(["/login", "REPLACE"]);
});

test.each(["Your profile", "Guide for this page"])(
  "the menu of whoever is signed in closes where %s is pressed",
  async (name) => {
    const admin = await openAdminWindow({ demo: false });
    const screen = await admin.open("/settings/notice");
    await screen.press(/Nadia/);
    const came = await screen.press(name);
    expect([came[0], document.querySelector(".person-menu")]).toEqual(["closed", null]);
    expect(screen.router.state.location.pathname).toMatch(/^.admin.(profile|help)/);
  },
);

test("whoever leaves while a picture is on its way is asked, and of nothing else", async () => {
  class Pending extends EventTarget {
    upload = new EventTarget();
    open() {}
    setRequestHeader() {}
    send() {}
    abort() {}
  }
  vi.stubGlobal("XMLHttpRequest", Pending);
  onTestFinished(() => void vi.unstubAllGlobals());
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/media");
  choose("main", "dome.png");
  await screen.came();
  expect(await screen.press("Logout")).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Log out without these pictures?" describedby="Pictures that are not in the library yet, and descriptions o":',
    "+ ## Log out without these pictures?",
    "+ Pictures that are not in the library yet, and descriptions of them that are not saved, are lost when you log out.",
    "+ <Stay signed in> <Logout | .button-danger>",
    "focus button Stay signed in",
  ]);
  await screen.press("Stay signed in");
  await screen.press("Logout");
  expect((await screen.press("Logout")).slice(-2)).toEqual(["sent POST /logout", "at /logout"]);
});
