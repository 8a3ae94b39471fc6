import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import ToldWhen from "./told-when.tsx";

async function pagesAt(page: number, pages: number, departure: string | null = null) {
  const loaderData = { people: [], departures: [], templates: [], departure, page, pages };
  const Page = ToldWhen as unknown as ComponentType<{ loaderData: object }>;
  const screen = showPiece(<Page loaderData={loaderData} />);
  await screen.came();
  const lines = screen.outline().filter((line) => /Page|Everybody|href/.test(line));
  document.querySelector("main")?.remove();
  return lines.map((line) => line.trim());
}

test("those who wait are looked through page by page, of one departure or of all", async () => {
  expect(await pagesAt(0, 1)).toEqual([]);
  expect(await pagesAt(0, 3)).toEqual(["Page 1 of 3 [Later | href=/?page=1]"]);
  expect(await pagesAt(1, 3)).toEqual([
    "[Earlier | href=/?page=0] Page 2 of 3 [Later | href=/?page=2]",
  ]);
  expect(await pagesAt(2, 3, "d1")).toEqual([
    "[Show all departures | href=/admin/enquiries/told-when]",
    "[Earlier | href=/?departure=d1&page=1] Page 3 of 3",
  ]);
});
