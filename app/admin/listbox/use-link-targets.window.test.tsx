import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useLinkTargets } from "./use-link-targets.ts";

test("a link is offered public pages of one's own and posts, by their names and addresses", async () => {
  const page = { _id: "p1", title: "Refunds", link: "refunds", isInFooter: false };
  const pages = [
    { ...page, isPublic: true },
    { ...page, _id: "p2", title: "Refunds 2027", link: "refunds-2027", isPublic: false },
    { ...page, _id: "p3", title: "Refunds of old", link: "refunds-old" },
  ];
  const posts = [{ _id: "b1", title: "How refunds work", link: "how-refunds", type: "Umrah" }];
  function Piece() {
    const entries = useLinkTargets("refund");
    return entries.map(({ to, label, note }) => <p key={to}>{[label, note, to].join(" · ")}</p>);
  }
  const screen = showPiece(<Piece />, (asked) => ({
    body: asked.startsWith("GET /api/find") ? { posts } : pages,
  }));
  await screen.came();
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  Refunds · /refunds · /refunds",
    "  Refunds of old · /refunds-old · /refunds-old",
    "  How refunds work · /blog/how-refunds · /blog/how-refunds",
  ]);
});
