import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useTrash } from "./use-trash.ts";

const WORDS = {
  stillThere: "Still there. {message}",
  stillDeleted: "Still deleted. {message}",
  isBack: "Back.",
};
const TAKEN =
  "error: Still deleted. Another one has its address by now. Change the address of that one first.";

test.each([
  ["link-taken", 409, TAKEN],
  ["page-link-taken", 409, TAKEN],
  ["unknown-here", 409, "error: Still deleted. No."],
  [
    "not-found",
    404,
    "error: It is not in the trash any more: load the page again to see where it is.",
  ],
])("why something does not come back is said: %s", async (code, status, said) => {
  let trash: ReturnType<typeof useTrash> | undefined;
  const back: string[] = [];
  function Page() {
    trash = useTrash("pages", WORDS);
    return trash.dialog;
  }
  const screen = showPiece(<Page />, () => ({
    status,
    body: { code, message: "No.", issues: [] },
  }));
  flushSync(() => void trash?.restore("p1", () => back.push("p1")));
  expect((await screen.came()).filter((line) => line.startsWith("error"))).toEqual([said]);
  expect(back).toEqual([]);
});
