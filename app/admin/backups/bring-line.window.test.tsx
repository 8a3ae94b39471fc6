import { expect, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { BringButton } from "./bring-line.tsx";
import { WorkLine } from "./work-line.tsx";

test("a file is taken, and the field emptied: the same one can be chosen again", async () => {
  const taken: string[] = [];
  const screen = showPiece(<BringButton isBusy={false} onFile={({ name }) => taken.push(name)} />);
  await screen.came();
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!field) throw new Error("no field for a file");
  let files = [new File(["a backup"], "old.tar.zst")];
  Object.defineProperty(field, "files", { get: () => files });
  Object.defineProperty(field, "value", {
    set: (value: string) => {
      if (value === "") files = [];
    },
  });
  field.dispatchEvent(new Event("change", { bubbles: true }));
  expect([taken, files]).toEqual([["old.tar.zst"], []]);
});

test("whoever puts off signing in again finds the way to it where it was", async () => {
  const work = { what: "restore", step: "database", done: 0, of: 0 };
  const screen = showPiece(
    <WorkLine state={{ work } as never} phase="signed-out" isInPlace onSignedIn={vi.fn()} />,
  );
  await screen.came();
  await screen.press("Sign in");
  expect(await screen.press("Close")).toEqual(["closed", "focus button Sign in"]);
});
