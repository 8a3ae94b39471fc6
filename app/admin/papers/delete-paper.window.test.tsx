import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { DeletePaper } from "./delete-paper.tsx";

test("a paper is deleted after a question, and comes back; not while visas ask for it", async () => {
  let answer: object = { status: 500, body: { message: "The disk is full.", issues: [] } };
  const screen = showPiece(
    <>
      <DeletePaper id="passport" title="Passport" uses={[]} />
      <DeletePaper id="photo" title="Photo" uses={[{ _id: "qatar", title: "Qatar" }] as never} />
    </>,
    () => answer,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main: <‹trash› Delete | label=Delete Passport> <‹trash› Delete | label=Delete Photo>",
  ]);
  expect(await screen.press(/Photo/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Delete Photo" describedby="1 visa uses it. Take it out there first.":',
    "+ ## Delete Photo",
    "+ <‹x› | label=Close>",
    "+ 1 visa uses it. Take it out there first.",
    "+ ul: li: [‹stamp› Qatar | href=/admin/visas/edit/qatar]",
    "focus button Close",
  ]);
  await screen.key("Escape");
  expect(await screen.press(/Passport/)).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Delete Passport?" describedby="No visa asks for it.You can restore it from the trash for 30":',
    "+ ## Delete Passport?",
    "+ No visa asks for it.",
    "+ You can restore it from the trash for 30 days.",
    "+ <Keep it> <Delete | .button-danger>",
    "focus button Keep it",
  ]);
  expect(await screen.press(/^Yes|^Delete/)).toEqual([
    "closed",
    "error: It is still there. The disk is full.",
    "sent DELETE /api/requirements/passport",
    "focus button Delete Passport",
  ]);
  answer = {};
  await screen.press(/Passport/);
  expect(await screen.press(/^Yes|^Delete/)).toEqual([
    "closed",
    "success: Deleted. It is kept for 30 days. <Undo>",
    "sent DELETE /api/requirements/passport",
    "at /admin/requirements",
    "focus button Delete Passport",
  ]);
  expect(await screen.takeUp()).toEqual([
    "success: It is back.",
    "sent POST /api/requirements/passport/restore",
    "at /admin/requirements/edit/passport",
  ]);
});
