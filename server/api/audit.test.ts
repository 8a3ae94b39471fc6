import { expect, test } from "vitest";
import { cookieFrom, makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const POST = { title: "Ferries", type: "Tours", image: "/a.svg", link: "ferries", content: "" };

test("everything that is done is kept, with who did it, newest first", async () => {
  const api = await openTestApi({ demo: true });
  const user = await makeUser(api);
  const signedIn = { email: user.email, password: PASSWORD };
  const { headers: given } = await api.send("POST", "/api/users/auth", signedIn);
  const cookie = cookieFrom(given);
  const send = (method: string, path: string, body?: unknown) =>
    api.send(method, path, body, { cookie });
  const { _id } = (await send("POST", "/api/blogs", POST)).body;
  await send("PUT", `/api/blogs/${_id}`, { ...POST, title: "Night ferries" });
  await send("DELETE", `/api/blogs/${_id}`);
  await send("POST", `/api/blogs/${_id}/restore`);
  const [home] = (await api.get("/api/home")).body;
  await send("PUT", "/api/home/home", home);
  await send("PUT", "/api/package/hajj", (await api.get("/api/package/hajj")).body);
  const { link } = (await send("POST", "/api/users/invitations", { email: "g@rihla.example" }))
    .body;
  const invitation = new URL(link).searchParams.get("invitation");
  const guest = { name: "Guest", email: "g@rihla.example", password: PASSWORD, invitation };
  const registered = (await api.send("POST", "/api/users", guest)).body;
  await send("PUT", "/api/users/profile", { name: "Farida Y." });
  await send("DELETE", `/api/users/${registered._id}`);

  const { status, headers, body } = await api.get("/api/audit", cookie);
  expect([status, headers.get("X-Total-Count")]).toEqual([200, "12"]);
  const told = body.map((entry: Record<string, string>) =>
    [entry.userName, entry.action, entry.thing, entry.summary].join(" | "),
  );
  expect(told).toEqual([
    "Farida Y. | removal | user | Guest",
    "Farida Y. | update | user | Farida Y.",
    "Guest | registration | user | Guest",
    "Farida Yasmin | invitation | invitation | g@rihla.example",
    expect.stringMatching(/^Farida Yasmin \| update \| package \| \w/),
    "Farida Yasmin | update | home | Home page",
    "Farida Yasmin | restore | blog | Night ferries",
    "Farida Yasmin | delete | blog | Night ferries",
    "Farida Yasmin | update | blog | Night ferries",
    "Farida Yasmin | create | blog | Ferries",
    "Farida Yasmin | sign-in | user | Farida Yasmin",
    "Farida Yasmin | registration | user | Farida Yasmin",
  ]);
  expect(body[9]).toMatchObject({ userId: user._id, thingId: _id });
});

test("a failed sign-in says whose account it was, not what was typed or from where", async () => {
  const api = await openTestApi({ trustProxy: true });
  const { user, cookie } = await signInTo(api);
  const headers = { "x-forwarded-for": "203.0.113.7" };
  const tryIn = (email: string) =>
    api.send("POST", "/api/users/auth", { email, password: "sesame-sesame" }, { headers });
  await tryIn(user.email);
  await tryIn("stranger@evil.example");
  const { body } = await api.get("/api/audit?limit=2", cookie);
  expect(body).toMatchObject([
    { action: "failed-sign-in", userId: null, thingId: "", summary: "" },
    { action: "failed-sign-in", userId: null, thingId: user._id, summary: user.name },
  ]);
  expect(JSON.stringify([body, api.lines])).not.toMatch(/stranger|sesame|203\.0/);
});

test("whoever is gone by then is somebody unknown, in no language; the trail keeps their id", async () => {
  const { db, site, ...api } = await openTestApi();
  const { cookie } = await signInTo({ db, site, ...api });
  const gone = await makeUser({ db }, { name: "Karim" });
  const deed = { action: "update", thing: "home", thingId: "home", summary: "Home page" } as const;
  await site.audit.record({ ...deed, by: gone._id });
  expect((await api.send("DELETE", `/api/users/${gone._id}`, undefined, { cookie })).status).toBe(
    200,
  );
  await site.audit.record({ ...deed, by: gone._id });
  const { body } = await api.get("/api/audit?limit=10", cookie);
  const [after, , before] = body;
  expect(after).toMatchObject({ ...deed, userId: null });
  expect(before).toMatchObject({ ...deed, userId: gone._id, userName: "Karim" });
  const kept = await db.selectFrom("audit").select("userId").where("thing", "=", "home").execute();
  expect(kept).toEqual([{ userId: gone._id }, { userId: gone._id }]);
});

test("a write that is refused leaves no trace, a trace that fails no write", async () => {
  const { site, db, ...api } = await openTestApi({ demo: true });
  const { cookie } = await signInTo({ site, db, ...api });
  const before = await site.audit.count();
  await api.send("PUT", "/api/package/hajj", { title: "x" }, { cookie });
  await api.send("DELETE", "/api/blogs/nothing", undefined, { cookie });
  expect(await site.audit.count()).toBe(before);
  // On PostgreSQL a database whose tables are gone counts as one that is away.
  await db.schema.alterTable("audit").renameTo("auditGone").execute();
  expect((await api.send("POST", "/api/blogs", POST, { cookie })).status).toBeGreaterThanOrEqual(
    500,
  );
  expect(await site.blog.findByLink("ferries")).toBeNull();
});

test("pages of it hold every entry once", async () => {
  const { site, ...api } = await openTestApi();
  const { cookie } = await signInTo({ site, ...api });
  const deed = { by: null, action: "update", thing: "home", thingId: "home" } as const;
  for (let i = 0; i < 20; i++) await site.audit.record({ ...deed, summary: `deed ${i}` });
  const ids: string[] = [];
  for (const offset of [0, 8, 16]) {
    const { body } = await api.get(`/api/audit?limit=8&offset=${offset}`, cookie);
    ids.push(...body.map((entry: { _id: string }) => entry._id));
  }
  expect([ids.length, new Set(ids).size]).toEqual([21, 21]);
  expect(ids).toEqual(ids.toSorted().toReversed());
  for (const query of ["limit=0", "limit=201", "offset=-1", "limit=x"]) {
    expect((await api.get(`/api/audit?${query}`, cookie)).status).toBe(400);
  }
});

test("what lines tell besides a name is kept in no language; their English stays beside it", async () => {
  const api = await openTestApi({ demo: true });
  const { cookie } = await signInTo(api);
  const send = (method: string, path: string, body: unknown) =>
    api.send(method, path, body, { cookie });
  const { title } = (await api.get("/api/package/hajj")).body;
  await send("PUT", "/api/languages", { shown: ["ar"] });
  await send("PUT", "/api/package/hajj?lang=ar", { title: "الحج" });
  await send("PUT", "/api/home/home?lang=bn", { secondSecheading: "হজ" });
  const moved = [
    { from: "/আগে", to: "/about" },
    { from: "/before", to: "/about" },
  ];
  for (const one of moved) await send("POST", "/api/redirects", one);
  const plan = { isOn: true, at: "03:30" };
  await send("PUT", "/api/backups/plan", plan);
  await send("PUT", "/api/backups/plan", { ...plan, isOn: false });

  const { body } = await api.get("/api/audit?limit=7", cookie);
  const told = body.map(({ summary, detail }: Told) => [summary, detail]);
  expect(told.toReversed()).toEqual([
    ["Languages: English, العربية", { what: "languages", shown: ["en", "ar"] }],
    [`${title} (العربية)`, { what: "translation", language: "ar", title }],
    ["home/home (বাংলা)", { what: "translation", language: "bn", title: "" }],
    ["/আগে", { what: "addresses", count: 1, first: "/আগে" }],
    ["/before", { what: "addresses", count: 1, first: "/before" }],
    ["03:30", { what: "backup-time", at: "03:30" }],
    ["", { what: "backup-time", at: null }],
  ]);
});

test("a translation is told by the title of its thing, a departure without a name by its day", async () => {
  const { site, ...api } = await openTestApi({ demo: true });
  const { cookie } = await signInTo({ site, ...api });
  const [departure] = await site.entry.list("departure");
  const [visa] = await site.entry.list("visa");
  if (!departure || !visa) throw new Error("The demo has both");
  const { _id, createdAt: _, updatedAt: __, ...body } = departure;
  await site.entry.update("departure", _id, { ...body, title: "" }, { by: null });
  for (const place of [
    { kind: "departure", id: _id, language: "bn" },
    { kind: "visa", id: visa._id, language: "bn" },
  ] as const) {
    await site.translation.save(place, { words: { title: "নাম" } }, { by: null });
  }
  const { body: lines } = await api.get("/api/audit?limit=2", cookie);
  const of = (title: string) => ({
    summary: `${title} (বাংলা)`,
    detail: { what: "translation", language: "bn", title },
  });
  expect(lines).toMatchObject([of(visa.title), of(departure.leavesOn)]);
});

type Told = Record<"summary" | "detail", unknown>;

test("a line of before, and one that only a newer version understands, tell what they can", async () => {
  const { site, db, ...api } = await openTestApi();
  const { cookie } = await signInTo({ site, db, ...api });
  const deed = { by: null, action: "update", thing: "home", thingId: "home" } as const;
  const stored = [
    null,
    "",
    "{",
    "[]",
    '"languages"',
    '{"what":"languages"}',
    '{"what":"languages","shown":["fr"]}',
    '{"what":"of tomorrow","x":1}',
    '{"what":"addresses","count":-1,"first":""}',
    `{"what":"backup-time","at":${"[".repeat(1000)}`,
  ];
  for (const detail of stored) {
    await site.audit.record({ ...deed, summary: "Home page" });
    const newest = db.selectFrom("audit").select("id").orderBy("id", "desc").limit(1);
    const { id } = await newest.executeTakeFirstOrThrow();
    await db.updateTable("audit").set({ detail }).where("id", "=", id).execute();
  }
  const { status, body } = await api.get(`/api/audit?limit=${stored.length}`, cookie);
  expect(status).toBe(200);
  for (const line of body) expect(line).toMatchObject({ summary: "Home page", detail: null });
});
