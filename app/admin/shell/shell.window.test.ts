import { expect, onTestFinished, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("round every page: the bar, the shelf, the tab bar, who is signed in", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/profile?from=mail", {
    account: { secondFactorDue: "2026-12-01T06:00:00.000Z" },
  });
  expect(screen.outline(".admin")).toEqual([
    "[Skip to content | href=#main]",
    "div role=alert hidden: Not all of this page has come, and nothing that you type here is kept. Copy what you typed, then load it again. [Load again | href=/admin/profile?from=mail]",
    "header data-below=true:",
    "  [(img src=/art/logo-mark.svg alt) Rihla Travels | href=/ label=Rihla Travels, home] [‹chevron-left› Settings | href=/admin/settings]",
    "  nav label=Admin: [Home | href=/admin] [Package | href=/admin/package] [Blog | href=/admin/blog] [Media | href=/admin/media] {hidden=true: } [Enquiries3 {.sr-only: new} | href=/admin/enquiries] [Today8 {.sr-only: need attention} | href=/admin/today] {hidden=true: } [Settings | href=/admin/settings current=page]",
    "  <‹search› Find or doCtrl K | label=Find or do keyshortcuts=Control+K Meta+K> [{hidden=true: ?} | href=/admin/help/security label=Guide for this page] [‹external-link› | href=/ target=_blank rel=noopener label=View site (opens in a new tab)] <{hidden=true: NI} | haspopup=dialog expanded=false label=Nadia Islam: profile, language, look>",
    "  form method=post action=/logout: <‹log-out› Logout | type=submit>",
    "  <‹menu› Menu | haspopup=dialog expanded=false>",
    "main:",
    "  p role=note: From 1 Dec, 12:00 pm you need a second factor here: a code from an app. [Set one up | href=/admin/settings/security]",
    "  nav label=Settings .max-lg:hidden:",
    "    section:",
    "      ## The agency",
    "      [Agency | href=/admin/settings/agency] [Contact and hours | href=/admin/settings/contact] [Social links | href=/admin/settings/social] [Notice banner | href=/admin/settings/notice] [Mark and colour | href=/admin/settings/look]",
    "    section:",
    "      ## The site",
    "      [Languages | href=/admin/settings/languages] [Moved addresses | href=/admin/settings/moved] [Link of the home button | href=/admin/settings/know-more]",
    "    section:",
    "      ## The desk",
    "      [Enquiries | href=/admin/settings/enquiries] [Mail | href=/admin/settings/mail]",
    "    section:",
    "      ## People",
    "      [Staff | href=/admin/settings/staff] [Security | href=/admin/settings/security] [Your profile | href=/admin/profile current=page] [Activity | href=/admin/settings/activity]",
    "    section:",
    "      ## Keeping it",
    "      [Backups | href=/admin/settings/backups] [Move in | href=/admin/settings/move-in] [System | href=/admin/settings/system]",
    "  # Your profile",
    "  How you sign in, and what your changes are signed with.",
    "  form label=Your profile:",
    '    ("Name" input name=name value=Nadia Islam autocomplete=name dir=auto required)',
    '    ("Email" input type=email name=email value=nadia@rihla.example autocomplete=email dir=auto required)',
    '    ("New password" input type=password name=password value autocomplete=new-password dir=auto describedby="At least 8 letters, digits or signs. Leave it empty to keep ")',
    '    ("Current password" input type=password name=currentPassword value autocomplete=current-password dir=auto describedby="Only for a new email or a new password.")',
    "    <Update profile {hidden=true: Saving} | type=submit>",
    "nav label=Admin, on phones: [‹house› Home | href=/admin] [‹package› Package | href=/admin/package] [‹file-text› Blog | href=/admin/blog] [‹inbox› Enquiries3 {.sr-only: new} | href=/admin/enquiries] <‹ellipsis› More8 {.sr-only: need attention} | haspopup=dialog expanded=false>",
  ]);
  expect(await screen.press(/Nadia/)).toEqual([
    "+ div role=dialog tabindex=-1:",
    "+ {dir=auto: Nadia Islam} Owner",
    "+ [‹user› Your profile | href=/admin/profile] [‹scroll› Guide for this page | href=/admin/help/security]",
    "+ {hidden=true: Language of this admin area}",
    "+ div role=group label=Language of this admin area: <{lang=en dir=ltr: English} | pressed=true> <{lang=bn dir=ltr: বাংলা} | pressed=false> <{lang=ar dir=rtl: العربية} | pressed=false>",
    "+ {hidden=true: Look}",
    "+ div role=group label=Look: <Light | pressed=false> <Dark | pressed=false> <As device | pressed=true>",
    "focus button English",
  ]);
  await screen.key("Escape");
  expect(await screen.press(/^More/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="More":',
    "+ header:",
    "+ ## More",
    "+ <‹x› | label=Close>",
    "+ ul:",
    "+ li: [‹house› Home | href=/admin]",
    "+ li: [‹package› Package | href=/admin/package]",
    "+ … 1 more",
    "+ li: [‹inbox› Enquiries3 {.sr-only: new} | href=/admin/enquiries]",
    "+ ul:",
    "+ li: [‹list-checks› Today8 {.sr-only: need attention} | href=/admin/today]",
    "+ li: [‹image› Media | href=/admin/media]",
    "+ li: [‹settings› Settings | href=/admin/settings]",
    "+ ul:",
    "+ li: <‹search› Find or do>",
    "+ li: [‹external-link› View site | href=/ target=_blank rel=noopener label=View site (opens in a new tab)]",
    "+ … 4 more",
    "+ li: form method=post action=/logout: <‹log-out› Logout | type=submit>",
    "focus button Close",
  ]);
  await screen.key("Escape");
  expect(await screen.press(/Logout|Sign out/)).toEqual([
    "gone 10",
    "+ main: Signed out",
    "sent POST /logout",
    "at /logout",
  ]);
});

