import { expect, test, vi } from "vitest";
import { ask } from "#app/admin/api/client.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { DeleteTemplate } from "./delete-template.tsx";

test("before a reply is deleted it is asked; it can be kept, and what is refused is said", async () => {
  const template = {
    _id: "t1",
    title: { en: "Prices", bn: "", ar: "" },
  } as unknown as ReplyTemplate;
  const onDeleted = vi.fn();
  let status = 500;
  const screen = showPiece(<DeleteTemplate {...{ template, onDeleted }} call={ask} />, () => ({
    ...{ status, body: { message: "The disk is full.", issues: [] } },
  }));
  await screen.came();
  expect(await screen.press(/^Delete/)).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Delete “Prices”?" describedby="It goes for good. What was noted of its use on enquiries sta":',
    "+ ## Delete “Prices”?",
    "+ It goes for good. What was noted of its use on enquiries stays.",
    "+ <Keep it> <Delete | .button-danger>",
    "focus button Keep it",
  ]);
  expect(await screen.press(/^Keep/)).toEqual(["closed", "focus button Delete"]);
  await screen.press(/^Delete/);
  expect(await screen.press(/^Delete/)).toEqual([
    "closed",
    "error: The template is still there. The disk is full.",
    "sent DELETE /api/templates/t1",
    "focus button Delete",
  ]);
  expect(onDeleted).not.toHaveBeenCalled();
  status = 200;
  await screen.press(/^Delete/);
  expect(await screen.press(/^Delete/)).toEqual([
    "closed",
    "success: “Prices” is deleted.",
    "sent DELETE /api/templates/t1",
    "focus button Delete",
  ]);
  expect(onDeleted).toHaveBeenCalledOnce();
});
