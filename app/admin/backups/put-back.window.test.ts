import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

async function openPuttingBack(given: object = {}) {
  const admin = await openAdminWindow();
  const [now, at] = [
    { posts: 24, pictures: 3, enquiries: 11, users: 1 },
    "2026-11-24T20:10:00.000Z",
  ];
  const backup = {
    ...{ name: "rihla-2026-11-24T20-10-00Z.tar.zst.age", at, broughtAt: null, bytes: 1_000_000 },
    ...{ isLocked: true, hasSecrets: false, app: "1.4.0", counts: now, fault: null },
    ...{ isHere: true, isInBucket: false, keptAs: "night", why: "night", ...given },
  };
  const state = {
    ...{ backups: [backup], bytes: 1_000_000, plan: { isOn: true, at: "02:10" }, nextAt: null },
    ...{ recipient: "age1x", hasBucket: false, work: null, now, lastEnd: null },
  };
  admin.answer(/GET .api.backups$/, 200, state);
  const screen = await admin.open("/settings/backups", { backups: state });
  await screen.press(/^Put back/);
  return { admin, screen, state };
}

test("who may sign in afterwards, and which links open nothing, is said before a backup is put back", async () => {
  await openPuttingBack();
  const said = [...document.querySelectorAll(".what-happens li")].map((one) => one.textContent);
  expect(said).toEqual(
    expect.arrayContaining([
      "Everybody signs in again: whoever was on the staff then and still is as today, all others with the passwords and passkeys of then.",
      "You stay the owner. A backup of another site brings its own owner.",
      "Whoever was removed since then is on the staff again: remove them anew.",
      "Whoever has joined since then is no longer on the staff: invite them again.",
      "Invitations and shared previews of then open nothing: make those anew that are still wanted.",
    ]),
  );
});

test("what is missing before a backup is put back is said at its field, and the first of them has the focus", async () => {
  const { admin, screen } = await openPuttingBack();
  const refused = async () => {
    await screen.press(/^Put it back/);
    const fields = [...document.querySelectorAll("[role=dialog] :is(input, textarea)")];
    const wrong = fields.filter((field) => field.getAttribute("aria-invalid") === "true");
    return [wrong, [document.activeElement]].map((all) =>
      all.map((one) => one?.getAttribute("name")),
    );
  };
  expect(await refused()).toEqual([["siteName", "key", "password"], ["siteName"]]);
  await screen.type(/^Type the agency/, "Rihla Travels");
  expect(await refused()).toEqual([["key", "password"], ["key"]]);
  await screen.type("The key that opens it", "AGE-SECRET-KEY-1");
  expect(await refused()).toEqual([["password"], ["password"]]);
  await screen.type("Password", "wrong words");
  const issues = [
    { path: "currentPassword", code: "wrong-current-password", message: "" },
    { path: "key", code: "no-identity", message: "This is no key." },
  ];
  admin.answer(/POST .api.backups.restore/, 400, { code: "bad-input", message: "", issues });
  expect(await refused()).toEqual([["key", "password"], ["key"]]);
});

test("another refusal is said above the fields, nothing is marked, and what was typed is sent as it was", async () => {
  const { admin, screen } = await openPuttingBack({ isLocked: false });
  await screen.type(/^Type the agency/, " Rihla Travels ");
  await screen.type("Password", " wrong words ");
  admin.answer(/POST .api.backups.restore/, 503, { message: "The bucket is away.", issues: [] });
  expect(await screen.press(/^Put it back/)).toEqual([
    "+ p role=alert: Nothing was done. The bucket is away.",
    'sent POST /api/backups/restore {"name":"rihla-2026-11-24T20-10-00Z.tar.zst.age","siteName":"Rihla Travels","currentPassword":" wrong words "}',
    "focus button Put it back Beginning",
  ]);
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(0);
});

test("what is in one that is locked and came from elsewhere nobody knows: that is said once, beside what is here", async () => {
  await openPuttingBack({ counts: null, why: "brought", keptAs: "brought" });
  const rows = [...document.querySelectorAll(".what-is-in tbody tr")];
  expect(rows.map((row) => [...row.children].map((one) => one.textContent))).toEqual([
    ["Posts", "Seen when it is unpacked", "24"],
    ["Pictures", "3"],
    ["Enquiries", "11"],
    ["Staff", "1"],
  ]);
});

test("once it has begun, its question closes, and the page says how far it is", async () => {
  const { admin, screen, state } = await openPuttingBack({ isLocked: false });
  await screen.type(/^Type the agency/, "Rihla Travels");
  await screen.type("Password", "a calm elder at 9");
  const work = { what: "restore", step: "database", done: 10, of: 40 };
  admin.answer(/POST .api.backups.restore/, 200, { ...state, work });
  admin.answer(/GET .api.backups$/, 200, { ...state, work });
  expect(await screen.press(/^Put it back/)).toEqual([
    "closed",
    "gone 2",
    "+ (input type=file accept=.zst,.age hidden label=Restore a file …) <‹upload› Restore a file …> <‹save› Make one now | disabled=true>",
    '+ section labelledby="A backup is being put back":',
    "+ ## A backup is being put back",
    "+ {role=status: Packing the database} 25 %",
    '+ progress value=25 max=100 labelledby="A backup is being put back"',
    "+ A backup of today is made first. At the end the site is away for some seconds; leave this page open.",
    "+ {.is-well: ‹circle-check› Tried and whole} [‹download› | href=/api/backups/rihla-2026-11-24T20-10-00Z.tar.zst.age download=rihla-2026-11-24T20-10-00Z.tar.zst.age label=Download: Today, 2:10 am] <‹restore› | label=Put back: Today, 2:10 am … disabled=true> <‹trash› | label=Remove: Today, 2:10 am … disabled=true>",
    'sent POST /api/backups/restore {"name":"rihla-2026-11-24T20-10-00Z.tar.zst.age","siteName":"Rihla Travels","currentPassword":"a calm elder at 9"}',
    "focus button Put back: Today, 2:10 am …",
  ]);
});
