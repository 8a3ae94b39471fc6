import { expect, test, vi } from "vitest";
import { ASKED_TO_SIGN_IN } from "#tests/support/asked-to-sign-in.ts";
import { PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

/** A colleague at another device. */
async function openWithRahim(path: string) {
  const admin = await openAdminWindow();
  const { user, cookie } = await signInTo(admin, {
    ...{ name: "Rahim Uddin", email: "rahim@rihla.example" },
  });
  const screen = await admin.open(path);
  screen.outline();
  const send = (address: string, body: object) =>
    admin.send("PUT", address, body, { cookie }).then(({ status }) => status);
  return { admin, screen, user, cookie, send };
}

test("what a colleague keeps meanwhile goes together, field by field, or is chosen from", async () => {
  const { admin, screen, send, cookie } = await openWithRahim("/page/privacy");
  const kept = async () => (await admin.get("/api/drafts/page/privacy", cookie)).body;
  expect(await send("/api/drafts/page/privacy", { base: 1, body: { intro: "Theirs" } })).toBe(200);
  await screen.type("Title", "Mine");
  expect(await screen.came()).toEqual([
    "gone 2",
    "+ div role=status: {hidden=true: RU} Rahim is here since 12:00 pm",
    '+ ("Opening line" textarea name=intro dir=auto: Theirs)',
    "+ ‹users› {role=status: Rahim changed this too. <Look at both>}",
    'sent PUT /api/drafts/page/privacy {"base":1,"body":{"title":"Mine"}}',
  ]);
  const { version, base, body } = await kept();
  expect(body).toMatchObject({ title: "Mine", intro: "Theirs" });
  await send("/api/drafts/page/privacy", { base, version, body: { title: "Theirs" } });
  await screen.type("Title", "Mine again");
  expect(await screen.came()).toEqual([
    'sent PUT /api/drafts/page/privacy {"version":…,"base":1,"body":{"title":"Mine again"}}',
  ]);
  expect(await screen.press(/Look|both/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Somebody else saved this while you were typing" describedby="Choose what stays, field by field. Nothing is saved until yo":',
    "+ ## Somebody else saved this while you were typing",
    "+ <‹x› | label=Close>",
    "+ Choose what stays, field by field. Nothing is saved until you press Save my choice.",
    "+ fieldset:",
    "+ legend: Title",
    '+ ("YoursMineadded: again" input type=radio name=choice-title checked) Yours',
    "+ span dir=auto:",
    "+ Mine",
    "+ span data-change=: {.sr-only: added:} again",
    '+ ("Rahim’sremoved:Mineadded:Theirs" input type=radio name=choice-title) Rahim’s',
    "+ span dir=auto:",
    "+ span data-change=:",
    "+ {.sr-only: removed:} Mine",
    "+ {.sr-only: added:} Theirs",
    "+ <Keep editing> <Write it together> <Save my choice>",
    "focus button Close",
  ]);
  expect(await screen.press("Keep editing")).toEqual(["closed", "focus button Update page Saving"]);
  await screen.press(/Look|both/);
  expect(await screen.press(/^Rahim’s/)).toEqual([
    "gone 2",
    '+ ("YoursMineadded: again" input type=radio name=choice-title) Yours',
    '+ ("Rahim’sremoved:Mineadded:Theirs" input type=radio name=choice-title checked) Rahim’s',
    "focus input Rahim’sremoved: Mineadded: Theirs",
  ]);
  expect(await screen.press("Save my choice")).toEqual([
    "closed",
    "gone 2",
    '+ ("Title" input type=text name=title value=Theirs dir=auto required)',
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    'sent PUT /api/drafts/page/privacy {"version":…,"base":1,"body":{}}',
    "focus button Update page Saving",
  ]);
  expect((await kept()).body).toMatchObject({ title: "Theirs", intro: "Theirs" });
});

test("a text that both wrote is written together, and goes on from there", async () => {
  const { admin, screen, user } = await openWithRahim("/settings/notice");
  await screen.type("Notice", "Mine");
  await screen.type("Short notice", "Short");
  const settings = await admin.site.settings.get();
  await admin.site.settings.update(
    { ...settings, notice: { ...settings.notice, text: "Theirs" } } as never,
    { by: user._id } as never,
  );
  await screen.press("Update");
  expect(await screen.press("Write it together")).toEqual([
    "closed",
    "gone 1",
    '+ ("Notice" textarea name=notice.text dir=auto describedby="{phone} is where the number stands. On the home page only.": Mine Theirs)',
    "focus button Update Saving",
  ]);
  expect(await screen.press("Update")).toEqual([
    "gone 1",
    "+ ‹eye› {role=status: Everything here is public}",
    "success: Notice banner updated.",
    'sent PUT /api/settings {"notice":{"text":"Mine Theirs","shortText":"Short","phone":"","isShown":true,"lastDay":""},"versions":{"notice":2}}',
  ]);
});

test("the same words from two devices are no conflict; what goes together can be looked at", async () => {
  const { screen, send } = await openWithRahim("/page/privacy");
  await send("/api/drafts/page/privacy", { base: 1, body: { title: "Ours" } });
  await screen.type("Title", "Ours");
  expect(await screen.came()).toEqual([
    "gone 1",
    "+ div role=status: {hidden=true: RU} Rahim is here since 12:00 pm",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    'sent PUT /api/drafts/page/privacy {"base":1,"body":{"title":"Ours"}}',
  ]);
});

test("what a colleague has kept goes public with what is typed here", async () => {
  const { admin, send } = await openWithRahim("/settings/notice");
  await send("/api/drafts/page/privacy", { base: 1, body: { intro: "Theirs" } });
  const screen = await admin.open("/page/privacy");
  await screen.type("Title", "Mine");
  const came = await screen.press(/^Update/);
  expect(came.flatMap((line) => (/^sent|^success/.test(line) ? line.slice(0, 130) : []))).toEqual([
    "success: Privacy policy updated.",
    'sent PUT /api/drafts/page/privacy {"version":…,"base":1,"body":{"title":"Mine"}}',
    'sent PUT /api/pages/privacy {"title":"Mine","lastChanged":"2026-11-15","intro":"Theirs","content":"<h2>The short version</h2><p>Yo',
  ]);
  const { title, intro } = (await admin.get("/api/pages/privacy")).body;
  expect([title, intro]).toEqual(["Mine", "Theirs"]);
});

test("what one has kept on another device since stays, and is brought in with the next words", async () => {
  const { admin, screen } = await openWithRahim("/page/privacy");
  const own = await admin.asOwner();
  await screen.type("Title", "Mine");
  await screen.came();
  const path = "/api/drafts/page/privacy";
  const kept = (await admin.get(path, own.cookie)).body;
  const elsewhere = { version: kept.version, base: 1, body: { intro: "Mine too" } };
  expect((await admin.send("PUT", path, elsewhere, own)).status).toBe(200);
  await screen.press(/^Update/);
  expect((await admin.get("/api/pages/privacy")).body.title).toBe("Mine");
  expect((await admin.get(path, own.cookie)).body.body.intro).toBe("Mine too");
  await screen.type("Title", "Mine, later");
  expect(await screen.came()).toContainEqual(expect.stringContaining("Mine too"));
});

test("what stands here is published, though a colleague has thrown away what was kept of it", async () => {
  const { admin, screen, cookie } = await openWithRahim("/page/privacy");
  await screen.type("Title", "Mine");
  await screen.came();
  const path = "/api/drafts/page/privacy";
  expect((await admin.send("DELETE", path, undefined, { cookie })).status).toBe(200);
  await screen.press(/^Update/);
  expect((await admin.get("/api/pages/privacy")).body.title).toBe("Mine");
});

test("what cannot be stored is said beside the save button, and stored once that is over", async () => {
  const { admin, screen } = await openWithRahim("/page/privacy");
  const put = /PUT .api.drafts.page.privacy/;
  const said: unknown[] = [];
  async function fails(status: number, message = "") {
    admin.answer(put, status, { message, issues: [] });
    await screen.type("Title", `Title ${status}`);
    // The network may be back: it is tried soon, however often it failed.
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(3000);
    said.push([status, ...new Set(await screen.came())]);
  }
  await fails(413);
  await fails(422, "Say it shorter.");
  await fails(429, "Too many at once.");
  await fails(503, "The site is being put back.");
  await fails(401);
  expect(said).toEqual([
    [
      413,
      "gone 1",
      "+ ‹triangle-alert› {role=status: Too long to save here (over 1 MB). It stays on this device; shorten it or take pictures out.}",
      'sent PUT /api/drafts/page/privacy {"base":1,"body":{"title":"Title 413"}}',
    ],
    [
      422,
      "gone 1",
      "+ ‹wifi-off› {role=status: Kept on this device. Say it shorter.}",
      'sent PUT /api/drafts/page/privacy {"base":1,"body":{"title":"Title 422"}}',
    ],
    [
      429,
      "gone 1",
      "+ ‹wifi-off› {role=status: Kept on this device. Too many at once.}",
      'sent PUT /api/drafts/page/privacy {"base":1,"body":{"title":"Title 429"}}',
    ],
    [
      503,
      "gone 1",
      "+ ‹wifi-off› {role=status: Kept on this device. The site is being put back.}",
      'sent PUT /api/drafts/page/privacy {"base":1,"body":{"title":"Title 503"}}',
    ],
    [
      401,
      "gone 1",
      "+ ‹wifi-off› {role=status: Signed out: kept on this device. <Sign in>}",
      'sent PUT /api/drafts/page/privacy {"base":1,"body":{"title":"Title 401"}}',
    ],
  ]);
  expect(await screen.press("Sign in")).toEqual([...ASKED_TO_SIGN_IN, "focus input Email"]);
  await screen.type("Password", PASSWORD);
  admin.answerAsBefore();
  expect(await screen.press(/^Sign In/)).toEqual([
    "closed",
    "gone 1",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    'sent POST /api/users/auth {"email":"nadia@rihla.example","password":"tea, then rooftops"}',
    'sent PUT /api/drafts/page/privacy {"base":1,"body":{"title":"Title 401"}}',
    "focus button Update page Saving",
  ]);
});

test("what one published without an answer is one's own: written on it waits, and goes public", async () => {
  const admin = await openAdminWindow();
  const own = await admin.asOwner();
  admin.answer(/PUT .api.(settings|drafts)/, 504, {});
  const screen = await admin.open("/settings/notice");
  screen.outline();
  await screen.type("Notice", "First words");
  const told = await screen.press("Update");
  expect(told).toContainEqual(expect.stringContaining("it may be saved already"));
  const sent = told.find((line) => line.startsWith("sent PUT /api/settings")) ?? "";
  const [, , path = "", body = ""] = sent.match(/^sent (PUT) (\S+) (.*)$/) ?? [];
  expect((await admin.send("PUT", path, JSON.parse(body), own)).status).toBe(200);
  admin.answerAsBefore();

  await screen.type("Notice", "Second words");
  const kept = [...(await screen.came()), screen.outline().join()].join();
  expect(kept).not.toMatch(/another window|Somebody else|Look at both/);
  expect(kept).toContain("not public yet");
  await screen.press("Update");
  expect((await admin.site.settings.get()).notice.text).toBe("Second words");
});
