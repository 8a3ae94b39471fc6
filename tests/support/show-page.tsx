import { type ComponentType, createElement } from "react";
import { showPiece } from "./show-piece.tsx";

/** A page of the admin area with what its loader has answered. */
export async function showPage(
  page: unknown,
  loaderData: object,
  answer?: Parameters<typeof showPiece>[1],
) {
  const Page = page as ComponentType<{ loaderData: object }>;
  const screen = showPiece(createElement(Page, { loaderData }), answer);
  await screen.came();
  return screen;
}

export const linesOf = (lines: string[], what: RegExp) => lines.filter((line) => what.test(line));
