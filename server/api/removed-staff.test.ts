import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { backUp } from "#tests/support/backups.ts";
import { wxr } from "#tests/support/import-files.ts";
import { makeUser, PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi, type TestApi } from "#tests/support/open-test-api.ts";
import { jpeg } from "#tests/support/send-picture.ts";

type Sent = { method?: string; address: string; type: string; body: Uint8Array };

/** @param meanwhile what happens once the server has begun to read it */
async function sendSlowly(
  { api }: TestApi,
  { method = "POST", address, type, body }: Sent,
  { cookie, meanwhile }: { cookie: string; meanwhile: () => Promise<unknown> },
): Promise<{ status: number; code: string }> {
  const asked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  // Asked for once it is known whose it is.
  const slow = new ReadableStream(
    {
      async pull(controller) {
        asked.resolve();
        await over.promise;
        controller.enqueue(body);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const answer = api.request(address, {
    ...{ method, body: slow, duplex: "half" },
    headers: {
      ...{ host: "localhost", origin: "http://localhost", cookie },
      "content-type": type,
    },
  } as RequestInit);
  await asked.promise;
  await meanwhile();
  over.resolve();
  const said = await answer;
  return { status: said.status, code: (await said.json()).code };
}

async function formOf(fields: Record<string, string | File>): Promise<Omit<Sent, "address">> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = new Response(form);
  const type = response.headers.get("content-type") ?? "";
  // Where the server's own Response has taken the place of Node's, it knows no `bytes`.
  return { type, body: new Uint8Array(await response.arrayBuffer()) };
}

const picture = async () => {
  const file = new File([new Uint8Array(await jpeg().jpeg().toBuffer())], "a.jpg");
  return { address: "/api/media", ...(await formOf({ file })) };
};

const oldSite = async () => {
  const file = new File([wxr([{ id: 1, title: "Out of spite", slug: "spite" }])], "old.xml");
  return { address: "/api/imports", ...(await formOf({ source: "wordpress", file })) };
};

const backup = async ({ place }: TestApi) => ({
  address: "/api/backups/file",
  type: "application/octet-stream",
  body: new Uint8Array(readFileSync(await backUp(place))),
});

const kept = ({ dataFolder }: TestApi) =>
  ["media", "uploads", "imports", "backups"].flatMap((name) => {
    const folder = path.join(dataFolder, name);
    return existsSync(folder) ? readdirSync(folder) : [];
  });

test("who is removed while what they send is still coming saves nothing", async () => {
  const api = await openTestApi({ demo: true });
  const owner = await makeUser(api);
  const { user, cookie } = await signInTo(api);
  const { version, ...hajj } = (await api.get("/api/package/hajj")).body;
  const body = new TextEncoder().encode(JSON.stringify({ ...hajj, title: "Out of spite" }));
  const sent = { method: "PUT", address: "/api/package/hajj", type: "application/json", body };
  const meanwhile = () => api.site.user.remove(user._id, { by: owner._id });
  expect((await sendSlowly(api, sent, { cookie, meanwhile })).status).toBe(401);
  expect((await api.get("/api/package/hajj")).body.title).toBe(hajj.title);
});

test("nor is a picture of theirs kept", async () => {
  const api = await openTestApi();
  const owner = await makeUser(api);
  const { user, cookie } = await signInTo(api);
  const meanwhile = () => api.site.user.remove(user._id, { by: owner._id });
  const answer = await sendSlowly(api, await picture(), { cookie, meanwhile });
  expect(answer).toEqual({ status: 401, code: "not-signed-in" });
  expect([await api.site.media.count({ q: "" }), kept(api)]).toEqual([0, []]);
});

test.each([
  ["a backup", backup],
  ["the file of an old site", oldSite],
])("who hands the site over while %s comes may no longer bring it", async (_, sent) => {
  const api = await openTestApi();
  const { user: owner, cookie } = await signInTo(api);
  const next = await makeUser(api);
  const meanwhile = () => api.site.ownership.handOver(next._id, PASSWORD, { by: owner._id });
  const answer = await sendSlowly(api, await sent(api), { cookie, meanwhile });
  expect(answer).toEqual({ status: 403, code: "owner-only" });
  expect([await api.imports.list(), kept(api)]).toEqual([[], []]);
});
