import { expect, onTestFinished, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const COUNTS = { posts: 24, pictures: 3, enquiries: 11, users: 1 };
const KEPT = {
  ...{ name: "rihla-2026-11-24T20-10-00Z.tar.zst", at: "2026-11-24T20:10:00.000Z" },
  ...{ broughtAt: "2026-11-25T06:00:00.000Z", bytes: 52_000_000, isLocked: false },
  ...{ hasSecrets: false, app: "1.4.0", counts: COUNTS, fault: null, isHere: true },
  ...{ isInBucket: false, keptAs: "brought", why: "brought" },
};
const STATE = {
  ...{ backups: [] as object[], bytes: 0, plan: { isOn: true, at: "02:10" }, nextAt: null },
  ...{ recipient: null, hasBucket: false, work: null, now: COUNTS, lastEnd: null },
};

/** What is sent stands still until the test goes on with it. */
function holdRequests() {
  const before = globalThis.XMLHttpRequest;
  const held: Held[] = [];
  class Held extends EventTarget {
    upload: Partial<XMLHttpRequestUpload> = new EventTarget() as never;
    status = 0;
    responseText = "";
    told: unknown[] = [];
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    open = (...all: unknown[]) => void this.told.push(all);
    setRequestHeader = (...all: unknown[]) => void this.told.push(all);
    send(file: File) {
      this.told.push(file.name);
      held.push(this);
    }
    abort() {
      this.onabort();
    }
    comes(status: number, body: object) {
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      this.onload();
    }
    isAt(loaded: number, total: number) {
      this.upload.onprogress?.call(this as never, { loaded, total } as ProgressEvent);
    }
    isSent() {
      this.upload.onload?.call(this as never, new Event("load") as ProgressEvent);
    }
  }
  globalThis.XMLHttpRequest = Held as never;
  onTestFinished(() => {
    globalThis.XMLHttpRequest = before;
  });
  return held;
}

function bring(...names: string[]) {
  const field = document.querySelector<HTMLInputElement>("main input[type=file]");
  if (!field) throw new Error("no field for a file");
  const files = names.map((name) => new File(["a backup"], name));
  Object.defineProperty(field, "files", { value: files, configurable: true });
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

test("a file of the computer is brought, stopped, refused, and leads on to putting it back", async () => {
  const held = holdRequests();
  const admin = await openAdminWindow({ demo: false });
  admin.answer(/GET .api.backups$/, 200, STATE);
  const screen = await admin.open("/settings/backups", { backups: STATE });
  screen.outline();

  bring("old site.tar.zst", "another.tar.zst");
  expect(await screen.came()).toEqual([
    "gone 1",
    "+ (input type=file accept=.zst,.age hidden label=Restore a file …) <‹upload› Restore a file … | disabled=true> <‹save› Make one now>",
    "+ ⁨old site.tar.zst⁩ is being brought: 0 %",
    '+ progress value=0 max=100 labelledby="⁨old site.tar.zst⁩ is being brought: 0 %"',
    "+ <Stop>",
  ]);
  expect(held[0]?.told).toEqual([
    ["POST", "/api/backups/file?name=old%20site.tar.zst"],
    ["X-User", admin.owner._id],
    ["Content-Type", "application/octet-stream"],
    "old site.tar.zst",
  ]);
  held[0]?.isAt(999, 2000);
  expect(await screen.came()).toEqual([
    "gone 2",
    "+ ⁨old site.tar.zst⁩ is being brought: 49 %",
    '+ progress value=49 max=100 labelledby="⁨old site.tar.zst⁩ is being brought: 49 %"',
  ]);
  held[0]?.isAt(0, 0);
  expect(await screen.came()).toEqual([
    "gone 2",
    "+ ⁨old site.tar.zst⁩ is being brought: 0 %",
    '+ progress value=0 max=100 labelledby="⁨old site.tar.zst⁩ is being brought: 0 %"',
  ]);
  expect(await screen.press("Stop")).toEqual([
    "gone 4",
    "+ (input type=file accept=.zst,.age hidden label=Restore a file …) <‹upload› Restore a file …> <‹save› Make one now>",
    "info: Stopped. Nothing was kept of it.",
  ]);

  bring("old site.tar.zst");
  await screen.came();
  held[1]?.isSent();
  expect(await screen.came()).toEqual([
    "gone 3",
    "+ ⁨old site.tar.zst⁩ is being looked through to its end",
    '+ progress labelledby="⁨old site.tar.zst⁩ is being looked through to its end"',
  ]);
  const issues = [{ path: "", code: "not-a-backup", message: "This is no backup." }];
  held[1]?.comes(400, { code: "bad-input", message: "", issues });
  expect(await screen.came()).toEqual([
    "gone 3",
    "+ (input type=file accept=.zst,.age hidden label=Restore a file …) <‹upload› Restore a file …> <‹save› Make one now>",
    "+ p role=alert: Not brought. This is no backup.",
  ]);

  bring();
  expect(await screen.came()).toEqual([]);
  bring("old site.tar.zst");
  expect(await screen.came()).toEqual([
    "gone 2",
    "+ (input type=file accept=.zst,.age hidden label=Restore a file …) <‹upload› Restore a file … | disabled=true> <‹save› Make one now>",
    "+ ⁨old site.tar.zst⁩ is being brought: 0 %",
    '+ progress value=0 max=100 labelledby="⁨old site.tar.zst⁩ is being brought: 0 %"',
    "+ <Stop>",
  ]);
  held[2]?.onerror();
  expect(await screen.came()).toEqual([
    "gone 4",
    "+ (input type=file accept=.zst,.age hidden label=Restore a file …) <‹upload› Restore a file …> <‹save› Make one now>",
    "+ p role=alert: Not brought. The site could not be reached. Check your connection and try again.",
  ]);

  bring("old site.tar.zst");
  await screen.came();
  admin.answer(/GET .api.backups$/, 200, { ...STATE, backups: [KEPT], bytes: 52_000_000 });
  held[3]?.comes(201, { name: KEPT.name });
  expect(await screen.came()).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Put back: Yesterday, 8:10 pm" describedby="All of the site is exchanged, or nothing of it.":',
    "+ ## Put back: Yesterday, 8:10 pm",
    "+ <‹x› | label=Close>",
    "+ All of the site is exchanged, or nothing of it.",
    "+ table:",
    "+ caption: What is in it, and what is here",
    "+ |  | {scope=col} In the backup | {scope=col} Here now |",
    "+ | {scope=row} Posts | 24 | 24 |",
    "+ | {scope=row} Pictures | 3 | 3 |",
    "+ … 1 more",
    "+ | {scope=row} Staff | 1 | 1 |",
    "+ ul:",
    "+ li: A backup of today is made first.",
    "+ li: What came since then is no longer on the site; it is in the backup of today.",
    "+ … 5 more",
    "+ li: A code from an app that was set up on another server is off afterwards: you read whose.",
    "+ form:",
    '+ ("Type the agency’s name: ⁨Your agency⁩" input name=siteName value autocomplete=off dir=auto required)',
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Not now> <Put it back {hidden=true: Beginning} | type=submit .button-danger>",
    "success: The file is here. See what is in it before you put it back.",
    "focus input Type the agency’s name: ⁨Your agency⁩",
  ]);
});
