import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { ChosenDialog } from "./chosen-dialog.tsx";

const POSTS = [
  { id: "one", title: "One", isWaiting: false },
  { id: "two", title: "", isWaiting: true },
];

test("before a type is given to several each is named, and the type is asked for", async () => {
  const went: unknown[] = [];
  const screen = showPiece(
    <ChosenDialog
      deed="type"
      posts={POSTS}
      types={[]}
      onKeep={() => went.push("kept")}
      onGo={(...how) => went.push(how)}
    />,
  );
  await screen.came();
  const listed = () => screen.outline().filter((line) => /li dir=auto/.test(line));
  expect(listed().map((line) => line.trim())).toEqual([
    "li dir=auto: One",
    "li dir=auto: No title yet",
  ]);
  await screen.type("Blog Type", "  ");
  const told = await screen.press("Update 2 posts");
  expect([
    told.some((line) => line.includes("Blog Type") && line.includes("invalid=true")),
    went,
  ]).toEqual([true, []]);
  const typed = await screen.type("Blog Type", " Hajj ");
  expect(typed.join()).not.toContain("invalid=true");
  await screen.press("Update 2 posts");
  expect(went).toEqual([["type", "Hajj"]]);
});
