import { describe, expect, test } from "vitest";
import type { BlogFinding } from "#contracts/blog.ts";
import type { Waiting } from "#contracts/waiting.ts";
import {
  isWaitingState,
  pageOf,
  partOf,
  queryOf,
  waitingPageOf,
  waitingQueryOf,
} from "./post-pages.ts";

const partIn = (search: string) => partOf(new URLSearchParams(search));
const post = (number: number) =>
  ({ _id: `p${number}`, createdAt: "2026-01-01T00:00:00.000Z" }) as BlogFinding;
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(index));
const cursor = (number: number) => encodeURIComponent(`2026-01-01T00:00:00.000Z_p${number}`);

describe("the list goes on from a post", () => {
  test("the first page has older ones alone", () => {
    const { posts: shown, newer, older } = pageOf(partIn("type=Tours"), posts(25));
    expect([shown.length, newer, older]).toEqual([24, null, `type=Tours&after=${cursor(23)}`]);
    expect(pageOf(partIn(""), posts(24)).older).toBeNull();
  });

  test("an older page has newer ones", () => {
    const page = pageOf(partIn(`after=${cursor(9)}`), posts(3));
    expect([page.newer, page.older]).toEqual([`before=${cursor(0)}`, null]);
  });

  test("back again: the one too many is the first", () => {
    const page = pageOf(partIn(`before=${cursor(9)}`), posts(25));
    expect([page.posts[0]?._id, page.newer]).toEqual(["p1", `before=${cursor(1)}`]);
    expect(page.older).toBe(`after=${cursor(24)}`);
    expect(pageOf(partIn(`before=${cursor(9)}`), posts(24)).newer).toBeNull();
    // Where one came back from, there are older ones.
    expect(pageOf(partIn(`before=${cursor(9)}`), posts(24)).older).toBe(`after=${cursor(23)}`);
  });
});

test("a search has numbered pages", () => {
  const part = partIn(`q=visa&page=2&after=${cursor(1)}`);
  expect(queryOf(part)).toMatchObject({ q: "visa", offset: 24, limit: 25, after: undefined });
  expect(pageOf(part, posts(25))).toMatchObject({ newer: "q=visa&page=1", older: "q=visa&page=3" });
  expect(pageOf(partIn("q=visa"), [])).toEqual({ posts: [], newer: null, older: null });
});

test.each(["after=x", "before=", "page=0", "page=-1", "page=1e9", "page=99999999", "q=%20"])(
  "%s is the first page of all",
  (search) => expect(queryOf(partIn(search))).toMatchObject({ q: "", offset: 0, after: undefined }),
);

test("what is too long to be searched for is cut", () =>
  expect(partIn(`q=${"a".repeat(10_000)}`).q).toHaveLength(200));

describe("what waits is counted in pages", () => {
  const waiting = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `p${index}` })) as Waiting[];

  test("each page asks for one more than it shows", () => {
    expect(waitingQueryOf(partIn("state=draft"), "draft")).toEqual({
      ...{ kind: "post", state: "draft", limit: 25, offset: 0 },
    });
    expect(waitingQueryOf(partIn("state=draft&page=3"), "draft")).toMatchObject({ offset: 48 });
  });

  test("the one more is not shown, and tells that another page follows", () => {
    const first = waitingPageOf(partIn("state=draft"), waiting(25));
    expect([first.waiting.length, first.newer, first.older]).toEqual([
      ...[24, null, "state=draft&page=2"],
    ]);
    const second = waitingPageOf(partIn("state=draft&page=2"), waiting(24));
    expect([second.newer, second.older]).toEqual(["state=draft&page=1", null]);
  });

  test("no search goes through it, and what is public is searched", () => {
    expect(partIn("state=scheduled&q=hajj&type=Tours")).toMatchObject({ q: "", type: "" });
    expect(partIn("state=published&q=hajj&type=Tours")).toMatchObject({ q: "hajj", type: "Tours" });
    expect(["", "published", "draft"].map((state) => isWaitingState(state as never))).toEqual([
      ...[false, false, true],
    ]);
  });
});
