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

test.each([
  ["blogs", POST],
  ["pages", PAGE],
])(
  "%s: what is sent again with its key is made once, also with other words",
  async (noun, first) => {
    const api = await openTestApi();
    const { cookie } = await signInTo(api);
    const key = randomUUID();
    const sendWith = (key: string, body: object) =>
      api.send("POST", `/api/${noun}`, body, { cookie, headers: { "Idempotency-Key": key } });
    const made = await sendWith(key, first);
    expect([made.status, made.body]).toMatchObject([201, { _id: key, ...first, version: 1 }]);
    expect(await sendWith(key, first)).toEqual({ ...made, status: 200 });
    const better = { ...first, title: "Better words", link: "better" };
    expect(await sendWith(key, better)).toMatchObject({
      status: 200,
      body: { _id: key, ...better },
    });
    const others = (await api.get(`/api/${noun}`)).body;
    expect(others.map(({ _id }: { _id: string }) => _id)).toEqual([key]);

    // Once somebody wrote on, the two are looked at beside each other.
    const late = await sendWith(key, { ...first, title: "Late" });
    expect([late.status, late.body.code, late.body.current.title]).toEqual([
      ...[409, "changed-meanwhile", "Better words"],
    ]);
    const taken = await sendWith(randomUUID(), { ...better, title: "Another" });
    expect([taken.status, taken.body.code]).toMatchObject([
      409,
      expect.stringMatching(/link-taken$/),
    ]);
    for (const bad of ["", "1", `${key}x`, "../x"]) {
      expect((await sendWith(bad, { ...first, link: "bad" })).status).toBe(400);
    }
  },
);