test("what is found from the sheet of a phone lies alone: the sheet is gone", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/media");
  await screen.press(/^More/);
  const came = await screen.press("Find or do");
  expect([came[0], came[1], came.at(-1)]).toEqual([
    "closed",
    '+ div role=dialog tabindex=-1 labelledby="Find or do":',
    "focus input Find or do",
  ]);
  expect(document.querySelectorAll("[role=dialog]")).toHaveLength(1);
  expect(await screen.key("Escape")).toEqual(["closed", "focus button More8 need attention"]);
  expect(document.querySelectorAll("[role=dialog]")).toHaveLength(0);
});

test("whoever has just registered is greeted once, by name, and told of the guide", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/profile");
  await screen.router.navigate("/admin/profile#welcome");
  expect(await screen.came()).toEqual([
    "success: Welcome, Nadia Islam. Your account is ready. How each thing is done stands in the Guide.",
  ]);
  const { location, historyAction } = screen.router.state;
  expect([location.hash, historyAction]).toEqual(["", "REPLACE"]);
});

test("what needs somebody is counted anew once it is put off; moving about asks for nothing of the frame", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/today");
  const counted = () => document.querySelector(".tab-bar .count-quiet")?.textContent;
  const before = counted();
  await screen.press("Put off: No backup was ever made");
  await screen.press("Tomorrow");
  expect([before, counted()]).toEqual(["8 need attention", "7 need attention"]);
  admin.site.enquiry.news = async () => {
    throw new Error("the disk is full");
  };
  await screen.router.navigate("/admin/media");
  await screen.came();
  expect(document.querySelector("main h1")?.textContent).toBe("Media");
});

test("a page that the browser keeps is hidden while it is left, as long as it is one of staff", async () => {
  const admin = await openAdminWindow({ demo: false });
  const root = document.documentElement;
  onTestFinished(() => {
    root.hidden = false;
  });
  const leave = () => {
    root.hidden = false;
    dispatchEvent(Object.assign(new Event("pagehide"), { persisted: true }));
    return root.hidden;
  };
  const screen = await admin.open("/profile");
  const hidden = [leave()];
  await screen.press("Logout");
  expect([...hidden, leave()]).toEqual([true, false]);
});

test.each([
  [false, 1],
  [true, 0],
])(
  "what was typed before drafts were somebody's own is theirs alone; somebody known by now: %s",
  async (isKnown, offered) => {
    const admin = await openAdminWindow({ demo: false });
    const { role, ...old } = admin.owner;
    const value = { title: "What we keep", base: 0 };
    const draft = { session: "s", at: "2026-11-25T05:00:00.000Z", value };
    localStorage.setItem("userInfo", JSON.stringify(isKnown ? { ...old, role } : old));
    localStorage.setItem("draft:media/m1", JSON.stringify(draft));
    await admin.open("/profile");
    const names = Object.keys(localStorage).filter((name) => name.includes("media/m1"));
    expect(names).toEqual(offered ? [`drafts:${admin.owner._id}:s:media/m1`] : []);
    expect(JSON.parse(localStorage.getItem("userInfo") ?? "").role).toBe("owner");
  },
);
