import { expect, test } from "vitest";
import { editOf } from "#contracts/text-edit.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const HOSTILE = '<p>Words</p><base href="//evil.example"><img src="x" onerror="alert(1)">';

test("what the editor does not write is cleaned when it is kept, and whoever sent it is given what is kept", async () => {
  const { call, draft } = await openDrafting();
  const sent = await call("PUT", draft, { body: { content: HOSTILE } });
  expect([sent.status, sent.body.merged, sent.body.body.content]).toEqual([
    200,
    true,
    "<p>Words</p>",
  ]);
  expect((await call("GET", draft)).body.body.content).toBe("<p>Words</p>");

  const { version } = sent.body;
  const edits = { content: editOf("<p>Words</p>", '<p onclick="alert(1)">Words</p>') };
  const edited = await call("PUT", draft, { version, body: {}, edits });
  expect([edited.status, edited.body.merged]).toEqual([200, true]);
  expect((await call("GET", draft)).body.body.content).toBe("<p>Words</p>");
});

test("what the editor writes is kept letter for letter, and sent back to nobody", async () => {
  const { call, draft } = await openDrafting();
  const content = '<p style="color: rgb(1, 2, 3); text-align: center;">Words&nbsp;&amp; more</p>';
  const sent = await call("PUT", draft, { body: { content } });
  expect([sent.status, sent.body.merged]).toEqual([200, false]);
  expect((await call("GET", draft)).body.body.content).toBe(content);
});

test.each([
  ["<".repeat(100_000), "&lt;".repeat(100_000)],
  ["<!--".repeat(50_000), ""],
])("a text that no editor writes is kept clean: %.12s", async (content, clean) => {
  const { call, draft } = await openDrafting();
  expect((await call("PUT", draft, { body: { content } })).status).toBe(200);
  expect((await call("GET", draft)).body.body.content).toBe(clean);
});

test("one that is nested without end is refused, and nothing waits", async () => {
  const { call, draft } = await openDrafting();
  const content = "<blockquote>".repeat(20_000);
  const refused = await call("PUT", draft, { body: { content } });
  expect([refused.status, refused.body.message]).toEqual([
    400,
    expect.stringMatching(/inside one another/),
  ]);
  expect((await call("GET", draft)).status).toBe(404);
});
