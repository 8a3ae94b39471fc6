import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const NONE = { en: "", bn: "", ar: "" };
const TEMPLATE = {
  title: { ...NONE, en: "First answer", bn: "প্রথম উত্তর" },
  subject: { ...NONE, en: "Your question, {reference}" },
  body: { ...NONE, en: "Salam {name},\n\n{package} {date}\n\n{staff}" },
};

async function open(demo = false) {
  const api = await openTestApi({ demo });
  const { user, cookie } = await signInTo(api, { name: "Nadia Rahman" });
  const ask = (method: string, path: string, body?: unknown) =>
    api.send(method, `/api${path}`, body, { cookie });
  return { ...api, user, cookie, ask };
}

test("templates are kept, changed with a version, and deleted; the audit names them", async () => {
  const { ask, site } = await open();
  expect((await ask("GET", "/templates")).body).toEqual([]);
  const made = await ask("POST", "/templates", TEMPLATE);
  expect([made.status, made.body]).toMatchObject([201, { ...TEMPLATE, version: 1 }]);
  const second = await ask("POST", "/templates", { title: { bn: "খোঁজ" }, body: { bn: "সালাম" } });
  expect(second.body).toMatchObject({ title: { ...NONE, bn: "খোঁজ" }, subject: NONE });
  const { _id } = made.body;
  expect((await ask("PUT", `/templates/${_id}`, made.body)).body).toEqual(made.body);
  const body = { ...TEMPLATE.body, ar: "السلام عليكم {name}" };
  const changed = await ask("PUT", `/templates/${_id}`, { ...TEMPLATE, body, version: 1 });
  expect(changed.body).toMatchObject({ body, version: 2 });
  const late = await ask("PUT", `/templates/${_id}`, { ...TEMPLATE, version: 1 });
  expect([late.status, late.body.code, late.body.current]).toEqual([
    409,
    "changed-meanwhile",
    changed.body,
  ]);
  expect((await ask("GET", "/templates")).body).toEqual([changed.body, second.body]);
  expect((await ask("DELETE", `/templates/${_id}`)).status).toBe(200);
  for (const method of ["PUT", "DELETE"]) {
    const { status } = await ask(
      method,
      `/templates/${_id}`,
      method === "PUT" ? TEMPLATE : undefined,
    );
    expect(status).toBe(404);
  }
  const audit = await site.audit.list({ limit: 4, offset: 0 });
  expect(audit.map(({ action, thing, summary }) => [action, thing, summary])).toEqual([
    ["delete", "template", "First answer"],
    ["update", "template", "First answer"],
    ["create", "template", "খোঁজ"],
    ["create", "template", "First answer"],
  ]);
});

test("what is no template is refused, and nothing is stored", async () => {
  const { ask } = await open();
  const bad = [
    ...[{}, [], "x", null, { ...TEMPLATE, title: NONE }, { ...TEMPLATE, body: NONE }],
    ...[
      { ...TEMPLATE, title: "First" },
      { ...TEMPLATE, body: { en: 5 } },
      { ...TEMPLATE, x: 1 },
    ],
    { ...TEMPLATE, title: { en: "x".repeat(101) } },
    { ...TEMPLATE, subject: { en: "x".repeat(201) } },
    { ...TEMPLATE, body: { en: "x".repeat(2001) } },
    { ...TEMPLATE, body: { en: "\ud800" } },
    { ...TEMPLATE, body: { en: "  \n " } },
    { ...TEMPLATE, body: { fr: "Bonjour" } },
    { ...TEMPLATE, body: { en: "Salam {nmae}" } },
    { ...TEMPLATE, subject: { en: "{}" } },
    { ...TEMPLATE, body: { en: JSON.parse('{"__proto__":"x"}') } },
  ];
  for (const body of bad)
    expect([body, (await ask("POST", "/templates", body)).status]).toEqual([body, 400]);
  const huge = { ...TEMPLATE, body: { en: "x".repeat(3_000_000) } };
  expect([400, 413]).toContain((await ask("POST", "/templates", huge)).status);
  expect((await ask("GET", "/templates")).body).toEqual([]);
});

test("at most a hundred are kept", async () => {
  const { ask, db } = await open();
  const { body: first } = await ask("POST", "/templates", TEMPLATE);
  const row = await db.selectFrom("replyTemplate").selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: 98 }, (_, index) => ({ ...row, id: `${first._id}${index}` }));
  await db.insertInto("replyTemplate").values(others).execute();
  const titled = (en: string) => ask("POST", "/templates", { ...TEMPLATE, title: { en } });
  expect((await titled("The hundredth")).status).toBe(201);
  const { status, body } = await titled("One more");
  expect([status, body.code]).toEqual([409, "too-many-templates"]);
  expect((await titled("The hundredth")).status).toBe(201);
});

