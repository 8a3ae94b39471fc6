import { createElement, Fragment } from "react";
import type { Piece } from "#contracts/blog.ts";

/** A text in which the hits of a search stand out. */
export function Marked({ pieces }: { pieces: Piece[] }) {
  return createElement(
    Fragment,
    null,
    ...pieces.map(({ text, isHit }) => (isHit ? createElement("mark", null, text) : text)),
  );
}
