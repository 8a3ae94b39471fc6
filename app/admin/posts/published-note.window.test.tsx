import { expect, test, vi } from "vitest";
import { fieldId } from "#app/forms/use-form-fields.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PublishedNote } from "./published-note.tsx";

test("a post that is public now is looked at where visitors see it, or another is written", async () => {
  const onAnother = vi.fn();
  const screen = showPiece(
    <>
      <input id={fieldId("title")} aria-label="Title" />
      <PublishedNote link="হজ/2027" onAnother={onAnother} />
    </>,
  );
  await screen.came();
  const link = document.querySelector("main a");
  expect(decodeURI(link?.getAttribute("href") ?? "")).toBe("/blog/হজ/2027");
  expect((await screen.press("Write another")).at(-1)).toBe("focus input Title");
  expect(onAnother).toHaveBeenCalledOnce();
});
