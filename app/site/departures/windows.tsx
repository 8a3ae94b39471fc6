import type { CSSProperties } from "react";

/** A window a night; the words beside them say the number. */
export const Windows = ({ nights }: { nights: number }) => (
  <i className="windows" style={{ "--n": nights } as CSSProperties} />
);
