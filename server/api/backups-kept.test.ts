import { existsSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { KeptBackup } from "#contracts/backups.ts";
import { type BackupNote, openShelf } from "#server/backup/shelf.ts";
import { makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const PLAIN = "rihla-2027-03-09T20-10-00Z.tar.zst";
const SECRET = "rihla-2027-03-08T20-10-00Z.tar.zst";
const LOCKED = "rihla-2027-03-07T20-10-00Z.tar.zst.age";

const noteOf = (name: string, more: Partial<BackupNote> = {}): BackupNote => ({
  ...{ name, at: `${name.slice(6, 16)}T20:10:00.000Z`, why: "night", app: "1", bytes: 10 },
  ...{ isLocked: false, hasSecrets: false, counts: null, broughtAt: null, fault: null },
  ...{ isInBucket: false, ...more },
});

test("what is kept is listed, read by whoever may, planned, locked and removed", async () => {
  const api = await openTestApi({ demo: true });
  const { cookie } = await signInTo(api);
  const editor = await signInTo(api, { name: "Karim" });
  await makeUser(api);
  const shelf = openShelf(api.dataFolder);
  shelf.makeFolder();
  for (const name of [PLAIN, SECRET, LOCKED]) {
    writeFileSync(shelf.at(name), "0123456789");
    const more = { hasSecrets: name === SECRET, isLocked: name === LOCKED };
    await shelf.note(noteOf(name, more));
  }
  const ask = async (method: string, at = "", body?: object, as = cookie) => {
    const address = `/api/backups${at}`;
    const answer =
      method === "GET"
        ? await api.get(address, as)
        : await api.send(method, address, body, { cookie: as });
    return [answer.status, answer.body];
  };
  const said: Record<string, unknown> = {};
  const brief = async (...given: Parameters<typeof ask>) => {
    const [status, body] = await ask(...given);
    return [status, body.code ?? body.message ?? body];
  };
  const names = async () =>
    (await ask("GET"))[1].backups.map(({ name, bytes }: KeptBackup) => `${name} ${bytes}`);
  const [status, state] = await ask("GET");
  const { backups, now, nextAt, ...more } = state;
  said.state = [status, backups.length, Object.keys(now), /T20:10:00/.test(nextAt), more];
  said.editor = await brief("GET", "", undefined, editor.cookie);
  const confirmed = { currentPassword: PASSWORD };
  const wrong = { currentPassword: "another password" };

  said.read = [
    await ask("GET", `/${PLAIN}`),
    await brief("GET", `/${SECRET}`),
    await brief("GET", "/rihla-2020-03-09T20-10-00Z.tar.zst"),
    await brief("POST", `/${SECRET}/pass`, wrong),
  ];
  const [, { pass }] = await ask("POST", `/${SECRET}/pass`, confirmed);
  said.passed = [
    await ask("GET", `/${SECRET}?pass=${pass}`),
    await brief("GET", `/${SECRET}?pass=x`),
  ];
  const { headers } = await api.get(`/api/backups/${PLAIN}`, cookie);
  said.headers = ["content-type", "content-length", "etag", "content-disposition"].map((one) =>
    headers.get(one),
  );

  said.plan = [
    await ask("PUT", "/plan", { isOn: false, at: "04:30" }),
    await brief("PUT", "/plan", { isOn: true, at: "25:00" }),
  ];
  said.planned = [(await ask("GET"))[1].plan, (await ask("GET"))[1].nextAt];
  const [, locked] = await ask("POST", "/key", confirmed);
  const after = (await ask("GET"))[1].recipient;
  said.locked = [
    await brief("POST", "/key", wrong),
    Object.keys(locked),
    after === locked.recipient,
  ];
  said.unlocked = [
    await brief("DELETE", "/key", wrong),
    await ask("DELETE", "/key", confirmed),
    (await ask("GET"))[1].recipient,
  ];

  const restore = { name: PLAIN, siteName: "Rihla Travels", ...confirmed };
  said.restore = [
    await brief("POST", "/restore", { ...restore, siteName: "rihla" }),
    await brief("POST", "/restore", { ...restore, ...wrong }),
    await brief("POST", "/restore", { ...restore, name: "rihla-2020-03-09T20-10-00Z.tar.zst" }),
    await brief("POST", "/restore", { ...restore, name: LOCKED }),
    await brief("POST", "/restore", { ...restore, name: LOCKED, key: "none" }),
  ];

  said.removed = [
    await ask("DELETE", `/${SECRET}`),
    await brief("DELETE", `/${SECRET}`),
    existsSync(shelf.at(SECRET)),
  ];
  said.names = await names();
  const trail = await api.site.audit.list({ limit: 30, offset: 0 });
  said.trail = trail
    .map((one) => [one.action, one.thing, one.summary.replace(/^age1.*/, "age1…")].join(" | "))
    .toSorted();
  expect(said).toEqual({
    editor: [403, "owner-only"],
    headers: [
      "application/octet-stream",
      "10",
      '"rihla-2027-03-09T20-10-00Z.tar.zst"',
      'attachment; filename="rihla-2027-03-09T20-10-00Z.tar.zst"',
    ],
    locked: [[400, "wrong-current-password"], ["recipient", "key"], true],
    names: ["rihla-2027-03-09T20-10-00Z.tar.zst 10", "rihla-2027-03-07T20-10-00Z.tar.zst.age 10"],
    passed: [
      [200, "0123456789"],
      [403, "backup-password"],
    ],
    plan: [
      [
        200,
        {
          at: "04:30",
          isOn: false,
        },
      ],
      [400, "bad-input"],
    ],
    planned: [
      {
        at: "04:30",
        isOn: false,
      },
      null,
    ],
    read: [
      [200, "0123456789"],
      [403, "backup-password"],
      [404, "not-found"],
      [400, "wrong-current-password"],
    ],
    removed: [
      [
        200,
        {
          message: "The backup is gone.",
        },
      ],
      [404, "not-found"],
      false,
    ],
    restore: [
      [400, "wrong-site-name"],
      [400, "wrong-current-password"],
      [404, "not-found"],
      [400, "backup-locked"],
      [400, "backup-locked"],
    ],
    state: [
      200,
      3,
      ["posts", "enquiries", "users", "pictures"],
      true,
      {
        bytes: 30,
        hasBucket: false,
        lastEnd: null,
        plan: {
          at: "02:10",
          isOn: true,
        },
        recipient: null,
        work: null,
      },
    ],
    trail: [
      "delete | backup | rihla-2027-03-08T20-10-00Z.tar.zst",
      "export | backup | rihla-2027-03-08T20-10-00Z.tar.zst",
      "export | backup | rihla-2027-03-09T20-10-00Z.tar.zst",
      "export | backup | rihla-2027-03-09T20-10-00Z.tar.zst",
      "registration | user | Farida Yasmin",
      "registration | user | Farida Yasmin",
      "registration | user | Karim",
      "update | backup | ",
      "update | backup | ",
      "update | backup | age1…",
    ],
    unlocked: [
      [400, "wrong-current-password"],
      [
        200,
        {
          message: "Backups are not locked from now on.",
        },
      ],
      null,
    ],
  });
});

test("one that did not finish is put in nobody's place", async () => {
  const api = await openTestApi({ demo: true });
  const { cookie } = await signInTo(api);
  const shelf = openShelf(api.dataFolder);
  shelf.makeFolder();
  writeFileSync(shelf.at(PLAIN), "0123456789");
  await shelf.note(noteOf(PLAIN, { fault: "other" }));
  const asked = { name: PLAIN, siteName: "Rihla Travels", currentPassword: PASSWORD };
  const { status, body } = await api.send("POST", "/api/backups/restore", asked, { cookie });
  expect([status, body.code]).toEqual([404, "not-found"]);
});
