import { expect, test } from "vitest";
import { editOf } from "#contracts/text-edit.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const LONG = `<p>${"The visa comes first. ".repeat(2000)}</p><p>Then a flight.</p>`;
const CHANGED = LONG.replace("a flight", "two flights 🛫");

async function openLong() {
  const opened = await openDrafting();
  const { _id, createdAt, updatedAt, version, ...fields } = opened.post;
  const saved = await opened.call("PUT", `/api/blogs/${_id}`, { ...fields, content: LONG });
  return { ...opened, text: saved.body.content as string };
}

const contentOf = async ({ call, draft }: Awaited<ReturnType<typeof openLong>>) =>
  (await call("GET", draft)).body.body.content;

test("of a long text only what is changed is sent: of the public one, of waiting ones, of an older one", async () => {
  const opened = await openLong();
  const { call, draft, text } = opened;
  const first = await call("PUT", draft, {
    body: { title: "Flights" },
    edits: { content: editOf(text, CHANGED) },
  });
  expect([first.status, await contentOf(opened)]).toEqual([200, CHANGED]);

  const { version } = first.body;
  const second = CHANGED.replace("first", "last");
  const stored = await call("PUT", draft, {
    version,
    body: {},
    edits: { content: editOf(CHANGED, second) },
  });
  expect([stored.status, await contentOf(opened)]).toEqual([200, second]);

  // Written by somebody who has not seen the last ones: both go together.
  const theirs = `${CHANGED}<p>And a hotel.</p>`;
  const merged = await call("PUT", draft, {
    version,
    body: {},
    edits: { content: editOf(CHANGED, theirs) },
  });
  expect([merged.status, merged.body.merged]).toEqual([200, true]);
  expect(await contentOf(opened)).toBe(`${second}<p>And a hotel.</p>`);
});

test.each([
  ["of another text", editOf(CHANGED, `${CHANGED}.`)],
  ["with another sum", { at: 0, remove: 0, insert: "x", sum: 1 }],
])("an edit %s changes nothing, and is asked for whole", async (_, content) => {
  const opened = await openLong();
  const { call, draft } = opened;
  const refused = await call("PUT", draft, { body: { title: "Lost?" }, edits: { content } });
  expect([refused.status, refused.body.current]).toEqual([409, undefined]);
  expect(refused.body.message).toContain("Send the whole text");
  expect((await call("GET", draft)).status).toBe(404);
});

const FIT = { at: 0, remove: 0, insert: "", sum: 0 };

test.each([
  ["no field", 400, { nowhere: FIT }],
  ["a field of the server", 400, { _id: FIT }],
  ["no text", 400, { content: "x" }],
  ["a part of it missing", 400, { content: { at: 0, remove: 0, insert: "x" } }],
  ["a place before the text", 400, { content: { ...FIT, at: -1 } }],
  ["half a letter's place", 400, { content: { ...FIT, at: 0.5 } }],
  ["a sum too large", 400, { content: { ...FIT, sum: 2 ** 32 } }],
  ["one thing more", 400, { content: { ...FIT, more: 1 } }],
  ["a list", 400, [FIT]],
  ["a name of JavaScript's own", 400, { constructor: FIT }],
])("bad edits, %s: %s", async (_, status, edits) => {
  const { call, draft } = await openDrafting();
  expect((await call("PUT", draft, { body: {}, edits })).status).toBe(status);
});

test("what is added bit by bit grows to what could be sent at once, and no further", async () => {
  const opened = await openLong();
  const { call, draft, text } = opened;
  const half = text + "x".repeat(600_000);
  const first = await call("PUT", draft, { body: {}, edits: { content: editOf(text, half) } });
  const { version } = first.body;
  const more = { content: editOf(half, half + "x".repeat(600_000)) };
  const refused = await call("PUT", draft, { version, body: {}, edits: more });
  expect([refused.status, refused.body.message]).toEqual([
    413,
    expect.stringMatching(/^This is too large to be stored: it may have 1 MB in all/),
  ]);
  expect(await contentOf(opened)).toBe(half);
});
