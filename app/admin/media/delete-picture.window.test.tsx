import { expect, test } from "vitest";
import type { MediaDetail } from "#contracts/media.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { DeletePicture } from "./delete-picture.tsx";

test("a picture that is used cannot be deleted, and says where", async () => {
  const usedIn = [
    { label: "The home page", href: "/admin" },
    { label: "A deleted post", href: null },
  ];
  const detail = { _id: "picture", usedIn } as unknown as MediaDetail;
  const screen = showPiece(
    <DeletePicture detail={detail} call={(ask) => ask() as never} onDeleted={() => undefined} />,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  ### Where it is used",
    "  ul:",
    "    li: [The home page | href=/admin]",
    "    li: A deleted post",
    '  <‹trash› Delete picture | disabled describedby="It can be deleted once nothing shows it.">',
    "  It can be deleted once nothing shows it.",
  ]);
});
