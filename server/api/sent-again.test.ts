import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const POST = {
  ...{ title: "Seven nights", type: "Umrah", image: "/art/madinah-dawn.svg", link: "seven-nights" },
  content: "<p>Bring soft shoes.</p>",
};
const PAGE = {
  ...{ title: "Refunds", link: "refunds", description: "", isInFooter: false },
  content: "<p>Within 14 days.</p>",
};
const NOUNS: ["blogs" | "pages", typeof POST | typeof PAGE][] = [
  ["blogs", POST],
  ["pages", PAGE],
];

async function open(noun: string) {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const key = randomUUID();
  const path = `/api/${noun}/${key}`;
  const sendWith = (key: string, body: object) =>
    api.send("POST", `/api/${noun}`, body, { cookie, headers: { "Idempotency-Key": key } });
  const ask = (method: string, path: string) => api.send(method, path, undefined, { cookie });
  return { ...api, key, path, sendWith, ask };
}

test.each(NOUNS)(
  "%s: what is sent again with its key is made once, also with other words",
  async (noun, first) => {
    const { key, path, sendWith, ...api } = await open(noun);
    const made = await sendWith(key, first);
    expect([made.status, made.body]).toMatchObject([201, { _id: key, ...first, version: 1 }]);
    expect(await sendWith(key, first)).toEqual({ ...made, status: 200 });
    const better = { ...first, title: "Better words", link: "better" };
    expect(await sendWith(key, better)).toMatchObject({
      ...{ status: 200, body: { _id: key, ...better, version: 2 } },
    });
    // On another device it may have been written on: whoever knows of it says so.
    const best = { ...better, title: "The best words" };
    const unknowing = await sendWith(key, best);
    expect([unknowing.status, unknowing.body.current.title]).toEqual([409, "Better words"]);
    expect(await sendWith(key, { ...best, version: 2 })).toMatchObject({
      ...{ status: 200, body: { _id: key, ...best, version: 3 } },
    });
    const all = (await api.get(`/api/${noun}`)).body;
    expect(all.map(({ _id }: { _id: string }) => _id)).toEqual([key]);

    // Once somebody else wrote on, the two are looked at beside each other.
    const rahim = await signInTo(api, { email: "rahim@rihla.example" });
    const theirs = { ...first, title: "Theirs" };
    expect((await api.send("PUT", path, theirs, { cookie: rahim.cookie })).status).toBe(200);
    const late = await sendWith(key, { ...first, title: "Late" });
    expect([late.status, late.body.code, late.body.current.title]).toEqual([
      ...[409, "changed-meanwhile", "Theirs"],
    ]);
    const taken = await sendWith(randomUUID(), { ...first, title: "Another" });
    expect([taken.status, taken.body.code]).toMatchObject([
      ...[409, expect.stringMatching(/link-taken$/)],
    ]);
    for (const bad of ["", "1", `${key}x`, "../x"]) {
      expect((await sendWith(bad, { ...first, link: "bad" })).status).toBe(400);
    }
  },
);

test.each(NOUNS)(
  "%s: what was deleted meanwhile does not come back by being sent again",
  async (noun, first) => {
    const { key, path, sendWith, ask } = await open(noun);
    await sendWith(key, first);
    expect((await ask("DELETE", path)).status).toBe(200);
    expect(await sendWith(key, first)).toMatchObject({ status: 404, body: { code: "in-trash" } });
    expect((await ask("POST", `${path}/restore`)).status).toBe(200);
    expect((await ask("DELETE", path)).status).toBe(200);
  },
);
