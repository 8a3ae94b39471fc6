import { expect, test, vi } from "vitest";
import { fieldId } from "#app/forms/use-form-fields.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";
import { showPiece } from "#tests/support/show-piece.tsx";
import { typeIn } from "#tests/support/type-in.ts";
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

test("whoever writes on while a post goes public stays with it, and its new type can be chosen", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/blog/edit/post-14");
  await screen.type("Blog Type", "Ziyarah");
  admin.amid(/^PUT .api.blog/, async () => typeIn("title", "Umrah, slowly"));
  const came = await screen.press(/^Update Blog/);
  expect(came.filter((line) => /^(at|success|error)/.test(line))).toEqual([
    "success: Blog post updated!",
  ]);
  expect(document.querySelector("[aria-label='Types already used']")?.textContent).toContain(
    "Ziyarah",
  );
});
