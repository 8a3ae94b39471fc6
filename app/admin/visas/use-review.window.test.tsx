import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useReview } from "./use-review.ts";

test("a review is sent once, however often it is pressed, and the form follows in both its fields", async () => {
  const followed: unknown[] = [];
  function Piece() {
    const visa = { _id: "work-qatar", reviewedOn: "2026-08-22", reviewedBy: "Nasreen Sultana" };
    const review = useReview(visa as never, (...all) => void followed.push(all[1]));
    return (
      <button type="button" onClick={() => void review()}>
        Reviewed today
      </button>
    );
  }
  const reviewed = { reviewedOn: "2026-11-25", reviewedBy: "Nadia Islam", version: 4 };
  const screen = showPiece(<Piece />, () => ({ body: reviewed }));
  const button = document.querySelector("button");
  button?.click();
  button?.click();
  const sent = "sent POST /api/visas/work-qatar/reviewed {}";
  expect((await screen.came()).filter((line) => line.startsWith("sent"))).toEqual([sent]);
  expect(followed).toEqual([["reviewedOn", "reviewedBy"]]);
  // Once it is done it can be done again.
  expect(await screen.press("Reviewed today")).toContain(sent);
});
