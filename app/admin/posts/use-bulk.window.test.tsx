import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import type { Choosable } from "./choosable.ts";
import { useBulk } from "./use-bulk.ts";

const POSTS: Choosable[] = [
  { id: "open", title: "Open", isWaiting: false },
  { id: "waits", title: "Waits", isWaiting: true },
  { id: "gone", title: "Gone", isWaiting: false },
];
const FIELDS = { title: "Open", image: "/a.svg", link: "open", content: "<p>a</p>", version: 4 };

type Bulk = ReturnType<typeof useBulk>;
type Answers = Record<string, { status?: number; body?: object }>;

/** What comes of a deed: what is said and sent, and what stays chosen. */
async function after(deed: (bulk: Bulk) => unknown, answers: Answers = {}) {
  let bulk: Bulk | undefined;
  let left: readonly Choosable[] = POSTS;
  const keep = (posts: readonly Choosable[]) => {
    left = posts;
  };
  const chosen = { all: POSTS, keep };
  function Page() {
    bulk = useBulk(chosen as never);
    return null;
  }
  const screen = showPiece(<Page />, (asked) => answers[asked] ?? { body: { ...FIELDS } });
  flushSync(() => void (bulk && deed(bulk)));
  const lines = (await screen.came()).filter((line) => /^(sent|success|error)/.test(line));
  const undone = async () => (await screen.takeUp()).filter((line) => line.startsWith("sent"));
  return { screen, lines, left: left.map(({ id }) => id), undone };
}

const GONE = { status: 404, body: { code: "not-found", message: "Gone.", issues: [] } };

test("a type is public at once with the version that was read; where something waits it waits with that", async () => {
  const { lines, left } = await after((bulk) => bulk.changeType(POSTS, "Hajj"), {
    "GET /api/drafts/post/waits": { body: { version: 9 } },
    "GET /api/blogs/gone": GONE,
  });
  expect(lines).toEqual([
    "error: 1 post is not there any more. The list shows what there is now.",
    "success: 2 posts have the new type.",
    'sent PUT /api/blogs/open {"title":"Open","image":"/a.svg","link":"open","content":"<p>a</p>","version":4,"type":"Hajj"}',
    'sent PUT /api/drafts/post/waits {"version":9,"body":{"type":"Hajj"}}',
  ]);
  expect(left).toEqual([]);
});

test("what waits no more when it is given a type is public, and becomes so at once", async () => {
  const waits = POSTS.slice(1, 2);
  const { lines } = await after((bulk) => bulk.changeType(waits, "Hajj"), {
    "GET /api/drafts/post/waits": { status: 404, body: { code: "nothing-waits", message: "" } },
  });
  expect(lines.filter((line) => line.startsWith("sent"))).toEqual([
    expect.stringMatching(/^sent PUT \/api\/blogs\/waits .*"version":4,"type":"Hajj"\}$/),
  ]);
});

test("what was deleted is brought back by one press; what is refused stays chosen", async () => {
  const refused = { status: 500, body: { message: "The disk is full.", issues: [] } };
  const { lines, left, undone } = await after((bulk) => bulk.remove(POSTS), {
    "DELETE /api/blogs/waits": refused,
  });
  expect(lines.filter((line) => line.startsWith("sent"))).toHaveLength(3);
  expect(left).toEqual(["waits"]);
  expect(await undone()).toEqual([
    "sent POST /api/blogs/open/restore",
    "sent POST /api/blogs/gone/restore",
  ]);
});

test("what does not come back says why, beside how many do", async () => {
  const refused = { status: 500, body: { message: "The disk is full.", issues: [] } };
  const { screen } = await after((bulk) => bulk.remove(POSTS), {
    "POST /api/blogs/gone/restore": refused,
  });
  const said = (await screen.takeUp()).filter((line) => /^(success|error)/.test(line));
  expect(said).toEqual(["success: 2 posts are back.", "error: The disk is full."]);
});