test("one whose answer was lost is sent again, and there once", async () => {
  const { ask, site } = await open();
  const first = await ask("POST", "/templates", TEMPLATE);
  expect(await ask("POST", "/templates", TEMPLATE)).toMatchObject({
    status: 201,
    body: first.body,
  });
  expect((await ask("GET", "/templates")).body).toEqual([first.body]);
  const told = (await site.audit.list({ limit: 4, offset: 0 })).map(({ thing }) => thing);
  expect(told.filter((thing) => thing === "template")).toHaveLength(1);
});

test("sent again with its key it is one, also with other words; who wrote last is named", async () => {
  const api = await open();
  const rahim = await signInTo(api, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  const key = randomUUID();
  const send = (body: object, cookie = api.cookie) =>
    api.send("POST", "/api/templates", body, { cookie, headers: { "Idempotency-Key": key } });
  const titled = (en: string) => ({ ...TEMPLATE, title: { ...NONE, en } });
  const first = await send(TEMPLATE);
  const me = { _id: api.user._id, name: "Nadia Rahman" };
  expect(first).toMatchObject({ status: 201, body: { _id: key, version: 1, changedBy: me } });
  expect((await send(TEMPLATE)).body).toEqual(first.body);
  expect((await send(titled("Second"))).body).toMatchObject({ _id: key, version: 2 });
  const theirs = { ...titled("Theirs"), changedBy: me, version: 2 };
  await api.send("PUT", `/api/templates/${key}`, theirs, { cookie: rahim.cookie });
  const late = await send(titled("Late"));
  expect([late.status, late.body.code, late.body.current]).toMatchObject([
    ...[409, "changed-meanwhile"],
    { ...titled("Theirs"), changedBy: { _id: rahim.user._id, name: "Rahim Uddin" } },
  ]);
  const mine = await send({ ...titled("Late"), version: 3 });
  expect(mine.body).toMatchObject({ ...titled("Late"), version: 4, changedBy: me });
  expect((await api.ask("GET", "/templates")).body).toEqual([mine.body]);
});

test("what was opened is noted on the enquiry, once; its title stays when it is deleted", async () => {
  const { ask, site, user } = await open();
  const { id } = await makeEnquiry(site);
  const { body: template } = await ask("POST", "/templates", TEMPLATE);
  const note = (body: unknown) => ask("POST", `/enquiries/${id}/answers`, body);
  const noted = await note({ template: template._id, by: "whatsapp" });
  expect([noted.status, noted.body]).toMatchObject([
    201,
    {
      version: 1,
      status: "new",
      history: [{ by: user.name, what: "whatsapp", value: "First answer" }],
    },
  ]);
  expect((await note({ template: template._id, by: "whatsapp" })).body.history).toHaveLength(1);
  expect((await note({ template: template._id, by: "mail" })).body.history).toHaveLength(2);
  const { body: second } = await ask("POST", "/templates", {
    ...TEMPLATE,
    title: { ...NONE, en: "Reminder" },
  });
  expect((await note({ template: second._id, by: "mail" })).body.history).toHaveLength(3);
  await ask("DELETE", `/templates/${template._id}`);
  expect((await note({ template: template._id, by: "mail" })).status).toBe(404);
  expect((await ask("GET", `/enquiries/${id}`)).body.history).toMatchObject([
    { what: "whatsapp", value: "First answer" },
    { what: "mail", value: "First answer" },
    { what: "mail", value: "Reminder" },
  ]);
  const bad = [
    {},
    { template: template._id },
    { template: 5, by: "mail" },
    { template: "", by: "mail" },
  ];
  for (const body of [...bad, { template: template._id, by: "sms" }, { by: "mail" }, []]) {
    expect((await note(body)).status).toBe(400);
  }
  expect(
    (await ask("POST", "/enquiries/nothing/answers", { template: "x", by: "mail" })).status,
  ).toBe(404);
});

test("the demo agency has its templates, in three languages", async () => {
  const { ask } = await open(true);
  const { body } = await ask("GET", "/templates");
  expect(body).toHaveLength(8);
  expect(body[0].title).toEqual({ en: "First answer", bn: "প্রথম উত্তর", ar: "أول رد" });
  for (const { _id, ...template } of body) {
    expect((await ask("PUT", `/templates/${_id}`, { _id, ...template })).body).toMatchObject({
      _id,
      version: 1,
    });
  }
});
