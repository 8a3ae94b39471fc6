import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import type { BlogFinding } from "#contracts/blog.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { usePostList } from "./use-post-list.ts";

const post = (_id: string) => ({ _id, title: _id }) as BlogFinding;

test("a post that is deleted here stays away though what is loaded has it still, and comes back to its place", async () => {
  let list: ReturnType<typeof usePostList> | undefined;
  let load: () => void = () => undefined;
  function Page({ loaded }: { loaded: BlogFinding[] }) {
    list = usePostList(loaded);
    return null;
  }
  function Whole() {
    const [loaded, setLoaded] = useState(() => ["a", "b", "c"].map(post));
    load = () => setLoaded(["a", "b", "c", "d"].map(post));
    return <Page loaded={loaded} />;
  }
  const screen = showPiece(<Whole />, () => ({ body: {} }));
  await screen.came();
  const shown = () => list?.posts.map(({ _id }) => _id).join("");
  const after = async (deed: () => void) => {
    flushSync(deed);
    const sent = (await screen.came()).filter((line) => line.startsWith("sent"));
    return [shown(), list?.isGone("b"), ...sent];
  };
  expect(await after(() => list?.confirm())).toEqual(["abc", false]);
  await after(() => list?.ask(list.posts[1] ?? null));
  expect(await after(() => list?.confirm())).toEqual(["ac", true, "sent DELETE /api/blogs/b"]);
  expect(await after(() => load())).toEqual(["acd", true]);
  await screen.takeUp();
  expect([shown(), list?.isGone("b")]).toEqual(["abcd", false]);
});
