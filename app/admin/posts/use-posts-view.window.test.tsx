import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { usePostsView } from "./use-posts-view.ts";

function Piece() {
  const [view, choose] = usePostsView();
  return (
    <>
      <p>{view}</p>
      <button type="button" onClick={() => choose("table")}>
        Table
      </button>
      <button type="button" onClick={() => choose("cards")}>
        Cards
      </button>
    </>
  );
}

test("posts are cards until somebody wants a table, which is remembered on the device", async () => {
  localStorage.clear();
  const open = async () => {
    const screen = showPiece(<Piece />);
    await screen.came();
    return screen;
  };
  const views = () => [...document.querySelectorAll("main p")].map((one) => one.textContent);
  const first = await open();
  expect(views()).toEqual(["cards"]);
  await first.press("Table");
  await open();
  expect(views()).toEqual(["table", "table"]);
  await first.press("Cards");
  await open();
  expect(views().at(-1)).toBe("cards");
});
